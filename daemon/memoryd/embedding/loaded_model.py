"""A model in memory, which embeds texts as unit vectors. No other module loads models.

All functions block and may be called in any thread. fastembed and onnxruntime are imported when the
first model is loaded, which takes about a second.
"""

import ctypes
import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import structlog
from numpy.typing import NDArray

from memoryd.embedding.fingerprint import Fingerprint
from memoryd.embedding.model_files import ModelFiles, ModelFilesError, downloaded_model

if TYPE_CHECKING:
    from fastembed.text.custom_text_embedding import CustomTextEmbedding
    from fastembed.text.text_embedding_base import TextEmbeddingBase
    from onnxruntime import SessionOptions

_PROBE = "a text that every model can embed"
_CHARACTERS_A_TOKEN = 40
"""Texts are truncated to this many characters per token of the window, because the tokenizer would
process a long text completely."""
_WINDOW_OF_OTHERS = 8192
"""The window, in tokens, of a model whose tokenizer does not truncate texts."""
_SMALLEST_NORM = 1e-6

log = structlog.get_logger()


class LoadedModel:
    """Embeds texts. Thread-safe."""

    def __init__(self, embedding: "TextEmbeddingBase", files: ModelFiles, digest: str) -> None:
        """Embed a probe text. Raises ModelFilesError if that gives no usable vector, or one of
        another dimension than `files` specifies."""
        self._embedding = embedding
        self._longest = _window(embedding, files) * _CHARACTERS_A_TOKEN
        vector = self._run([_PROBE], query=False)[0]
        if files.dimension not in (None, len(vector)):
            raise ModelFilesError(f"{len(vector)} dimensions instead of {files.dimension}")
        if not vector.any():
            raise ModelFilesError("the model returns no usable vectors")
        self.fingerprint = Fingerprint(files.name, digest, len(vector))

    def embed(self, texts: Sequence[str], *, query: bool) -> NDArray[np.float32]:
        """Embed texts. Returns one row of unit length per text, shape (n, dimension).

        Accepts any texts. A row is all zeros if the model's output is zero or not finite, or if it
        fails on that text. Raises the exceptions of fastembed if it fails on a probe text too.
        """
        try:
            return self._run([self._clean(text) for text in texts], query=query)
        except Exception as error:  # noqa: BLE001 (onnxruntime's errors have no class in common)
            self._run([_PROBE], query=query)  # the model is at fault if this fails too
            if len(texts) == 1:
                log.warning("the model failed on a text", error=type(error).__name__)
                return np.zeros((1, self.fingerprint.dimension), np.float32)
        return np.concatenate([self.embed([text], query=query) for text in texts])

    def _run(self, texts: list[str], *, query: bool) -> NDArray[np.float32]:
        embed = self._embedding.query_embed if query else self._embedding.passage_embed
        vectors = np.array(list(embed(texts)), dtype=np.float64)
        norms = np.linalg.norm(vectors, axis=1, keepdims=True)
        usable = np.isfinite(norms) & (norms > _SMALLEST_NORM)
        return np.where(usable, vectors / np.where(usable, norms, 1.0), 0.0).astype(np.float32)

    def _clean(self, text: str) -> str:
        """Truncate a text, and replace NULs and lone surrogates, which the tokenizer rejects."""
        text = text[: self._longest].replace("\0", " ")
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def prepare_environment(cache: Path, *, network: bool) -> None:
    """Set the environment variables that keep the libraries from sending telemetry, writing to the
    home folder, reading tokens, starting threads of their own and printing; without `network`, also
    from contacting the Hugging Face hub. Call it before the libraries are imported."""
    os.environ |= {
        "ORT_DISABLE_TELEMETRY": "1",
        "HF_HUB_DISABLE_TELEMETRY": "1",
        "DO_NOT_TRACK": "1",
        "HF_HUB_DISABLE_IMPLICIT_TOKEN": "1",
        "HF_HOME": str(cache / "hub"),
        "TQDM_DISABLE": "1",
        "TOKENIZERS_PARALLELISM": "false",
        "LOGURU_AUTOINIT": "0",
        **({} if network else {"HF_HUB_OFFLINE": "1"}),
    }


def load_files(files: ModelFiles, threads: int = 1) -> LoadedModel:
    """Load a model from local files; writes nothing. Up to `threads` threads work on one text; the
    vectors do not depend on their number. Raises ModelFilesError, and the exceptions of fastembed
    and onnxruntime if a file is not a valid model."""
    from fastembed import TextEmbedding
    from fastembed.common.model_description import ModelSource, PoolingType

    _silence_onnxruntime()
    digest = files.digest()
    identity = f"{files.weights} {files.pooling}"
    name = f"memoryd/{hashlib.sha256(identity.encode()).hexdigest()}"
    if all(name != model["model"] for model in TextEmbedding.list_supported_models()):
        TextEmbedding.add_custom_model(
            model=name,
            pooling=PoolingType(files.pooling),
            normalization=False,
            sources=ModelSource(url="file:"),  # never used: the path is given below
            dim=files.dimension or 0,
            model_file=str(files.weights),  # absolute, so it may be outside of the folder
        )
    folder = str(files.folder)
    embedding = _sleeping_class()(
        name, cache_dir=folder, specific_model_path=folder, threads=threads
    )
    return _loaded(embedding, files, digest)


def load_by_name(name: str, cache: Path) -> LoadedModel:
    """Load a model that fastembed knows, after downloading it to `cache` if necessary. Raises
    ValueError if the name is unknown or the download fails."""
    from fastembed import TextEmbedding
    from loguru import logger  # fastembed reports the cause of a failed download only here

    _silence_onnxruntime()
    logger.remove()
    logger.add(_log_trouble, level="WARNING", format="{message}")
    model: Any = TextEmbedding(name, cache_dir=str(cache), threads=1).model
    files = downloaded_model(
        name,
        model._model_dir,  # noqa: SLF001 (there is no public attribute)
        model.model_description.model_file,
        model.model_description.additional_files,
    )
    return _loaded(model, files, files.digest())


def give_memory_back() -> None:
    """Return freed memory to the operating system, if the C library can (glibc)."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def _sleeping_class() -> "type[CustomTextEmbedding]":
    """Return a subclass of fastembed's class for custom models, with idle threads that sleep. By
    default onnxruntime's idle threads spin, which takes CPU time from other threads."""
    from fastembed.text.custom_text_embedding import CustomTextEmbedding

    class SleepingThreads(CustomTextEmbedding):
        @classmethod
        def add_extra_session_options(
            cls, session_options: "SessionOptions", extra_options: dict[str, Any]
        ) -> None:
            super().add_extra_session_options(session_options, extra_options)
            session_options.add_session_config_entry("session.intra_op.allow_spinning", "0")

    return SleepingThreads


def _loaded(embedding: "TextEmbeddingBase", files: ModelFiles, digest: str) -> LoadedModel:
    model = LoadedModel(embedding, files, digest)
    give_memory_back()  # loading temporarily needs 60 MB in addition to the model
    return model


def _silence_onnxruntime() -> None:
    """Keep onnxruntime from printing errors, which it also raises as exceptions."""
    import onnxruntime

    onnxruntime.set_default_logger_severity(4)


def _log_trouble(line: str) -> None:
    log.warning("fastembed", message=line.strip())


def _window(embedding: "TextEmbeddingBase", files: ModelFiles) -> int:
    """Return the maximum number of tokens of a text that are embedded, and limit the tokenizer to
    it."""
    tokenizer: Any = getattr(embedding, "tokenizer", None)
    if tokenizer is None or tokenizer.truncation is None:
        return files.window or _WINDOW_OF_OTHERS
    own: int = tokenizer.truncation["max_length"]
    if files.window is None or files.window >= own:
        return own
    tokenizer.enable_truncation(files.window, direction=tokenizer.truncation["direction"])
    return files.window

"""A model in memory: texts in, unit vectors out. The only module that knows fastembed.

Everything here blocks and may be called in any thread. fastembed and onnxruntime are imported
with the first model, which takes about a second.
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
"""Texts are cut to this many a token of the window: the tokenizer would read all of the rest."""
_WINDOW_OF_OTHERS = 8192
"""Tokens, for a model whose tokenizer does not cut texts."""
_SMALLEST_NORM = 1e-6

log = structlog.get_logger()


class LoadedModel:
    """Embeds texts, several threads at once if they like."""

    def __init__(self, embedding: "TextEmbeddingBase", files: ModelFiles, digest: str) -> None:
        """Raises ModelFilesError where the model gives no usable vectors."""
        self._embedding = embedding
        self._longest = _window(embedding, files) * _CHARACTERS_A_TOKEN
        vector = self._run([_PROBE], query=False)[0]
        if files.dimension not in (None, len(vector)):
            raise ModelFilesError(f"vectors of {len(vector)} numbers instead of {files.dimension}")
        if not vector.any():
            raise ModelFilesError("the model gives no usable vectors")
        self.fingerprint = Fingerprint(files.name, digest, len(vector))

    def embed(self, texts: Sequence[str], *, query: bool) -> NDArray[np.float32]:
        """One row of unit length a text, shape (n, dimension); any texts will do.

        The row of a text that the model has no finite direction for is all zeros. Raises what
        fastembed raises if the fault is not in a text.
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
        """A text that the tokenizer takes: not too long, no NUL, no half of a surrogate pair."""
        text = text[: self._longest].replace("\0", " ")
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def prepare_environment(cache: Path, *, network: bool) -> None:
    """Keep the libraries from reporting home, writing to the home folder, reading tokens, starting
    threads of their own and printing; without `network` also from asking the hub. Sets environment
    variables, which they read when they are first imported."""
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
    """Load a model that lies on this machine; up to `threads` work on one text, which changes no
    bit of its vector. Writes nothing. Raises ModelFilesError, and what fastembed and onnxruntime
    raise for a file that is not a model."""
    from fastembed import TextEmbedding
    from fastembed.common.model_description import ModelSource, PoolingType

    _silence_onnxruntime()
    digest = files.digest()
    place = f"{files.weights} {files.pooling}"
    name = f"memoryd/{hashlib.sha256(place.encode()).hexdigest()}"
    if all(name != model["model"] for model in TextEmbedding.list_supported_models()):
        TextEmbedding.add_custom_model(
            model=name,
            pooling=PoolingType(files.pooling),
            normalization=False,
            sources=ModelSource(url="file:"),  # never asked: the path is given below
            dim=files.dimension or 0,
            model_file=str(files.weights),  # absolute, so it may lie outside of the folder
        )
    folder = str(files.folder)
    embedding = _sleeping_class()(
        name, cache_dir=folder, specific_model_path=folder, threads=threads
    )
    return _loaded(embedding, files, digest)


def load_by_name(name: str, cache: Path) -> LoadedModel:
    """Load one of fastembed's models, downloaded to `cache` if it is not there yet. Raises
    ValueError for an unknown name, or if it cannot be downloaded."""
    from fastembed import TextEmbedding
    from loguru import logger  # fastembed tells here, and nowhere else, why a download failed

    _silence_onnxruntime()
    logger.remove()
    logger.add(_log_trouble, level="WARNING", format="{message}")
    model: Any = TextEmbedding(name, cache_dir=str(cache), threads=1).model
    files = downloaded_model(
        name,
        model._model_dir,  # noqa: SLF001 (nothing else tells the folder)
        model.model_description.model_file,
        model.model_description.additional_files,
    )
    return _loaded(model, files, files.digest())


def give_memory_back() -> None:
    """Return what was freed to the system, where the C library can (glibc)."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def _sleeping_class() -> "type[CustomTextEmbedding]":
    """fastembed's class for models of one's own, with threads that sleep while there is nothing
    to do: onnxruntime's own way is to spin, which takes the processors from everybody else."""
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
    give_memory_back()  # loading needs 60 MB more than the model
    return model


def _silence_onnxruntime() -> None:
    """What it prints to standard error it also raises."""
    import onnxruntime

    onnxruntime.set_default_logger_severity(4)


def _log_trouble(line: str) -> None:
    log.warning("fastembed", message=line.strip())


def _window(embedding: "TextEmbeddingBase", files: ModelFiles) -> int:
    """The most tokens of a text that are read; the tokenizer is told if that is fewer than it
    would take by itself."""
    tokenizer: Any = getattr(embedding, "tokenizer", None)
    if tokenizer is None or tokenizer.truncation is None:
        return files.window or _WINDOW_OF_OTHERS
    own: int = tokenizer.truncation["max_length"]
    if files.window is None or files.window >= own:
        return own
    tokenizer.enable_truncation(files.window, direction=tokenizer.truncation["direction"])
    return files.window

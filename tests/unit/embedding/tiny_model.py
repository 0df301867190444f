"""Small models with the files of a real one, for tests that need another model or dimension.

Each token has a random vector and a text gets the mean of its tokens' vectors, so texts that
share words are near each other. The ONNX file is one Gather, written as protobuf by hand.
"""

import shutil
from collections.abc import Mapping
from pathlib import Path

import numpy as np
from tokenizers import Tokenizer

import memoryd.embedding

_SHIPPED = Path(memoryd.embedding.__path__[0]) / "minilm"
_FLOAT, _INT64 = 1, 7


def make_tiny_model(
    directory: Path,
    dimension: int,
    seed: int,
    *,
    spoilt: Mapping[str, float] | None = None,
    vocabulary: int | None = None,
) -> Path:
    """Write a model directory for the setting embedding_model and return it.

    Every number of the vectors of the words in `spoilt` is the given one, such as 0 or NaN.
    onnxruntime fails on texts with tokens beyond the first `vocabulary` ones; default: none.
    """
    directory.mkdir(parents=True, exist_ok=True)
    for file in _SHIPPED.glob("*.json"):
        shutil.copyfile(file, directory / file.name)
    tokenizer = Tokenizer.from_file(str(directory / "tokenizer.json"))

    def row(token: str) -> int:
        id_ = tokenizer.token_to_id(token)
        assert id_ is not None, f"the vocabulary has no token {token}"
        return id_

    random = np.random.default_rng(seed)
    table = random.standard_normal((tokenizer.get_vocab_size(), dimension), np.float32)
    # What surrounds every text would make all texts alike.
    table[[row("[CLS]"), row("[SEP]")]] *= 0.01
    for word, number in (spoilt or {}).items():
        table[[row("[CLS]"), row("[SEP]")]] = 0
        table[row(word)] = number
    (directory / "model.onnx").write_bytes(_gather_model(table[:vocabulary]))
    return directory


def _gather_model(table: "np.ndarray[tuple[int, int], np.dtype[np.float32]]") -> bytes:
    """The ModelProto of last_hidden_state = table[input_ids]; see onnx.proto for the numbers."""
    node = _text(1, "table") + _text(1, "input_ids") + _text(2, "last_hidden_state")
    node += _text(4, "Gather")
    weights = b"".join(_number(1, size) for size in table.shape) + _number(2, _FLOAT)
    weights += _text(8, "table") + _bytes(9, table.tobytes())
    ids = _value("input_ids", _INT64, ["batch", "sequence"])
    output = _value("last_hidden_state", _FLOAT, ["batch", "sequence", table.shape[1]])
    graph = _bytes(1, node) + _text(2, "tiny") + _bytes(5, weights)
    graph += _bytes(11, ids) + _bytes(12, output)
    opset = _text(1, "") + _number(2, 13)
    return _number(1, 8) + _bytes(7, graph) + _bytes(8, opset)


def _value(name: str, kind: int, shape: list[str | int]) -> bytes:
    dimensions = b"".join(
        _bytes(1, _text(2, one) if isinstance(one, str) else _number(1, one)) for one in shape
    )
    tensor = _number(1, kind) + _bytes(2, dimensions)
    return _text(1, name) + _bytes(2, _bytes(1, tensor))


def _varint(number: int) -> bytes:
    written = bytearray()
    while number > 127:
        written.append(number & 127 | 128)
        number >>= 7
    return bytes([*written, number])


def _number(field: int, number: int) -> bytes:
    return _varint(field << 3) + _varint(number)


def _bytes(field: int, content: bytes) -> bytes:
    return _varint(field << 3 | 2) + _varint(len(content)) + content


def _text(field: int, text: str) -> bytes:
    return _bytes(field, text.encode())

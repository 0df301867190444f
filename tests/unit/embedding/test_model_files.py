"""Finding and verifying the files of a model."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from memoryd.embedding.loaded_model import load_files
from memoryd.embedding.model_files import ModelFilesError, default_model, model_in_folder
from tests.unit.embedding.tiny_model import make_tiny_model


def test_the_default_model_is_complete() -> None:
    """Weights and tokenizer files are installed and are the expected ones."""
    fingerprint = default_model().fingerprint(384)
    assert fingerprint.text == "all-MiniLM-L6-v2:174ff919b7a806a6:384"
    assert str(fingerprint) == fingerprint.text


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    """One changed bit is detected; the message has the path and both digests."""
    files = default_model()
    content = bytearray(files.weights.read_bytes())
    content[-1] ^= 1
    damaged = tmp_path / "model.onnx"
    damaged.write_bytes(content)
    with pytest.raises(ModelFilesError, match=r"model\.onnx is damaged .* not 8199be6f"):
        load_files(replace(files, weights=damaged))


@pytest.mark.parametrize("name", ["tokenizer.json", "tokenizer_config.json", "config.json"])
def test_a_changed_tokenizer_is_refused(tmp_path: Path, name: str) -> None:
    """The files beside the weights are verified too."""
    files = default_model()
    folder = tmp_path / "minilm"
    shutil.copytree(files.folder, folder)
    with (folder / name).open("a") as file:
        file.write(" ")
    with pytest.raises(ModelFilesError, match=f"{name} is damaged"):
        replace(files, folder=folder).digest()


def test_missing_weights_are_named(tmp_path: Path) -> None:
    """The message has the path."""
    missing = tmp_path / "model.onnx"
    with pytest.raises(ModelFilesError, match=f"{missing}: No such file"):
        replace(default_model(), weights=missing).digest()


def test_a_folder_must_hold_a_model(tmp_path: Path) -> None:
    """What is missing is named."""
    with pytest.raises(ModelFilesError, match=r"neither model\.onnx nor onnx/model\.onnx"):
        model_in_folder(tmp_path)
    folder = make_tiny_model(tmp_path / "tiny", 4, seed=1)
    (folder / "tokenizer.json").unlink()
    with pytest.raises(ModelFilesError, match=r"has no tokenizer\.json"):
        model_in_folder(folder)


def test_a_file_that_is_no_model_is_refused(tmp_path: Path) -> None:
    """The reason is onnxruntime's message."""
    folder = make_tiny_model(tmp_path / "tiny", 4, seed=1)
    (folder / "model.onnx").write_bytes(b"not a model")
    with pytest.raises(Exception, match="Protobuf parsing failed"):
        load_files(model_in_folder(folder))


def test_the_weights_may_lie_in_a_folder_of_their_own(tmp_path: Path) -> None:
    """They may be at onnx/model.onnx, as in exports of transformers."""
    folder = make_tiny_model(tmp_path / "tiny", 4, seed=1)
    flat = load_files(model_in_folder(folder))
    (folder / "onnx").mkdir()
    (folder / "model.onnx").rename(folder / "onnx" / "model.onnx")
    nested = load_files(model_in_folder(folder))
    assert nested.fingerprint == flat.fingerprint


def test_the_fingerprint_covers_everything_that_makes_a_vector(tmp_path: Path) -> None:
    """Other weights, another tokenizer, another pooling or window are another model."""
    folder = make_tiny_model(tmp_path / "tiny", 4, seed=1)
    first = model_in_folder(folder).fingerprint(4)
    assert model_in_folder(folder).fingerprint(4) == first
    seen = {first.text}
    make_tiny_model(folder, 4, seed=2)
    seen.add(model_in_folder(folder).fingerprint(4).text)
    with (folder / "tokenizer.json").open("a") as file:
        file.write(" ")
    seen.add(model_in_folder(folder).fingerprint(4).text)
    (folder / "1_Pooling").mkdir()
    (folder / "1_Pooling" / "config.json").write_text(json.dumps({"pooling_mode_cls_token": True}))
    assert model_in_folder(folder).pooling == "CLS"
    seen.add(model_in_folder(folder).fingerprint(4).text)
    (folder / "sentence_bert_config.json").write_text(json.dumps({"max_seq_length": 16}))
    assert model_in_folder(folder).window == 16
    seen.add(model_in_folder(folder).fingerprint(4).text)
    seen.add(model_in_folder(folder).fingerprint(5).text)
    assert len(seen) == 6


def test_cls_pooling_and_the_window_are_followed(tmp_path: Path) -> None:
    """Only the first token's vector is used, and no token beyond the window."""
    folder = make_tiny_model(tmp_path / "tiny", 4, seed=1)
    (folder / "sentence_bert_config.json").write_text(json.dumps({"max_seq_length": 4}))
    short = load_files(model_in_folder(folder)).embed(["one two", "one two three"], query=False)
    assert short[0].tolist() == short[1].tolist()
    (folder / "1_Pooling").mkdir()
    (folder / "1_Pooling" / "config.json").write_text(json.dumps({"pooling_mode_cls_token": True}))
    cls = load_files(model_in_folder(folder)).embed(["one", "two"], query=False)
    assert cls[0].tolist() == cls[1].tolist()

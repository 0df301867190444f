"""Properties of the models' vectors."""

import time
from pathlib import Path

import numpy as np
import pytest
from structlog.testing import capture_logs

from memoryd.embedding.loaded_model import LoadedModel, load_by_name, load_files
from memoryd.embedding.model_files import default_model, model_in_folder
from tests.unit.embedding.tiny_model import make_tiny_model

TEXTS = [
    "The user lives in Lisbon.",
    "short",
    "A much longer sentence about the deployment of the database on Friday, who is on call for "
    "it, and what she wants to be told when something goes wrong at night.",
    "日本語のテキスト",
    "many " * 300,
]


def test_one_row_of_unit_length_a_text(minilm: LoadedModel) -> None:
    """float32, 384 numbers, length 1."""
    vectors = minilm.embed(TEXTS, query=False)
    assert vectors.dtype == np.float32
    assert vectors.shape == (len(TEXTS), 384)
    np.testing.assert_allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-6)


def test_a_text_has_one_vector(minilm: LoadedModel) -> None:
    """A text has the same vector alone, in a batch, as a query or repeated."""
    together = minilm.embed(TEXTS, query=False)
    for text, vector in zip(TEXTS, together, strict=True):
        for query in (False, True):
            np.testing.assert_allclose(minilm.embed([text], query=query)[0], vector, atol=1e-3)


@pytest.mark.parametrize(
    ("text", "like", "unlike"),
    [
        ("Where does the user live?", "She moved to Lisbon last year.", "He repairs old clocks."),
        ("favourite drink", "The user prefers green tea.", "The build takes nine minutes."),
        ("never deploy on fridays", "No releases before the weekend.", "Her dog is called Rex."),
    ],
)
def test_like_meanings_are_near(minilm: LoadedModel, text: str, like: str, unlike: str) -> None:
    """Texts about the same topic are closer than others, even without common words."""
    near, far = minilm.embed([like, unlike], query=False) @ minilm.embed([text], query=True)[0]
    assert near > far + 0.05


@pytest.mark.parametrize(
    "text",
    ["", " \n", "\0", "a\0b", "\ud800", "x\udfff\ud800y", "\u200b", "😀" * 3000, "\x1b[0m"],
    ids=ascii,
)
def test_any_text_has_a_vector(minilm: LoadedModel, text: str) -> None:
    """Blank texts, NULs, lone surrogates and emoji can be embedded."""
    assert np.linalg.norm(minilm.embed([text], query=True)[0]) == pytest.approx(1, abs=1e-6)


def test_two_threads_give_the_same_vector(minilm: LoadedModel) -> None:
    """The vector does not depend on the number of threads."""
    model = load_files(default_model(), threads=2)
    for text in ("When did the meeting end?", "word " * 400):
        np.testing.assert_array_equal(
            model.embed([text], query=True), minilm.embed([text], query=True)
        )


def test_a_text_is_read_up_to_the_window(minilm: LoadedModel) -> None:
    """256 tokens are read, including the two special ones; the rest is ignored."""
    words = ["tea"] * 254
    full, longer, other = minilm.embed(
        [
            " ".join(words),
            " ".join([*words, "volcano", "parliament"]),
            " ".join([*words[:-1], "volcano"]),
        ],
        query=False,
    )
    np.testing.assert_array_equal(full, longer)
    assert np.abs(full - other).max() > 1e-4


def test_a_huge_text_takes_no_longer_than_its_window(minilm: LoadedModel) -> None:
    """1 MB is truncated before the tokenizer reads it."""

    def seconds(text: str) -> float:
        started = time.thread_time()
        minilm.embed([text], query=False)
        return time.thread_time() - started

    full = min(seconds("word " * 2000) for _ in range(3))
    assert min(seconds("word " * 200_000) for _ in range(3)) < 3 * full
    huge, head = minilm.embed(["word " * 200_000, "word " * 300], query=False)
    np.testing.assert_array_equal(huge, head)


@pytest.mark.parametrize("number", [0.0, float("nan"), float("inf")])
def test_a_text_without_a_direction_gets_zeros(tmp_path: Path, number: float) -> None:
    """A text that the model cannot embed does not affect other texts."""
    folder = make_tiny_model(tmp_path / "tiny", 16, seed=1, spoilt={"broken": number})
    model = load_files(model_in_folder(folder))
    vectors = model.embed(["green tea", "broken", "black tea"], query=False)
    assert np.linalg.norm(vectors, axis=1) == pytest.approx([1, 0, 1], abs=1e-6)
    np.testing.assert_array_equal(vectors[0], model.embed(["green tea"], query=False)[0])


def test_a_text_that_the_model_fails_on_gets_zeros(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The others of its batch have their vectors; the log says that it happened, onnxruntime
    prints nothing beside it."""
    folder = make_tiny_model(tmp_path / "tiny", 16, seed=1, vocabulary=20_000)
    model = load_files(model_in_folder(folder))
    with capture_logs() as logs:
        vectors = model.embed(["green tea", "kerouac", "black tea"], query=False)
    assert vectors.any(axis=1).tolist() == [True, False, True]
    assert [line["event"] for line in logs] == ["the model failed on a text"]
    assert "kerouac" not in str(logs)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("dimension", [3, 64])
def test_a_directory_is_a_model(tmp_path: Path, dimension: int) -> None:
    """The dimension is detected; texts with common words are close."""
    model = load_files(model_in_folder(make_tiny_model(tmp_path / "tiny", dimension, seed=2)))
    assert model.fingerprint.dimension == dimension
    query = model.embed(["green tea with honey"], query=True)[0]
    like, unlike = model.embed(["honey and green tea", "parliament building"], query=False) @ query
    assert like > unlike + 0.2


def test_a_downloaded_model_is_found_by_its_name(tmp_path: Path) -> None:
    """A model in fastembed's cache is loaded without a network."""
    repository = tmp_path / "cache" / "models--Qdrant--all-MiniLM-L6-v2-onnx"
    make_tiny_model(repository / "snapshots" / "0123abcd", 16, seed=1)
    (repository / "refs").mkdir()
    (repository / "refs" / "main").write_text("0123abcd")
    model = load_by_name("sentence-transformers/all-MiniLM-L6-v2", tmp_path / "cache")
    assert model.fingerprint.model == "sentence-transformers/all-MiniLM-L6-v2"
    assert model.fingerprint.dimension == 16
    same = load_files(model_in_folder(repository / "snapshots" / "0123abcd"))
    texts = ["green tea", "parliament building"]
    np.testing.assert_allclose(
        model.embed(texts, query=False), same.embed(texts, query=False), atol=1e-6
    )


def test_an_unknown_name_is_refused(tmp_path: Path) -> None:
    """The name is in the reason."""
    with pytest.raises(ValueError, match="Model no/such-model is not supported"):
        load_by_name("no/such-model", tmp_path / "cache")

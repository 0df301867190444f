"""The order in which texts of all users come to the model.

Queries go first, then texts that a search waits for, then those that nobody waits for. Within a
level the keys take turns, a batch each, so that nobody's bulk import holds up another's few
texts. A batch is a few short texts of one call, or of the queries that wait, or a single long one.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from memoryd.embedding.status import EmbeddingUnavailable

QUERY, WAITED_FOR, BACKGROUND = range(3)
"""The levels of urgency."""

_LONGEST_BATCH = 8
_BATCH_CHARACTERS = 600
_MOST_WAITING = 8192

Vectors: TypeAlias = NDArray[np.float32]
Run: TypeAlias = Callable[[Sequence[str], bool], Vectors]


class _Call:
    """The texts of one caller. `taken` of them were started; `rows` come in any order."""

    def __init__(self, texts: Sequence[str], level: int, key: str) -> None:
        self.texts = texts
        self.level = level
        self.key = key
        self.taken = 0
        self.rows: dict[int, Vectors] = {}
        self.error: BaseException | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def take(self, batch: "_Batch") -> None:
        """Put the next texts into a batch, as many as fit."""
        first = self.taken
        while self.taken < len(self.texts) and batch.fits(self.texts[self.taken]):
            batch.texts.append(self.texts[self.taken])
            self.taken += 1
        batch.parts.append((self, range(first, self.taken)))


@dataclass(slots=True)
class _Batch:
    """Texts that go to the model together, and whose they are: places of a call, in order."""

    texts: list[str] = field(default_factory=list)
    parts: list[tuple[_Call, range]] = field(default_factory=list)

    def fits(self, text: str) -> bool:
        """Whether one more text keeps the batch short. A single one always does."""
        size = len(self.texts) + 1
        longest = max(len(text), *map(len, self.texts), 0)
        return size == 1 or (size <= _LONGEST_BATCH and size * longest <= _BATCH_CHARACTERS)


class Batcher:
    """One queue before `run`, which gets texts and whether they are queries, in a worker thread,
    and returns one row a text. Background texts leave one of several threads free."""

    def __init__(self, run: Run, threads: int) -> None:
        self._run = run
        self._threads = threads
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="memoryd-embedding")
        self._lanes: list[dict[str, deque[_Call]]] = [{}, {}, {}]
        self._waiting = [0, 0, 0]
        self._hurried: Counter[str] = Counter()
        self._running: set[asyncio.Future[Vectors]] = set()
        self._closed = False

    @property
    def idle(self) -> bool:
        """Whether nothing waits and nothing runs."""
        return not self._running and not any(self._waiting)

    async def embed(self, texts: Sequence[str], *, level: int, key: str) -> Vectors:
        """The rows of `run` for these texts, shape (n, dimension) with n > 0.

        Cancelling takes back what has not begun. Raises EmbeddingUnavailable when closed or
        full, and what `run` raises.
        """
        if self._closed:
            raise EmbeddingUnavailable("the daemon stops")
        if self._waiting[level] + len(texts) > max(_MOST_WAITING, len(texts)):
            raise EmbeddingUnavailable("too many texts wait for the model", retry_in_s=1.0)
        call = _Call(texts, min(level, WAITED_FOR) if key in self._hurried else level, key)
        self._queue(call)
        self._start_batches()
        try:
            await call.ended
        finally:
            self._take_back(call)
        if call.error is not None:
            raise call.error
        return np.concatenate([call.rows[first] for first in sorted(call.rows)])

    @contextmanager
    def hurried(self, key: str) -> Iterator[None]:
        """Until this ends a search waits for the texts of `key`, also those that came before it."""
        self._hurried[key] += 1
        for call in self._lanes[BACKGROUND].pop(key, ()):
            self._waiting[BACKGROUND] -= len(call.texts) - call.taken
            call.level = WAITED_FOR
            self._queue(call)
        self._start_batches()
        try:
            yield
        finally:
            self._hurried[key] -= 1
            if not self._hurried[key]:
                del self._hurried[key]

    def refuse(self) -> None:
        """Refuse what waits, and whatever comes. Batches that run go on."""
        self._closed = True
        for lanes in self._lanes:
            for call in [call for calls in lanes.values() for call in calls]:
                self._fail(call, EmbeddingUnavailable("the daemon stops"))

    async def close(self) -> None:
        """Refuse what waits, and wait for the batches that run; no thread is left."""
        self.refuse()
        if self._running:
            await asyncio.wait(self._running)
        self._executor.shutdown(wait=True)

    def _queue(self, call: _Call) -> None:
        self._lanes[call.level].setdefault(call.key, deque()).append(call)
        self._waiting[call.level] += len(call.texts) - call.taken

    def _start_batches(self) -> None:
        while not self._closed and (call := self._next_call()) is not None:
            batch = _Batch()
            self._take(call, batch)
            while call.level == QUERY and (queries := self._lanes[QUERY]):
                other = next(iter(queries.values()))[0]
                if not batch.fits(other.texts[other.taken]):
                    break
                self._take(other, batch)
            future = asyncio.get_running_loop().run_in_executor(
                self._executor, self._run, batch.texts, call.level == QUERY
            )
            self._running.add(future)
            future.add_done_callback(partial(self._batch_ended, batch))

    def _take(self, call: _Call, batch: _Batch) -> None:
        """Move the next texts of a call, the first of its key, from the queue into a batch."""
        before = call.taken
        call.take(batch)
        self._waiting[call.level] -= call.taken - before
        calls = self._lanes[call.level].pop(call.key)
        if call.taken == len(call.texts):
            calls.popleft()
        if calls:
            self._lanes[call.level][call.key] = calls  # behind the other keys

    def _next_call(self) -> _Call | None:
        free = self._threads - len(self._running)
        levels = self._lanes[:BACKGROUND] if free == 1 < self._threads else self._lanes
        if free:
            for lanes in levels:
                for calls in lanes.values():
                    return calls[0]
        return None

    def _batch_ended(self, batch: _Batch, future: "asyncio.Future[Vectors]") -> None:
        self._running.discard(future)
        error, done = future.exception(), 0
        for call, places in batch.parts:
            if error is not None:
                self._fail(call, error)
                continue
            call.rows[places.start] = future.result()[done : done + len(places)]
            done += len(places)
            if sum(map(len, call.rows.values())) == len(call.texts) and not call.ended.done():
                call.ended.set_result(None)
        self._start_batches()

    def _fail(self, call: _Call, error: BaseException) -> None:
        self._take_back(call)
        if not call.ended.done():
            call.error = error
            call.ended.set_result(None)

    def _take_back(self, call: _Call) -> None:
        """Take what a call has not begun out of the queue."""
        left = len(call.texts) - call.taken
        if left:
            call.taken = len(call.texts)
            self._waiting[call.level] -= left
            calls = self._lanes[call.level][call.key]
            calls.remove(call)
            if not calls:
                del self._lanes[call.level][call.key]

"""Scheduling the texts of all users for the model, in batches.

Queries have the highest priority, followed by texts that a search is waiting for, then all others.
Within a priority level the keys (users) take turns with one batch each, so one user's bulk import
does not delay another user's few texts. A batch consists of a few short texts, all from one call or
all queries, or of a single long text.
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
"""The priority levels, most urgent first."""

_LONGEST_BATCH = 8
_BATCH_CHARACTERS = 600
_MOST_WAITING = 8192

Vectors: TypeAlias = NDArray[np.float32]
Run: TypeAlias = Callable[[Sequence[str], bool], Vectors]


class _Call:
    """A call of `embed`. The first `taken` texts are in batches that have started. `rows`: the
    results, by the index of the first text of each batch."""

    def __init__(self, texts: Sequence[str], level: int, key: str) -> None:
        self.texts = texts
        self.level = level
        self.key = key
        self.taken = 0
        self.rows: dict[int, Vectors] = {}
        self.error: BaseException | None = None
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def take(self, batch: "_Batch") -> None:
        """Move as many of the next texts into a batch as fit."""
        first = self.taken
        while self.taken < len(self.texts) and batch.fits(self.texts[self.taken]):
            batch.texts.append(self.texts[self.taken])
            self.taken += 1
        batch.parts.append((self, range(first, self.taken)))


@dataclass(slots=True)
class _Batch:
    """Texts that the model embeds together. `parts`: the calls that the texts belong to, each with
    the range of its texts, in the order of `texts`."""

    texts: list[str] = field(default_factory=list)
    parts: list[tuple[_Call, range]] = field(default_factory=list)

    def fits(self, text: str) -> bool:
        """Whether the batch would still be short enough with this text. The first text always
        fits."""
        size = len(self.texts) + 1
        longest = max(len(text), *map(len, self.texts), 0)
        return size == 1 or (size <= _LONGEST_BATCH and size * longest <= _BATCH_CHARACTERS)


class Batcher:
    """Queues texts for `run`. It is called in a worker thread with some texts and whether they are
    queries, and returns one row per text. If there are several threads, one of them is reserved for
    texts of higher priority than BACKGROUND."""

    def __init__(self, run: Run, threads: int) -> None:
        self._run = run
        self._threads = threads
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="memoryd-embedding")
        self._queues: list[dict[str, deque[_Call]]] = [{}, {}, {}]
        self._waiting = [0, 0, 0]
        self._hurried: Counter[str] = Counter()
        self._running: set[asyncio.Future[Vectors]] = set()
        self._closed = False

    @property
    def idle(self) -> bool:
        """Whether no text is waiting or being embedded."""
        return not self._running and not any(self._waiting)

    async def embed(self, texts: Sequence[str], *, level: int, key: str) -> Vectors:
        """Embed texts, at least one. Returns the rows of `run`, shape (n, dimension).

        Cancellation removes the texts that are still queued. Raises EmbeddingUnavailable if the
        batcher is closed or the queue is full, and any exception of `run`.
        """
        if self._closed:
            raise EmbeddingUnavailable("the daemon is stopping")
        if self._waiting[level] + len(texts) > max(_MOST_WAITING, len(texts)):
            raise EmbeddingUnavailable("too many texts are waiting for the model", retry_in_s=1.0)
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
        """Within this context, all texts of `key`, including those already queued, have at least
        the level WAITED_FOR, because a search is waiting for them."""
        self._hurried[key] += 1
        for call in self._queues[BACKGROUND].pop(key, ()):
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
        """Reject all waiting and future texts. Running batches continue."""
        self._closed = True
        for queues in self._queues:
            for call in [call for calls in queues.values() for call in calls]:
                self._fail(call, EmbeddingUnavailable("the daemon is stopping"))

    async def close(self) -> None:
        """Reject all waiting texts, wait for the running batches, and end the threads."""
        self.refuse()
        if self._running:
            await asyncio.wait(self._running)
        self._executor.shutdown(wait=True)

    def _queue(self, call: _Call) -> None:
        self._queues[call.level].setdefault(call.key, deque()).append(call)
        self._waiting[call.level] += len(call.texts) - call.taken

    def _start_batches(self) -> None:
        while not self._closed and (call := self._next_call()) is not None:
            batch = _Batch()
            self._take(call, batch)
            while call.level == QUERY and (queries := self._queues[QUERY]):
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
        """Move the next texts of a call into a batch. The call must be the first of its key in the
        queue."""
        before = call.taken
        call.take(batch)
        self._waiting[call.level] -= call.taken - before
        calls = self._queues[call.level].pop(call.key)
        if call.taken == len(call.texts):
            calls.popleft()
        if calls:
            self._queues[call.level][call.key] = calls  # now the last key of the level

    def _next_call(self) -> _Call | None:
        free = self._threads - len(self._running)
        levels = self._queues[:BACKGROUND] if free == 1 < self._threads else self._queues
        if free:
            for queues in levels:
                for calls in queues.values():
                    return calls[0]
        return None

    def _batch_ended(self, batch: _Batch, future: "asyncio.Future[Vectors]") -> None:
        self._running.discard(future)
        error, done = future.exception(), 0
        for call, indexes in batch.parts:
            if error is not None:
                self._fail(call, error)
                continue
            call.rows[indexes.start] = future.result()[done : done + len(indexes)]
            done += len(indexes)
            if sum(map(len, call.rows.values())) == len(call.texts) and not call.ended.done():
                call.ended.set_result(None)
        self._start_batches()

    def _fail(self, call: _Call, error: BaseException) -> None:
        self._take_back(call)
        if not call.ended.done():
            call.error = error
            call.ended.set_result(None)

    def _take_back(self, call: _Call) -> None:
        """Remove the texts of a call that are still queued."""
        left = len(call.texts) - call.taken
        if left:
            call.taken = len(call.texts)
            self._waiting[call.level] -= left
            calls = self._queues[call.level][call.key]
            calls.remove(call)
            if not calls:
                del self._queues[call.level][call.key]

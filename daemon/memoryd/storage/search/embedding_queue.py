"""Embeds a user's stored passages in the background.

The queue itself is in the database: a passage whose model number is not the current one is pending.
A crash therefore loses nothing, and a change of model simply queues every passage.
"""

import asyncio
from collections.abc import Sequence

import structlog

from memoryd.embedding.embedder import Embedder
from memoryd.embedding.status import EmbeddingUnavailable
from memoryd.errors import RpcError
from memoryd.storage.engine.jobs import Job, Jobs, Progress
from memoryd.storage.engine.store import Store
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.passages import count_turns_to_index, index_turns
from memoryd.storage.tables.screening import screened_aside, store_screening
from memoryd.storage.tables.vectors import (
    PendingPassage,
    add_model,
    count_pending,
    known_model,
    pending_passages,
    store_vectors,
)

_BATCH = 16
_TIMEOUT_S = 60.0
_GATHER_S = 0.01
"""Seconds before the work begins, so that the call that added a passage returns first and more
passages can arrive."""
_PAUSE_AFTER_ERROR_S = 5.0
_PAUSE_AFTER_FAULT_S = 300.0
_FOR_A_SEARCH, _IN_BACKGROUND = 1, 2
"""Priority levels, see embedding/batcher.py."""

log = structlog.get_logger()


class EmbeddingQueue:
    """Embeds the pending passages of one open user. `complete` is set while no passage is
    pending."""

    def __init__(self, user_id: str, store: Store, embedder: Embedder, jobs: Jobs) -> None:
        self._user_id = user_id
        self._store = store
        self._embedder = embedder
        self._jobs = jobs
        self._additions = 0
        self._model: tuple[str, int] | None = None
        self._job: Job | None = None
        """The running job, if any. It also counts the passages that searches embed."""
        self._worker: asyncio.Task[None] | None = None
        self._batches: set[asyncio.Task[None]] = set()
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._ended = 0
        """The number of batches that have ended, successfully or not."""
        self._closed = False
        self.complete = asyncio.Event()

    def notify(self) -> None:
        """Start working on newly added passages."""
        self._additions += 1
        self.complete.clear()
        self._start_worker()

    @property
    def known_model(self) -> int | None:
        """The number of the current model in this database, or None if it has not been looked up
        yet."""
        return None if self._model is None else self._model[1]

    async def model(self) -> int:
        """Return the number of the current model in this database, registering it if necessary.
        Raises EmbeddingUnavailable."""
        fingerprint = await self._embedder.ready()
        if self._model is None or self._model[0] != fingerprint.text:
            number = await self._store.read(
                lambda snapshot: known_model(snapshot, fingerprint.text), _TIMEOUT_S
            )
            if number is None:
                number = await self._store.write(
                    lambda tx: add_model(tx, fingerprint.text, fingerprint.dimension), _TIMEOUT_S
                )
            self._model = (fingerprint.text, number)
        return self._model[1]

    async def flush(self, limit: int) -> None:
        """Wait until the newest pending passages, at most `limit`, are embedded or their batches
        have failed. Cancelling the wait does not cancel the work. Raises EmbeddingUnavailable."""
        if self.complete.is_set():
            return
        model = await self.model()
        self._start_worker()
        newest = await self._waiting(model, limit)
        running = {self._under_way[one.id] for one in newest if one.id in self._under_way}
        if fresh := [one for one in newest if one.id not in self._under_way]:
            running.add(self._start_batch(model, fresh, _FOR_A_SEARCH))
        if running:
            with self._embedder.hurried(self._user_id):
                await asyncio.wait(running)

    @property
    def is_working(self) -> bool:
        """Whether the worker is running or waiting to retry after an error."""
        return self._worker is not None

    async def settled(self) -> None:
        """Wait until the worker has ended: every passage is embedded, or an error makes a retry
        pointless."""
        if self._worker is not None:
            await asyncio.wait({self._worker})

    async def close(self) -> None:
        """Stop working. Pending passages stay in the database."""
        self._closed = True
        tasks = [*self._batches, *([self._worker] if self._worker else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start_worker(self) -> None:
        if self._worker is None and not self._closed:
            self._worker = asyncio.create_task(self._work())

    async def _waiting(self, model: int, limit: int) -> list[PendingPassage]:
        """Return the newest pending passages. They are read again if a batch ended during the read,
        because its passages would appear to be pending and in no batch."""
        while True:
            ended = self._ended
            found = await self._store.read(
                lambda snapshot: pending_passages(snapshot, model, limit), _TIMEOUT_S
            )
            if ended == self._ended:
                return found

    def _start_batch(
        self, model: int, batch: Sequence[PendingPassage], level: int
    ) -> "asyncio.Task[None]":
        task = asyncio.create_task(self._embed(model, batch, level))
        self._batches.add(task)
        task.add_done_callback(self._batch_ended)
        for one in batch:
            self._under_way[one.id] = task
        return task

    async def _embed(self, model: int, batch: Sequence[PendingPassage], level: int) -> None:
        ids = [one.id for one in batch]
        try:
            unscreened = {one.id: one.unscreened for one in batch if one.unscreened is not None}
            vectors, found = await asyncio.gather(
                self._embedder.embed_passages(
                    [one.text for one in batch], level=level, key=self._user_id
                ),
                screened_aside(unscreened),
            )

            def store(tx: Transaction) -> None:
                store_vectors(tx, model, ids, vectors)
                if found:
                    store_screening(tx, found)

            await self._store.write(store, _TIMEOUT_S)
            if self._job is not None:
                self._job.advance(len(ids))
        finally:
            self._ended += 1
            for id_ in ids:
                self._under_way.pop(id_, None)

    def _batch_ended(self, task: "asyncio.Task[None]") -> None:
        self._batches.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.debug("a batch of vectors failed", user=self._user_id, reason=str(error))

    async def _work(self) -> None:
        try:
            await asyncio.sleep(_GATHER_S)
            while pause := await self._try_to_finish():  # noqa: ASYNC110 (after an error)
                await asyncio.sleep(pause)
        finally:
            self._worker = None

    async def _try_to_finish(self) -> float | None:
        """Index and embed everything that is pending. Returns the seconds to wait before a retry,
        or None if no retry is needed."""
        try:
            await self._index_turns()
            await self._embed_all()
        except EmbeddingUnavailable as error:
            log.debug("passages wait for a model", user=self._user_id, reason=error.reason)
            return error.retry_in_s
        except RpcError as error:
            log.warning("vectors could not be stored", user=self._user_id, reason=error.message)
            return _PAUSE_AFTER_ERROR_S
        except Exception:
            log.exception("the background work of a user failed", user=self._user_id)
            return _PAUSE_AFTER_FAULT_S
        return None

    async def _index_turns(self) -> None:
        total = await self._store.read(count_turns_to_index, _TIMEOUT_S)
        if not total:
            return
        with Progress(self._jobs.start("indexing", self._user_id, total)) as job:
            while done := await self._store.write(lambda tx: index_turns(tx, _BATCH), _TIMEOUT_S):
                job.advance(done)

    async def _embed_all(self) -> None:
        model = await self.model()
        total = await self._store.read(lambda snapshot: count_pending(snapshot, model), _TIMEOUT_S)
        if total <= _BATCH:
            await self._embed_batches(model)
            return
        with Progress(self._jobs.start("embedding", self._user_id, total)) as job:
            self._job = job
            try:
                await self._embed_batches(model)
            finally:
                self._job = None

    async def _embed_batches(self, model: int) -> None:
        while True:
            additions, limit = self._additions, _BATCH + len(self._under_way)
            waiting = await self._waiting(model, limit)
            batch = [one for one in waiting if one.id not in self._under_way][:_BATCH]
            if batch:
                await self._start_batch(model, batch, _IN_BACKGROUND)
            elif waiting:
                await asyncio.wait({self._under_way[one.id] for one in waiting})
            elif additions == self._additions:
                self.complete.set()
                return

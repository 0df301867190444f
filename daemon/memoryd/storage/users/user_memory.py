"""One user's open memory, which the RPC methods use.

Writes go through the single writer; reads have their own connections. The rules and the search
index are also held in memory.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlcipher3 import dbapi2 as sqlite

from memoryd import clock
from memoryd.errors import Overloaded
from memoryd.keys.master_key import UserKey
from memoryd.lock_file import LockFile
from memoryd.storage.engine.damage import DamagedRow
from memoryd.storage.engine.effects import (
    Effect,
    PassageAdded,
    PassageChange,
    PassagesImported,
    RowsDamaged,
    RuleChanged,
    TextsErased,
)
from memoryd.storage.engine.opened_file import OpenedFile
from memoryd.storage.engine.quota import Quota
from memoryd.storage.engine.store import Reading, Store, Work
from memoryd.storage.search.embedding_queue import EmbeddingQueue
from memoryd.storage.search.search import SearchRequest, SearchResponse, UserSearch
from memoryd.storage.tables.frozen_blocks import keep_frozen, note_interval
from memoryd.storage.tables.rule_book import RuleBook
from memoryd.storage.tables.screening import Screening
from memoryd.storage.tables.stored_scan import StoredScan
from memoryd.storage.tables.vectors import forget_vectors
from memoryd.storage.tables.verdict_queue import VerdictQueue
from memoryd.workspace.directories import UserPaths

Result = TypeVar("Result")
View = TypeVar("View")

_SESSIONS_NOTED = 1024
_ADDING = (PassageAdded, PassagesImported)


class UserMemory:
    """The open memory of one user. UserOpener creates it; `close` ends its use."""

    def __init__(
        self,
        *,
        paths: UserPaths,
        rules: RuleBook,
        damaged_rules: Sequence[DamagedRow],
        verdicts: VerdictQueue,
        file: OpenedFile,
        lock: LockFile,
        store: Store,
        queue: EmbeddingQueue,
        search: UserSearch,
        screening: Screening,
        scan: StoredScan,
        quota: Quota,
    ) -> None:
        self.paths = paths
        self.rules = rules
        self.damaged_rules = damaged_rules
        self.verdicts = verdicts
        self.ending = asyncio.Event()
        """Set when a call waits for the memory to be closed; long-running work must then stop."""
        self._file = file
        self._lock = lock
        self._store = store
        self._queue = queue
        self._search = search
        self._screening = screening
        self._scan = scan
        self._quota = quota
        self._noted: dict[str, int] = {}
        """When the use of a session's frozen block was last recorded, by session id."""

    async def write(self, work: Work[Result], timeout_s: float) -> Result:
        """Run `work` as a write and return its result once it is durable. See Writer.run for the
        errors."""
        return await self._store.write(work, timeout_s)

    async def store(self, work: Work[Result], timeout_s: float) -> Result:
        """Like `write`, for work that adds to the stored data. Also raises QuotaExceeded."""
        return await self._store.write(self._quota.hold(work), timeout_s)

    async def write_and_view(
        self, work: Work[Result], view: Callable[[Result], View], timeout_s: float
    ) -> View:
        """Run `work` as a write and return `view(result)`. `view` sees `rules` as this write left
        them, without later writes."""
        seen: View = await self._store.writer.run(work, timeout_s, view)
        return seen

    def note_use(self, session_id: str, idle_ttl: int) -> None:
        """Keep a session's block frozen when a call uses it without writing anything. The use is
        recorded only from time to time, and without waiting. `idle_ttl`: seconds."""
        now = clock.now()
        if now - self._noted.get(session_id, 0) <= note_interval(idle_ttl):
            return
        if len(self._noted) >= _SESSIONS_NOTED:
            self._noted.clear()
        self._noted[session_id] = now
        self._store.writer.note(lambda tx: keep_frozen(tx, session_id, idle_ttl))

    async def read(self, work: Reading[Result], timeout_s: float) -> Result:
        """Run `work` on a read-only connection and return its result. It sees all committed writes.
        Raises DeadlinePassed if `work` takes longer than `timeout_s` seconds."""
        return await self._store.read(work, timeout_s)

    async def read_aside(self, work: "Callable[[sqlite.Connection], Result]") -> Result:
        """Run long work on a separate connection and return its result. If the memory must be
        closed, the work is interrupted and Overloaded is raised."""
        async with self._store.readers.one_more() as connection:
            running = asyncio.create_task(connection.run(work))
            ending = asyncio.create_task(self.ending.wait())
            try:
                await asyncio.wait({running, ending}, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    return running.result()
                message = "the database is about to be closed; try again"
                raise Overloaded(message, retry_after_ms=1000)
            finally:
                ending.cancel()
                if not running.done():
                    await connection.interrupt()
                await asyncio.gather(running, ending, return_exceptions=True)

    async def search(self, request: SearchRequest, timeout_s: float) -> SearchResponse:
        """Search the notes and turns; see UserSearch.search."""
        return await self._search.search(request, timeout_s)

    async def reembed(self, timeout_s: float) -> int:
        """Queue all passages for re-embedding in the background. Returns how many were queued."""
        passages = await self._store.write(forget_vectors, timeout_s)
        self._queue.notify()
        return passages

    @property
    def key(self) -> UserKey | None:
        """The key of the database, or None if it is not encrypted."""
        return self._store.readers.key

    @property
    def user_id(self) -> str:
        """The user's id."""
        return self.paths.home.name

    @property
    def has_damaged_rules(self) -> bool:
        """Whether any rule cannot be read, so that it is not known what it forbids."""
        return any(row.table == "rules" for row in self.damaged_rules)

    @property
    def is_working(self) -> bool:
        """Whether closing now would interrupt background work."""
        return self._queue.is_working

    async def backfill(self) -> None:
        """Finish the background work as far as possible. Stops early if the memory must be
        closed."""
        working = asyncio.create_task(self._backfill())
        ending = asyncio.create_task(self.ending.wait())
        try:
            await asyncio.wait({working, ending}, return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                await working
        finally:
            working.cancel()
            ending.cancel()
            await asyncio.gather(working, ending, return_exceptions=True)

    async def _backfill(self) -> None:
        await self._queue.settled()
        await self._screening.run()
        await self._scan.run()

    def follow(self, effects: Sequence[Effect]) -> None:
        """Apply the effects of a committed write to the rules and the search index in memory."""
        passages: list[PassageChange] = []
        for effect in effects:
            if isinstance(effect, RuleChanged):
                self._follow_rule(effect)
            elif isinstance(effect, RowsDamaged):
                self._store.readers.report(effect.rows)
            elif not isinstance(effect, TextsErased):
                passages.append(effect)
        if passages:
            self._search.apply(passages)
            if any(isinstance(change, _ADDING) for change in passages):
                self._queue.notify()

    def _follow_rule(self, change: RuleChanged) -> None:
        self.rules.apply(change.key, change.rule)
        if self.damaged_rules:
            self.damaged_rules = [row for row in self.damaged_rules if row.key != change.key]

    def check_file(self) -> None:
        """Raise StorageUnavailable if the database file was moved, deleted or replaced."""
        self._file.check()

    async def close(self) -> None:
        """Finish the queued writes, then close the database and release its lock."""
        await self._queue.close()
        await self._search.close()
        await self.verdicts.settle()
        await self._store.close()
        self._file.close()
        self._lock.release()

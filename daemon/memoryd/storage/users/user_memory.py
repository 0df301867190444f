"""One user's open database: what every method gets, and all that knows of files.

Writes go through the one writer; reads have connections of their own; rules and the index for
searches are also in memory.
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
    """The open memory of one user. Made by UserOpener, ended by `close`."""

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
        """Set when somebody waits for the memory to be closed: long work is to give way."""
        self._file = file
        self._lock = lock
        self._store = store
        self._queue = queue
        self._search = search
        self._screening = screening
        self._scan = scan
        self._quota = quota
        self._noted: dict[str, int] = {}
        """When the use of a session's block was last noted, by session."""

    async def write(self, work: Work[Result], timeout_s: float) -> Result:
        """The result of `work` once it is durable; see Writer.run for the errors."""
        return await self._store.write(work, timeout_s)

    async def store(self, work: Work[Result], timeout_s: float) -> Result:
        """As `write`, for work that adds to what the user keeps. Raises QuotaExceeded."""
        return await self._store.write(self._quota.hold(work), timeout_s)

    async def write_and_view(
        self, work: Work[Result], view: Callable[[Result], View], timeout_s: float
    ) -> View:
        """What `view` makes of the result of a write: it sees `rules` as this write left
        them, without later ones."""
        seen: View = await self._store.writer.run(work, timeout_s, view)
        return seen

    def note_use(self, session_id: str, idle_ttl: int) -> None:
        """Keep a session's block frozen for a call that writes nothing. Noted seldom, and
        no caller waits for it."""
        now = clock.now()
        if now - self._noted.get(session_id, 0) <= note_interval(idle_ttl):
            return
        if len(self._noted) >= _SESSIONS_NOTED:
            self._noted.clear()
        self._noted[session_id] = now
        self._store.writer.note(lambda tx: keep_frozen(tx, session_id, idle_ttl))

    async def read(self, work: Reading[Result], timeout_s: float) -> Result:
        """The result of `work`, which sees every committed write and can change nothing.
        Raises DeadlinePassed when it takes longer."""
        return await self._store.read(work, timeout_s)

    async def read_aside(self, work: "Callable[[sqlite.Connection], Result]") -> Result:
        """The result of long work on a reading connection of its own. It stops when the memory
        is to be closed: raises Overloaded then."""
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
        """The best notes and turns; see UserSearch.search."""
        return await self._search.search(request, timeout_s)

    async def reembed(self, timeout_s: float) -> int:
        """Re-embed all passages in the background; how many."""
        passages = await self._store.write(forget_vectors, timeout_s)
        self._queue.notify()
        return passages

    @property
    def key(self) -> UserKey | None:
        """The key of the database; None: it is not encrypted."""
        return self._store.readers.key

    @property
    def user_id(self) -> str:
        """Whose memory it is."""
        return self.paths.home.name

    @property
    def has_damaged_rules(self) -> bool:
        """Whether there is a rule that cannot be read: what it forbids is unknown."""
        return any(row.table == "rules" for row in self.damaged_rules)

    @property
    def is_working(self) -> bool:
        """Whether closing now would cut background work short."""
        return self._queue.is_working

    async def backfill(self) -> None:
        """Wait until the background work is done, as far as it can be, or has to end."""
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
        """Bring what is in memory in step with a commit."""
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
        """Raise StorageUnavailable when the database file was taken away or replaced."""
        self._file.check()

    async def close(self) -> None:
        """Finish the waiting writes, then release everything."""
        await self._queue.close()
        await self._search.close()
        await self.verdicts.settle()
        await self._store.close()
        self._file.close()
        self._lock.release()

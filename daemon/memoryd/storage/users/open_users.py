"""The memories of all users: opened when first needed, closed when other users need the slot."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import structlog

from memoryd.errors import DeadlinePassed, StorageUnavailable
from memoryd.keys.ring import KeyRing
from memoryd.storage.engine.damage import DamagedDatabase, DamagedRow
from memoryd.storage.engine.reserve import Reserve
from memoryd.storage.engine.writer import WriterCounts
from memoryd.storage.files.workspace_root import WorkspaceRoot
from memoryd.storage.search.search_services import SearchServices
from memoryd.storage.users.opening import StorageLimits, UserOpener
from memoryd.storage.users.user_entry import UserEntry
from memoryd.storage.users.user_memory import UserMemory
from memoryd.storage.users.user_pool import UserPool
from memoryd.storage.users.user_quarantine import UserQuarantine
from memoryd.storage.users.user_use import UserUse
from memoryd.workspace.directories import DATABASE, UserPaths, paths_of
from memoryd.workspace.os_errors import unavailable

_PATIENCE_S = 5.0
"""Seconds that a call waits for exclusive access to a user."""
_DISCARDING = {"missing", "damaged", "foreign_file"}
"""Errors after which an open database is closed, so that the next use reopens it."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class UserCounts:
    """Counts since the daemon started."""

    opened: int
    evicted: int
    damaged_rows: int
    quarantined: int


class OpenUsers:
    """The memories of all users of one workspace root. At most `limit` are open at a time."""

    def __init__(
        self,
        workspace_root: Path,
        limit: int,
        limits: StorageLimits,
        services: SearchServices,
        keys: KeyRing,
        *,
        database_path: str = DATABASE,
        group: int | None = None,
        reserve: int = 0,
    ) -> None:
        """`database_path` and `group`: see UserPaths. `reserve`: see Reserve."""
        self._root = WorkspaceRoot(workspace_root)
        self._reserve = Reserve(workspace_root, reserve)
        self._database_path = database_path
        self._group = group
        self._services = services
        self.keys = keys
        self.writer_counts = WriterCounts()
        self.pool = UserPool(limit)
        self._opener = UserOpener(limits, self.writer_counts, services, keys, self._reserve)
        self._quarantine = UserQuarantine(self.pool, self.paths)
        self._opened = 0
        self._damaged: set[tuple[str, str, tuple[int | str, ...]]] = set()
        self._damaged_rows = 0

    def start(self) -> None:
        """Create and lock the workspace root and set up the reserve. Raises StartupError if another
        daemon holds the root."""
        self._root.take()
        self._reserve.take()

    @property
    def limit(self) -> int:
        """How many users may be open at a time."""
        return self.pool.limit

    @property
    def open_count(self) -> int:
        """How many users are open or being opened."""
        return self.pool.open_count

    @property
    def counts(self) -> UserCounts:
        """Counts since the daemon started."""
        return UserCounts(
            opened=self._opened,
            evicted=self.pool.evicted,
            damaged_rows=self._damaged_rows,
            quarantined=self._quarantine.count,
        )

    def use(
        self,
        user_id: str,
        *,
        create: bool = False,
        briefly: bool = False,
        within_s: float | None = None,
    ) -> UserUse:
        """The user's memory, which stays open inside an `async with` block; None for an unknown
        user unless `create`. With `briefly`, it is closed afterwards if no other call had it open.
        Raises StorageUnavailable and KeyUnavailable, and DeadlinePassed if entering takes longer
        than `within_s` seconds. A DamagedDatabase that the block raises quarantines the user."""
        entered = partial(self._entered, create=create, within_s=within_s)
        return UserUse(self.pool, user_id, briefly, entered, self._left)

    async def _entered(
        self, entry: UserEntry, briefly: bool, *, create: bool, within_s: float | None
    ) -> UserMemory | None:
        """Return the memory, opening it if needed. Calls continue in order of arrival."""
        if within_s is not None:
            return await self._opened_in_time(entry, create, within_s)
        if entry.memory is None or entry.entering:
            async with entry.waiting(), entry.changing:
                if entry.memory is None:
                    await self._open(entry, create, briefly)
        entry.check_quarantine()
        return entry.memory

    async def _left(self, entry: UserEntry, briefly: bool, error: BaseException | None) -> None:
        """After a use, close or quarantine a memory that must not stay open."""
        if isinstance(error, DamagedDatabase):
            await self._quarantine.begin(entry, error.message)
        elif entry.quarantined is not None:
            await self._quarantine.finish(entry)
        elif briefly or (isinstance(error, StorageUnavailable) and error.reason in _DISCARDING):
            await self.pool.close_unshared(entry)

    async def _opened_in_time(
        self, entry: UserEntry, create: bool, within_s: float
    ) -> UserMemory | None:
        """Return the memory. Raises DeadlinePassed if that takes too long; the opening then
        continues for later calls."""
        joining = asyncio.create_task(self._join(entry, create))
        try:
            await asyncio.wait({joining}, timeout=within_s)
            if not joining.done():
                message = "the database is still being opened, or another call has exclusive access"
                raise DeadlinePassed(f"{message}; nothing was changed")
            return joining.result()
        finally:
            if not joining.done():
                joining.cancel()
                await asyncio.wait({joining})

    async def _join(self, entry: UserEntry, create: bool) -> UserMemory | None:
        """Join an opening in progress or start one, and return the memory. Cancelling this call
        does not cancel the opening."""
        async with entry.waiting():
            is_known = True
            while is_known:
                if entry.memory is None:
                    is_known = await asyncio.shield(self._opening(entry, create))
                async with entry.changing:
                    if entry.memory is not None:
                        break
        entry.check_quarantine()
        return entry.memory

    def _opening(self, entry: UserEntry, create: bool) -> "asyncio.Task[bool]":
        opening = entry.openings.get(create)
        if opening is None:
            opening = asyncio.create_task(self._open_alone(entry.user_id, create))
            entry.openings[create] = opening
            opening.add_done_callback(partial(_forget_opening, entry, create))
        return opening

    async def _open_alone(self, user_id: str, create: bool) -> bool:
        """Open the memory for the calls that wait for it. Returns whether the user exists."""
        async with self.use(user_id, create=create) as memory:
            return memory is not None

    async def _open(self, entry: UserEntry, create: bool, briefly: bool) -> None:
        """Open the memory. On a full disk, the reserve may be used unless `briefly`, which means
        background work."""
        self._root.check()
        report = partial(self.report_damage, entry.user_id)
        opening = partial(
            self._opener.open,
            self.paths(entry.user_id),
            report,
            create=create,
            may_use_reserve=not briefly,
        )
        await self.pool.open(entry, opening)
        if entry.memory is not None:
            self._opened += 1
            report(entry.memory.damaged_rules)

    @asynccontextmanager
    async def files(self, user_id: str) -> AsyncIterator[UserPaths]:
        """The paths of a user, regardless of the state of the database. Only one such block per
        user runs at a time. Raises StorageUnavailable."""
        with self.pool.inside(user_id) as entry:
            async with entry.waiting(), entry.changing:
                pass
            async with entry.filing:
                self._root.check()
                try:
                    yield self.paths(user_id)
                except OSError as error:
                    raise unavailable(error) from error

    def paths(self, user_id: str) -> UserPaths:
        """The paths of a user's files, which need not exist."""
        return paths_of(self._root.path, user_id, self._database_path, self._group)

    @asynccontextmanager
    async def alone(
        self, user_id: str, patience_s: float = _PATIENCE_S
    ) -> AsyncIterator[UserPaths]:
        """Exclusive access to a user: inside the block, the database is closed and no other call
        uses the user. Yields the user's paths. Long-running work is asked to stop, and other calls
        wait. If the block succeeds, a quarantine ends. Raises Overloaded if calls in progress do
        not end within `patience_s` seconds, and StorageUnavailable."""
        with self.pool.inside(user_id) as entry:
            async with entry.waiting(), entry.alone(patience_s):
                self._root.check()
                await self.pool.close(entry)
                try:
                    yield self.paths(user_id)
                except OSError as error:
                    raise unavailable(error) from error
                entry.quarantined = None

    async def reopened(self, user_id: str, *, create: bool = False) -> UserMemory | None:
        """Open the user's memory inside a block of `alone`. Returns None for an unknown user unless
        `create`, which also ends a quarantine. Raises what `use` raises."""
        entry = self.pool.find(user_id)
        if create:
            entry.quarantined = None
        entry.check_quarantine()
        await self._open(entry, create, briefly=False)
        return entry.memory

    def forget(self, user_id: str) -> None:
        """Drop all in-memory data about a user who was purged."""
        self.pool.unfinished.discard(user_id)
        self._damaged = {row for row in self._damaged if row[0] != user_id}
        self._services.jobs.forget(user_id)
        self._services.embedder.forget_queries()

    async def known(self) -> list[str]:
        """The ids of all users who have a workspace here."""
        return await self._root.user_ids()

    async def probe(self) -> None:
        """See WorkspaceRoot.probe."""
        await self._root.probe()

    def report_damage(self, user_id: str, rows: Iterable[DamagedRow]) -> None:
        """Count and log damaged rows that were skipped. Each row is reported only once."""
        for row in rows:
            known = (user_id, row.table, row.key)
            if known not in self._damaged:
                self._damaged.add(known)
                self._damaged_rows += 1
                log.warning(
                    "damaged row skipped",
                    user=user_id,
                    table=row.table,
                    row=row.key,
                    reason=row.reason,
                )

    async def close(self) -> None:
        """Close every user's memory once its openings have ended, then release the root."""
        await self.pool.close_all()
        self._reserve.close()
        self._root.release()


def _forget_opening(entry: UserEntry, create: bool, opening: "asyncio.Task[bool]") -> None:
    del entry.openings[create]
    if not opening.cancelled():
        opening.exception()  # marks it as retrieved: there may be no waiting call left to raise it

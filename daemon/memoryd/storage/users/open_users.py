"""The open users: opened when first asked for, the least recently used closed beyond a limit."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import structlog

from memoryd.errors import StorageUnavailable
from memoryd.keys.ring import KeyRing
from memoryd.storage.engine.damage import DamagedRow
from memoryd.storage.engine.reserve import Reserve
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.engine.writer import WriterCounts
from memoryd.storage.files.quarantine import quarantine, set_aside
from memoryd.storage.files.workspace_root import WorkspaceRoot
from memoryd.storage.search.search_services import SearchServices
from memoryd.storage.users.opening import StorageLimits, open_user_memory
from memoryd.storage.users.user_entry import UserEntry, UserUse
from memoryd.storage.users.user_memory import UserMemory
from memoryd.workspace.directories import DATABASE, UserPlaces, places_of
from memoryd.workspace.os_errors import unavailable

_NO_ROOM = ("disk_full", "io_error")
"""What SQLite reports when there is no room for the index of the write-ahead log."""
_PATIENCE_S = 5.0
"""How long a call that wants a user for itself waits for the others."""

log = structlog.get_logger()


@dataclass(slots=True)
class UserCounts:
    """What became of users since the start."""

    opened: int = 0
    evicted: int = 0
    damaged_rows: int = 0
    quarantined: int = 0


class OpenUsers:
    """The memories of all users below one workspace root; at most `limit` are open."""

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
        """`database_path` and `group`: see UserPlaces. `reserve`: see Reserve."""
        self._root = WorkspaceRoot(workspace_root)
        self._reserve = Reserve(workspace_root, reserve)
        self._database_path = database_path
        self._group = group
        self._limits = limits
        self._services = services
        self.keys = keys
        self._entries: OrderedDict[str, UserEntry] = OrderedDict()
        self._taken = 0
        self._became_idle = asyncio.Event()
        self.limit = limit
        self.counts = UserCounts()
        self.writer_counts = WriterCounts()
        self.unfinished: set[str] = set()
        """Users that were closed while passages waited for vectors; see catch_up.py."""
        self.has_unfinished = asyncio.Event()
        self._damaged: set[tuple[str, str, tuple[int | str, ...]]] = set()

    def start(self) -> None:
        """Make the root and lock it. Raises StartupError when another daemon holds it."""
        self._root.take()
        self._reserve.take()

    @property
    def open_count(self) -> int:
        """How many users are open or being opened now."""
        return self._taken

    def use(
        self,
        user_id: str,
        *,
        create: bool = False,
        briefly: bool = False,
        within_s: float | None = None,
    ) -> "UserUse":
        """The user's memory, kept open for the time of an `async with` block; None for an
        unknown user unless `create`. `briefly`: closed again afterwards if nobody else had it
        open. Entering and the block raise StorageUnavailable; entering raises DeadlinePassed when
        it takes longer than `within_s`."""
        return UserUse(self, user_id, create, briefly, within_s)

    @asynccontextmanager
    async def files(self, user_id: str) -> AsyncIterator[UserPlaces]:
        """The places of a user, whatever state the database is in, for as long as the block
        lasts; one such block at a time. Raises StorageUnavailable."""
        entry = self._enter(user_id)
        try:
            async with entry.waiting(), entry.changing:
                pass
            async with entry.filing:
                self._root.check()
                try:
                    yield self.places(user_id)
                except OSError as error:
                    raise unavailable(error) from error
        finally:
            self._leave(user_id, entry)

    def places(self, user_id: str) -> UserPlaces:
        """Where the files of a user lie, whether there are any or not."""
        return places_of(self._root.path, user_id, self._database_path, self._group)

    @asynccontextmanager
    async def alone(
        self, user_id: str, patience_s: float = _PATIENCE_S
    ) -> AsyncIterator[UserPlaces]:
        """The places of a user whose database is closed and whom nobody else uses for as long as
        the block lasts: long work gives way, other calls wait. Raises Overloaded when some do
        not end, and StorageUnavailable."""
        entry = self._enter(user_id)
        try:
            async with entry.waiting(), entry.alone(patience_s):
                self._root.check()
                await self._close(entry)
                try:
                    yield self.places(user_id)
                except OSError as error:
                    raise unavailable(error) from error
                entry.quarantined = None
        finally:
            self._leave(user_id, entry)

    async def reopened(self, user_id: str, *, create: bool = False) -> UserMemory | None:
        """The memory of a user as a use would get it now, inside a block of `alone`; None for an
        unknown user unless `create`, which ends a quarantine. Raises what `use` raises."""
        entry = self._entries[user_id]
        if create:
            entry.quarantined = None
        entry.check_quarantine()
        await self._open(user_id, entry, create, briefly=False)
        return entry.memory

    def forget(self, user_id: str) -> None:
        """Drop what memory holds of a user who was purged."""
        self.unfinished.discard(user_id)
        self._damaged = {place for place in self._damaged if place[0] != user_id}
        self._services.jobs.forget(user_id)
        self._services.embedder.forget_queries()

    async def known(self) -> list[str]:
        """Every user that has a workspace here."""
        return await self._root.user_ids()

    async def probe(self) -> None:
        """See WorkspaceRoot.probe."""
        await self._root.probe()

    def report_damage(self, user_id: str, rows: Iterable[DamagedRow]) -> None:
        """Count and log rows that were passed over, each once."""
        for row in rows:
            place = (user_id, row.table, row.key)
            if place not in self._damaged:
                self._damaged.add(place)
                self.counts.damaged_rows += 1
                log.warning(
                    "damaged row skipped",
                    user=user_id,
                    table=row.table,
                    row=row.key,
                    reason=row.reason,
                )

    async def close(self) -> None:
        """Close every user once its requests are done, then let go of the root."""
        openings = [one for entry in self._entries.values() for one in entry.openings.values()]
        await asyncio.gather(*openings, return_exceptions=True)
        await asyncio.gather(*map(self._end, list(self._entries.values())))
        self._entries.clear()
        self._reserve.close()
        self._root.release()

    async def _end(self, entry: UserEntry) -> None:
        async with entry.changing:
            await self._close(entry)

    def _enter(self, user_id: str) -> UserEntry:
        entry = self._entries.get(user_id)
        if entry is None:
            entry = self._entries[user_id] = UserEntry()
        self._entries.move_to_end(user_id)
        entry.users += 1
        return entry

    def _leave(self, user_id: str, entry: UserEntry) -> None:
        entry.users -= 1
        entry.left.set()
        if entry.users == 0:
            self._became_idle.set()
            if entry.memory is None:
                self._entries.pop(user_id, None)

    async def _opened(
        self, user_id: str, entry: UserEntry, create: bool, briefly: bool
    ) -> UserMemory | None:
        """The memory, opened if it has to be. Calls that came first go on first."""
        if entry.memory is None or entry.entering:
            async with entry.waiting(), entry.changing:
                if entry.memory is None:
                    await self._open(user_id, entry, create, briefly)
        entry.check_quarantine()
        return entry.memory

    async def _open(self, user_id: str, entry: UserEntry, create: bool, briefly: bool) -> None:
        """Open the memory; that of a known user on a full disk too, unless for background work."""
        self._root.check()
        await self._take_slot()
        try:
            if self._reserve.is_small:
                await in_thread(self._reserve.grow)
            places = self.places(user_id)
            opening = partial(
                open_user_memory,
                places,
                self._limits,
                self.writer_counts,
                self._services,
                self.keys,
                self._reserve,
                partial(self.report_damage, user_id),
                create=create,
            )
            try:
                entry.memory = await opening()
            except StorageUnavailable as error:
                if briefly or error.reason not in _NO_ROOM or not places.marker.exists():
                    raise
                entry.memory = await self._reserve.lent_to(opening)
        finally:
            if entry.memory is None:
                self._free_slot()
        if entry.memory is not None:
            self.counts.opened += 1
            self.report_damage(user_id, entry.memory.damaged_rules)

    async def _take_slot(self) -> None:
        """A slot for one more open user; the least recently used idle one makes room."""
        while self._taken >= self.limit:
            found = next(
                (one for one in self._entries.items() if one[1].memory and one[1].users == 0), None
            )
            if found is None:
                self._became_idle.clear()
                await self._became_idle.wait()
                continue
            user_id, idle = found
            async with idle.changing:
                if idle.users == 0 and idle.memory:
                    await self._close(idle)
                    self.counts.evicted += 1
            if self._entries.get(user_id) is idle and idle.users == 0 and idle.memory is None:
                del self._entries[user_id]
        self._taken += 1

    def _free_slot(self) -> None:
        self._taken -= 1
        self._became_idle.set()

    async def _close(self, entry: UserEntry) -> None:
        if entry.memory is not None:
            memory, entry.memory = entry.memory, None
            if memory.is_working:
                self.unfinished.add(memory.user_id)
                self.has_unfinished.set()
            closing = asyncio.create_task(memory.close())
            try:
                await asyncio.shield(closing)
            except asyncio.CancelledError:
                await closing  # half a close would leave the thread of a connection behind
                raise
            finally:
                self._free_slot()

    async def _discard(self, entry: UserEntry) -> None:
        """Close a memory that is not to be kept, unless others still use it."""
        if entry.users == 1:
            async with entry.changing:
                if entry.users == 1:
                    await self._close(entry)

    async def _quarantine(self, user_id: str, entry: UserEntry, reason: str) -> None:
        """Refuse every further use of a damaged database, and set it aside once nobody has it."""
        places = self.places(user_id)
        if entry.quarantined is None:
            try:
                if not await in_thread(quarantine, places, reason):
                    await self._discard(entry)
                    return
            except OSError as error:  # without its database the user is unavailable as well
                log.warning("the marker could not be written", user=user_id, reason=str(error))
            entry.quarantined = reason
            self.counts.quarantined += 1
            log.warning("user quarantined", user=user_id, reason=reason)
        await self._finish_quarantine(user_id, entry)

    async def _finish_quarantine(self, user_id: str, entry: UserEntry) -> None:
        if not entry.is_last:
            return
        async with entry.waiting():  # whoever wants the user alone does not wait for this one
            await entry.changing.acquire()
        try:
            if entry.is_last and entry.quarantined is not None:  # else it was reset meanwhile
                await self._close(entry)
                await self._set_aside(user_id)
        finally:
            entry.changing.release()

    async def _set_aside(self, user_id: str) -> None:
        try:
            names = await in_thread(set_aside, self.places(user_id), "corrupt")
        except OSError as error:
            log.warning("the database stays in place", user=user_id, reason=str(error))
        else:
            if names:
                log.warning("database set aside", user=user_id, set_aside=names)

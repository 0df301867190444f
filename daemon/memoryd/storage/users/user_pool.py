"""The users that are in use or open. The number of open databases is limited: the least recently
used idle one is closed to free a slot."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from memoryd.storage.users.user_entry import UserEntry
from memoryd.storage.users.user_memory import UserMemory


class UserPool:
    """The entries of all users that are in use or open. At most `limit` memories are open at a
    time."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.evicted = 0
        """How many memories were closed to free a slot since the daemon started."""
        self.unfinished: set[str] = set()
        """Users with background work left, such as those closed while passages waited for vectors;
        see backfill.py."""
        self.has_unfinished = asyncio.Event()
        self._entries: OrderedDict[str, UserEntry] = OrderedDict()
        self._taken = 0
        self._became_idle = asyncio.Event()

    @property
    def open_count(self) -> int:
        """How many memories are open or being opened."""
        return self._taken

    @property
    def entries(self) -> list[UserEntry]:
        """All entries, least recently used first."""
        return list(self._entries.values())

    def find(self, user_id: str) -> UserEntry:
        """The entry of a user who is in use or open. Raises KeyError."""
        return self._entries[user_id]

    def enter(self, user_id: str) -> UserEntry:
        """Return the user's entry, creating it if needed, and count one more use. Each use must be
        ended by a call of `leave`."""
        entry = self._entries.get(user_id)
        if entry is None:
            entry = self._entries[user_id] = UserEntry(user_id)
        self._entries.move_to_end(user_id)
        entry.users += 1
        return entry

    def leave(self, entry: UserEntry) -> None:
        """End a use that began with `enter`."""
        entry.users -= 1
        entry.left.set()
        if entry.users == 0:
            self._became_idle.set()
            if entry.memory is None:
                self._entries.pop(entry.user_id, None)

    @contextmanager
    def inside(self, user_id: str) -> Iterator[UserEntry]:
        """The user's entry, counted as in use inside the block."""
        entry = self.enter(user_id)
        try:
            yield entry
        finally:
            self.leave(entry)

    async def open(
        self, entry: UserEntry, opening: Callable[[], Awaitable[UserMemory | None]]
    ) -> None:
        """Wait for a free slot and set the entry's memory to the result of `opening`. The caller
        must hold `entry.changing`."""
        await self._take_slot()
        try:
            entry.memory = await opening()
        finally:
            if entry.memory is None:
                self._free_slot()

    async def close(self, entry: UserEntry) -> None:
        """Close the entry's memory if it is open. The caller must hold `entry.changing`."""
        if entry.memory is not None:
            memory, entry.memory = entry.memory, None
            if memory.is_working:
                self.unfinished.add(memory.user_id)
                self.has_unfinished.set()
            closing = asyncio.create_task(memory.close())
            try:
                await asyncio.shield(closing)
            except asyncio.CancelledError:
                await closing  # an incomplete close would leave a thread running
                raise
            finally:
                self._free_slot()

    async def close_unshared(self, entry: UserEntry) -> None:
        """Close a memory that should not stay open, unless other calls use it."""
        if entry.users == 1:
            async with entry.changing:
                if entry.users == 1:
                    await self.close(entry)

    async def close_all(self) -> None:
        """Wait for openings and exclusive calls in progress, then close every memory."""
        openings = [one for entry in self._entries.values() for one in entry.openings.values()]
        await asyncio.gather(*openings, return_exceptions=True)
        await asyncio.gather(*map(self._close_when_free, self.entries))
        self._entries.clear()

    async def _close_when_free(self, entry: UserEntry) -> None:
        async with entry.changing:
            await self.close(entry)

    async def _take_slot(self) -> None:
        """Take a slot for one more open memory. If none is free, close the least recently used idle
        memory, or wait until one is idle."""
        while self._taken >= self.limit:
            idle = next(
                (one for one in self._entries.values() if one.memory and one.users == 0), None
            )
            if idle is None:
                self._became_idle.clear()
                await self._became_idle.wait()
                continue
            async with idle.changing:
                if idle.users == 0 and idle.memory:
                    await self.close(idle)
                    self.evicted += 1
            is_known = self._entries.get(idle.user_id) is idle
            if is_known and idle.users == 0 and idle.memory is None:
                del self._entries[idle.user_id]
        self._taken += 1

    def _free_slot(self) -> None:
        self._taken -= 1
        self._became_idle.set()

"""One user among the open ones, and one use of that user's memory."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from memoryd.errors import DeadlinePassed, Overloaded, StorageUnavailable
from memoryd.storage.engine.damage import DamagedDatabase
from memoryd.storage.files.quarantine import quarantine_message
from memoryd.storage.users.user_memory import UserMemory

if TYPE_CHECKING:
    from memoryd.storage.users.open_users import OpenUsers

_DISCARDING = {"missing", "damaged", "foreign_file"}
"""Reasons after which an open database is closed and looked at anew."""


@dataclass(slots=True, eq=False)
class UserEntry:
    """A user who is in use or whose memory is open."""

    memory: UserMemory | None = None
    users: int = 0
    entering: int = 0
    """Calls that wait for `changing`, or for what it guards, on their way in."""
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the memory is opened or closed, and by a call that wants the user for itself.
    asyncio's lock is fair, so calls that wait go on in the order in which they came."""
    filing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while exports and backups are read or written piece by piece."""
    openings: "dict[bool, asyncio.Task[bool]]" = field(default_factory=dict)
    """The openings under way that calls wait for, by whether they create the user."""
    left: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever a call is done with the user, or has to wait for `changing`."""
    quarantined: str | None = None
    """Why the open memory is not to be used any more."""

    @property
    def is_last(self) -> bool:
        """Whether no more than one call is inside."""
        return self.users - self.entering <= 1

    def check_quarantine(self) -> None:
        """Raise StorageUnavailable when the memory is not to be used."""
        if self.quarantined is not None:
            raise StorageUnavailable("quarantined", quarantine_message(self.quarantined))

    @asynccontextmanager
    async def waiting(self) -> AsyncIterator[None]:
        """Count as one that is on its way in."""
        self.entering += 1
        self.left.set()
        try:
            yield
        finally:
            self.entering -= 1

    @asynccontextmanager
    async def alone(self, patience_s: float) -> AsyncIterator[None]:
        """Hold `changing` with nobody inside. Raises Overloaded when that takes too long."""
        gaining = asyncio.create_task(self._gain())
        try:
            await asyncio.wait({gaining}, timeout=patience_s)
            if not gaining.done():
                message = "other calls of this user are under way"
                raise Overloaded(message, retry_after_ms=100)
            yield
        finally:
            gaining.cancel()
            (gained,) = await asyncio.gather(gaining, return_exceptions=True)
            if gained is None:
                self._set_ending(False)
                self.changing.release()

    async def _gain(self) -> None:
        await self.changing.acquire()
        try:
            self._set_ending(True)
            while self.users > self.entering:
                self.left.clear()
                await self.left.wait()
        except BaseException:
            self._set_ending(False)
            self.changing.release()
            raise

    def _set_ending(self, ending: bool) -> None:
        if self.memory is not None:
            (self.memory.ending.set if ending else self.memory.ending.clear)()


@dataclass(slots=True, eq=False)
class UserUse:
    """One use of a user's memory: what `OpenUsers.use` gives, one class with it in two files."""

    users: "OpenUsers"
    user_id: str
    create: bool
    briefly: bool
    within_s: float | None = None
    entry: UserEntry | None = None

    async def __aenter__(self) -> UserMemory | None:
        users = self.users
        self.entry = users._enter(self.user_id)  # noqa: SLF001
        self.briefly = self.briefly and self.entry.memory is None
        try:
            memory = self.entry.memory
            if memory is None or self.entry.entering or self.entry.quarantined is not None:
                if self.within_s is None:
                    opened = users._opened(  # noqa: SLF001
                        self.user_id, self.entry, self.create, self.briefly
                    )
                else:
                    opened = self._opened_in_time(self.entry, self.within_s)
                memory = await opened
            if memory is not None:
                memory.check_file()
        except BaseException as error:
            await self.__aexit__(type(error), error, None)
            raise
        return memory

    async def _opened_in_time(self, entry: UserEntry, within_s: float) -> UserMemory | None:
        """As `OpenUsers._opened`. When it takes too long, the opening goes on for those who come
        later, and this call raises DeadlinePassed."""
        joining = asyncio.create_task(self._join(entry))
        try:
            await asyncio.wait({joining}, timeout=within_s)
            if not joining.done():
                message = "the database is being opened, or others have it for themselves"
                raise DeadlinePassed(f"{message}; nothing was changed")
            return joining.result()
        finally:
            if not joining.done():
                joining.cancel()
                await asyncio.wait({joining})

    async def _join(self, entry: UserEntry) -> UserMemory | None:
        """Wait for an opening that may be under way, or begin one; may be cancelled."""
        async with entry.waiting():
            is_known = True
            while is_known:
                if entry.memory is None:
                    is_known = await asyncio.shield(self._opening(entry))
                async with entry.changing:
                    if entry.memory is not None:
                        break
        entry.check_quarantine()
        return entry.memory

    def _opening(self, entry: UserEntry) -> "asyncio.Task[bool]":
        opening = entry.openings.get(self.create)
        if opening is None:
            opening = asyncio.create_task(self._open_alone())
            entry.openings[self.create] = opening
            opening.add_done_callback(lambda ended: self._forget(entry, ended))
        return opening

    async def _open_alone(self) -> bool:
        """Open the memory for whoever waits for it; whether there is one."""
        async with self.users.use(self.user_id, create=self.create) as memory:
            return memory is not None

    def _forget(self, entry: UserEntry, opening: "asyncio.Task[bool]") -> None:
        del entry.openings[self.create]
        if not opening.cancelled():
            opening.exception()  # those who wait for it raise it; there may be none by now

    async def __aexit__(self, _: object, error: BaseException | None, __: object) -> None:
        assert self.entry is not None
        users, entry = self.users, self.entry
        try:
            if isinstance(error, DamagedDatabase):
                await users._quarantine(self.user_id, entry, error.message)  # noqa: SLF001
            elif entry.quarantined is not None:
                await users._finish_quarantine(self.user_id, entry)  # noqa: SLF001
            elif self.briefly or (
                isinstance(error, StorageUnavailable) and error.reason in _DISCARDING
            ):
                await users._discard(entry)  # noqa: SLF001
        finally:
            users._leave(self.user_id, entry)  # noqa: SLF001

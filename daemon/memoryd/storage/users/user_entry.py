"""One user among the open ones: the open memory, who uses it, and who waits for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from memoryd.errors import Overloaded, StorageUnavailable
from memoryd.storage.files.quarantine import quarantine_message
from memoryd.storage.users.user_memory import UserMemory


@dataclass(slots=True, eq=False)
class UserEntry:
    """A user who is in use or whose memory is open."""

    user_id: str
    memory: UserMemory | None = None
    users: int = 0
    """Calls that use the entry, those that are on their way in included."""
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
        """Hold `changing` with no other call inside. Raises Overloaded when that takes too long."""
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

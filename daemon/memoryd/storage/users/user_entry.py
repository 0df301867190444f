"""An entry of the user pool: a user's open memory, the calls that use it, and those that wait for
it."""

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
    """How many calls use the entry, including those that are still entering."""
    entering: int = 0
    """How many calls are entering: they wait for `changing`, or for the memory to be opened."""
    changing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while the memory is opened or closed, and by a call that needs exclusive access to the
    user. asyncio's locks are fair, so waiting calls continue in order of arrival."""
    filing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a call reads or writes exports or backups."""
    openings: "dict[bool, asyncio.Task[bool]]" = field(default_factory=dict)
    """The openings in progress that calls wait for, by whether they create the user."""
    left: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever a call stops using the user or starts to wait for `changing`."""
    quarantined: str | None = None
    """Why the open memory must not be used any more, or None if it may be used."""

    @property
    def is_last(self) -> bool:
        """Whether at most one call uses the memory; calls that are still entering do not count."""
        return self.users - self.entering <= 1

    def check_quarantine(self) -> None:
        """Raise StorageUnavailable if the memory must not be used any more."""
        if self.quarantined is not None:
            raise StorageUnavailable("quarantined", quarantine_message(self.quarantined))

    @asynccontextmanager
    async def waiting(self) -> AsyncIterator[None]:
        """While the block runs, count the caller as entering, so that exclusive calls do not wait
        for it."""
        self.entering += 1
        self.left.set()
        try:
            yield
        finally:
            self.entering -= 1

    @asynccontextmanager
    async def alone(self, patience_s: float) -> AsyncIterator[None]:
        """Hold `changing` inside the block while no other call uses the memory. Raises Overloaded
        if that is not possible within `patience_s` seconds."""
        gaining = asyncio.create_task(self._gain())
        try:
            await asyncio.wait({gaining}, timeout=patience_s)
            if not gaining.done():
                message = "other calls of this user are in progress"
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

"""One use of a user's memory: what `OpenUsers.use` returns."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from types import TracebackType

from memoryd.storage.users.user_entry import UserEntry
from memoryd.storage.users.user_memory import UserMemory
from memoryd.storage.users.user_pool import UserPool


@dataclass(slots=True, eq=False)
class UserUse:
    """A context manager that keeps a user's memory open inside its block. Most calls of the
    protocol enter one, so entering and leaving an open memory awaits nothing; a generator-based
    context manager would add 5 % to a short request.

    `open_memory` opens or waits for a memory that is not ready, `settle` closes or quarantines one
    that must not stay open; it gets the error that ended the block, if any. `briefly`: close the
    memory afterwards if no other call had it open.
    """

    pool: UserPool
    user_id: str
    briefly: bool
    open_memory: Callable[[UserEntry, bool], Awaitable[UserMemory | None]]
    settle: Callable[[UserEntry, bool, BaseException | None], Awaitable[None]]
    entry: UserEntry | None = None

    async def __aenter__(self) -> UserMemory | None:
        entry = self.entry = self.pool.enter(self.user_id)
        memory = entry.memory
        self.briefly = self.briefly and memory is None
        try:
            if memory is None or entry.entering or entry.quarantined is not None:
                memory = await self.open_memory(entry, self.briefly)
            if memory is not None:
                memory.check_file()
        except BaseException as error:
            await self.__aexit__(type(error), error, None)
            raise
        return memory

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        entry = self.entry
        assert entry is not None
        try:
            if error is not None or self.briefly or entry.quarantined is not None:
                await self.settle(entry, self.briefly, error)
        finally:
            self.pool.leave(entry)

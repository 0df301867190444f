"""Reading and writing one user's database."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from memoryd.storage.engine import connection as connections
from memoryd.storage.engine.readers import Readers
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.engine.writer import Writer

Result = TypeVar("Result")
Work = Callable[[Transaction], Result]
Reading = Callable[[Snapshot], Result]


@dataclass(frozen=True, slots=True)
class Store:
    """The writer and the readers of one database."""

    writer: Writer
    readers: Readers

    async def write(self, work: Work[Result], timeout_s: float) -> Result:
        """Run `work` as a write and return its result once it is durable. See Writer.run for the
        errors."""
        result: Result = await self.writer.run(work, timeout_s)
        return result

    async def read(self, work: Reading[Result], timeout_s: float) -> Result:
        """Run `work` as a read and return its result. See Readers.read for the errors."""
        return await self.readers.read(work, timeout_s)

    async def close(self) -> None:
        """Finish the queued writes and clear the files if that is due, then close all
        connections."""
        await self.writer.drain()
        await self.readers.close()
        await self.writer.clear_at_last()
        await connections.close(self.writer.connection)

"""The pool of read connections of one user."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from memoryd import clock
from memoryd.errors import DeadlinePassed
from memoryd.keys.master_key import UserKey
from memoryd.storage.engine import connection as connections
from memoryd.storage.engine.connection import Connection
from memoryd.storage.engine.damage import DamagedRow
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.workspace.directories import UserPaths

Result = TypeVar("Result")


@dataclass(slots=True)
class Readers:
    """A pool of at most `limit` read-only connections, which are opened when first needed. Each
    read has a connection to itself."""

    paths: UserPaths
    key: UserKey | None
    limit: int
    report: Callable[[Sequence[DamagedRow]], None]
    """Called with the damaged rows that a read skipped."""
    _idle: list[Connection] = field(default_factory=list)
    _free: asyncio.Semaphore = field(init=False)

    def __post_init__(self) -> None:
        self._free = asyncio.Semaphore(self.limit)

    async def read(self, work: Callable[[Snapshot], Result], timeout_s: float) -> Result:
        """Run `work` on a read-only connection and return its result. It sees all committed writes.
        Raises DeadlinePassed if `work` takes longer than `timeout_s` seconds."""
        damaged: list[DamagedRow] = []
        async with self._borrowed() as reader:
            try:
                return await reader.run(
                    lambda driver: work(Snapshot(driver, clock.now(), damaged)),
                    timeout_s,
                )
            except TimeoutError:
                await reader.interrupt()
                raise DeadlinePassed("the read took too long") from None
            except asyncio.CancelledError:
                await reader.interrupt()  # otherwise closing would wait for the read
                raise
            finally:
                if damaged:
                    self.report(damaged)

    @asynccontextmanager
    async def one_more(self) -> AsyncIterator[Connection]:
        """An additional connection for work that takes long and may need temporary tables. It is
        closed after the block."""
        connection = await connections.connect(self.paths.database, self.key)
        try:
            yield connection
        finally:
            await connections.close(connection)

    @asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[Connection]:
        async with self._free:
            if self._idle:
                reader = self._idle.pop()
            else:
                reader = await connections.connect(self.paths.database, self.key, read_only=True)
            try:
                yield reader
            finally:
                self._idle.append(reader)

    async def close(self) -> None:
        """Close all connections. No read may be in progress."""
        while self._idle:
            await connections.close(self._idle.pop())

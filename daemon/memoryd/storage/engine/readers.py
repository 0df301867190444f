"""The reading connections of one user."""

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
    """Opened when first needed, `limit` at most; each read has one for itself."""

    paths: UserPaths
    key: UserKey | None
    limit: int
    report: Callable[[Sequence[DamagedRow]], None]
    """Gets the rows that a read passed over."""
    _idle: list[Connection] = field(default_factory=list)
    _free: asyncio.Semaphore = field(init=False)

    def __post_init__(self) -> None:
        self._free = asyncio.Semaphore(self.limit)

    async def read(self, work: Callable[[Snapshot], Result], timeout_s: float) -> Result:
        """The result of `work`, which sees every committed write and can change nothing.
        Raises DeadlinePassed when it takes longer."""
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
                await reader.interrupt()  # no caller waits for it, but a close would
                raise
            finally:
                if damaged:
                    self.report(damaged)

    @asynccontextmanager
    async def one_more(self) -> AsyncIterator[Connection]:
        """One more connection, for work that takes long and may need temporary tables."""
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
        """Close them all; no read may be under way."""
        while self._idle:
            await connections.close(self._idle.pop())

"""The one writer of a user's database: writes run in order and share commits.

A commit waits for the disk, so all writes that came in during one commit go into the next
one together. Each runs in a savepoint of its own: one that fails takes nothing with it. No
write is answered before its commit stands.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from sqlcipher3 import dbapi2 as sqlite

from memoryd import clock
from memoryd.errors import DeadlinePassed, Overloaded
from memoryd.storage.connection import Connection, translated
from memoryd.storage.transaction import Transaction

Result = TypeVar("Result")
Work = Callable[[Transaction], Result]

_GROUP_LIMIT = 256


@dataclass(slots=True, eq=False)
class _Write:
    work: Work[Any]
    answer: "asyncio.Future[Any]"
    started: bool = False
    abandoned: bool = False
    transaction: Transaction | None = None
    result: Any = None
    error: BaseException | None = None


@dataclass(slots=True)
class WriterCounts:
    """What the writers of all users did since the start."""

    writes: int = 0
    commits: int = 0


@dataclass(slots=True)
class Writer:
    """Runs writes on `connection`.

    `check_file` raises when the file behind the connection is not the user's any more; it runs
    in the connection's thread before a commit is answered. `committed` is called on the loop
    with each transaction whose commit stands, in order. `queue_limit`: writes that may wait.
    """

    connection: Connection
    queue_limit: int
    check_file: Callable[[], None]
    committed: Callable[[Transaction], None]
    counts: WriterCounts
    _waiting: deque[_Write] = field(default_factory=deque)
    _starting: threading.Lock = field(default_factory=threading.Lock)
    _task: "asyncio.Task[None] | None" = None
    _last_time: int = 0

    async def run(self, work: Work[Result], timeout_s: float) -> Result:
        """The result of `work` once it is committed.

        Raises what `work` raises, DeadlinePassed when the time was up before it began,
        Overloaded when too many writes wait, StorageUnavailable when the commit failed. After
        any of these nothing of it is stored.
        """
        if len(self._waiting) >= self.queue_limit:
            raise Overloaded("too many writes of this user wait", retry_after_ms=100)
        write = _Write(work, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._task is None:
            self._task = asyncio.create_task(self._commit_groups())
        try:
            result: Result = await asyncio.wait_for(asyncio.shield(write.answer), timeout_s)
        except TimeoutError:
            if self._abandon(write):
                message = "the write waited too long; nothing was changed"
                raise DeadlinePassed(message) from None
            result = await asyncio.shield(write.answer)
        return result

    async def drain(self) -> None:
        """Wait until every write that was asked for is answered."""
        while self._task is not None:
            await asyncio.shield(self._task)

    def _abandon(self, write: _Write) -> bool:
        """Take back a write that has not begun. False: it has."""
        with self._starting:
            write.abandoned = not write.started
            return write.abandoned

    async def _commit_groups(self) -> None:
        try:
            while self._waiting:
                group = [
                    self._waiting.popleft() for _ in range(min(len(self._waiting), _GROUP_LIMIT))
                ]
                try:
                    await self.connection.run(partial(self._commit, group))
                except BaseException as error:  # noqa: BLE001 (every waiter gets it)
                    self._fail(group, error)
                    continue
                self._answer(group)
        finally:
            self._task = None

    def _commit(self, group: list[_Write], driver: "sqlite.Connection") -> None:
        """Run and commit a group, in the connection's thread."""
        driver.execute("BEGIN IMMEDIATE")
        try:
            for write in group:
                self._run_one(driver, write)
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
        self.check_file()
        self.counts.commits += 1

    def _run_one(self, driver: "sqlite.Connection", write: _Write) -> None:
        with self._starting:
            if write.abandoned:
                return
            write.started = True
        self._last_time = max(clock.now(), self._last_time + 1)
        write.transaction = Transaction(driver, self._last_time)
        driver.execute("SAVEPOINT one_write")
        try:
            write.result = write.work(write.transaction)
        except Exception as error:
            if not driver.in_transaction:
                raise
            write.error = translated(error) if isinstance(error, sqlite.Error) else error
            driver.execute("ROLLBACK TO one_write")
        driver.execute("RELEASE one_write")
        self.counts.writes += 1

    def _answer(self, group: list[_Write]) -> None:
        for write in group:
            if write.abandoned:
                continue
            if write.error is None:
                assert write.transaction is not None
                self.committed(write.transaction)
            if write.answer.done():
                continue
            if write.error is not None:
                write.answer.set_exception(write.error)
            else:
                write.answer.set_result(write.result)

    @staticmethod
    def _fail(group: list[_Write], error: BaseException) -> None:
        for write in group:
            if not write.abandoned and not write.answer.done():
                write.answer.set_exception(error)

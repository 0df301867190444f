"""The single writer of a user's database. Writes run in order and share commits.

A commit waits for the disk, so all writes that arrive during one commit are grouped into the next.
Each write of a group runs in its own savepoint, so a failed write does not affect the others. No
write returns before its commit is durable.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from sqlcipher3 import dbapi2 as sqlite

from memoryd import clock
from memoryd.errors import DeadlinePassed, Overloaded
from memoryd.storage.engine.connection import Connection, translated
from memoryd.storage.engine.effects import Effect
from memoryd.storage.engine.reserve import Reserve, is_disk_full
from memoryd.storage.engine.row_hashes import fill_row_hashes
from memoryd.storage.engine.transaction import Transaction

Result = TypeVar("Result")
Work = Callable[[Transaction], Result]

_GROUP_LIMIT = 256
_PATIENCE_MS = 50
"""The patience in milliseconds that `clear` gets after a write that erases."""
_FIRST_RETRY_S = 0.05
_LONGEST_RETRY_S = 5.0


@dataclass(slots=True, eq=False)
class _Write:
    work: Work[Any]
    done: "asyncio.Future[Any]"
    started: bool = False
    abandoned: bool = False
    transaction: Transaction | None = None
    view: Callable[[Any], Any] | None = None
    result: Any = None
    error: BaseException | None = None


@dataclass(slots=True)
class WriterCounts:
    """Counts over the writers of all users since the daemon started."""

    writes: int = 0
    commits: int = 0


@dataclass(slots=True)
class Writer:
    """Runs writes on `connection`.

    `check_file` raises if the connection's file is no longer the user's database; it runs in the
    connection's thread after each commit, before the writes of that commit return. `follow` is
    called on the event loop with the effects of each committed write, in order. `queue_limit`: how
    many writes may wait.

    `clear(driver, patience_ms)` removes deleted texts from the database files. It runs after each
    commit that erases, before the writes return. If it returns False, it is retried until it
    succeeds. `must_clear`: whether clearing is already due. `reserve`: disk space kept for writes
    that erase.
    """

    connection: Connection
    queue_limit: int
    check_file: Callable[[], None]
    follow: Callable[[Sequence[Effect]], None]
    clear: Callable[["sqlite.Connection", int], bool]
    must_clear: bool
    counts: WriterCounts
    reserve: Reserve
    _waiting: deque[_Write] = field(default_factory=deque)
    _starting: threading.Lock = field(default_factory=threading.Lock)
    _task: "asyncio.Task[None] | None" = None
    _last_time: int = 0
    _retry: "asyncio.TimerHandle | None" = None
    _retry_after_s: float = _FIRST_RETRY_S

    async def run(
        self,
        work: Work[Any],
        timeout_s: float,
        view: Callable[[Any], Any] | None = None,
    ) -> Any:
        """Run `work` in a transaction and return its result once it is committed. If `view` is
        given, return `view(result)` instead; it runs on the event loop after `follow` has applied
        this write and before it applies the next.

        Raises what `work` raises, DeadlinePassed if `timeout_s` passed before the write began,
        Overloaded if too many writes are waiting, and StorageUnavailable if the commit failed.
        After any of these, the user's database is unchanged. Also raises what `view` raises; the
        write is committed then.
        """
        if len(self._waiting) >= self.queue_limit:
            raise Overloaded("too many writes are waiting for this user", retry_after_ms=100)
        write = self._begin(work, view)
        timer = asyncio.get_running_loop().call_later(timeout_s, self._expire, write)
        try:
            return await write.done
        finally:
            timer.cancel()

    def note(self, work: Work[Any]) -> None:
        """Queue a write without waiting for it. Its errors are ignored. It is dropped if too many
        writes are waiting."""
        if len(self._waiting) < self.queue_limit:
            self._begin(work).done.add_done_callback(asyncio.Future.exception)

    async def drain(self) -> None:
        """Wait until all queued writes have ended, and cancel a scheduled retry of clearing."""
        while self._task is not None:
            await asyncio.shield(self._task)
        if self._retry is not None:
            self._retry.cancel()
            self._retry = None

    async def clear_at_last(self) -> None:
        """Clear the files if that is still due. Call this when no call reads or writes any more."""
        if self.must_clear:
            await self.connection.run(lambda driver: self.clear(driver, 0))

    def _begin(self, work: Work[Any], view: Callable[[Any], Any] | None = None) -> _Write:
        write = _Write(work, asyncio.get_running_loop().create_future(), view=view)
        self._waiting.append(write)
        if self._task is None:
            self._task = asyncio.create_task(self._commit_groups())
        return write

    def _expire(self, write: _Write) -> None:
        """Cancel a write that has not begun. A write that has begun runs to its end."""
        with self._starting:
            write.abandoned = not write.started
        if write.abandoned and not write.done.done():
            message = "the write waited too long; nothing was changed"
            write.done.set_exception(DeadlinePassed(message))

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
                self._deliver(group)
        finally:
            self._task = None
            self._retry_later()

    def _commit(self, group: list[_Write], driver: "sqlite.Connection") -> None:
        """Run and commit a group in the connection's thread. If the disk is full, each affected
        write is retried in its own commit, so that only writes that need space fail. A write that
        erases may then use the reserve."""
        try:
            self._commit_once(group, driver)
            failed = [write for write in group if is_disk_full(write.error)]
        except sqlite.Error as error:
            if not is_disk_full(translated(error)):
                raise
            failed = group
        for write in failed:
            self._commit_alone(write, driver)
            if is_disk_full(write.error) and write.transaction and write.transaction.erases:
                with self.reserve.released():
                    self._commit_alone(write, driver)

    def _commit_alone(self, write: _Write, driver: "sqlite.Connection") -> None:
        write.error = None
        try:
            self._commit_once([write], driver)
        except Exception as error:  # noqa: BLE001 (the caller gets it)
            write.error = translated(error)

    def _commit_once(self, group: list[_Write], driver: "sqlite.Connection") -> None:
        driver.execute("BEGIN IMMEDIATE")
        try:
            for write in group:
                self._run_one(driver, write, alone=len(group) == 1)
            if driver.in_transaction:
                fill_row_hashes(driver)
                driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
        self.check_file()
        self.counts.commits += 1
        erases = any(
            write.transaction is not None and write.error is None and write.transaction.erases
            for write in group
        )
        if erases or self.must_clear:
            self.must_clear = not self.clear(driver, _PATIENCE_MS if erases else 0)

    def _run_one(self, driver: "sqlite.Connection", write: _Write, *, alone: bool) -> None:
        """Run one write in a savepoint, for which SQLite copies each page that changes. A write
        that is alone in its transaction needs none: if it fails, the transaction is rolled back."""
        with self._starting:
            if write.abandoned:
                return
            write.started = True
        self._last_time = max(clock.now(), self._last_time + 1)
        write.transaction = Transaction(driver, self._last_time)
        if not alone:
            driver.execute("SAVEPOINT one_write")
        try:
            write.result = write.work(write.transaction)
            if not write.transaction.erases:
                self.reserve.check()
        except Exception as error:
            if not driver.in_transaction:
                raise
            write.error = translated(error) if isinstance(error, sqlite.Error) else error
            driver.execute("ROLLBACK" if alone else "ROLLBACK TO one_write")
        if not alone:
            driver.execute("RELEASE one_write")
        self.counts.writes += 1

    def _deliver(self, group: list[_Write]) -> None:
        for write in group:
            if write.abandoned:
                continue
            if write.error is None:
                assert write.transaction is not None
                self.follow(write.transaction.effects)
            if write.done.done():
                continue
            if write.error is not None:
                write.done.set_exception(write.error)
                continue
            try:
                write.done.set_result(write.view(write.result) if write.view else write.result)
            except Exception as error:  # noqa: BLE001 (the caller gets it)
                write.done.set_exception(error)

    def _retry_later(self) -> None:
        """If clearing is still due, schedule a retry, as an empty write, with exponential
        backoff."""
        if not self.must_clear:
            self._retry_after_s = _FIRST_RETRY_S
        elif self._retry is None:
            loop = asyncio.get_running_loop()
            self._retry = loop.call_later(self._retry_after_s, self._try_again)
            self._retry_after_s = min(2 * self._retry_after_s, _LONGEST_RETRY_S)

    def _try_again(self) -> None:
        self._retry = None
        self.note(lambda tx: None)

    @staticmethod
    def _fail(group: list[_Write], error: BaseException) -> None:
        for write in group:
            if not write.abandoned and not write.done.done():
                write.done.set_exception(error)

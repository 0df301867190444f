"""One user's open database: what every method gets, and all that knows of files.

Writes go through the one writer; reads have connections of their own; rules are also in
memory.
"""

import asyncio
import os
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from sqlcipher3 import dbapi2 as sqlite

from memoryd import clock
from memoryd.errors import DeadlinePassed, StorageUnavailable
from memoryd.lock_file import LockFile, LockHeldError
from memoryd.storage import connection as connections
from memoryd.storage.connection import Connection
from memoryd.storage.migration import check_identity, migrate, newest_schema
from memoryd.storage.rule_book import RuleBook
from memoryd.storage.rules import load_rules
from memoryd.storage.transaction import Transaction
from memoryd.storage.writer import Writer, WriterCounts
from memoryd.workspace.directories import (
    UserPlaces,
    check_own_directory,
    check_own_file,
    fsync_directory,
    provision,
)
from memoryd.workspace.marker import Marker, read_marker, write_marker

Result = TypeVar("Result")
Work = Callable[[Transaction], Result]


@dataclass(frozen=True, slots=True)
class StorageLimits:
    """How much one open user may take."""

    readers: int
    queue: int


@dataclass(slots=True)
class UserMemory:
    """The open memory of one user. Made by `open_user_memory`, ended by `close`."""

    places: UserPlaces
    rules: RuleBook
    damaged_rules: int
    _file: "OpenedFile"
    _lock: LockFile
    _writer: Writer
    _readers: "Readers"

    async def write(self, work: Work[Result], timeout_s: float) -> Result:
        """The result of `work` once it is durable; see Writer.run for the errors."""
        return await self._writer.run(work, timeout_s)

    async def read(self, work: Work[Result], timeout_s: float) -> Result:
        """The result of `work`, which sees every committed write and can change nothing.
        Raises DeadlinePassed when it takes longer."""
        async with self._readers.one() as reader:
            running = reader.run(lambda driver: work(Transaction(driver, clock.now())))
            try:
                return await asyncio.wait_for(running, timeout_s)
            except TimeoutError:
                await reader.interrupt()
                raise DeadlinePassed("the read took too long") from None

    def check_file(self) -> None:
        """Raise StorageUnavailable when the database file was taken away or replaced."""
        self._file.check()

    async def close(self) -> None:
        """Finish the waiting writes, then let go of everything."""
        await self._writer.drain()
        await self._readers.close()
        await connections.close(self._writer.connection)
        self._lock.release()


class OpenedFile:
    """The database file as it was opened, to notice that it was taken away or replaced."""

    def __init__(self, path: Path) -> None:
        found = check_own_file(path)
        self._path = str(path)
        self._identity = (found.st_dev, found.st_ino)

    def check(self) -> None:
        """Raise StorageUnavailable unless the path still leads to the opened file."""
        try:
            found = os.lstat(self._path)
        except FileNotFoundError:
            raise _missing() from None
        if (found.st_dev, found.st_ino) != self._identity:
            message = "memory.db was replaced behind the daemon's back"
            raise StorageUnavailable("foreign_file", message)


@dataclass(slots=True)
class Readers:
    """The reading connections of one user, opened when first needed."""

    places: UserPlaces
    limit: int
    _idle: list[Connection] = field(default_factory=list)
    _free: asyncio.Semaphore = field(init=False)

    def __post_init__(self) -> None:
        self._free = asyncio.Semaphore(self.limit)

    def one(self) -> "_BorrowedReader":
        """A reader for one read, as an async context manager."""
        return _BorrowedReader(self)

    async def close(self) -> None:
        """Close them all; no read may be under way."""
        while self._idle:
            await connections.close(self._idle.pop())


@dataclass(slots=True)
class _BorrowedReader:
    readers: Readers
    connection: Connection | None = None

    async def __aenter__(self) -> Connection:
        await self.readers._free.acquire()  # noqa: SLF001 (one class in two halves)
        try:
            idle = self.readers._idle  # noqa: SLF001
            self.connection = (
                idle.pop()
                if idle
                else await connections.connect(self.readers.places.database, read_only=True)
            )
        except BaseException:
            self.readers._free.release()  # noqa: SLF001
            raise
        return self.connection

    async def __aexit__(self, *_: object) -> None:
        assert self.connection is not None
        self.readers._idle.append(self.connection)  # noqa: SLF001
        self.readers._free.release()  # noqa: SLF001


async def open_user_memory(
    places: UserPlaces, limits: StorageLimits, counts: WriterCounts, *, create: bool
) -> UserMemory | None:
    """Open a user's database; None for an unknown user unless `create`.

    Raises StorageUnavailable when the database is missing, damaged, quarantined, of another
    program or of a newer memoryd, or held by another daemon.
    """
    if not places.is_provisioned():
        if not create:
            return None
        provision(places)
    check_own_directory(places.internal)
    lock = _lock(places)
    try:
        return await _open_locked(places, limits, counts, lock)
    except BaseException:
        lock.release()
        raise


async def _open_locked(
    places: UserPlaces, limits: StorageLimits, counts: WriterCounts, lock: LockFile
) -> UserMemory:
    marker = read_marker(places.marker)
    if marker is not None and marker.quarantined:
        raise StorageUnavailable("quarantined", f"the database is set aside: {marker.quarantined}")
    _ensure_file(places, marker)
    connection = await connections.connect(places.database)
    try:
        file = OpenedFile(places.database)
        draft_id = marker.database_id if marker else str(uuid.uuid4())
        database_id = await connection.run(lambda driver: _prepare(driver, draft_id, marker))
        if marker is None:
            fsync_directory(places.internal)
            write_marker(places.marker, Marker(database_id))
        rules, damaged = await connection.run(
            lambda driver: load_rules(Transaction(driver, clock.now()))
        )
    except BaseException:
        await connections.close(connection)
        raise
    book = RuleBook(rules)
    writer = Writer(
        connection=connection,
        queue_limit=limits.queue,
        check_file=file.check,
        committed=lambda tx: book.apply(tx.changed_rules),
        counts=counts,
    )
    readers = Readers(places, limits.readers)
    return UserMemory(places, book, damaged, file, lock, writer, readers)


def _lock(places: UserPlaces) -> LockFile:
    try:
        return LockFile(places.lock)
    except LockHeldError as error:
        holder = error.holder or "unknown"
        raise StorageUnavailable(
            "locked", f"the database is open in another process: {holder}"
        ) from error


def _ensure_file(places: UserPlaces, marker: Marker | None) -> None:
    """Make an empty file for a new user; refuse to make one in the place of a lost one."""
    try:
        check_own_file(places.database)
    except FileNotFoundError:
        if marker is not None:
            raise _missing() from None
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW
        os.close(os.open(places.database, flags, 0o600))


def _prepare(driver: "sqlite.Connection", draft_id: str, marker: Marker | None) -> str:
    """Bring the schema up to date; the id of the database."""
    if marker is not None and check_identity(driver) == 0:
        raise StorageUnavailable("damaged", "memory.db is empty but must not be")
    if check_identity(driver) < newest_schema():
        migrate(driver, draft_id)
    row = driver.execute("SELECT database_id FROM identity").fetchone()
    if row is None or (marker is not None and row[0] != marker.database_id):
        raise StorageUnavailable("foreign_file", "memory.db is not the database of this user")
    return str(row[0])


def _missing() -> StorageUnavailable:
    return StorageUnavailable(
        "missing",
        "the database of this user is gone; restore memory.db, or start over with user.reset",
    )

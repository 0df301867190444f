"""The write-ahead log of a database: turned on, moved into the database, emptied, read."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import StorageUnavailable
from memoryd.storage.engine.connection import DriverError

_HEADER = 32
_FRAME_HEADER = 24


@dataclass(frozen=True, slots=True)
class Wal:
    """What a log holds: the numbers of the pages that were written to it since it was last
    restarted. `salt`: of this beginning, one more than that of the one before."""

    salt: int
    pages: frozenset[int]


def use_wal(driver: "sqlite.Connection") -> None:
    """Switch the database to a write-ahead log, which it keeps. Raises StorageUnavailable."""
    if driver.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise StorageUnavailable("locked", "the database cannot be switched to WAL")


def wal_of(database: Path) -> Path:
    """Where the log of a database lies."""
    return database.with_name(f"{database.name}-wal")


def read_wal(database: Path) -> Wal | None:
    """The log of a database; None when there is none or it is empty. Raises OSError."""
    try:
        descriptor = os.open(wal_of(database), os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC)
    except FileNotFoundError:
        return None
    try:
        header = os.pread(descriptor, _HEADER, 0)
        if len(header) < _HEADER:
            return None
        frame_bytes = _FRAME_HEADER + int.from_bytes(header[8:12])
        pages = set()
        place, end = _HEADER, os.fstat(descriptor).st_size - frame_bytes
        while place <= end:
            frame = os.pread(descriptor, _FRAME_HEADER, place)
            if frame[8:16] != header[16:24]:  # of an earlier beginning
                break
            pages.add(int.from_bytes(frame[:4]))
            place += frame_bytes
        return Wal(int.from_bytes(header[16:20]), frozenset(pages))
    finally:
        os.close(descriptor)


def move_wal(driver: "sqlite.Connection") -> bool:
    """Write into the database what the log holds. False: a reader still needs the pages as they
    were, or another process writes. Raises the driver's errors."""
    busy, frames, moved = driver.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    return bool(busy == 0 and frames == moved)


def empty_wal(driver: "sqlite.Connection", patience_ms: int = 0) -> bool:
    """Move the log into the database and cut it to nothing: until then it holds pages with texts
    that were deleted. False: a reader still needs the log, or the disk failed; try again later."""
    try:
        with waiting_at_most(driver, patience_ms):
            busy, _, _ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except DriverError:
        return False
    return bool(busy == 0)


@contextmanager
def waiting_at_most(driver: "sqlite.Connection", patience_ms: int) -> Iterator[None]:
    """Have each statement wait so long, and no longer, where another connection is in its way."""
    (usual,) = driver.execute("PRAGMA busy_timeout").fetchone()
    driver.execute(f"PRAGMA busy_timeout = {patience_ms}")
    try:
        yield
    finally:
        driver.execute(f"PRAGMA busy_timeout = {usual}")

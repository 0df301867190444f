"""The write-ahead log (WAL) of a database: enabling, reading, checkpointing and truncating it."""

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
    """The content of a WAL. `salt`: its first salt, which SQLite increments at each restart of the
    WAL. `pages`: the numbers of the pages written since the last restart."""

    salt: int
    pages: frozenset[int]


def use_wal(driver: "sqlite.Connection") -> None:
    """Switch the database to WAL mode permanently. Raises StorageUnavailable."""
    if driver.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise StorageUnavailable("locked", "the database cannot be switched to WAL mode")


def wal_of(database: Path) -> Path:
    """The path of a database's WAL."""
    return database.with_name(f"{database.name}-wal")


def read_wal(database: Path) -> Wal | None:
    """Read a database's WAL. Returns None if there is none or it is empty. Raises OSError."""
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
            if frame[8:16] != header[16:24]:  # a frame from before the restart
                break
            pages.add(int.from_bytes(frame[:4]))
            place += frame_bytes
        return Wal(int.from_bytes(header[16:20]), frozenset(pages))
    finally:
        os.close(descriptor)


def move_wal(driver: "sqlite.Connection") -> bool:
    """Checkpoint the WAL into the database. Returns False if a reader still needs old pages or
    another process is writing. Raises the driver's errors."""
    busy, frames, moved = driver.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    return bool(busy == 0 and frames == moved)


def empty_wal(driver: "sqlite.Connection", patience_ms: int = 0) -> bool:
    """Checkpoint and truncate the WAL, which may contain deleted texts. Returns False if a reader
    still needs the WAL or the disk fails; try again later."""
    try:
        with waiting_at_most(driver, patience_ms):
            busy, _, _ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except DriverError:
        return False
    return bool(busy == 0)


@contextmanager
def waiting_at_most(driver: "sqlite.Connection", patience_ms: int) -> Iterator[None]:
    """Inside the block, statements wait at most `patience_ms` for another connection's lock."""
    (usual,) = driver.execute("PRAGMA busy_timeout").fetchone()
    driver.execute(f"PRAGMA busy_timeout = {patience_ms}")
    try:
        yield
    finally:
        driver.execute(f"PRAGMA busy_timeout = {usual}")

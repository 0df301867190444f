"""Clearing a database's files of what was deleted permanently.

After the commit the deleted rows are zeros in the pages that held them, but stand in the
write-ahead log, and copies of them may lie in the gaps of pages (see page_gaps.py). So

1. the log is moved into the database;
2. the gaps of all pages that it held are cleared in the file, while no process may write;
3. the log is cut to nothing.

A kill before step 3 leaves a log, by which the next opening knows that it has to clear all pages.
"""

from dataclasses import dataclass
from pathlib import Path

from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import StorageUnavailable
from memoryd.storage.engine.connection import DriverError
from memoryd.storage.engine.opened_file import OpenedFile
from memoryd.storage.engine.page_gaps import clear_gaps
from memoryd.storage.engine.wal import Wal, empty_wal, move_wal, read_wal, waiting_at_most

_SALTS = 1 << 32


@dataclass(frozen=True, slots=True)
class _Clean:
    """When all pages were clear: while the log had this salt (None: there was no log), after so
    many changes of rows by the connection."""

    salt: int | None
    changes: int


class Clearing:
    """Clears one open database. Runs in the thread of its writing connection."""

    def __init__(self, path: Path, file: OpenedFile, *, encrypted: bool) -> None:
        """`encrypted`: the file shows no text anyway, and its pages cannot be changed in it."""
        self._path = path
        self._file = file
        self._encrypted = encrypted
        self._clean: _Clean | None = None

    def run(self, driver: "sqlite.Connection", patience_ms: int = 0) -> bool:
        """Clear the files of all that was deleted so far, waiting at most about three times
        `patience_ms` for others. False: a reader still needs the log, another process writes, or
        the disk fails; try again later."""
        if not self._encrypted:
            try:
                with waiting_at_most(driver, patience_ms):
                    if not self._clear_gaps(driver):
                        return False
            except (DriverError, OSError, StorageUnavailable):
                return False
        return empty_wal(driver, patience_ms)

    def _clear_gaps(self, driver: "sqlite.Connection") -> bool:
        version, changes = _data_version(driver), driver.total_changes
        wal = read_wal(self._path)
        pages = self._pages_since_clean(wal, changes)
        if not move_wal(driver):
            return False
        if pages is None or pages:
            driver.execute("BEGIN IMMEDIATE")
            try:
                if _data_version(driver) != version:
                    return False
                clear_gaps(self._file.descriptor(), pages)
            finally:
                driver.execute("ROLLBACK")
            driver.execute("PRAGMA shrink_memory")  # the pages in the cache have their old gaps
            self._clean = _Clean(wal.salt if wal else None, changes)
        return True

    def _pages_since_clean(self, wal: Wal | None, changes: int) -> frozenset[int] | None:
        """The pages that were written since all were clear; None when it may be any: at first,
        and when the log was restarted more than once since then."""
        clean = self._clean
        if clean is None:
            return None
        if wal is None:
            return frozenset() if clean.changes == changes else None
        if clean.salt is not None and (wal.salt - clean.salt) % _SALTS <= 1:
            return wal.pages
        return None


def _data_version(driver: "sqlite.Connection") -> int:
    """Changes when another connection has written."""
    version: int = driver.execute("PRAGMA data_version").fetchone()[0]
    return version

"""Clearing permanently deleted texts from a database's files.

After the commit, the deleted rows are overwritten with zeros in their pages. But the write-ahead
log (WAL) still contains them, and the gaps of pages may contain copies (see page_gaps.py). Clearing
has three steps:

1. The WAL is checkpointed into the database.
2. The gaps of all pages that were in the WAL are cleared in the file, while no process may write.
3. The WAL is truncated.

If the process is killed before step 3, a WAL remains. When the next opening finds it, all pages are
cleared.
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
    """The state at the last time when all gaps were clear. `salt`: the salt of the WAL, or None if
    there was no WAL. `changes`: how many row changes the connection had made."""

    salt: int | None
    changes: int


class Clearing:
    """Clears the files of one open database. Runs in the thread of the writing connection."""

    def __init__(self, path: Path, file: OpenedFile, *, encrypted: bool) -> None:
        """`encrypted`: gaps are not cleared. They contain no readable text, and pages of an
        encrypted file cannot be edited directly."""
        self._path = path
        self._file = file
        self._encrypted = encrypted
        self._clean: _Clean | None = None

    def run(self, driver: "sqlite.Connection", patience_ms: int = 0) -> bool:
        """Clear the files of everything that has been deleted, waiting at most about three times
        `patience_ms` for other connections. Returns False if a reader still needs the WAL, another
        process is writing or the disk fails; try again later."""
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
            driver.execute("PRAGMA shrink_memory")  # cached pages still have their old gaps
            self._clean = _Clean(wal.salt if wal else None, changes)
        return True

    def _pages_since_clean(self, wal: Wal | None, changes: int) -> frozenset[int] | None:
        """The pages written since all gaps were clear. None if they are unknown, as on the first
        run or after the WAL was restarted more than once; then all pages must be cleared."""
        clean = self._clean
        if clean is None:
            return None
        if wal is None:
            return frozenset() if clean.changes == changes else None
        if clean.salt is not None and (wal.salt - clean.salt) % _SALTS <= 1:
            return wal.pages
        return None


def _data_version(driver: "sqlite.Connection") -> int:
    """SQLite's data version, which changes when another connection has written."""
    version: int = driver.execute("PRAGMA data_version").fetchone()[0]
    return version

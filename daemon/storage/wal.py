"""The write-ahead log beside a database: turned on, and emptied of what was deleted."""

from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import StorageUnavailable
from memoryd.storage.connection import DriverError


def use_wal(driver: "sqlite.Connection") -> None:
    """Switch the database to a write-ahead log, which it keeps. Raises StorageUnavailable."""
    if driver.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise StorageUnavailable("locked", "the database cannot be switched to WAL")


def empty_wal(driver: "sqlite.Connection") -> bool:
    """Move the log into the database and cut it to nothing: until then it holds pages with
    texts that were deleted. Waits for nobody. False: a reader still needs the log, or the disk
    refused; try again later."""
    (patience,) = driver.execute("PRAGMA busy_timeout").fetchone()
    driver.execute("PRAGMA busy_timeout = 0")
    try:
        busy, _, _ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except DriverError:
        return False
    finally:
        driver.execute(f"PRAGMA busy_timeout = {patience}")
    return bool(busy == 0)

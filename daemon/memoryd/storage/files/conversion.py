"""Moving a closed database to another key, from none to one, or from one to none.

1. A temporary file is written next to the database, compared with it row by row, and made durable.
2. The marker says that the key is changing, and to which.
3. The temporary file takes the name of the database.
4. The marker names the new key.

A kill before step 3 leaves the old database, and a temporary file that the next opening removes;
one after it leaves the new database. Between 2 and 4 database_key.py finds out from the file. The
old database has no log at step 3: the log of one key would destroy the file of another.
"""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import StorageUnavailable
from memoryd.keys.master_key import UserKey
from memoryd.storage.engine.cipher import quoted
from memoryd.storage.engine.connection import DriverError, open_driver, translated
from memoryd.workspace.directories import UserPaths
from memoryd.workspace.marker import Marker, write_marker
from memoryd.workspace.own_folder import OwnFolder

_TEMPORARY_SUFFIX = ".rekeyed"


def temporary_of(paths: UserPaths) -> Path:
    """The path that the new database is written to; SQLite adds no other files to it."""
    return paths.database.with_name(paths.database.name + _TEMPORARY_SUFFIX)


def remove_temporary(paths: UserPaths) -> None:
    """Delete what an interrupted conversion left."""
    with paths.open_database_folder() as folder:
        folder.remove(temporary_of(paths).name)


def convert(
    paths: UserPaths,
    internal: OwnFolder,
    marker: Marker,
    old: UserKey | None,
    new: UserKey | None,
) -> None:
    """Put the database under the new key, None: without one. No connection may be open, and the
    caller holds its lock. Blocks: run it in a thread.

    Raises StorageUnavailable, and OSError when the disk fails; the old database stays then.
    """
    temporary = temporary_of(paths)
    with paths.open_database_folder() as folder:
        folder.remove(temporary.name)
        try:
            os.close(folder.open_file(temporary.name, os.O_RDWR | os.O_CREAT | os.O_EXCL))
            with _sole_connection(paths.database, old) as driver:
                version = _write_copy(driver, temporary, new)
                _check_copy(temporary, new)
                _make_durable(folder, temporary.name)
                driver.execute("BEGIN EXCLUSIVE")
                if driver.execute("PRAGMA data_version").fetchone()[0] != version:
                    raise StorageUnavailable("locked", "another process wrote to the database")
                key_id = new.id if new else None
                write_marker(internal, replace(marker, changing_key=True, next_key_id=key_id))
                folder.rename(temporary.name, paths.database.name)
                folder.sync()
            write_marker(internal, replace(marker, key_id=key_id))
        except DriverError as error:
            raise translated(error) from error
        finally:
            folder.remove(temporary.name)


def write_encrypted(source: Path, temporary: Path, key: UserKey) -> None:
    """Write a plain database that no connection has open into an empty file, under a key. Blocks.
    Raises StorageUnavailable."""
    try:
        with _sole_connection(source, None) as driver:
            _write_copy(driver, temporary, key)
        _check_copy(temporary, key)
    except DriverError as error:
        raise translated(error) from error


@contextmanager
def _sole_connection(path: Path, key: UserKey | None) -> Iterator["sqlite.Connection"]:
    """A connection to a database that has no log and that no other process has open. Raises
    StorageUnavailable and the driver's errors."""
    with closing(open_driver(path, key)) as driver:
        driver.execute("PRAGMA foreign_keys = 0")  # the tables are copied in any order
        if driver.execute("PRAGMA journal_mode = DELETE").fetchone()[0] != "delete":
            raise StorageUnavailable("locked", "another process uses the database")
        if os.path.lexists(f"{path}-wal"):
            raise StorageUnavailable("locked", "the log of the database cannot be removed")
        yield driver


def _write_copy(driver: "sqlite.Connection", temporary: Path, key: UserKey | None) -> int:
    """Copy everything into the temporary file and compare it. Returns the data version of the
    source, which a later change of it changes."""
    secret = quoted(key)[1:-1] if key else ""
    driver.execute("ATTACH ? AS target KEY ?", (str(temporary), secret))
    try:
        # No log is needed: what a kill leaves of it is deleted.
        driver.execute("PRAGMA target.journal_mode = OFF")
        driver.execute("PRAGMA target.synchronous = OFF")
        driver.execute("BEGIN EXCLUSIVE")
        version: int = driver.execute("PRAGMA data_version").fetchone()[0]
        driver.execute("SELECT sqlcipher_export('target')").fetchone()
        for name in ("application_id", "user_version"):
            (number,) = driver.execute(f"PRAGMA main.{name}").fetchone()
            driver.execute(f"PRAGMA target.{name} = {number}")
        _compare(driver)
        driver.execute("COMMIT")
    finally:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        driver.execute("DETACH target")
    return version


def _compare(driver: "sqlite.Connection") -> None:
    """Raise StorageUnavailable unless each table of the copy has the rows of the source. One
    statement a table, so that other users' requests are served in between."""
    schema = "SELECT type, name, tbl_name, sql FROM {0}.sqlite_schema"
    differing = f"{schema.format('main')} EXCEPT {schema.format('target')}"
    if driver.execute(differing).fetchall():
        raise _differs("sqlite_schema")
    for name, without_rowid in driver.execute(
        "SELECT name, wr FROM pragma_table_list"
        " WHERE schema = 'main' AND type IN ('table', 'shadow') AND name <> 'sqlite_schema'"
    ).fetchall():
        columns = driver.execute(
            "SELECT name, pk FROM pragma_table_info(?, 'main')", (name,)
        ).fetchall()
        keys = [column for column, is_key in columns if is_key] if without_rowid else ["rowid"]
        on = " AND ".join(f'a."{key}" = b."{key}"' for key in keys)
        same = " AND ".join(f'a."{column}" IS b."{column}"' for column, _ in columns)
        counts = driver.execute(
            f'SELECT (SELECT count(*) FROM main."{name}"), (SELECT count(*) FROM target."{name}"),'
            f' (SELECT count(*) FROM main."{name}" a CROSS JOIN target."{name}" b ON {on}'
            f" WHERE {same})"
        ).fetchone()
        if len(set(counts)) != 1:
            raise _differs(name)


def _differs(table: str) -> StorageUnavailable:
    return StorageUnavailable("damaged", f"{table} could not be copied as it is; see user.verify")


def _check_copy(temporary: Path, key: UserKey | None) -> None:
    """Open the temporary file as every connection will, and read all of it."""
    with closing(open_driver(temporary, key)) as driver:
        if driver.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise _differs("the database")


def _make_durable(folder: OwnFolder, name: str) -> None:
    descriptor = folder.open_file(name, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

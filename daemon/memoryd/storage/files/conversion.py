"""Converting a closed database: changing its key, encrypting it or decrypting it.

1. A temporary file is written next to the database, compared with it row by row and synced.
2. The marker records that the key is changing, and the id of the new key.
3. The temporary file is renamed to the database.
4. The marker records the new key as the current one.

If the process is killed before step 3, the old database remains, and the next opening removes the
temporary file. After step 3, the new database remains. Between steps 2 and 4, database_key.py
determines the key from the file. At step 3 the old database has no WAL, because a WAL written under
one key would destroy a database under another.
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
    """The path that the converted database is written to. It never has a WAL or a journal."""
    return paths.database.with_name(paths.database.name + _TEMPORARY_SUFFIX)


def remove_temporary(paths: UserPaths) -> None:
    """Delete the temporary file of an interrupted conversion, if there is one."""
    with paths.open_database_folder() as folder:
        folder.remove(temporary_of(paths).name)


def convert(
    paths: UserPaths,
    internal: OwnFolder,
    marker: Marker,
    old: UserKey | None,
    new: UserKey | None,
) -> None:
    """Convert the database to the key `new` (None: not encrypted). No connection may be open, and
    the caller must hold the user's lock. Blocks: run it in a thread.

    Raises StorageUnavailable, and OSError if the disk fails. After a failure before the rename, the
    old database remains unchanged.
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
    """Write an encrypted copy of an unencrypted database into the existing empty file `temporary`.
    No connection may have the database open. Blocks: run it in a thread. Raises
    StorageUnavailable."""
    try:
        with _sole_connection(source, None) as driver:
            _write_copy(driver, temporary, key)
        _check_copy(temporary, key)
    except DriverError as error:
        raise translated(error) from error


@contextmanager
def _sole_connection(path: Path, key: UserKey | None) -> Iterator["sqlite.Connection"]:
    """Connect to a database and turn its WAL off. Raises StorageUnavailable if another process has
    it open, and the driver's errors."""
    with closing(open_driver(path, key)) as driver:
        driver.execute("PRAGMA foreign_keys = 0")  # the tables are copied in any order
        if driver.execute("PRAGMA journal_mode = DELETE").fetchone()[0] != "delete":
            raise StorageUnavailable("locked", "another process uses the database")
        if os.path.lexists(f"{path}-wal"):
            raise StorageUnavailable("locked", "the WAL of the database cannot be removed")
        yield driver


def _write_copy(driver: "sqlite.Connection", temporary: Path, key: UserKey | None) -> int:
    """Copy the whole database into the temporary file and compare the two. Returns the data version
    of the source, which changes when another connection writes to it."""
    secret = quoted(key)[1:-1] if key else ""
    driver.execute("ATTACH ? AS target KEY ?", (str(temporary), secret))
    try:
        # No journal is needed: if the process is killed, the incomplete file is deleted.
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
    """Raise StorageUnavailable unless each table of the copy has the same rows as the source. Runs
    one statement per table, so that other users' requests are served in between."""
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
    return StorageUnavailable(
        "damaged", f"{table} could not be copied exactly; check the database with user.verify"
    )


def _check_copy(temporary: Path, key: UserKey | None) -> None:
    """Open the temporary file and run SQLite's integrity check. Raises StorageUnavailable if it
    fails."""
    with closing(open_driver(temporary, key)) as driver:
        if driver.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise _differs("the database")


def _make_durable(folder: OwnFolder, name: str) -> None:
    descriptor = folder.open_file(name, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

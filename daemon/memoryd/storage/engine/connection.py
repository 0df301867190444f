"""One SQLite connection in a thread of its own, and what its errors mean.

aiosqlite gives the thread, sqlcipher3 the driver: the standard library's sqlite3 often cannot
load extensions and never opens encrypted files.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite
import sqlite_vec
from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import RpcError, StorageUnavailable
from memoryd.keys.master_key import UserKey
from memoryd.storage.engine.cipher import unlock
from memoryd.storage.engine.damage import DamagedDatabase
from memoryd.storage.engine.row_hashes import add_functions

Result = TypeVar("Result")

DriverError = sqlite.Error

APPLICATION_ID = 0x6D656D64
"""`memd`: marks a file as a database of memoryd."""

_EVERY_CONNECTION = {
    "foreign_keys": 1,
    "trusted_schema": 0,
    "cell_size_check": 1,
    "secure_delete": 1,
    "synchronous": 2,
    "temp_store": 2,
}
_EVERY_PLAIN_CONNECTION = _EVERY_CONNECTION | {
    "cache_size": -2000,  # KiB; the driver's own 8 MiB a connection come to 1.5 GiB for 64 users
}
"""An encrypted one has the cache that `unlock` gives it."""
_BUSY_TIMEOUT_S = 5.0

_DAMAGED = {
    "SQLITE_CORRUPT": "the database is damaged",
    "SQLITE_NOTADB": "the database is damaged or not a database",
}
_NAMES = {
    "database or disk is full": "SQLITE_FULL",
    "database disk image is malformed": "SQLITE_CORRUPT",
    "file is not a database": "SQLITE_NOTADB",
    "disk I/O error": "SQLITE_IOERR",
    "database is locked": "SQLITE_BUSY",
}
"""The driver gives no code for what its `backup` meets, only SQLite's words."""
_REASONS = {
    "SQLITE_READONLY_DBMOVED": ("missing", "memory.db was taken away"),
    "SQLITE_FULL": ("disk_full", "the disk is full; make room and try again"),
    "SQLITE_BUSY": ("locked", "another process uses the database"),
    "SQLITE_LOCKED": ("locked", "another process uses the database"),
    "SQLITE_CANTOPEN": ("cannot_open", "the database cannot be opened now; try again"),
    "SQLITE_READONLY": ("read_only", "the database cannot be written to"),
    "SQLITE_IOERR_SHMSIZE": ("disk_full", "the disk is full; make room and try again"),
    "SQLITE_IOERR": ("io_error", "the disk reported an error"),
}


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that also runs whole functions in its thread.

    A transaction is one such function: awaits between statements would let another
    coroutine's statements slip into it. aiosqlite has no public way to run a function, so `run`
    uses its queue as its own `_execute` does; nothing else touches its private parts.
    """

    async def run(
        self, work: Callable[["sqlite.Connection"], Result], timeout_s: float | None = None
    ) -> Result:
        """`work(driver connection)`, run in the connection's thread.

        A cancelled caller does not stop the work, and neither does TimeoutError, which is raised
        when it takes longer: it is waited for by the next one. Raises what `work` raises, with
        the driver's errors translated, and RuntimeError for StopIteration.
        """
        if not self._running:
            raise ValueError("the connection is closed")
        loop = asyncio.get_running_loop()
        result: asyncio.Future[Result] = loop.create_future()
        self._tx.put_nowait((result, partial(_work_on, self._conn, work)))
        timer = None if timeout_s is None else loop.call_later(timeout_s, _expire, result)
        try:
            return await result
        except DriverError as error:
            raise translated(error) from error
        finally:
            if timer is not None:
                timer.cancel()


async def connect(path: Path, key: UserKey | None, *, read_only: bool = False) -> Connection:
    """Open an existing database file, with its key if it is encrypted. Raises
    StorageUnavailable: `damaged` where the key does not fit."""
    connection = Connection(lambda: open_driver(path, key, read_only=read_only), iter_chunk_size=64)
    opening = asyncio.create_task(_opened(connection))
    try:
        await asyncio.shield(opening)
    except asyncio.CancelledError:
        # Its thread runs already and would hold up the exit for ever.
        (failure,) = await asyncio.gather(opening, return_exceptions=True)
        if failure is None:
            await close(connection)
        raise
    except DriverError as error:
        raise translated(error) from error
    return connection


def _work_on(driver: "sqlite.Connection", work: Callable[["sqlite.Connection"], Result]) -> Result:
    try:
        return work(driver)
    except StopIteration as error:  # no future takes it: the caller would wait for ever
        raise RuntimeError("the work ended an iteration that was not its own") from error


def _expire(result: "asyncio.Future[Result]") -> None:
    if not result.done():
        result.set_exception(TimeoutError())


async def _opened(connection: Connection) -> None:
    await connection


def translated(error: Exception) -> RpcError | Exception:
    """The error of memoryd that a driver's error means; itself when it means a fault of ours."""
    name = getattr(error, "sqlite_errorname", "") or _NAMES.get(str(error), "")
    for prefix, message in _DAMAGED.items():
        if name.startswith(prefix):
            return DamagedDatabase(message)
    for prefix, (reason, message) in _REASONS.items():
        if name.startswith(prefix):
            return StorageUnavailable(reason, message)  # type: ignore[arg-type]
    if str(error).startswith("no such table: "):
        return StorageUnavailable("damaged", "tables of the database are missing")
    return error


async def close(connection: Connection) -> None:
    """Close without being cut short by a cancellation: an open connection hangs the exit."""
    await asyncio.shield(asyncio.ensure_future(connection.close()))


def open_driver(path: Path, key: UserKey | None, *, read_only: bool = False) -> "sqlite.Connection":
    """The driver's connection as every use of a database needs it, for use in any thread.
    Raises the driver's errors, and DamagedDatabase."""
    connection = sqlite.connect(
        f"{path.as_uri()}?mode=rw",
        uri=True,
        timeout=_BUSY_TIMEOUT_S,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    # A damaged text must fail its own row's hash, not the reading of all rows.
    connection.text_factory = lambda content: content.decode("utf-8", "surrogateescape")
    try:
        if key is not None:
            unlock(connection, key)
        connection.enable_load_extension(True)
        sqlite_vec.load(connection)
        connection.enable_load_extension(False)
        add_functions(connection)
        settings = _EVERY_PLAIN_CONNECTION if key is None else _EVERY_CONNECTION
        for name, value in settings.items():
            connection.execute(f"PRAGMA {name} = {value}")
            if connection.execute(f"PRAGMA {name}").fetchone()[0] != value:
                raise StorageUnavailable("damaged", f"PRAGMA {name} could not be set")
        if read_only:
            connection.execute("PRAGMA query_only = 1")
    except UnicodeDecodeError as error:  # SQLite quotes the schema in what it says of it
        connection.close()
        raise DamagedDatabase("the schema of the database cannot be read") from error
    except BaseException:
        connection.close()
        raise
    return connection

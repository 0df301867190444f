"""A SQLite connection that runs in its own thread, and the translation of its errors.

aiosqlite provides the thread, sqlcipher3 the driver: the standard library's sqlite3 is often built
without support for extensions and cannot open encrypted files.
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
"""`memd` in ASCII: marks a file as a memoryd database."""

_EVERY_CONNECTION = {
    "foreign_keys": 1,
    "trusted_schema": 0,
    "cell_size_check": 1,
    "secure_delete": 1,
    "synchronous": 2,
    "temp_store": 2,
}
_EVERY_PLAIN_CONNECTION = _EVERY_CONNECTION | {
    "cache_size": -2000,  # KiB; the default of 8 MiB per connection is 1.5 GiB for 64 users
}
"""The settings for unencrypted databases. `unlock` sets the cache size of encrypted ones."""
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
"""SQLite's error names by message: the errors of the driver's `backup` have no error code."""
_REASONS = {
    "SQLITE_READONLY_DBMOVED": ("missing", "memory.db was moved or deleted"),
    "SQLITE_FULL": ("disk_full", "the disk is full; free some space and try again"),
    "SQLITE_BUSY": ("locked", "another process uses the database"),
    "SQLITE_LOCKED": ("locked", "another process uses the database"),
    "SQLITE_CANTOPEN": ("cannot_open", "the database cannot be opened now; try again"),
    "SQLITE_READONLY": ("read_only", "the database cannot be written to"),
    "SQLITE_IOERR_SHMSIZE": ("disk_full", "the disk is full; free some space and try again"),
    "SQLITE_IOERR": ("io_error", "the disk reported an error"),
}


class Connection(aiosqlite.Connection):
    """An aiosqlite connection that can also run a whole function in its thread.

    A transaction is one such function: with awaits between its statements, other coroutines'
    statements could slip in. aiosqlite has no public way to run a function, so `run` puts it into
    aiosqlite's queue, as aiosqlite's `_execute` does. Only `run` uses aiosqlite's private
    attributes.
    """

    async def run(
        self, work: Callable[["sqlite.Connection"], Result], timeout_s: float | None = None
    ) -> Result:
        """Run `work` with the driver's connection in the connection's thread and return its result.

        Raises TimeoutError after `timeout_s` seconds. Neither the timeout nor a cancellation stops
        the work; the next call waits until it has ended. Raises what `work` raises, but translates
        the driver's errors and turns StopIteration into RuntimeError. Raises ValueError if the
        connection is closed.
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
    """Open an existing database file, with its key if it is encrypted. Raises StorageUnavailable
    (with the reason `damaged` if the key does not fit) and KeyUnavailable (if the driver does not
    support the encryption)."""
    connection = Connection(lambda: open_driver(path, key, read_only=read_only), iter_chunk_size=64)
    opening = asyncio.create_task(_opened(connection))
    try:
        await asyncio.shield(opening)
    except asyncio.CancelledError:
        # The connection's thread is already running and would block the exit.
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
    except StopIteration as error:  # futures reject it: the caller would wait forever
        raise RuntimeError("the function raised StopIteration") from error


def _expire(result: "asyncio.Future[Result]") -> None:
    if not result.done():
        result.set_exception(TimeoutError())


async def _opened(connection: Connection) -> None:
    await connection


def translated(error: Exception) -> RpcError | Exception:
    """The memoryd error for a driver's error, or the error itself if it indicates a bug in
    memoryd."""
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
    """Close the connection even if the caller is cancelled: the thread of an open one blocks the
    exit."""
    await asyncio.shield(asyncio.ensure_future(connection.close()))


def open_driver(path: Path, key: UserKey | None, *, read_only: bool = False) -> "sqlite.Connection":
    """Open a database and return the driver's connection, with the settings that every connection
    needs. It can be used from any thread. Raises the driver's errors, StorageUnavailable and
    KeyUnavailable."""
    connection = sqlite.connect(
        f"{path.as_uri()}?mode=rw",
        uri=True,
        timeout=_BUSY_TIMEOUT_S,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    # A damaged text must not abort the query; its row fails its checksum instead.
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
    except UnicodeDecodeError as error:  # SQLite's message quotes the damaged schema
        connection.close()
        raise DamagedDatabase("the schema of the database cannot be read") from error
    except BaseException:
        connection.close()
        raise
    return connection

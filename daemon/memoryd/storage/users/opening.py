"""Opening a user's database."""

import os
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from sqlcipher3 import dbapi2 as sqlite

from memoryd import clock
from memoryd.errors import StorageUnavailable
from memoryd.keys.ring import KeyRing
from memoryd.lock_file import LockFile, LockHeldError
from memoryd.profile.entry import KINDS
from memoryd.rules.rule import Rule
from memoryd.storage.engine import connection as connections
from memoryd.storage.engine.clearing import Clearing
from memoryd.storage.engine.damage import DamagedDatabase, DamagedRow
from memoryd.storage.engine.file_header import HEADER_BYTES, check_header
from memoryd.storage.engine.migration import check_identity, migrate, newest_schema
from memoryd.storage.engine.opened_file import OpenedFile, missing
from memoryd.storage.engine.quota import Quota
from memoryd.storage.engine.readers import Readers
from memoryd.storage.engine.reserve import Reserve
from memoryd.storage.engine.schema_check import check_schema
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.store import Store
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.engine.wal import empty_wal, read_wal, use_wal
from memoryd.storage.engine.writer import Writer, WriterCounts
from memoryd.storage.files.conversion import remove_temporary
from memoryd.storage.files.database_key import settle_key
from memoryd.storage.files.quarantine import quarantine_message
from memoryd.storage.search.embedding_queue import EmbeddingQueue
from memoryd.storage.search.search import UserSearch
from memoryd.storage.search.search_services import SearchServices
from memoryd.storage.tables.profile import load_entries
from memoryd.storage.tables.rule_book import RuleBook
from memoryd.storage.tables.rules import load_rules
from memoryd.storage.tables.screening import Screening
from memoryd.storage.tables.stored_scan import StoredScan, remember_guard
from memoryd.storage.tables.verdict_queue import VerdictQueue
from memoryd.storage.users.user_memory import UserMemory
from memoryd.workspace.directories import DATABASE_SUFFIXES, UserPaths, provision
from memoryd.workspace.marker import Marker, read_marker, write_marker
from memoryd.workspace.os_errors import unavailable
from memoryd.workspace.own_folder import OwnFolder

_NO_ROOM = ("disk_full", "io_error")
"""Reasons with which SQLite fails if there is no disk space for the index of the WAL."""


@dataclass(frozen=True, slots=True)
class StorageLimits:
    """Limits per open user. `readers`: read connections. `queue`: waiting writes. `quota`: see
    Quota."""

    readers: int
    queue: int
    quota: Quota


@dataclass(frozen=True, slots=True)
class UserOpener:
    """Opens the databases of all users. `counts` is shared by the writers of all users."""

    limits: StorageLimits
    counts: WriterCounts
    services: SearchServices
    keys: KeyRing
    reserve: Reserve

    async def open(
        self,
        paths: UserPaths,
        report: Callable[[Sequence[DamagedRow]], None],
        *,
        create: bool,
        may_use_reserve: bool,
    ) -> UserMemory | None:
        """Open a user's database. Returns None for an unknown user unless `create`. If the disk is
        full and `may_use_reserve`, a known user is opened with the space of the reserve. `report`
        is called with the damaged rows that reads skip.

        Raises StorageUnavailable if the database is missing, damaged, quarantined, locked by
        another process, or of another program or a newer memoryd, or if the disk fails. Raises
        KeyUnavailable if it is encrypted with a key that is not in the ring.
        """
        if self.reserve.is_small:
            await in_thread(self.reserve.grow)
        opening = partial(self._open, paths, report, create)
        try:
            return await opening()
        except StorageUnavailable as error:
            is_full = error.reason in _NO_ROOM and paths.marker.exists()
            if not (may_use_reserve and is_full):
                raise
            return await self.reserve.lent_to(opening)

    async def _open(
        self, paths: UserPaths, report: Callable[[Sequence[DamagedRow]], None], create: bool
    ) -> UserMemory | None:
        try:
            if not paths.is_provisioned():
                if not create:
                    return None
                provision(paths)
            with paths.open_folder() as internal:
                lock = lock_user(paths, internal)
                try:
                    return await self._open_locked(paths, internal, report, lock)
                except BaseException:
                    lock.release()
                    raise
        except OSError as error:
            raise unavailable(error) from error

    async def _open_locked(
        self,
        paths: UserPaths,
        internal: OwnFolder,
        report: Callable[[Sequence[DamagedRow]], None],
        lock: LockFile,
    ) -> UserMemory:
        marker = read_marker(internal)
        if marker is not None and marker.quarantined:
            raise StorageUnavailable("quarantined", quarantine_message(marker.quarantined))
        found = _ensure_file(paths, marker)
        remove_temporary(paths)
        key, marker = settle_key(paths, internal, marker, self.keys)
        has_log = read_wal(paths.database) is not None
        file = OpenedFile(paths.database, found)
        clearing = Clearing(paths.database, file, encrypted=key is not None)
        connection = await connections.connect(paths.database, key)
        try:
            file.check()
            new_id = marker.database_id if marker else str(uuid.uuid4())
            database_id = await connection.run(lambda driver: _prepare(driver, new_id, marker))
            if marker is None:
                write_marker(internal, Marker(database_id, key_id=key.id if key else None))
            cleared = await connection.run(clearing.run if has_log else empty_wal)
            loaded = await connection.run(_load)
        except BaseException:
            await connections.close(connection)
            file.close()
            raise
        writer = Writer(
            connection=connection,
            queue_limit=self.limits.queue,
            check_file=file.check,
            follow=lambda effects: memory.follow(effects),
            clear=clearing.run,
            must_clear=has_log and not cleared,
            counts=self.counts,
            reserve=self.reserve,
        )
        user_id, jobs, embedder = paths.home.name, self.services.jobs, self.services.embedder
        store = Store(writer, Readers(paths, key, self.limits.readers, report))
        queue = EmbeddingQueue(user_id, store, embedder, jobs)
        memory = UserMemory(
            paths=paths,
            rules=RuleBook(loaded.rules),
            damaged_rules=loaded.damaged,
            verdicts=VerdictQueue(user_id, store),
            file=file,
            lock=lock,
            store=store,
            queue=queue,
            search=UserSearch(user_id, store, queue, embedder, self.services.memory),
            screening=Screening(user_id, store, jobs),
            scan=StoredScan(user_id, store, jobs),
            quota=self.limits.quota,
        )
        if loaded.has_passages:
            queue.notify()
        else:
            queue.complete.set()
        return memory


@dataclass(frozen=True, slots=True)
class _Loaded:
    """What is read at opening: all rules, the damaged rows among rules and profile entries, and
    whether the user has anything to search."""

    rules: list[Rule]
    damaged: list[DamagedRow]
    has_passages: bool


def _load(driver: "sqlite.Connection") -> _Loaded:
    snapshot = Snapshot(driver, clock.now())
    searchable = snapshot.row("SELECT EXISTS (SELECT 1 FROM turns) OR EXISTS (SELECT 1 FROM notes)")
    rules, damaged = load_rules(snapshot)
    damaged += [row for kind in KINDS.values() for row in load_entries(snapshot, kind)[1]]
    return _Loaded(rules, damaged, has_passages=searchable == (1,))


def lock_user(paths: UserPaths, internal: OwnFolder) -> LockFile:
    """Take the lock that a process holds while it uses a user's database. Raises StorageUnavailable
    if another process holds it or the lock file does not belong to the daemon's user."""
    with suppress(FileNotFoundError):
        internal.file(paths.lock.name)
    try:
        return LockFile(paths.lock, internal.descriptor)
    except LockHeldError as error:
        holder = error.holder or "unknown"
        raise StorageUnavailable(
            "locked", f"the database is open in another process: {holder}"
        ) from error


def _ensure_file(paths: UserPaths, marker: Marker | None) -> os.stat_result:
    """Return the status of the database file, which is created empty for a new user. Raises
    StorageUnavailable if a known user's file is missing, and if the database or its WAL does not
    belong to the daemon's user, because SQLite would use it."""
    name = paths.database.name
    with paths.open_database_folder() as folder:
        for suffix in DATABASE_SUFFIXES:
            with suppress(FileNotFoundError):
                folder.file(name + suffix)
        try:
            descriptor = folder.open_file(name, os.O_RDONLY)
        except FileNotFoundError:
            if marker is not None:
                raise missing() from None
            descriptor = folder.open_file(name, os.O_RDWR | os.O_CREAT | os.O_EXCL)
            folder.sync()
        try:
            check_header(os.pread(descriptor, HEADER_BYTES, 0))
            return os.fstat(descriptor)
        finally:
            os.close(descriptor)


def _prepare(driver: "sqlite.Connection", new_id: str, marker: Marker | None) -> str:
    """Check the database and bring its schema up to date. Returns its id, which is `new_id` for a
    new database."""
    version = check_identity(driver)
    if marker is not None and version == 0:
        raise DamagedDatabase("memory.db is empty, but this user has a database")
    if version:
        check_schema(driver, version)
    use_wal(driver)
    if version < newest_schema():
        migrate(driver, new_id)
    if version == 0:
        remember_guard(Transaction(driver, clock.now()))
    row = driver.execute("SELECT database_id FROM identity").fetchone()
    if row is None:
        raise DamagedDatabase("the database has no database id")
    if marker is not None and row[0] != marker.database_id:
        raise StorageUnavailable("foreign_file", "memory.db is not this user's database")
    return str(row[0])

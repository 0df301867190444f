"""Opening one user's database."""

import os
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

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
from memoryd.storage.engine.store import Store
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.engine.wal import empty_wal, read_wal, use_wal
from memoryd.storage.engine.writer import Writer, WriterCounts
from memoryd.storage.files.conversion import remove_draft
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
from memoryd.workspace.directories import DATABASE_SUFFIXES, UserPlaces, provision
from memoryd.workspace.marker import Marker, read_marker, write_marker
from memoryd.workspace.os_errors import unavailable
from memoryd.workspace.own_folder import OwnFolder


@dataclass(frozen=True, slots=True)
class StorageLimits:
    """How much one open user may take."""

    readers: int
    queue: int
    quota: Quota


async def open_user_memory(
    places: UserPlaces,
    limits: StorageLimits,
    counts: WriterCounts,
    services: SearchServices,
    keys: KeyRing,
    reserve: Reserve,
    report: Callable[[Sequence[DamagedRow]], None],
    *,
    create: bool,
) -> UserMemory | None:
    """Open a user's database; None for an unknown user unless `create`.

    Raises StorageUnavailable when the database is missing, damaged, quarantined, of another
    program or of a newer memoryd, or held by another daemon, or when the disk refuses; and
    KeyUnavailable when it is encrypted with a key that is not in the ring.
    """
    try:
        if not places.is_provisioned():
            if not create:
                return None
            provision(places)
        with places.open_folder() as internal:
            lock = lock_user(places, internal)
            try:
                return await _open_locked(
                    places, internal, limits, counts, services, keys, reserve, report, lock
                )
            except BaseException:
                lock.release()
                raise
    except OSError as error:
        raise unavailable(error) from error


async def _open_locked(
    places: UserPlaces,
    internal: OwnFolder,
    limits: StorageLimits,
    counts: WriterCounts,
    services: SearchServices,
    keys: KeyRing,
    reserve: Reserve,
    report: Callable[[Sequence[DamagedRow]], None],
    lock: LockFile,
) -> UserMemory:
    marker = read_marker(internal)
    if marker is not None and marker.quarantined:
        raise StorageUnavailable("quarantined", quarantine_message(marker.quarantined))
    found = _ensure_file(places, marker)
    remove_draft(places)
    key, marker = settle_key(places, internal, marker, keys)
    has_log = read_wal(places.database) is not None
    file = OpenedFile(places.database, found)
    clearing = Clearing(places.database, file, encrypted=key is not None)
    connection = await connections.connect(places.database, key)
    try:
        file.check()
        draft_id = marker.database_id if marker else str(uuid.uuid4())
        database_id = await connection.run(lambda driver: _prepare(driver, draft_id, marker))
        if marker is None:
            write_marker(internal, Marker(database_id, key_id=key.id if key else None))
        cleared = await connection.run(clearing.run if has_log else empty_wal)
        (rules, damaged), has_passages = await connection.run(_load)
    except BaseException:
        await connections.close(connection)
        file.close()
        raise
    writer = Writer(
        connection=connection,
        queue_limit=limits.queue,
        check_file=file.check,
        committed=lambda tx: memory.follow(tx),
        clear=clearing.run,
        must_clear=has_log and not cleared,
        counts=counts,
        reserve=reserve,
    )
    store = Store(writer, Readers(places, key, limits.readers, report))
    queue = EmbeddingQueue(places.home.name, store, services.embedder, services.jobs)
    search = UserSearch(places.home.name, store, queue, services.embedder, services.memory)
    screening = Screening(places.home.name, store, services.jobs)
    scan = StoredScan(places.home.name, store, services.jobs)
    memory = UserMemory(
        *(places, RuleBook(rules), damaged, VerdictQueue(places.home.name, store), file, lock),
        *(store, queue, search, screening, scan, limits.quota),
    )
    if has_passages:
        queue.notify()
    else:
        queue.caught_up.set()
    return memory


def _load(
    driver: "sqlite.Connection",
) -> tuple[tuple[list[Rule], list[DamagedRow]], bool]:
    """All rules, the damaged rows beside them, and whether there is anything to be searched."""
    tx = Transaction(driver, clock.now())
    searchable = tx.row("SELECT EXISTS (SELECT 1 FROM turns) OR EXISTS (SELECT 1 FROM notes)")
    rules, damaged = load_rules(tx)
    damaged += [row for kind in KINDS.values() for row in load_entries(tx, kind)[1]]
    return (rules, damaged), searchable == (1,)


def lock_user(places: UserPlaces, internal: OwnFolder) -> LockFile:
    """The lock of whoever has the user's database. Raises StorageUnavailable."""
    with suppress(FileNotFoundError):
        internal.file(places.lock.name)
    try:
        return LockFile(places.lock, internal.descriptor)
    except LockHeldError as error:
        holder = error.holder or "unknown"
        raise StorageUnavailable(
            "locked", f"the database is open in another process: {holder}"
        ) from error


def _ensure_file(places: UserPlaces, marker: Marker | None) -> os.stat_result:
    """The state of the database file, which is made empty for a new user and refused in the
    place of a lost one. Nothing beside it may be another's either: SQLite would use it."""
    name = places.database.name
    with places.open_database_folder() as folder:
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


def _prepare(driver: "sqlite.Connection", draft_id: str, marker: Marker | None) -> str:
    """Bring the schema up to date; the id of the database."""
    version = check_identity(driver)
    if marker is not None and version == 0:
        raise DamagedDatabase("memory.db is empty but must not be")
    if version:
        check_schema(driver, version)
    use_wal(driver)
    if version < newest_schema():
        migrate(driver, draft_id)
    if version == 0:
        remember_guard(Transaction(driver, clock.now()))
    row = driver.execute("SELECT database_id FROM identity").fetchone()
    if row is None:
        raise DamagedDatabase("the database has lost its identity")
    if marker is not None and row[0] != marker.database_id:
        raise StorageUnavailable("foreign_file", "memory.db is not the database of this user")
    return str(row[0])

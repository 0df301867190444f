"""Backups of a user's database: made while writes continue, checked, and limited in number.

A backup is the database as it was when copying began: a read transaction holds that state while
writes go into the WAL. Each backup carries a checksum; see backup_checksum.py.
"""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import structlog
from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import NotFound, Overloaded
from memoryd.keys.master_key import UserKey
from memoryd.storage.engine.connection import DriverError, open_driver, translated
from memoryd.storage.engine.damage import DamagedDatabase
from memoryd.storage.engine.jobs import Job, Jobs, Progress
from memoryd.storage.engine.migration import check_identity, migrate
from memoryd.storage.engine.schema_check import check_schema
from memoryd.storage.files.export_key import make_export_key
from memoryd.storage.files.user_files import StoredFile, UserFiles, hash_of, stamped_name
from memoryd.storage.tables.verification import Verification, verify
from memoryd.storage.upkeep.backup_checksum import add_checksum
from memoryd.storage.users.user_memory import UserMemory
from memoryd.workspace.os_errors import unavailable

_OURS = re.compile(r"backup-\d{8}T\d{12}Z\.db")
_SLICE = 256
"""Pages copied per step: 1 MiB."""

_Advance = Callable[[int, int, int], None]
"""Called after each step with a status, the number of pages left and the total number of pages."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class MadeBackup:
    """A new backup. `sha256`: of the file, in hex. `damaged`: how many of its rows do not match
    their checksums. `removed`: names of the old backups that were deleted."""

    file: StoredFile
    sha256: str
    damaged: int
    removed: list[str]


async def make_backup(memory: UserMemory, jobs: Jobs, keep: int) -> MadeBackup:
    """Copy the database, check the copy and give it a name. Then delete the oldest backups made
    this way beyond `keep`, unless the copy has damaged rows.

    Raises StorageUnavailable if the disk fails or the copy is damaged as a whole, and Overloaded if
    the database must be closed during the copying. In these cases no backup is kept.
    """
    with Progress(jobs.start("backup", memory.user_id, 0)) as job:
        try:
            made = await memory.read_aside(partial(_make, memory=memory, job=job, keep=keep))
        except OSError as error:
            raise unavailable(error) from error
    if made.damaged:
        log.warning("backup holds damaged rows", user=memory.user_id, rows=made.damaged)
    return made


def _make(driver: "sqlite.Connection", memory: UserMemory, job: Job, keep: int) -> MadeBackup:
    files, name = UserFiles(memory.paths, "backups"), stamped_name("backup", ".db")

    def advance(_: int, left: int, total: int) -> None:
        if memory.ending.is_set():
            raise Overloaded("the database is about to be closed", retry_after_ms=1000)
        job.total, job.done = total, total - left

    with files.writing(name) as temporary:
        _copy(driver, temporary, memory.key, advance)
        found = check_copy(temporary, memory.key)
        add_checksum(temporary, memory.user_id, make_export_key(memory.paths.home.parent))
        with temporary.open("rb") as file:
            sha256, about = hash_of(file), os.fstat(file.fileno())
    damaged = sum(found.counts.values())
    removed = [] if damaged else _remove_old(files, keep)
    return MadeBackup(StoredFile.of(name, about), sha256, damaged, removed)


def _copy(
    driver: "sqlite.Connection", temporary: Path, key: UserKey | None, advance: _Advance
) -> None:
    driver.execute("BEGIN")
    driver.execute("SELECT count(*) FROM identity").fetchone()
    try:
        target = open_driver(temporary, key)
        try:
            target.execute("PRAGMA journal_mode = OFF")
            target.execute("PRAGMA synchronous = OFF")
            driver.backup(target, pages=_SLICE, progress=advance)
        finally:
            target.close()
    finally:
        driver.execute("ROLLBACK")


def check_copy(path: Path, key: UserKey | None) -> Verification:
    """Check a copy that no other connection uses, bring its schema up to date and make it a single
    file without a WAL. Returns what the check found. Raises DamagedDatabase if the copy as a whole
    cannot be trusted, and StorageUnavailable if it belongs to another program or a newer
    memoryd."""
    try:
        driver = open_driver(path, key)
        try:
            version = check_identity(driver)
            if version == 0:
                raise DamagedDatabase("it is empty")
            check_schema(driver, version, exactly=True)
            migrate(driver, "")
            found = verify(driver)
            found.raise_if_broken()
            driver.execute("PRAGMA journal_mode = DELETE").fetchone()
        finally:
            driver.close()
    except DriverError as error:
        raise translated(error) from error
    return found


def _remove_old(files: UserFiles, keep: int) -> list[str]:
    """Delete the oldest backups made by `make_backup` beyond `keep`. Returns their names."""
    made = [one.name for one in files.listed() if _OURS.fullmatch(one.name)]
    removed = []
    for name in made[keep:]:
        with suppress(NotFound):  # deleted by another backup
            files.remove(name)
            removed.append(name)
    return removed

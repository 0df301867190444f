"""Moves a database from the path of older versions, in which all users shared one database."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import structlog

from memoryd.errors import StartupError, StorageUnavailable
from memoryd.lock_file import LockFile, LockHeldError
from memoryd.storage.engine.connection import APPLICATION_ID
from memoryd.storage.engine.file_header import HEADER_BYTES, application_id_of
from memoryd.workspace.directories import INTERNAL, UserPaths, provision
from memoryd.workspace.own_folder import OwnFolder

_NAME = "memory.db"

log = structlog.get_logger()


def move_legacy_database(paths: UserPaths, parents: Sequence[Path]) -> None:
    """Move the first database found in `.oxydra/` of one of `parents`, with its WAL, to a user who
    has no database yet. Another program's database is left alone.

    The database itself is moved last, so an interrupted move continues at the next start. Raises
    StartupError if the move fails.
    """
    for parent in parents:
        if not os.path.lexists(parent / INTERNAL / _NAME):
            continue
        if paths.is_provisioned():
            log.warning("legacy database not moved", user=paths.home.name, reason="has a database")
            return
        try:
            with OwnFolder.at(parent) as above, above.folder(INTERNAL) as legacy:
                _move(legacy, parent / INTERNAL, paths)
            return
        except StorageUnavailable as error:
            log.warning("legacy database not moved", place=str(parent), reason=error.message)
        except (OSError, LockHeldError) as error:
            raise StartupError(
                f"the legacy database in {parent / INTERNAL} cannot be moved: {error}"
            ) from error


def _move(legacy: OwnFolder, place: Path, paths: UserPaths) -> None:
    descriptor = legacy.open_file(_NAME, os.O_RDONLY)
    try:
        if application_id_of(os.pread(descriptor, HEADER_BYTES, 0)) != APPLICATION_ID:
            raise StorageUnavailable("foreign_file", "it is not an unencrypted memoryd database")
    finally:
        os.close(descriptor)
    lock = LockFile(place / "lock", legacy.descriptor)
    try:
        provision(paths)
        name = paths.database.name
        with paths.open_database_folder() as target:
            _rename(legacy, f"{_NAME}-wal", target, f"{name}-wal")
            target.sync()
            legacy.remove(f"{_NAME}-shm")
            _rename(legacy, _NAME, target, name)
            target.sync()
            legacy.sync()
    finally:
        lock.release()
    log.warning("legacy database moved", user=paths.home.name, origin=str(place))


def _rename(origin: OwnFolder, name: str, target: OwnFolder, new_name: str) -> None:
    with suppress(FileNotFoundError):
        os.rename(name, new_name, src_dir_fd=origin.descriptor, dst_dir_fd=target.descriptor)

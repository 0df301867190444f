"""Resetting a user to an empty database after a loss, and purging a user."""

import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import structlog

from memoryd.errors import Conflict, NotFound, StorageUnavailable
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.files.conversion import temporary_of
from memoryd.storage.files.quarantine import quarantine_files, quarantined_files
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.user_memory import UserMemory
from memoryd.workspace.directories import DATABASE_SUFFIXES, UserPaths, fsync_directory

_LOSSES = {"missing", "damaged", "quarantined"}
"""Errors that allow a reset. Databases of other programs or of a newer memoryd are left alone."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Purged:
    """What a purge deleted. `files`: their number. `size`: their total size in bytes."""

    files: int
    size: int


async def reset(users: OpenUsers, user_id: str) -> list[str]:
    """Quarantine the files of an unavailable database and create an empty one. Returns the names of
    all quarantined files.

    Raises NotFound for an unknown user, Conflict for a healthy database, and Overloaded if other
    calls still use the old one.
    """
    with _after_a_loss():
        async with users.use(user_id) as memory:
            _check_lost(memory)
    async with users.alone(user_id, patience_s=1) as paths:
        with _after_a_loss():  # another call may have restored a database
            _check_lost(await users.reopened(user_id))
        names = await in_thread(_forget_database, paths)
        log.warning("user reset", user=user_id, set_aside=names)
        await users.reopened(user_id, create=True)
    return names


async def purge(users: OpenUsers, user_id: str) -> Purged:
    """Delete everything that memoryd stores for a user: the database and quarantined files,
    exports, backups, the marker, and what is held in memory. The rest of the workspace stays.

    Raises NotFound for an unknown user and Overloaded if other calls do not end.
    """
    async with users.alone(user_id) as paths:
        purged = await in_thread(_delete_all, paths)
        users.forget(user_id)
    log.warning("user purged", user=user_id, files=purged.files)
    return purged


@contextmanager
def _after_a_loss() -> Iterator[None]:
    """Suppress errors that mean that the database was lost. Other errors are raised."""
    try:
        yield
    except StorageUnavailable as error:
        if error.reason not in _LOSSES:
            raise


def _check_lost(memory: UserMemory | None) -> None:
    if memory is None:
        raise NotFound("no such user")
    raise Conflict("the database of this user is healthy; nothing was changed")


def _forget_database(paths: UserPaths) -> list[str]:
    quarantine_files(paths, "corrupt")
    with paths.open_folder() as internal:
        internal.remove(paths.marker.name)
        internal.sync()
    return quarantined_files(paths)


def _delete_all(paths: UserPaths) -> Purged:
    """Delete all files of a user. The marker is deleted last: after a crash the user is unavailable
    rather than unknown, and can be purged again."""
    try:
        paths.open_folder().close()
    except StorageUnavailable as error:
        if error.reason != "missing":
            raise
        raise NotFound("no such user") from None
    databases = _database_files(paths)
    own = dict.fromkeys([*databases, *paths.internal.rglob("*")])
    found = [path.lstat() for path in own]
    files = [one.st_size for one in found if not stat.S_ISDIR(one.st_mode)]
    if databases:
        with paths.open_database_folder() as folder:
            for path in databases:
                folder.remove(path.name)
            folder.sync()
    for path in paths.internal.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path != paths.marker:
            path.unlink(missing_ok=True)
    fsync_directory(paths.internal)
    paths.marker.unlink(missing_ok=True)
    paths.internal.rmdir()
    fsync_directory(paths.home)
    return Purged(len(files), sum(files))


def _database_files(paths: UserPaths) -> list[Path]:
    """The paths of the database, its WAL and its quarantined files. Other files in the folder are
    not included, even if their names begin with that of the database."""
    own = [paths.database.name + suffix for suffix in DATABASE_SUFFIXES]
    names = (*own, temporary_of(paths).name, *quarantined_files(paths))
    found = map(paths.database.with_name, names)
    return [
        path for path in found if os.path.lexists(path) and not stat.S_ISDIR(path.lstat().st_mode)
    ]

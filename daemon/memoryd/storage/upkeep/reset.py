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
"""Reasons after which a user may be reset; what is not ours, or of a newer memoryd, stays."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Purged:
    """What a purge took away."""

    files: int
    size: int


async def reset(users: OpenUsers, user_id: str) -> list[str]:
    """Quarantine the files of an unavailable database and make an empty one; the names of all
    quarantined files.

    Raises NotFound for an unknown user, Conflict for a healthy database and Overloaded while other
    calls still hold the old one.
    """
    with _after_a_loss():
        async with users.use(user_id) as memory:
            _check_lost(memory)
    async with users.alone(user_id, patience_s=1) as paths:
        with _after_a_loss():  # another call may have brought a database back
            _check_lost(await users.reopened(user_id))
        names = await in_thread(_forget_database, paths)
        log.warning("user reset", user=user_id, set_aside=names)
        await users.reopened(user_id, create=True)
    return names


async def purge(users: OpenUsers, user_id: str) -> Purged:
    """Delete everything of a user that is memoryd's: the database and quarantined files, exports,
    backups, the marker; what memory holds of the user, too. The rest of the workspace stays.

    Raises NotFound for an unknown user and Overloaded when other calls do not end.
    """
    async with users.alone(user_id) as paths:
        purged = await in_thread(_delete_all, paths)
        users.forget(user_id)
    log.warning("user purged", user=user_id, files=purged.files)
    return purged


@contextmanager
def _after_a_loss() -> Iterator[None]:
    """Go on after a loss that the block meets. Any other error is raised."""
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
    """The marker goes last: after a crash the user is unavailable, not new, and can be purged."""
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
    """The database, its log and quarantined files. It may lie in a folder with files of others,
    whose names may begin as its own does."""
    own = [paths.database.name + suffix for suffix in DATABASE_SUFFIXES]
    names = (*own, temporary_of(paths).name, *quarantined_files(paths))
    found = map(paths.database.with_name, names)
    return [
        path for path in found if os.path.lexists(path) and not stat.S_ISDIR(path.lstat().st_mode)
    ]

"""Putting a backup in the place of a user's database."""

import shutil
from dataclasses import dataclass, replace
from pathlib import Path

import structlog

from memoryd.errors import KeyUnavailable, NotFound, RpcError, StorageUnavailable
from memoryd.keys.ring import KeyRing
from memoryd.storage.backup import check_copy
from memoryd.storage.database_key import key_of_file
from memoryd.storage.open_users import OpenUsers
from memoryd.storage.opening import lock_user
from memoryd.storage.set_aside import Why, copy_replaced, is_replaced, set_aside
from memoryd.storage.user_files import UserFiles, in_thread
from memoryd.storage.verification import Verification
from memoryd.workspace.directories import UserPlaces, fsync_directory
from memoryd.workspace.marker import Marker, read_marker, write_marker

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored. `set_aside`: the new names of the files that it replaced. `damaged`:
    rows of the backup that do not fit their hashes."""

    name: str
    set_aside: list[str]
    damaged: int


async def restore(users: OpenUsers, user_id: str, name: str | None) -> Restored:
    """Replace the user's database by a copy of a backup: the one of this name, or the newest that
    holds no damage. The name of a database that an earlier restore set aside brings that back.
    The old files are set aside; a quarantine ends.

    Raises NotFound when there is no such backup, StorageUnavailable when it cannot be trusted or
    the disk refuses, KeyUnavailable when it is encrypted and its key is not in the ring,
    Overloaded when other calls do not end. Nothing is changed then.
    """
    async with users.files(user_id) as places:
        copy = await in_thread(_checked_copy, UserFiles(places, "backups"), users.keys, name)
    try:
        async with users.alone(user_id) as places:
            names = await in_thread(_replace, places, copy)
    finally:
        await in_thread(copy.remove)
    log.warning("user restored", user=user_id, backup=copy.name, set_aside=names)
    async with users.use(user_id):
        return Restored(copy.name, names, sum(copy.found.counts.values()))


@dataclass(frozen=True, slots=True)
class _Copy:
    name: str
    path: Path
    key_id: str | None
    found: Verification

    def remove(self) -> None:
        """Delete what is left of it."""
        self.path.unlink(missing_ok=True)


def _checked_copy(files: UserFiles, keys: KeyRing, name: str | None) -> _Copy:
    if name is not None:
        try:
            return _copy(files, keys, name)
        finally:
            files.drop_upload(name)
    problem: RpcError = NotFound("this user has no backup")
    for one in files.kept():
        try:
            copy = _copy(files, keys, one.name)
        except (StorageUnavailable, KeyUnavailable) as error:
            if isinstance(error, StorageUnavailable) and error.reason == "disk_full":
                raise
            problem = error
            continue
        if copy.found.is_sound:
            return copy
        copy.remove()
        message = "every backup holds damaged rows; name one to restore it all the same"
        problem = StorageUnavailable("damaged", message)
    raise problem


def _copy(files: UserFiles, keys: KeyRing, name: str) -> _Copy:
    was_replaced = is_replaced(files.places, name)
    source = None if was_replaced else files.path_of(name)
    draft = files.new_draft(name)
    try:
        if source is None:
            copy_replaced(files.places, name, draft)
        else:
            shutil.copyfile(source, draft, follow_symlinks=False)
        key = key_of_file(draft, files.places.home.name, keys)
        return _Copy(name, draft, key.id if key else None, check_copy(draft, key))
    except BaseException as error:
        files.drop_draft(draft)
        if isinstance(error, StorageUnavailable) and error.reason != "disk_full":
            message = f"this backup cannot be used: {error.message}; nothing was changed"
            raise StorageUnavailable(error.reason, message) from error
        raise


def _replace(places: UserPlaces, copy: _Copy) -> list[str]:
    """Swap the files. A crash in between leaves the user quarantined, never with a mixture."""
    with places.open_folder() as internal:
        try:
            known = read_marker(internal)
        except StorageUnavailable:
            known = None
        why: Why = "corrupt" if known is None or known.quarantined else "replaced"
        marker = Marker(copy.found.database_id, key_id=copy.key_id)
        lock = lock_user(places, internal)
        try:
            write_marker(internal, replace(marker, quarantined="a restore did not finish"))
            names = set_aside(places, why)
            copy.path.rename(places.database)
            fsync_directory(places.database.parent)
            write_marker(internal, marker)
        finally:
            lock.release()
    return names

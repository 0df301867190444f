"""Replacing a user's database with a backup."""

import os
import shutil
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import structlog

from memoryd.errors import KeyUnavailable, NotFound, RpcError, StorageUnavailable
from memoryd.keys.master_key import UserKey
from memoryd.keys.ring import KeyRing
from memoryd.storage.engine.cipher import may_be_encrypted
from memoryd.storage.engine.connection import DriverError, open_driver, translated
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.files.conversion import write_encrypted
from memoryd.storage.files.database_key import key_of_file
from memoryd.storage.files.export_key import read_export_key
from memoryd.storage.files.quarantine import Why, copy_replaced, is_replaced, quarantine_files
from memoryd.storage.files.user_files import UserFiles
from memoryd.storage.tables.verification import Verification
from memoryd.storage.upkeep.backup import check_copy
from memoryd.storage.upkeep.backup_checksum import distrust, remove_checksum
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.opening import lock_user
from memoryd.workspace.directories import UserPaths, fsync_directory
from memoryd.workspace.marker import Marker, read_marker, write_marker

log = structlog.get_logger()


_NO_BACKUP = ("damaged", "foreign_file")
"""Errors for which a backup is skipped in favor of an older one."""


@dataclass(frozen=True, slots=True)
class PassedOver:
    """A newer backup that was skipped, and why."""

    name: str
    reason: str


@dataclass(frozen=True, slots=True)
class Restored:
    """The result of a restore. `set_aside`: the new names of the replaced files. `damaged`: how
    many rows of the backup do not match their checksums. `skipped`: newer backups that are damaged.
    `encrypted`: whether the database is now encrypted. `signed`: whether this daemon made the
    backup for this user. `demoted`: how many rules no longer count as the user's own words because
    the backup is not signed."""

    name: str
    set_aside: list[str]
    damaged: int
    skipped: list[PassedOver]
    encrypted: bool
    signed: bool
    demoted: int


async def restore(users: OpenUsers, user_id: str, name: str | None) -> Restored:
    """Replace the user's database with a copy of a backup: the one called `name`, or else the
    newest without damage. If a newer backup may be undamaged but cannot be checked, an error is
    raised. `name` can also be a database that an earlier restore quarantined. A backup that this
    daemon did not make for this user loses what only the daemon may state; see backup_checksum.py.
    An unencrypted backup is encrypted if the database that it replaces is, or if those of new users
    are. The old files are quarantined. A quarantine of the user ends.

    Raises NotFound if there is no such backup, StorageUnavailable if it cannot be trusted or the
    disk fails, KeyUnavailable if it is encrypted with a key that is not in the ring, and Overloaded
    if other calls do not end. If any of these is raised before the files are replaced, nothing is
    changed.
    """
    async with users.files(user_id) as paths:
        copy, skipped = await in_thread(
            _checked_copy, UserFiles(paths, "backups"), users.keys, name
        )
    try:
        async with users.alone(user_id) as paths:
            names, key_id = await in_thread(_replace, paths, copy, users.keys)
    finally:
        await in_thread(copy.remove)
    about = {"backup": copy.name, "set_aside": names, "key_id": key_id, "signed": copy.signed}
    log.warning("user restored", user=user_id, **about)
    async with users.use(user_id):
        damaged = sum(copy.found.counts.values())
        return Restored(
            name=copy.name,
            set_aside=names,
            damaged=damaged,
            skipped=skipped,
            encrypted=key_id is not None,
            signed=copy.signed,
            demoted=copy.demoted,
        )


@dataclass(frozen=True, slots=True)
class _Copy:
    name: str
    path: Path
    key_id: str | None
    found: Verification
    signed: bool
    demoted: int

    def remove(self) -> None:
        """Delete the copy's file if it still exists."""
        self.path.unlink(missing_ok=True)


def _checked_copy(
    files: UserFiles, keys: KeyRing, name: str | None
) -> tuple[_Copy, list[PassedOver]]:
    if name is None:
        return _newest_sound(files, keys)
    try:
        return _copy(files, keys, name), []
    except (StorageUnavailable, KeyUnavailable) as error:
        raise _with_context(error, f"the backup {name} cannot be used: {error.message}") from error
    finally:
        files.drop_upload(name)


def _newest_sound(files: UserFiles, keys: KeyRing) -> tuple[_Copy, list[PassedOver]]:
    skipped = list[PassedOver]()
    for one in files.kept():
        try:
            copy = _copy(files, keys, one.name)
        except (StorageUnavailable, KeyUnavailable) as error:
            if isinstance(error, StorageUnavailable) and error.reason in _NO_BACKUP:
                skipped.append(PassedOver(one.name, error.message))
                continue
            about = f"the newest backup, {one.name}, cannot be used: {error.message}"
            raise _with_context(
                error, f"{about}; to restore an older one, pass its name"
            ) from error
        if copy.found.is_sound:
            return copy, skipped
        copy.remove()
        skipped.append(PassedOver(one.name, "it holds damaged rows"))
    if not skipped:
        raise NotFound("this user has no backup")
    newest = f"the newest, {skipped[0].name}: {skipped[0].reason}"
    about = f"no backup is undamaged ({newest}); to restore one with damaged rows, pass its name"
    raise StorageUnavailable("damaged", f"{about}; nothing was changed")


def _with_context(error: StorageUnavailable | KeyUnavailable, about: str) -> RpcError:
    message = f"{about}; nothing was changed"
    if isinstance(error, KeyUnavailable):
        return KeyUnavailable(message)
    return StorageUnavailable(error.reason, message)


def _copy(files: UserFiles, keys: KeyRing, name: str) -> _Copy:
    signed = is_replaced(files.paths, name)
    source = None if signed else files.path_of(name)
    temporary, user_id = files.new_temporary(name), files.paths.home.name
    try:
        if source is None:
            copy_replaced(files.paths, name, temporary)
        else:
            shutil.copyfile(source, temporary, follow_symlinks=False)
            signed = remove_checksum(temporary, user_id, read_export_key(files.paths.home.parent))
        key = _key_of_copy(temporary, user_id, keys)
        found = check_copy(temporary, key)
        demoted = 0 if signed else _distrust(temporary, key)
        return _Copy(name, temporary, key.id if key else None, found, signed, demoted)
    except BaseException:
        files.drop_temporary(temporary)
        raise


def _distrust(path: Path, key: UserKey | None) -> int:
    try:
        with closing(open_driver(path, key)) as driver:
            return distrust(driver)
    except DriverError as error:
        raise translated(error) from error


def _key_of_copy(path: Path, user_id: str, keys: KeyRing) -> UserKey | None:
    try:
        return key_of_file(path, user_id, keys)
    except KeyUnavailable:
        if may_be_encrypted(path):
            raise KeyUnavailable(
                "it is encrypted with a key that this daemon does not have"
            ) from None
        raise StorageUnavailable("damaged", "it is not a database") from None


def _replace(paths: UserPaths, copy: _Copy, keys: KeyRing) -> tuple[list[str], str | None]:
    """Replace the database with the copy. After a crash during this, the user is quarantined, and
    old and new files are never mixed. Returns the new names of the old files, and the id of the
    database's key."""
    with paths.open_folder() as internal:
        try:
            known = read_marker(internal)
        except StorageUnavailable:
            known = None
        why: Why = "corrupt" if known is None or known.quarantined else "replaced"
        lock = lock_user(paths, internal)
        try:
            was_encrypted = known is not None and known.key_id is not None
            copy = _encrypted(UserFiles(paths, "backups"), copy, keys, was_encrypted)
            with copy.path.open("rb") as file:
                os.fsync(file.fileno())
            marker = Marker(copy.found.database_id, key_id=copy.key_id)
            write_marker(internal, replace(marker, quarantined="a restore did not finish"))
            names = quarantine_files(paths, why)
            copy.path.rename(paths.database)
            fsync_directory(paths.database.parent)
            write_marker(internal, marker)
        finally:
            lock.release()
    return names, copy.key_id


def _encrypted(files: UserFiles, copy: _Copy, keys: KeyRing, was_encrypted: bool) -> _Copy:
    """Return the copy, encrypted if the database should be. If the user has no key, an unencrypted
    copy stays as it is: it may be all that is left of a memory whose key is lost."""
    key = next(keys.keys_of(files.paths.home.name), None)
    if copy.key_id is not None or key is None or not (was_encrypted or keys.encrypts_new):
        return copy
    temporary = files.new_temporary(f"{copy.name}.encrypted")
    try:
        write_encrypted(copy.path, temporary, key)
        temporary.rename(copy.path)
    finally:
        files.drop_temporary(temporary)
    return replace(copy, key_id=key.id)

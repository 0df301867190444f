"""Which key a user's database is under, found out before anything of it is touched."""

from dataclasses import replace
from pathlib import Path

from memoryd.errors import KeyUnavailable, StorageUnavailable
from memoryd.keys.master_key import UserKey
from memoryd.keys.ring import KeyRing
from memoryd.storage.engine.cipher import fits, is_plain
from memoryd.workspace.directories import UserPaths
from memoryd.workspace.marker import Marker, write_marker
from memoryd.workspace.own_folder import OwnFolder


def settle_key(
    paths: UserPaths, internal: OwnFolder, marker: Marker | None, keys: KeyRing
) -> tuple[UserKey | None, Marker | None]:
    """The key of the database, None where it is not encrypted, and the marker, which is
    corrected after an interrupted change of the key.

    Raises KeyUnavailable when the key is not in the ring, StorageUnavailable for a file that the
    key of the marker does not open.
    """
    user_id = paths.home.name
    if marker is None:
        return _key_of_unmarked(paths, keys), None
    if marker.changing_key:
        marker = _settled(paths, internal, marker, keys)
    if marker.key_id is None:
        return None, marker
    key = keys.find(marker.key_id, user_id)
    if is_plain(paths.database):
        raise StorageUnavailable(
            "foreign_file", "memory.db is not encrypted, but the database of this user is"
        )
    return key, marker


def _key_of_unmarked(paths: UserPaths, keys: KeyRing) -> UserKey | None:
    """The key of a file without a marker: a new one, or what a crash left of a new one."""
    if paths.database.stat().st_size == 0:
        return keys.for_new_user(paths.home.name)
    return key_of_file(paths.database, paths.home.name, keys)


def _settled(paths: UserPaths, internal: OwnFolder, marker: Marker, keys: KeyRing) -> Marker:
    """The marker after an interrupted change of the key: the file shows which one holds."""
    candidates = {marker.key_id, marker.next_key_id}
    if is_plain(paths.database):
        found = candidates & {None}
    else:
        own = [key for key in keys.keys_of(paths.home.name) if key.id in candidates]
        found = {key.id for key in own if fits(paths.database, key)}
        if not found:
            for key_id in candidates - {None}:
                keys.find(key_id or "", paths.home.name)
    if not found:
        raise StorageUnavailable("damaged", "the database opens with neither of its keys")
    settled = replace(marker, key_id=found.pop(), changing_key=False, next_key_id=None)
    write_marker(internal, settled)
    return settled


def key_of_file(path: Path, user_id: str, keys: KeyRing) -> UserKey | None:
    """The user's key that opens a database or a copy of it, None where it is not encrypted. Raises
    KeyUnavailable, also for what is no database, and StorageUnavailable for an empty file."""
    if is_plain(path):
        return None
    if path.stat().st_size == 0:
        raise StorageUnavailable("damaged", "it is empty")
    for key in keys.keys_of(user_id):
        if fits(path, key):
            return key
    raise KeyUnavailable(
        "the file is no database, or is encrypted with a key that this daemon does not have"
    )

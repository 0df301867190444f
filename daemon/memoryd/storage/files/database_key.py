"""Determines the key of a user's database before the database is opened."""

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
    """Return the key of the database (None if it is not encrypted) and the marker, which is
    corrected after an interrupted key change.

    Raises KeyUnavailable if the key is not in the ring, and StorageUnavailable if the file does not
    fit the marker.
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
            "foreign_file", "memory.db is not encrypted, but this user's database should be"
        )
    return key, marker


def _key_of_unmarked(paths: UserPaths, keys: KeyRing) -> UserKey | None:
    """The key of a database without a marker: the key for a new user if the file is empty,
    otherwise the key that opens the file, which a crash left before its marker was written."""
    if paths.database.stat().st_size == 0:
        return keys.for_new_user(paths.home.name)
    return key_of_file(paths.database, paths.home.name, keys)


def _settled(paths: UserPaths, internal: OwnFolder, marker: Marker, keys: KeyRing) -> Marker:
    """Determine from the file which key the database has after an interrupted key change, and
    return the corrected marker, which is also written."""
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
        raise StorageUnavailable("damaged", "neither the old nor the new key opens the database")
    settled = replace(marker, key_id=found.pop(), changing_key=False, next_key_id=None)
    write_marker(internal, settled)
    return settled


def key_of_file(path: Path, user_id: str, keys: KeyRing) -> UserKey | None:
    """The user's key that opens a database or a copy of one, or None if it is not encrypted. Raises
    KeyUnavailable if no key opens the file, which may also mean that it is not a database, and
    StorageUnavailable if it is empty."""
    if is_plain(path):
        return None
    if path.stat().st_size == 0:
        raise StorageUnavailable("damaged", "it is empty")
    for key in keys.keys_of(user_id):
        if fits(path, key):
            return key
    raise KeyUnavailable(
        "the file is not a database or is encrypted with a key that this daemon does not have"
    )

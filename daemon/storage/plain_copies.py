"""Copies of a user's memory that are not encrypted: backups and exports from before."""

from typing import get_args

from memoryd.storage.cipher import is_plain
from memoryd.storage.user_files import FileKind, UserFiles
from memoryd.workspace.directories import UserPlaces

_JSON = b"{"


def plain_copies(places: UserPlaces) -> list[str]:
    """Their names below `.oxydra/`, such as `backups/NAME`."""
    found = []
    for kind in get_args(FileKind):
        files = UserFiles(places, kind)
        for one in files.listed():
            path = files.path_of(one.name)
            with path.open("rb") as file:
                is_json = file.read(len(_JSON)) == _JSON
            if is_json or is_plain(path):
                found.append(f"{kind}/{one.name}")
    return sorted(found)

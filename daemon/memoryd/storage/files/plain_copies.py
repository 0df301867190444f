"""Unencrypted copies of a user's memory: backups and exports from before it was encrypted."""

from memoryd.storage.engine.cipher import is_plain
from memoryd.storage.files.encrypted_file import is_encrypted
from memoryd.storage.files.user_files import UserFiles
from memoryd.workspace.directories import UserPaths


def plain_copies(paths: UserPaths) -> list[str]:
    """The paths of the copies relative to `.oxydra/`, such as `backups/NAME`, sorted."""
    backups, exports = UserFiles(paths, "backups"), UserFiles(paths, "exports")
    found = [
        f"backups/{one.name}" for one in backups.listed() if is_plain(backups.path_of(one.name))
    ]
    for one in exports.listed():
        with exports.reading(one.name) as file:
            if not is_encrypted(file):
                found.append(f"exports/{one.name}")
    return sorted(found)

"""The key with which the daemon signs exports and backups: a file in the workspace root, never in a
user's folder. Anyone who can read it can forge what users said."""

import os
import secrets
import stat
import threading
from pathlib import Path

from memoryd.errors import StorageUnavailable
from memoryd.workspace.os_errors import unavailable
from memoryd.workspace.own_folder import OwnFolder

_BYTES = 32
EXPORT_KEY = ".memoryd.export-key"
_MAKING = threading.Lock()


def read_export_key(workspace_root: Path) -> bytes | None:
    """Read the key. Returns None if there is none yet. Raises StorageUnavailable if other accounts
    have access to the file, if it has the wrong size, or if it cannot be read."""
    try:
        with OwnFolder.at(workspace_root) as folder:
            descriptor = folder.open_file(EXPORT_KEY, os.O_RDONLY)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise unavailable(error) from error
    with os.fdopen(descriptor, "rb") as file:
        if stat.S_IMODE(os.fstat(descriptor).st_mode) & 0o077:
            raise StorageUnavailable(
                "foreign_file", f"others can read {EXPORT_KEY}; set its mode to 0600"
            )
        key = file.read(_BYTES + 1)
    if len(key) != _BYTES:
        raise StorageUnavailable("damaged", f"{EXPORT_KEY} must contain exactly {_BYTES} bytes")
    return key


def make_export_key(workspace_root: Path) -> bytes:
    """Return the key, creating it if there is none. Raises StorageUnavailable."""
    with _MAKING:
        key = read_export_key(workspace_root)
        if key is None:
            key = secrets.token_bytes(_BYTES)
            try:
                with OwnFolder.at(workspace_root) as folder:
                    folder.replace(EXPORT_KEY, key)
            except OSError as error:
                raise unavailable(error) from error
        return key

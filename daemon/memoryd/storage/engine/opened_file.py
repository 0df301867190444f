"""The identity of the opened database file, to detect that it was moved, deleted or replaced."""

import os
from pathlib import Path

from memoryd.errors import StorageUnavailable
from memoryd.workspace.os_errors import unavailable


class OpenedFile:
    """A path, and the device and inode number of the file that was opened there."""

    def __init__(self, path: Path, found: os.stat_result) -> None:
        """`found`: the status of the file before it was opened; call `check` after opening it."""
        self._path = str(path)
        self._identity = (found.st_dev, found.st_ino)
        self._descriptor: int | None = None

    def check(self) -> None:
        """Raise StorageUnavailable unless the path still leads to the opened file."""
        try:
            found = os.lstat(self._path)
        except FileNotFoundError:
            raise missing() from None
        except OSError as error:
            raise unavailable(error) from error
        if (found.st_dev, found.st_ino) != self._identity:
            raise _replaced()

    def descriptor(self) -> int:
        """A descriptor for reading and writing the file without SQLite. It stays open until
        `close`, because closing it would release all POSIX locks that this process holds on the
        file. Raises StorageUnavailable and OSError."""
        if self._descriptor is None:
            descriptor = os.open(self._path, os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC)
            found = os.fstat(descriptor)
            if (found.st_dev, found.st_ino) != self._identity:
                os.close(descriptor)
                raise _replaced()
            self._descriptor = descriptor
        return self._descriptor

    def close(self) -> None:
        """Close the descriptor. No connection may have the file open any more."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _replaced() -> StorageUnavailable:
    return StorageUnavailable("foreign_file", "memory.db was replaced while the daemon had it open")


def missing() -> StorageUnavailable:
    """The error to raise if a user's database file does not exist."""
    return StorageUnavailable(
        "missing",
        "this user's database is gone; restore memory.db, or call user.reset for a new empty one",
    )

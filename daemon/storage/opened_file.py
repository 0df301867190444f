"""The database file as it was opened, to notice that it was taken away or replaced."""

import os
from pathlib import Path

from memoryd.errors import StorageUnavailable
from memoryd.workspace.os_errors import unavailable


class OpenedFile:
    """A path and the file that it led to."""

    def __init__(self, path: Path, found: os.stat_result) -> None:
        """`found`: the state of the file before it was opened. Raises StorageUnavailable when
        `path` does not lead to it any more."""
        self._path = str(path)
        self._identity = (found.st_dev, found.st_ino)
        self.check()

    def check(self) -> None:
        """Raise StorageUnavailable unless the path still leads to the opened file."""
        try:
            found = os.lstat(self._path)
        except FileNotFoundError:
            raise missing() from None
        except OSError as error:
            raise unavailable(error) from error
        if (found.st_dev, found.st_ino) != self._identity:
            message = "memory.db was replaced behind the daemon's back"
            raise StorageUnavailable("foreign_file", message)


def missing() -> StorageUnavailable:
    """The error for a database that is gone."""
    return StorageUnavailable(
        "missing",
        "the database of this user is gone; restore memory.db, or start over with user.reset",
    )

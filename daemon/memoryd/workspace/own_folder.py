"""Access to one of the daemon's folders by its descriptor, without following links."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from memoryd.errors import StorageUnavailable

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC


class OwnFolder:
    """An open directory. Names are relative to its descriptor, so moving or replacing its path has
    no effect.

    Methods raise StorageUnavailable (foreign_file) if a file or folder does not belong to the
    daemon's uid or has the wrong type, and OSError for errors of the operating system.
    """

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor

    @classmethod
    def at(cls, path: Path) -> "OwnFolder":
        """Open a path chosen by the operator. Follows links."""
        return cls(os.open(path, _FOLDER))

    def folder(self, name: str) -> "OwnFolder":
        """Open a subfolder that belongs to the daemon. Raises StorageUnavailable (missing) if it
        does not exist."""
        try:
            descriptor = os.open(name, _FOLDER | os.O_NOFOLLOW, dir_fd=self.descriptor)
        except FileNotFoundError:
            raise StorageUnavailable("missing", f"{name} is missing") from None
        except NotADirectoryError:
            raise StorageUnavailable("foreign_file", f"{name} is not a folder of memoryd") from None
        found = OwnFolder(descriptor)
        try:
            _check_owner(os.fstat(descriptor), name)
        except BaseException:
            found.close()
            raise
        return found

    def make(self, name: str) -> bool:
        """Create a subfolder, inaccessible to other Unix users. Returns False if the name exists.
        The subfolder is durable after `sync`."""
        try:
            os.mkdir(name, 0o700, dir_fd=self.descriptor)
        except FileExistsError:
            return False
        return True

    def file(self, name: str) -> os.stat_result:
        """The stat result of a regular file that belongs to the daemon. Raises FileNotFoundError if
        it does not exist."""
        found = os.stat(name, dir_fd=self.descriptor, follow_symlinks=False)
        _check_file(found, name)
        return found

    def open_file(self, name: str, flags: int) -> int:
        """Open a regular file that belongs to the daemon. Returns its descriptor. A file opened
        with O_CREAT gets mode 0600, regardless of the umask. Does not block on a named pipe."""
        flags |= os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        descriptor = os.open(name, flags, 0o600, dir_fd=self.descriptor)
        try:
            found = os.fstat(descriptor)
            _check_file(found, name)
            if flags & os.O_CREAT:
                os.fchmod(descriptor, 0o600)
        except BaseException:
            os.close(descriptor)
            raise
        return descriptor

    def replace(self, name: str, content: bytes) -> None:
        """Replace the content of a file atomically and durably."""
        temporary = f"{name}.tmp"
        descriptor = self.open_file(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        self.rename(temporary, name)
        self.sync()

    def rename(self, name: str, new_name: str) -> None:
        """Rename a file or folder in this one. An existing file of the new name is replaced."""
        os.rename(name, new_name, src_dir_fd=self.descriptor, dst_dir_fd=self.descriptor)

    def remove(self, name: str) -> None:
        """Delete a file in this folder, if it exists."""
        with suppress(FileNotFoundError):
            os.unlink(name, dir_fd=self.descriptor)

    def set_mode(self, mode: int, group: int | None = None) -> None:
        """Set the mode of this folder, and its gid if given."""
        if group is not None:
            os.fchown(self.descriptor, -1, group)
        os.fchmod(self.descriptor, mode)

    def sync(self) -> None:
        """Sync the entries of this folder to disk."""
        os.fsync(self.descriptor)

    def close(self) -> None:
        """Close the descriptor."""
        os.close(self.descriptor)

    def __enter__(self) -> "OwnFolder":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _check_file(found: os.stat_result, name: str) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise StorageUnavailable("foreign_file", f"{name} is not a regular file")
    _check_owner(found, name)


def _check_owner(found: os.stat_result, name: str) -> None:
    if found.st_uid != os.geteuid():
        raise StorageUnavailable("foreign_file", f"{name} belongs to another Unix user")

"""A folder of ours, held open: names in it are looked up in it and never through links."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from memoryd.errors import StorageUnavailable

_FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC


class OwnFolder:
    """A directory by its descriptor. Whatever happens to its path, the names stay in it.

    What is not ours, or not what it should be, raises StorageUnavailable with foreign_file; the
    errors of the operating system come as they are.
    """

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor

    @classmethod
    def at(cls, path: Path) -> "OwnFolder":
        """The folder at a path that the operator chose: links in it are his."""
        return cls(os.open(path, _FOLDER))

    def folder(self, name: str) -> "OwnFolder":
        """A folder of ours in this one."""
        try:
            descriptor = os.open(name, _FOLDER | os.O_NOFOLLOW, dir_fd=self.descriptor)
        except FileNotFoundError:
            raise StorageUnavailable("missing", f"{name} is gone") from None
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
        """Make a folder in this one, closed to others; False when the name is taken. It is not
        durable before `sync`."""
        try:
            os.mkdir(name, 0o700, dir_fd=self.descriptor)
        except FileExistsError:
            return False
        return True

    def file(self, name: str) -> os.stat_result:
        """The state of a regular file of ours. Raises FileNotFoundError when it is not there."""
        found = os.stat(name, dir_fd=self.descriptor, follow_symlinks=False)
        _check_file(found, name)
        return found

    def open_file(self, name: str, flags: int) -> int:
        """The descriptor of a regular file of ours; one that this makes has mode 0600, whatever
        the umask. Waits for no pipe."""
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
        """Give a file this content at once and durably."""
        draft = f"{name}.tmp"
        descriptor = self.open_file(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        self.rename(draft, name)
        self.sync()

    def rename(self, name: str, new_name: str) -> None:
        """Give a file or folder in it another name; whatever has that name is gone."""
        os.rename(name, new_name, src_dir_fd=self.descriptor, dst_dir_fd=self.descriptor)

    def remove(self, name: str) -> None:
        """Delete a file in it, if it is there."""
        with suppress(FileNotFoundError):
            os.unlink(name, dir_fd=self.descriptor)

    def set_mode(self, mode: int, group: int | None = None) -> None:
        """Set the folder's own mode, and its group if given."""
        if group is not None:
            os.fchown(self.descriptor, -1, group)
        os.fchmod(self.descriptor, mode)

    def sync(self) -> None:
        """Make the names in it durable."""
        os.fsync(self.descriptor)

    def close(self) -> None:
        """Let go of the descriptor."""
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
        raise StorageUnavailable("foreign_file", f"{name} belongs to another unix user")

"""Exclusive locks on files and folders (flock)."""

import fcntl
import os
from pathlib import Path


class LockHeldError(Exception):
    """Another process holds the lock. `holder` is its process id, or None if unknown."""

    def __init__(self, path: Path, holder: int | None) -> None:
        super().__init__(f"{path} is locked by {f'process {holder}' if holder else 'a process'}")
        self.holder = holder


class LockFile:
    """Holds an exclusive lock on a file from creation to `release`. The file contains the process
    id of the holder."""

    def __init__(self, path: Path, folder: int | None = None) -> None:
        """`folder`: a descriptor of the parent folder. If given, only the last component of `path`
        is used, so links in the others have no effect. Raises LockHeldError and OSError."""
        flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
        name = path if folder is None else path.name
        self._descriptor = os.open(name, flags, 0o600, dir_fd=folder)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(self._descriptor, 20, 0).decode("ascii", "replace").strip()
            os.close(self._descriptor)
            raise LockHeldError(path, int(holder) if holder.isdigit() else None) from None
        try:
            os.fchmod(self._descriptor, 0o600)
            os.ftruncate(self._descriptor, 0)
            os.pwrite(self._descriptor, f"{os.getpid()}\n".encode(), 0)
        except OSError:
            self.release()
            raise

    def release(self) -> None:
        """Release the lock. The file stays: if it were removed, two processes could each lock a
        file of this name."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


class FolderLock:
    """Holds an exclusive lock on a folder itself from creation to `release`. Unlike a lock file,
    it cannot be bypassed by deleting a file."""

    def __init__(self, path: Path) -> None:
        """Raises LockHeldError and OSError."""
        self._path = path
        self._descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise LockHeldError(path, holder_of(path)) from None
        except OSError:
            self.release()
            raise

    def is_in_place(self) -> bool:
        """Whether the path still refers to the locked folder."""
        try:
            found, held = self._path.stat(), os.fstat(self._descriptor)
        except OSError:
            return False
        return (found.st_dev, found.st_ino) == (held.st_dev, held.st_ino)

    def sync(self) -> None:
        """Update the folder's modification time and sync it to disk. Raises OSError."""
        os.utime(self._descriptor)
        os.fsync(self._descriptor)

    def release(self) -> None:
        """Release the lock."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def holder_of(path: Path) -> int | None:
    """The id of the process that holds the lock of a file or folder, from /proc/locks; None if it
    is not locked. Trying to lock it instead could keep a daemon from starting."""
    try:
        inode = path.stat().st_ino
        lines = Path("/proc/locks").read_text("ascii").splitlines()
    except OSError:
        return None
    for line in lines:
        words = line.split()
        if words[1] == "FLOCK" and words[5].rpartition(":")[2] == str(inode):
            return int(words[4])
    return None

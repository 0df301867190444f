"""Locks on files and folders: one holder at a time."""

import fcntl
import os
from pathlib import Path


class LockHeldError(Exception):
    """Another process holds the lock. `holder` is its process id, or None if unknown."""

    def __init__(self, path: Path, holder: int | None) -> None:
        super().__init__(f"{path} is held by process {holder or 'unknown'}")
        self.holder = holder


class LockFile:
    """Holds an exclusive lock on a file, which names the process, from creation to `release`."""

    def __init__(self, path: Path, folder: int | None = None) -> None:
        """`folder`: the descriptor of the folder that `path` lies in, where links on the way to
        it must not matter."""
        flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC
        place = path if folder is None else path.name
        self._descriptor = os.open(place, flags, 0o600, dir_fd=folder)
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
        """Let go. The file stays: removing it would let two processes lock two files."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


class FolderLock:
    """Holds an exclusive lock on a folder itself from creation to `release`. No file in it can be
    removed to get around the lock."""

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
        """Whether the locked folder is still the one that its path leads to."""
        try:
            found, held = self._path.stat(), os.fstat(self._descriptor)
        except OSError:
            return False
        return (found.st_dev, found.st_ino) == (held.st_dev, held.st_ino)

    def sync(self) -> None:
        """Change the folder's time and wait until the disk has that. Raises OSError."""
        os.utime(self._descriptor)
        os.fsync(self._descriptor)

    def release(self) -> None:
        """Let go."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def holder_of(path: Path) -> int | None:
    """The process that holds the lock of a file or folder, as the kernel lists it; None when nobody
    does. Taking the lock to find out would keep a daemon from starting at that moment."""
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

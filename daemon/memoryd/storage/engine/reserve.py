"""Disk space that is kept for deletions, which need some too, for when the disk is full.

One preallocated file in the workspace root serves all users. It is cut to nothing for a deletion
that meets a full disk, and filled again afterwards. Until it has its size again, no other write may
take the space: the next deletion needs it.
"""

import errno
import os
import stat
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import structlog

from memoryd.errors import StorageUnavailable
from memoryd.storage.engine.threads import in_thread
from memoryd.workspace.os_errors import unavailable

Result = TypeVar("Result")

NAME = ".memoryd.reserve"

_SHARE_OF_DISK = 8
_SHARE_OF_FREE = 2
"""The reserve takes at most one in so many bytes of the disk, and of those that are free."""
_SMALLEST_STEP = 65_536
_NO_ROOM = {errno.ENOSPC, errno.EDQUOT}

log = structlog.get_logger()


class Reserve:
    """The file of one workspace root. Its methods never raise OSError and may be called from any
    thread; they block unless they are coroutines. Where the file system cannot preallocate there
    is no reserve."""

    def __init__(self, root: Path, goal: int) -> None:
        """`goal`: the bytes to keep if the file system has them; 0 keeps none."""
        self._root = root
        self._goal = goal
        self._descriptor = -1
        self._size = 0
        self._held = 0
        self._releases = 0
        self._lock = threading.Lock()

    def take(self) -> None:
        """Open the file and fill it, or delete it if nothing is to be kept."""
        flags = os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC
        with self._lock:
            try:
                if self._goal == 0:
                    (self._root / NAME).unlink(missing_ok=True)
                    return
                self._descriptor = os.open(self._root / NAME, flags, 0o600)
                os.fchmod(self._descriptor, 0o600)  # regardless of the umask
                found = os.fstat(self._descriptor)
                if not stat.S_ISREG(found.st_mode) or found.st_uid != os.geteuid():
                    raise OSError(errno.EPERM, f"{NAME} is not a file of memoryd")
                self._held = found.st_size
                self._grow()
            except OSError as error:
                self._give_up(error)

    @property
    def is_small(self) -> bool:
        """Whether there was not enough room for the file so far."""
        return self._descriptor >= 0 and self._size < self._goal

    def grow(self) -> None:
        """Fill the file as far as there is room now."""
        with self._lock:
            try:
                if self.is_small:
                    self._grow()
            except OSError as error:
                self._give_up(error)

    @contextmanager
    def released(self) -> Iterator[None]:
        """Free the space for the time of the block."""
        self.release()
        try:
            yield
        finally:
            self.refill()

    async def lent_to(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """The result of `work`, for whose time the space is free."""
        await in_thread(self.release)
        try:
            return await work()
        finally:
            await in_thread(self.refill)

    def release(self) -> None:
        """Free the space until as many calls of `refill` have come."""
        with self._lock:
            self._releases += 1
            self._resize(0)

    def refill(self) -> None:
        """Take back what `release` freed, or as much of it as is there."""
        with self._lock:
            self._releases -= 1
            self._resize(self._size)

    def check(self) -> None:
        """Raise StorageUnavailable when a write has to leave the space to deletions."""
        if self._held >= self._size:
            return
        with self._lock:
            self._resize(self._size)
            if self._held < self._size:
                raise unavailable(OSError(errno.ENOSPC, ""))

    def close(self) -> None:
        """Close the file, which stays."""
        with self._lock:
            if self._descriptor >= 0:
                os.close(self._descriptor)
                self._descriptor = -1

    def _grow(self) -> None:
        disk = os.fstatvfs(self._descriptor)
        self._goal = min(self._goal, disk.f_blocks * disk.f_frsize // _SHARE_OF_DISK)
        possible = max(self._held, disk.f_bavail * disk.f_frsize // _SHARE_OF_FREE)
        self._size = max(self._size, min(self._goal, possible))
        self._resize(self._size)

    def _resize(self, size: int) -> None:
        """Bring the file to this size, or near it where there is less room."""
        if self._descriptor < 0 or (size and self._releases):
            return
        try:
            if size < self._held:
                os.ftruncate(self._descriptor, size)
                self._held = size
            step = size - self._held
            while step > 0 and self._held < size:
                step = min(step, size - self._held)
                if not self._extend(step):
                    step = step // 2 if step > _SMALLEST_STEP else 0
        except OSError as error:
            self._give_up(error)

    def _extend(self, step: int) -> bool:
        try:
            os.posix_fallocate(self._descriptor, self._held, step)
        except OSError as error:
            if error.errno not in _NO_ROOM:
                raise
            os.ftruncate(self._descriptor, self._held)
            return False
        self._held += step
        return True

    def _give_up(self, error: OSError) -> None:
        log.warning("no room is kept for deletions", reason=str(error))
        self._size = self._held = 0
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def is_disk_full(error: BaseException | None) -> bool:
    """Whether this error of a write says that the disk has no room."""
    return isinstance(error, StorageUnavailable) and error.reason == "disk_full"

"""Disk space reserved for deletions, which need some space even if the disk is full.

One preallocated file in the workspace root serves all users. It is truncated if a deletion fails
because the disk is full, and filled again after the deletion. Until it is back to its full size,
other writes may not use the space, because the next deletion needs it.
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
"""The reserve takes at most 1 / _SHARE_OF_DISK of the disk and 1 / _SHARE_OF_FREE of its free
space."""
_SMALLEST_STEP = 65_536
_NO_ROOM = {errno.ENOSPC, errno.EDQUOT}

log = structlog.get_logger()


class Reserve:
    """The reserve file of one workspace root. Its methods never raise OSError and may be called
    from any thread; all but the coroutines block. If the file system cannot preallocate space,
    there is no reserve."""

    def __init__(self, root: Path, goal: int) -> None:
        """`goal`: bytes to reserve, if the file system has that much; 0 disables the reserve."""
        self._root = root
        self._goal = goal
        self._descriptor = -1
        self._size = 0
        self._held = 0
        self._releases = 0
        self._lock = threading.Lock()

    def take(self) -> None:
        """Open the file and fill it, or delete it if the reserve is disabled."""
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
                    raise OSError(
                        errno.EPERM, f"{NAME} is not a regular file owned by the daemon's user"
                    )
                self._held = found.st_size
                self._grow()
            except OSError as error:
                self._give_up(error)

    @property
    def is_small(self) -> bool:
        """Whether the file is below its target size because the disk had too little space."""
        return self._descriptor >= 0 and self._size < self._goal

    def grow(self) -> None:
        """Extend the file as far as the free space allows now."""
        with self._lock:
            try:
                if self.is_small:
                    self._grow()
            except OSError as error:
                self._give_up(error)

    @contextmanager
    def released(self) -> Iterator[None]:
        """Free the reserved space inside the block."""
        self.release()
        try:
            yield
        finally:
            self.refill()

    async def lent_to(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Run `work` while the reserved space is free, and return its result."""
        await in_thread(self.release)
        try:
            return await work()
        finally:
            await in_thread(self.refill)

    def release(self) -> None:
        """Free the reserved space until `refill` has been called as often as `release`."""
        with self._lock:
            self._releases += 1
            self._resize(0)

    def refill(self) -> None:
        """End one `release`, and reserve the space again as far as the free space allows."""
        with self._lock:
            self._releases -= 1
            self._resize(self._size)

    def check(self) -> None:
        """Raise StorageUnavailable if the reserve is not full and cannot be refilled now. Writes
        other than deletions call this, because they must leave the space to deletions."""
        if self._held >= self._size:
            return
        with self._lock:
            self._resize(self._size)
            if self._held < self._size:
                raise unavailable(OSError(errno.ENOSPC, ""))

    def close(self) -> None:
        """Close the file without deleting it."""
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
        """Truncate or extend the file to `size` bytes, or as close to it as the free space
        allows."""
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
    """Whether an error of a write means that the disk is full."""
    return isinstance(error, StorageUnavailable) and error.reason == "disk_full"

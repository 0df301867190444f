"""Detection of peers that do not read their responses."""

import asyncio
import fcntl
import sys
import termios
from collections.abc import Callable
from typing import Any

_CHECKS = 4
"""Number of checks within the time limit, while responses are unread."""


class StallWatch:
    """Calls `drop` with the number of unsent bytes if the peer of a transport has read nothing for
    `limit` seconds. A timer runs only while responses are unsent."""

    def __init__(self, transport: Any, limit: float, drop: Callable[[int], None]) -> None:
        self._transport = transport
        self._limit = limit
        self._drop = drop
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._written = 0
        self._read = 0
        self._read_at = 0.0

    def written(self, size: int) -> None:
        """Record that `size` bytes were written to the transport."""
        self._written += size
        if self._timer is None:
            self._read_at = self._loop.time()
            self._check_later()

    def cancel(self) -> None:
        """Stop watching, because the transport is closed."""
        if self._timer is not None:
            self._timer.cancel()

    def _check_later(self) -> None:
        self._timer = self._loop.call_later(self._limit / _CHECKS, self._check)

    def _check(self) -> None:
        self._timer = None
        waiting = self._transport.get_write_buffer_size()
        if not waiting:
            return
        read, now = self._written - waiting - self._in_kernel(), self._loop.time()
        if read != self._read:
            self._read, self._read_at = read, now
        elif now - self._read_at >= self._limit:
            self._drop(waiting)
            return
        self._check_later()

    def _in_kernel(self) -> int:
        """Bytes of the kernel's buffers that hold data the peer has not read."""
        held = fcntl.ioctl(self._transport.get_extra_info("socket"), termios.TIOCOUTQ, b"\0" * 4)
        return int.from_bytes(held, sys.byteorder)

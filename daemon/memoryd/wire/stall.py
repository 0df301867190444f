"""Noticing a peer that does not read its answers."""

import asyncio
import fcntl
import sys
import termios
from collections.abc import Callable
from typing import Any

_CHECKS = 4
"""How often within the limit a peer with unread answers is looked at."""


class StallWatch:
    """Calls `drop` with the number of waiting bytes when the peer of a transport has taken
    nothing for `limit` seconds. It costs a timer while answers wait, and nothing when none do."""

    def __init__(self, transport: Any, limit: float, drop: Callable[[int], None]) -> None:
        self._transport = transport
        self._limit = limit
        self._drop = drop
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._written = 0
        self._taken = 0
        self._taken_at = 0.0

    def written(self, size: int) -> None:
        """Bytes were given to the transport."""
        self._written += size
        if self._timer is None:
            self._taken_at = self._loop.time()
            self._look_later()

    def cancel(self) -> None:
        """The transport is closed."""
        if self._timer is not None:
            self._timer.cancel()

    def _look_later(self) -> None:
        self._timer = self._loop.call_later(self._limit / _CHECKS, self._look)

    def _look(self) -> None:
        self._timer = None
        waiting = self._transport.get_write_buffer_size()
        if not waiting:
            return
        taken, now = self._written - waiting - self._in_kernel(), self._loop.time()
        if taken != self._taken:
            self._taken, self._taken_at = taken, now
        elif now - self._taken_at >= self._limit:
            self._drop(waiting)
            return
        self._look_later()

    def _in_kernel(self) -> int:
        """What the kernel holds for the peer, in bytes of its own buffers."""
        held = fcntl.ioctl(self._transport.get_extra_info("socket"), termios.TIOCOUTQ, b"\0" * 4)
        return int.from_bytes(held, sys.byteorder)

"""A standard error stream for a daemon, whose writes never fail and never block for long.

A line that cannot be written is dropped and counted. When lines can be written again, the number of
lost lines is written first. The rest of a partly written line is always written before other lines.
"""

import errno
import io
import os
import select
import socket
import stat
import sys
import threading
from collections.abc import Callable
from typing import Any

_DESCRIPTOR = 2
_PATIENCE_MS = 50
"""Milliseconds that a write waits for a slow reader. After a timeout, writes do not wait at all
until one has succeeded."""


class StandardError(io.RawIOBase):
    """Descriptor 2 as a byte stream that accepts lines from any thread.

    `loss_line` formats the line, including its newline, that reports the number of lost lines.
    """

    def __init__(self) -> None:
        self.lines_lost = 0
        self.loss_line: Callable[[int], bytes] = _plain_loss_line
        self._unreported = 0
        self._rest = b""
        self._is_stalled = False
        self._is_writing = False
        self._lock = threading.RLock()
        self._descriptor = _DESCRIPTOR
        self._socket: socket.socket | None = None
        self._may_block = False
        mode = os.fstat(_DESCRIPTOR).st_mode
        if stat.S_ISSOCK(mode):
            self._socket = socket.socket(fileno=os.dup(_DESCRIPTOR))
        elif not stat.S_ISREG(mode):
            # Descriptor 2 shares its flags with other processes: reopen it to set O_NONBLOCK.
            flags = os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
            try:
                self._descriptor = os.open(f"/proc/self/fd/{_DESCRIPTOR}", flags)
            except OSError:
                self._may_block = True

    def writable(self) -> bool:
        """Always True."""
        return True

    def fileno(self) -> int:
        """The descriptor of standard error."""
        return _DESCRIPTOR

    def isatty(self) -> bool:
        """Whether standard error is a terminal."""
        return os.isatty(_DESCRIPTOR)

    def write(self, data: Any, /) -> int:
        """Write complete lines, or drop and count them. Always returns the length of `data`."""
        content = bytes(data)
        with self._lock:
            # A destructor may log while its thread is writing; its line would split the other line.
            if self._is_writing or not self._write_lines(content):
                self.lines_lost += content.count(b"\n")
                self._unreported += content.count(b"\n")
        return len(content)

    def _write_lines(self, content: bytes) -> bool:
        """Write the rest of an earlier line, the number of lost lines, then `content`. Returns
        whether `content` was accepted."""
        self._is_writing = True
        try:
            if self._unreported and self._begin(b""):
                if not self._begin(self.loss_line(self._unreported)):
                    return False
                self._unreported = 0
            return self._begin(content)
        finally:
            self._is_writing = False

    def _begin(self, lines: bytes) -> bool:
        """Write the rest of earlier lines, then `lines`, and keep the unwritten rest. Returns
        False if no byte of `lines` could be written."""
        if self._rest:
            self._rest = self._left_of(self._rest)
            if self._rest:
                return False
        left = self._left_of(lines)
        if lines and len(left) == len(lines):
            return False
        self._rest = left
        return True

    def _left_of(self, content: bytes) -> bytes:
        """Write `content`. Returns the part that standard error did not accept."""
        left = memoryview(content)
        while left:
            try:
                left = left[self._send(left) :]
                self._is_stalled = False
            except BlockingIOError:
                self._is_stalled = self._is_stalled or not self._becomes_writable(_PATIENCE_MS)
                if self._is_stalled:
                    break
            except OSError:
                break
        return bytes(left)

    def _send(self, content: memoryview) -> int:
        if self._socket is not None:
            return self._socket.send(content, socket.MSG_DONTWAIT | socket.MSG_NOSIGNAL)
        if self._may_block and not self._becomes_writable(0):
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        return os.write(self._descriptor, content[: select.PIPE_BUF])

    def _becomes_writable(self, patience_ms: int) -> bool:
        polling = select.poll()
        polling.register(self._descriptor, select.POLLOUT)
        return bool(polling.poll(patience_ms))


def redirect_standard_error() -> StandardError:
    """Replace sys.stderr by a stream that never fails, for warnings, tracebacks and the handler of
    last resort of `logging`. Returns the underlying byte stream."""
    open_standard_streams()
    output = StandardError()
    sys.stderr = io.TextIOWrapper(
        output,
        encoding="utf-8",
        errors="backslashreplace",
        line_buffering=True,
    )
    return output


def open_standard_streams() -> None:
    """Open /dev/null for each of the descriptors 0 to 2 that is closed. Otherwise a database or a
    socket could get one of these numbers, and libraries would print into it."""
    for descriptor in range(_DESCRIPTOR + 1):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # open() returns the lowest free number


def _plain_loss_line(lines: int) -> bytes:
    return b"memoryd: log lines lost: %d\n" % lines

"""Shows the progress of a long command on a terminal."""

from __future__ import annotations

import sys
import time

from memoryd_client.memoryctl.output import is_terminal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

_INTERVAL_S = 0.1
_ERASE_LINE = "\r\x1b[K"


class Progress:
    """A context manager that shows `1,200 of 5,000 notes, 400 per second, 10 s left` on standard
    error while the block runs, if that is a terminal, and erases it afterwards."""

    def __init__(self, total: int, unit: str) -> None:
        self._total = total
        self._unit = unit
        self._done = 0
        self._shown_at = 0.0
        self._active = is_terminal(sys.stderr)
        self._began = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def advance(self, done: int = 1) -> None:
        """Count `done` more items."""
        self.reach(self._done + done)

    def reach(self, done: int, total: int | None = None) -> None:
        """Set the number of items done, and the total if it is given."""
        self._done, self._total = done, self._total if total is None else total
        now = time.monotonic()
        if self._active and now - self._shown_at >= _INTERVAL_S:
            self._shown_at = now
            self._show(_ERASE_LINE + self._line(now - self._began))

    def close(self) -> None:
        """Erase the progress line."""
        if self._shown_at:
            self._show(_ERASE_LINE)

    def _line(self, took: float) -> str:
        line = f"{self._done:,} of {self._total:,} {self._unit}"
        if not self._done or took <= 0:
            return line
        rate = self._done / took
        left = max(0, self._total - self._done) / rate
        return f"{line}, {rate:,.0f} per second, {left:,.0f} s left"

    def _show(self, text: str) -> None:
        try:
            print(text, end="", file=sys.stderr, flush=True)
        except OSError:  # stderr no longer has a reader
            self._active = False

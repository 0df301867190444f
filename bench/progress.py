"""A line on stderr that says how far a long step is."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")

_ON_A_TERMINAL_S, _IN_A_FILE_S = 0.1, 10.0


class Progress:
    """Says what is done, not too often: in place on a terminal, else a line now and then."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._terminal = sys.stderr.isatty()
        self._began = self._said = time.monotonic()

    def show(self, done: int, total: int) -> None:
        """`done` of `total` are finished."""
        now = time.monotonic()
        if now - self._said < (_ON_A_TERMINAL_S if self._terminal else _IN_A_FILE_S):
            return
        self._said = now
        line = f"{self._what}: {done:,} of {total:,}, {done / (now - self._began):,.0f}/s"
        print(f"\r\033[K{line}" if self._terminal else f"{line}\n", end="", file=sys.stderr)
        sys.stderr.flush()

    def end(self) -> None:
        """Take the line away."""
        if self._terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def counted(what: str, items: Iterable[Item], total: int) -> Iterator[Item]:
    """The items, while a line says how many are done."""
    progress = Progress(what)
    for done, item in enumerate(items, 1):
        yield item
        progress.show(done, total)
    progress.end()

"""Where long judging can be stopped: its loops pass a checkpoint at every step.

Whoever runs judging on a thread says what a checkpoint does; elsewhere it does nothing.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


def _go_on() -> None:
    """Nobody wants to stop this."""


_CHECK: ContextVar[Callable[[], None]] = ContextVar("_CHECK", default=_go_on)


def checkpoint() -> None:
    """Raise what `stopping_by` was given to raise, if it is time to stop."""
    _CHECK.get()()


@contextmanager
def stopping_by(check: Callable[[], None]) -> Iterator[None]:
    """Call `check` at every checkpoint within the block, in this thread or task alone. What it
    raises ends the judging."""
    token = _CHECK.set(check)
    try:
        yield
    finally:
        _CHECK.reset(token)

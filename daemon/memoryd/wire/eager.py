"""Starting a coroutine immediately, and creating a task only if it has to wait."""

import asyncio
import sys
from collections.abc import Coroutine, Generator
from typing import Any


def started(
    coroutine: Coroutine[Any, Any, None], loop: asyncio.AbstractEventLoop
) -> asyncio.Task[None] | None:
    """Run `coroutine` until it first suspends. Returns the task that runs the rest, or None if
    the coroutine has finished.

    Before Python 3.12, `asyncio.current_task()` does not return this task during that first part.
    """
    if sys.version_info >= (3, 12):
        task = asyncio.Task(coroutine, loop=loop, eager_start=True)
        return None if task.done() and task.result() is None else task
    try:
        awaited = coroutine.send(None)
    except StopIteration:
        return None
    return loop.create_task(_Rest(coroutine, awaited))


class _Rest(Coroutine[Any, Any, None]):
    """The rest of a coroutine that is suspended at `awaited`. The first step yields `awaited` to
    the task; if the task is cancelled before that, the coroutine still gets the CancelledError."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._coroutine = coroutine
        self._awaited = awaited

    def send(self, value: Any, /) -> Any:
        awaited, self._awaited = self._awaited, None
        return self._coroutine.send(value) if awaited is None else awaited

    def throw(self, *error: Any) -> Any:
        self._awaited = None
        return self._coroutine.throw(*error)

    def close(self) -> None:
        self._coroutine.close()

    def __await__(self) -> Generator[Any, Any, None]:
        raise TypeError("only the task of this coroutine may run it")

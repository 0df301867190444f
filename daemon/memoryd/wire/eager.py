"""Running a coroutine immediately, with a task only for one that has to wait."""

import asyncio
import sys
from collections.abc import Coroutine, Generator
from typing import Any


def started(
    coroutine: Coroutine[Any, Any, None], loop: asyncio.AbstractEventLoop
) -> asyncio.Task[None] | None:
    """Run `coroutine` up to its first wait. The task that runs the rest of it; None if it has
    ended.

    Before Python 3.12 there is no current task in that first part.
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
    """A coroutine that already waits for `awaited`. Its task yields that to the loop first; an
    earlier cancellation still reaches the coroutine."""

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
        raise TypeError("the rest of a coroutine is run only by its task")

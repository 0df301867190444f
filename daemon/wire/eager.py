"""Running a coroutine at once, with a task only for one that has to wait."""

import asyncio
import sys
from collections.abc import Coroutine, Generator
from dataclasses import dataclass
from typing import Any


def started(
    coroutine: Coroutine[Any, Any, None], loop: asyncio.AbstractEventLoop
) -> asyncio.Task[None] | None:
    """Run `coroutine` up to where it first waits. The task that runs the rest of it; None when
    it has ended.

    Before Python 3.12 there is no current task in that first part.
    """
    if sys.version_info >= (3, 12):
        task = asyncio.Task(coroutine, loop=loop, eager_start=True)
        return None if task.done() and task.result() is None else task
    try:
        awaited = coroutine.send(None)
    except StopIteration:
        return None
    return loop.create_task(_finished(_Rest(coroutine, awaited)))


async def _finished(rest: "_Rest") -> None:
    await rest


@dataclass(frozen=True, slots=True)
class _Rest:
    """A coroutine that already waits for `awaited`."""

    coroutine: Coroutine[Any, Any, None]
    awaited: Any

    def __await__(self) -> Generator[Any, Any, None]:
        awaited = self.awaited
        while True:
            try:
                try:
                    sent = yield awaited
                except BaseException as error:  # noqa: BLE001 (it is the coroutine's to handle)
                    awaited = self.coroutine.throw(error)
                else:
                    awaited = self.coroutine.send(sent)
            except StopIteration:
                return

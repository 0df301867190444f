"""Running slow work beside the loop, in a thread that cannot keep the process alive."""

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def in_background(work: Callable[[], Result]) -> "asyncio.Future[Result]":
    """Start `work` in a daemon thread of its own. Its outcome comes into the future; cancelling
    the future lets the thread run on without it."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result | None, error: BaseException | None) -> None:
        thread.join()
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except BaseException as raised:  # noqa: BLE001 (it is raised where it is awaited)
            error = raised
        try:
            loop.call_soon_threadsafe(settle, result, error)
        except RuntimeError:
            return  # the loop was closed meanwhile: nobody waits

    thread = threading.Thread(target=run, name="memoryd-embedding", daemon=True)
    thread.start()
    return future

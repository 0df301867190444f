"""Running slow work in a daemon thread, without blocking the event loop."""

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def in_background(work: Callable[[], Result]) -> "asyncio.Future[Result]":
    """Start `work` in a new daemon thread, which does not keep the process alive. Returns a future
    for its result or exception. Cancelling the future does not stop the thread."""
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
        except BaseException as raised:  # noqa: BLE001 (the awaiting task raises it)
            error = raised
        try:
            loop.call_soon_threadsafe(settle, result, error)
        except RuntimeError:
            return  # the loop is closed: nothing waits for the result

    thread = threading.Thread(target=run, name="memoryd-embedding", daemon=True)
    thread.start()
    return future

"""Running blocking work in a thread."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


async def in_thread(
    work: Callable[Arguments, Result], *given: Arguments.args, **named: Arguments.kwargs
) -> Result:
    """Run blocking work in a thread and return its result. A cancelled caller still waits for the
    work to end, so that it does not run on while the next caller uses the files."""
    running = asyncio.create_task(asyncio.to_thread(work, *given, **named))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait({running})
        raise

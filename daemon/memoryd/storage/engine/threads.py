"""Blocking work beside the event loop."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


async def in_thread(
    work: Callable[Arguments, Result], *given: Arguments.args, **named: Arguments.kwargs
) -> Result:
    """The result of blocking work, which a cancelled caller waits for: it must not go on behind
    the back of whoever holds the files next."""
    running = asyncio.create_task(asyncio.to_thread(work, *given, **named))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait({running})
        raise

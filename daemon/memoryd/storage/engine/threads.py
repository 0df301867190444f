"""Blocking work in a thread."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


async def in_thread(
    work: Callable[Arguments, Result], *given: Arguments.args, **named: Arguments.kwargs
) -> Result:
    """The result of blocking work. A cancelled caller still waits for it: it must not go on while
    the next caller holds the files."""
    running = asyncio.create_task(asyncio.to_thread(work, *given, **named))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait({running})
        raise

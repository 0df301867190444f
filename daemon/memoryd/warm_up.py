"""What the first texts need, loaded soon after the start instead of before it."""

import asyncio
import gc
from importlib import import_module

import structlog

_MODULES = (
    "memoryd.guard.scan",
    "memoryd.rules.capture.decrees",
    "memoryd.rules.relaxing",
)
"""What is imported where it is used, since it takes as long as the rest of the start."""

_PAUSE_S = 1.0
"""Those who waited for the daemon are served first."""

log = structlog.get_logger()


class WarmUp:
    """The task that loads it. A request that comes earlier loads what it needs itself."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin in a moment. At the end the garbage collector, if it was off, is on."""
        self._task = asyncio.create_task(_load())

    async def close(self) -> None:
        """Stop after the module that is being loaded."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def _load() -> None:
    await asyncio.sleep(_PAUSE_S)
    try:
        for module in _MODULES:
            await asyncio.to_thread(import_module, module)
    except Exception:
        log.exception("a part of the daemon cannot be loaded; the requests that need it will fail")
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.enable()

"""The warm-up: importing the modules that the first texts need, shortly after startup."""

import asyncio
import gc
from importlib import import_module

import structlog

_MODULES = (
    "memoryd.guard.scan",
    "memoryd.rules.capture.decrees",
    "memoryd.rules.relaxing",
)
"""Modules that are imported lazily elsewhere, because importing them takes as long as the rest of
the startup."""

_PAUSE_S = 1.0
"""Seconds before the first import, in which clients that waited for the daemon are served."""

log = structlog.get_logger()


class WarmUp:
    """The background task that imports the modules. A request before that imports what it needs
    itself."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start importing after a short pause. Enables the garbage collector at the end."""
        self._task = asyncio.create_task(_load())

    async def close(self) -> None:
        """Stop after the current import."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def _load() -> None:
    await asyncio.sleep(_PAUSE_S)
    try:
        for module in _MODULES:
            await asyncio.to_thread(import_module, module)
    except Exception:
        log.exception("a module cannot be imported; requests that need it will fail")
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.enable()

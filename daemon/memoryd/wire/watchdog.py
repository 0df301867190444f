"""The watchdog of the service manager, fed while the daemon can do its work."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from memoryd.wire import systemd

_FEEDS = 3
"""How often within the manager's limit: a slow turn of the loop must not look like a dead one."""

log = structlog.get_logger()


class Watchdog:
    """Tells the manager that the loop turns and that `probe` returns, as long as both are so.

    A probe that hangs is waited for, and nothing is told meanwhile; there is never a second one
    beside it. Without a manager that wants to be told nothing happens.
    """

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._feeding: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to feed, if the manager asked for it."""
        limit = systemd.watchdog_interval()
        if limit is not None:
            self._feeding = asyncio.create_task(self._feed(limit / _FEEDS))

    def stop(self) -> None:
        """Feed no more."""
        if self._feeding is not None:
            self._feeding.cancel()

    async def _feed(self, interval: float) -> None:
        while True:
            probing = asyncio.ensure_future(self._probe())
            if not (await asyncio.wait({probing}, timeout=interval))[0]:
                log.error("storage does not answer", seconds=round(interval, 1))
                await asyncio.wait({probing})
                log.warning("storage answers again")
            probing.result()
            systemd.notify("WATCHDOG=1")
            await asyncio.sleep(interval)

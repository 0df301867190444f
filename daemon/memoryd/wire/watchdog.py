"""Notifying the service manager's watchdog while the daemon works."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from memoryd.wire import systemd

_FEEDS = 3
"""Notifications per watchdog interval, so that a slow turn of the event loop does not look like a
hang."""

log = structlog.get_logger()


class Watchdog:
    """Notifies the manager as long as the event loop runs and `probe` returns.

    While a probe hangs, no notification is sent and no second probe is started. It does nothing if
    the manager has no watchdog for this process.
    """

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._feeding: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start sending notifications, if the manager expects them."""
        limit = systemd.watchdog_interval()
        if limit is not None:
            self._feeding = asyncio.create_task(self._feed(limit / _FEEDS))

    def stop(self) -> None:
        """Stop sending notifications."""
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

"""Queues verdicts for the audit, so that no check waits for the disk or fails because of it."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import structlog

from memoryd.errors import RpcError
from memoryd.storage.engine.store import Store
from memoryd.storage.tables.verdicts import NotedVerdict, store_verdicts

_MOST_WAITING = 1000
_WRITE_TIMEOUT_S = 30.0
_DELAY_S = 0.25
"""Seconds to collect verdicts before a write. A commit after each check would slow down the next
one."""

log = structlog.get_logger()


class VerdictQueue:
    """The verdicts of one open user that are waiting to be written. `lost` counts those that were
    dropped because the queue was full or the write failed."""

    def __init__(self, user_id: str, store: Store) -> None:
        self._user_id = user_id
        self._store = store
        self._waiting: list[NotedVerdict] = []
        self._timer: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        self._is_failing = False
        self.lost = 0

    def note(self, noted: NotedVerdict) -> None:
        """Queue a verdict for the next write. It is dropped if the queue is full."""
        if len(self._waiting) >= _MOST_WAITING:
            self.lost += 1
            return
        self._waiting.append(noted)
        self._start_later()

    async def settle(self, timeout_s: float | None = None) -> None:
        """Write the queued verdicts immediately. Returns when they are written, or when the timeout
        has expired; it applies separately to a write that is already running."""
        if self._writing is not None:
            await asyncio.wait({self._writing}, timeout=timeout_s)
        if self._timer is not None:
            self._timer.cancel()
            self._start()
        if self._writing is not None:
            await asyncio.wait({self._writing}, timeout=timeout_s)

    def forget_session(self, session_id: str) -> None:
        """Clear the session id from the queued verdicts of a session that is being deleted
        permanently."""
        self._waiting = [
            replace(one, session_id=None) if one.session_id == session_id else one
            for one in self._waiting
        ]

    def _start_later(self) -> None:
        if self._timer is None and self._writing is None and self._waiting:
            self._timer = asyncio.get_running_loop().call_later(_DELAY_S, self._start)

    def _start(self) -> None:
        self._timer = None
        self._writing = asyncio.create_task(self._write_waiting())

    async def _write_waiting(self) -> None:
        batch, self._waiting = self._waiting, []
        await self._write(batch)
        self._writing = None
        self._start_later()

    async def _write(self, batch: Sequence[NotedVerdict]) -> None:
        work = partial(store_verdicts, noted=batch)
        try:
            await self._store.write(work, _WRITE_TIMEOUT_S)
        except RpcError as error:
            self.lost += len(batch)
            if not self._is_failing:
                log.warning("verdicts are not kept", user=self._user_id, reason=str(error))
            self._is_failing = True
        except Exception:
            self.lost += len(batch)
            log.exception("verdicts are not kept", user=self._user_id)
        else:
            self._is_failing = False

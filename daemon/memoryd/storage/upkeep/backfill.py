"""Finishes the background work of all users, one user after another: after a crash, after a change
of the embedding model, and after a user was closed before the work was done."""

import asyncio
from collections.abc import Iterable

import structlog

from memoryd.errors import RpcError
from memoryd.storage.users.open_users import OpenUsers

_PAUSE_S = 0.02
"""Pause between two users, so that requests go first."""
_MOST_FOR_ONE_S = 600.0
_WRITE_TIMEOUT_S = 60.0

log = structlog.get_logger()


class Backfill:
    """The background task that goes through the users."""

    def __init__(self, users: OpenUsers) -> None:
        self._users = users
        self._task: asyncio.Task[None] | None = None
        self._reembedded: set[str] = set()
        """Users whose passages must all be re-embedded."""

    async def start(self) -> None:
        """Start the task with all users."""
        self._users.pool.unfinished.update(await self._users.known())
        self._task = asyncio.create_task(self._run())

    async def reembed_all(self) -> int:
        """Queue the passages of every user for re-embedding. Returns the number of users."""
        known = await self._users.known()
        self._reembedded.update(known)
        self._queue(known)
        return len(known)

    async def close(self) -> None:
        """Stop the task. The next start finds the unfinished work again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _queue(self, user_ids: Iterable[str]) -> None:
        self._users.pool.unfinished.update(user_ids)
        self._users.pool.has_unfinished.set()

    async def _run(self) -> None:
        while True:
            while self._users.pool.unfinished:
                await self._finish(self._users.pool.unfinished.pop())
                await asyncio.sleep(_PAUSE_S)
            self._users.pool.has_unfinished.clear()
            await self._users.pool.has_unfinished.wait()

    async def _finish(self, user_id: str) -> None:
        try:
            async with self._users.use(user_id, briefly=True) as memory:
                if memory is None:
                    return
                if user_id in self._reembedded:
                    await memory.reembed(_WRITE_TIMEOUT_S)
                    self._reembedded.discard(user_id)
                async with asyncio.timeout(_MOST_FOR_ONE_S):
                    await memory.backfill()
        except (RpcError, TimeoutError) as error:
            log.debug("a user could not be brought up to date", user=user_id, reason=str(error))
        except Exception:
            log.exception("a user could not be brought up to date", user=user_id)

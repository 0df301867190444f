"""Deletes conversations older than the retention period: turns, their passages, and sessions that
are left empty."""

import asyncio

import structlog

from memoryd import clock
from memoryd.errors import RpcError
from memoryd.storage.engine.effects import TextsErased
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.erasure import erase_session
from memoryd.storage.tables.passages import remove_turn_passages
from memoryd.storage.tables.sessions import forget_title
from memoryd.storage.users.open_users import OpenUsers

_PAUSE_S = 0.02
"""Pause between two steps, so that requests go first."""
_EVERY_S = 3600.0
_WRITE_TIMEOUT_S = 60.0
_BATCH = 200
_DAY_US = 86_400_000_000

log = structlog.get_logger()


class Retention:
    """The background task that goes through the users every hour. `days`: the retention period; 0
    keeps conversations forever."""

    def __init__(self, users: OpenUsers, days: int) -> None:
        self._users = users
        self._days = days
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task, unless conversations are kept forever."""
        if self._days:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop the task. The next round deletes what is left."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            for user_id in await self._users.known():
                await self._forget(user_id)
                await asyncio.sleep(_PAUSE_S)
            await asyncio.sleep(_EVERY_S)

    async def _forget(self, user_id: str) -> None:
        before = clock.now() - self._days * _DAY_US
        forgotten = 0
        try:
            async with self._users.use(user_id, briefly=True) as memory:
                while memory is not None:
                    gone = await memory.write(
                        lambda tx: forget_conversations(tx, before, _BATCH), _WRITE_TIMEOUT_S
                    )
                    forgotten += gone
                    if gone < _BATCH:
                        break
                    await asyncio.sleep(_PAUSE_S)
        except RpcError as error:
            log.debug("old conversations were not forgotten", user=user_id, reason=str(error))
        except Exception:
            log.exception("old conversations were not forgotten", user=user_id)
        if forgotten:
            log.info("old conversations forgotten", user=user_id, turns=forgotten)


def forget_conversations(tx: Transaction, before: int, limit: int) -> int:
    """Delete at most `limit` turns that were stored before `before` (microseconds since the epoch),
    and session titles made from their texts. If fewer than `limit` turns were left, also delete the
    older responses to turns and relaxations, and empty sessions that were last used before that
    time. Returns how many turns were deleted."""
    turns = tx.rows(
        "SELECT seq, session_id, text FROM turns WHERE created_at < ? ORDER BY seq LIMIT ?",
        before,
        limit,
    )
    for seq, _, _ in turns:
        remove_turn_passages(tx, seq)
        tx.execute("DELETE FROM turns WHERE seq = ?", seq)
    for _, session_id, text in turns:
        forget_title(tx, session_id, text)
    if turns:
        tx.changes.append(TextsErased())
    if len(turns) < limit:
        gone = tx.execute("DELETE FROM turn_answers WHERE created_at < ?", before).rowcount
        gone += tx.execute("DELETE FROM relaxations WHERE created_at < ?", before).rowcount
        if gone:
            tx.changes.append(TextsErased())
        for (session_id,) in tx.rows(
            "SELECT session_id FROM sessions WHERE last_at < ?"
            " AND NOT EXISTS (SELECT 1 FROM turns WHERE turns.session_id = sessions.session_id)",
            before,
        ):
            erase_session(tx, session_id)
    return len(turns)

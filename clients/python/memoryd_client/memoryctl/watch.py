"""Events of the daemon as they happen, across its restarts."""

from __future__ import annotations

from collections.abc import Iterator

from memoryd_client.memoryctl.connection import Connection
from memoryd_client.memoryctl.errors import DaemonError, UnreachableError
from memoryd_client.memoryctl.output import wait_while_read, write_error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Values

_LAST = 10
_MOST_AT_ONCE = 200
_LONGEST_WAIT_S = 20.0
_TRY_AGAIN_S = 0.25


def watch(path: str, timeout: float, params: Values) -> Iterator[dict[str, Any]]:
    """The last `limit` events of the daemon and then each new one, those of `user_id` alone if it
    is given. What is missed in between is told on standard error. Raises DaemonError, OutputError
    when nobody reads on, and UnreachableError for a daemon that was never there."""
    place = _Place(params.get("limit", _LAST))
    while True:
        try:
            with Connection(path, timeout) as connection:
                for answer in place.answers(connection, min(_LONGEST_WAIT_S, timeout / 2)):
                    for event in answer["events"]:
                        if params.get("user_id") in (None, event["user_id"]):
                            yield event
        except UnreachableError as problem:
            if place.after is None:
                raise
            place.lose(problem.message)
            wait_while_read(None, _TRY_AGAIN_S)


class _Place:
    """How far a watch has come."""

    def __init__(self, last: int) -> None:
        self.after: str | None = None
        self._last = last
        self._is_lost = False

    def answers(self, connection: Connection, wait_s: float) -> Iterator[dict[str, Any]]:
        """One answer after the other, each from where the one before ended."""
        polls = self._polls(wait_s)
        for _, answer in connection.pipeline("daemon.events", polls, 1, while_read=True):
            if isinstance(answer, DaemonError):
                raise answer
            self._tell_gap(answer["gap"])
            if self.after is None and not self._last:
                answer["events"] = []
            self.after = answer["next_after"]
            yield answer

    def lose(self, reason: str) -> None:
        """The daemon is gone."""
        if not self._is_lost:
            self._is_lost = True
            write_error(f"memoryctl: {reason}; waiting for the daemon")

    def _polls(self, wait_s: float) -> Iterator[dict[str, Any]]:
        if self.after is None:
            yield {"limit": self._last or 1}
        while True:
            yield {"after": self.after, "limit": _MOST_AT_ONCE, "wait_s": wait_s}

    def _tell_gap(self, gap: dict[str, Any] | None) -> None:
        if gap is not None and gap["reason"] == "restart":
            write_error("memoryctl: the daemon was restarted; its last events may be missing")
        elif gap is not None:
            write_error(f"memoryctl: {gap['missed']} events came too fast and are missing")
        elif self._is_lost:
            write_error("memoryctl: the daemon is there again; nothing is missing")
        self._is_lost = False

"""`memoryctl watch` follows the daemon's events, even if the daemon restarts."""

from __future__ import annotations

from collections.abc import Iterator

from memoryd_client.memoryctl.connection import Connection
from memoryd_client.memoryctl.errors import DaemonError, UnreachableError
from memoryd_client.memoryctl.output import wait_while_read, write_error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Values

_DEFAULT_LAST = 10
_PAGE_SIZE = 200
_MAX_WAIT_S = 20.0
_RETRY_S = 0.25


def watch(path: str, timeout: float, params: Values) -> Iterator[dict[str, Any]]:
    """Yield the last `limit` events and then each new one, only those of `user_id` if it is given.

    Missed events are reported on standard error. Raises DaemonError, OutputError if standard output
    has no reader, and UnreachableError if the daemon was never reached.
    """
    cursor = _Cursor(params.get("limit", _DEFAULT_LAST))
    while True:
        try:
            with Connection(path, timeout) as connection:
                for page in cursor.pages(connection, min(_MAX_WAIT_S, timeout / 2)):
                    for event in page["events"]:
                        if params.get("user_id") in (None, event["user_id"]):
                            yield event
        except UnreachableError as problem:
            if cursor.after is None:
                raise
            cursor.lose(problem.message)
            wait_while_read(None, _RETRY_S)


class _Cursor:
    """The position of a watch in the daemon's events."""

    def __init__(self, last: int) -> None:
        self.after: str | None = None
        self._last = last
        self._is_lost = False

    def pages(self, connection: Connection, wait_s: float) -> Iterator[dict[str, Any]]:
        """Yield the pages of events without end. Each continues after the previous one."""
        polls = self._polls(wait_s)
        for _, page in connection.pipeline("daemon.events", polls, 1, while_read=True):
            if isinstance(page, DaemonError):
                raise page
            self._report_gap(page["gap"])
            if self.after is None and not self._last:
                page["events"] = []
            self.after = page["next_after"]
            yield page

    def lose(self, reason: str) -> None:
        """Report that the daemon cannot be reached, once until it is reached again."""
        if not self._is_lost:
            self._is_lost = True
            write_error(f"memoryctl: {reason}; waiting for the daemon")

    def _polls(self, wait_s: float) -> Iterator[dict[str, Any]]:
        if self.after is None:
            yield {"limit": self._last or 1}
        while True:
            yield {"after": self.after, "limit": _PAGE_SIZE, "wait_s": wait_s}

    def _report_gap(self, gap: dict[str, Any] | None) -> None:
        if gap is not None and gap["reason"] == "restart":
            write_error("memoryctl: the daemon was restarted; its last events may have been missed")
        elif gap is not None:
            write_error(f"memoryctl: {gap['missed']} events came too fast and were missed")
        elif self._is_lost:
            write_error("memoryctl: the daemon is back; no event was missed")
        self._is_lost = False

"""Writing rejected requests and connections to the event log."""

import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

from memoryd.methods.shared.event_log import EventLog
from memoryd.rules.rule import normal_tool_name
from memoryd.schema.catalogue import definitions, methods
from memoryd.wire.observer import Observer
from memoryd.wire.peer import Peer

_DETAIL: Final = {
    "memory_threat_detected": "category",
    "memory_budget_exceeded": "group",
    "quota_exceeded": "quota",
}
"""Errors that are written every time, with the field of their data that becomes `detail`."""

_LASTING: Final = {"storage_unavailable": "reason", "key_unavailable": ""}
"""Errors that persist over many calls, with the same field. They are written at most once a minute
per user and reason."""

_REPEATED_AFTER_S: Final = 60.0
_REMEMBERED: Final = 1000

_USER_ID: Final = re.compile(definitions()["user_id"]["pattern"])


class RefusalEvents(Observer):
    """Writes an event for each rejection that is not just a mistake of the caller."""

    def __init__(self, events: EventLog, now: Callable[[], float] = time.monotonic) -> None:
        """`now` returns the time in seconds."""
        self._events = events
        self._now = now
        self._written: OrderedDict[tuple[str, str, str | None], float] = OrderedDict()

    def connection_refused(self, peer: Peer, reason: str) -> None:
        """Write an event for a connection that was closed immediately."""
        self._events.write("connection_refused", peer, detail=reason)

    def request_refused(
        self, peer: Peer, method: str, params: Mapping[str, Any], outcome: str, data: Any
    ) -> None:
        """Write an event for a failed request, if its error is one of those above. The params are
        unchecked if permission was denied."""
        user_id = params.get("user_id")
        if outcome == "permission_denied":
            if type(user_id) is not str or not _USER_ID.fullmatch(user_id):
                user_id = None
            needed = methods()[method].right
            self._events.write(outcome, peer, method, user_id, detail=needed)
        elif outcome in _DETAIL:
            self._events.write(
                outcome,
                peer,
                method,
                user_id,
                tool_name=_tool_name(params),
                detail=data.get(_DETAIL[outcome]),
            )
        elif outcome in _LASTING and type(user_id) is str:
            detail = data.get(_LASTING[outcome])
            if self._is_news((user_id, outcome, detail)):
                self._events.write(outcome, peer, method, user_id, detail=detail)

    def _is_news(self, state: tuple[str, str, str | None]) -> bool:
        """Whether no event for this user, error and reason was written within the last minute."""
        now = self._now()
        if state in self._written and now < self._written[state] + _REPEATED_AFTER_S:
            return False
        self._written[state] = now
        self._written.move_to_end(state)
        if len(self._written) > _REMEMBERED:
            self._written.popitem(last=False)
        return True


def _tool_name(params: Mapping[str, Any]) -> str | None:
    """The normalized name of the tool that the params are about, if any."""
    return normal_tool_name(params["tool_name"]) if "tool_name" in params else None

"""Requests and connections that are rejected, as events."""

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
"""The errors that are written each time, and the field of their data that becomes the detail."""

_LASTING: Final = {"storage_unavailable": "reason", "key_unavailable": ""}
"""The errors that every call about a user gets: written once a minute for each user and reason."""

_REPEATED_AFTER_S: Final = 60.0
_REMEMBERED: Final = 1000

_USER_ID: Final = re.compile(definitions()["user_id"]["pattern"])


class RefusalEvents(Observer):
    """Writes an event for each rejection that is more than a caller's mistake."""

    def __init__(self, events: EventLog, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds."""
        self._events = events
        self._now = now
        self._written: OrderedDict[tuple[str, str, str | None], float] = OrderedDict()

    def connection_refused(self, peer: Peer, reason: str) -> None:
        """The server closed a connection immediately."""
        self._events.write("connection_refused", peer, detail=reason)

    def request_refused(
        self, peer: Peer, method: str, params: Mapping[str, Any], outcome: str, data: Any
    ) -> None:
        """A call ended in an error. The params of a denied call are not checked."""
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
        """Whether no event said this within the last minute."""
        now = self._now()
        if state in self._written and now < self._written[state] + _REPEATED_AFTER_S:
            return False
        self._written[state] = now
        self._written.move_to_end(state)
        if len(self._written) > _REMEMBERED:
            self._written.popitem(last=False)
        return True


def _tool_name(params: Mapping[str, Any]) -> str | None:
    """The tool of a rejected rule."""
    return normal_tool_name(params["tool_name"]) if "tool_name" in params else None

"""What is refused to a peer, as events."""

import re
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final

from memoryd.methods.daemon.event_log import EventLog
from memoryd.rules.rule import normal_tool_name
from memoryd.schema.catalogue import definitions, methods
from memoryd.wire.observer import Observer
from memoryd.wire.peer import Peer

_DETAIL: Final = {
    "memory_threat_detected": "category",
    "memory_budget_exceeded": "group",
    "quota_exceeded": "quota",
}
"""The refusals that are told each time, and the data that says more of them."""

_LASTING: Final = {"storage_unavailable": "reason", "key_unavailable": ""}
"""Those that every call about a user gets: one is told of each user and reason in a while."""

_TOLD_AGAIN_S: Final = 60.0
_REMEMBERED: Final = 1000

_USER_ID: Final = re.compile(definitions()["user_id"]["pattern"])


class RefusalEvents(Observer):
    """Writes an event for each refusal that is more than a caller's mistake."""

    def __init__(self, events: EventLog, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds."""
        self._events = events
        self._now = now
        self._told: OrderedDict[tuple[str, str, str | None], float] = OrderedDict()

    def connection_refused(self, peer: Peer, reason: str) -> None:
        """The server closed a connection at once."""
        self._events.write("connection_refused", peer, detail=reason)

    def request_refused(
        self, peer: Peer, method: str, params: Mapping[str, Any], outcome: str, data: Any
    ) -> None:
        """A call was answered an error. The params of one that was denied are not checked."""
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
        """Whether this was not told within the last while."""
        now = self._now()
        if state in self._told and now < self._told[state] + _TOLD_AGAIN_S:
            return False
        self._told[state] = now
        self._told.move_to_end(state)
        if len(self._told) > _REMEMBERED:
            self._told.popitem(last=False)
        return True


def _tool_name(params: Mapping[str, Any]) -> str | None:
    """The tool of a rule that was refused."""
    return normal_tool_name(params["tool_name"]) if "tool_name" in params else None

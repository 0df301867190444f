"""`daemon.events`: a live feed of captured rules, verdicts other than allow, and rejections."""

from typing import Any, cast

from memoryd import clock
from memoryd.errors import InvalidParams
from memoryd.methods._generated.rpc_types import (
    DaemonEventsEvent,
    DaemonEventsGap,
    DaemonEventsParams,
    DaemonEventsResult,
)
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.cursor import read_cursor, write_cursor
from memoryd.methods.shared.event_log import Event, EventLog
from memoryd.methods.shared.registry import method
from memoryd.wire.peer import Peer


class EventMethods:
    """Reading the event log and waiting for new events."""

    def __init__(self, events: EventLog) -> None:
        self._events = events

    @method("daemon.events")
    async def events(self, call: Call, params: DaemonEventsParams) -> DaemonEventsResult:
        """Return the events after a cursor. If there are none, wait up to `wait_s` seconds for the
        next one."""
        log, limit = self._events, int(params["limit"])
        boot, seq = read_cursor(params.get("after"), tuple[int, int], "after") or (
            log.boot,
            max(log.first - 1, log.last - limit),
        )
        gap: DaemonEventsGap | None = None
        if boot != log.boot:
            gap, seq = {"reason": "restart", "missed": None}, 0
        elif not 0 <= seq <= log.last:
            raise InvalidParams("after", "is not a next_after of this list")
        elif seq == log.last and params["wait_s"] > 0:
            await log.wait(params["wait_s"])
        if gap is None and seq < log.first - 1:
            gap = {"reason": "overrun", "missed": log.first - 1 - seq}
        found = log.after(seq, limit)
        return {
            "events": [_view(event, call.peer) for event in found],
            "next_after": write_cursor((log.boot, found[-1].seq if found else seq)),
            "gap": gap,
        }


def _view(event: Event, peer: Peer) -> DaemonEventsEvent:
    """The event as a result. The text is included only if the peer has the right `tool` for its
    user."""
    may_read = event.text is not None and peer.permits.allows("tool", event.user_id)
    return {
        "seq": event.seq,
        "at": clock.to_rfc3339(event.at),
        "kind": cast("Any", event.kind),
        "user_id": event.user_id,
        "tool_name": event.tool_name,
        "rule_id": event.rule_id,
        "method": event.method,
        "detail": event.detail,
        "uid": event.uid,
        "pid": event.pid,
        "text": event.text if may_read else None,
    }

"""The log of recent events for `daemon.events`, in memory."""

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass
from itertools import islice
from typing import Final

from memoryd import clock
from memoryd.errors import Overloaded
from memoryd.wire.peer import Peer

_MOST_WAITERS: Final = 1000


@dataclass(slots=True)
class Event:
    """`event` in the result of daemon.events. `at`: microseconds since the epoch. `text` comes from
    the user's memory and is only shown to peers with rights for this user."""

    seq: int
    at: int
    kind: str
    uid: int
    pid: int
    method: str | None = None
    user_id: str | None = None
    tool_name: str | None = None
    rule_id: str | None = None
    detail: str | None = None
    text: str | None = None


class EventLog:
    """The newest `keep` events, numbered from 1. `boot` is a random number that identifies this
    run of the daemon; `last` is the number of the newest event, or 0."""

    def __init__(self, keep: int) -> None:
        self._events: deque[Event] = deque(maxlen=keep)
        self._waiters: set[asyncio.Future[None]] = set()
        self._is_ending = False
        self.boot = secrets.randbits(48)
        self.last = 0

    @property
    def first(self) -> int:
        """The number of the oldest event that is kept; if there is none, of the next event."""
        return self.last - len(self._events) + 1

    def write(
        self,
        kind: str,
        peer: Peer,
        method: str | None = None,
        user_id: str | None = None,
        *,
        tool_name: str | None = None,
        rule_id: str | None = None,
        detail: str | None = None,
        text: str | None = None,
    ) -> None:
        """Add an event caused by a request or connection of `peer` at the current time, and wake
        all waiting calls."""
        self.last += 1
        who, about = (peer.uid, peer.pid), (method, user_id, tool_name, rule_id, detail, text)
        self._events.append(Event(self.last, clock.now(), kind, *who, *about))
        self._wake_all()

    def after(self, seq: int, limit: int) -> list[Event]:
        """The oldest events with a number above `seq`, at most `limit`."""
        start = max(0, seq + 1 - self.first)
        return list(islice(self._events, start, start + limit))

    def forget(self, user_id: str, rule_id: str | None = None) -> None:
        """Delete the texts of a user's events, or only of those about the rules with one id. Called
        when the user or the rule has been deleted permanently."""
        for event in self._events:
            if event.user_id == user_id and rule_id in (None, event.rule_id):
                event.text = None

    async def wait(self, seconds: float) -> None:
        """Wait for the next event, at most `seconds`, or until the daemon stops. Raises Overloaded
        if too many calls are waiting."""
        if self._is_ending:
            return
        if len(self._waiters) >= _MOST_WAITERS:
            raise Overloaded("too many calls wait for events", retry_after_ms=1000)
        # Not asyncio.timeout: before its first wait a handler may have no task; see wire/eager.py.
        loop = asyncio.get_running_loop()
        waiter = loop.create_future()
        timer = loop.call_later(seconds, _wake, waiter)
        self._waiters.add(waiter)
        try:
            await waiter
        finally:
            self._waiters.discard(waiter)
            timer.cancel()

    def end_waits(self) -> None:
        """Wake all waiting calls, because the daemon is stopping, and do not wait in later
        ones."""
        self._is_ending = True
        self._wake_all()

    def _wake_all(self) -> None:
        for waiter in self._waiters:
            _wake(waiter)
        self._waiters.clear()


def _wake(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)

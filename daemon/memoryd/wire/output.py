"""The responses of one connection on their way to the peer."""

import asyncio

from memoryd.wire.stall import StallWatch
from memoryd.wire.traffic import Traffic
from memoryd.wire.unread import Unread

_SMALL_RESPONSE = 16 * 1024
"""Bytes of a response that a peer gets which has read all others."""


class Output:
    """Collects responses and writes those of one turn of the loop together. What waits counts
    against `budget`, that of the peer's unix user. Once the transport is closed, everything is
    dropped."""

    def __init__(
        self, transport: asyncio.Transport, stall: StallWatch, budget: Unread, traffic: Traffic
    ) -> None:
        self.size = 0
        """Bytes that are not yet written, also of responses held for the rest of their batch."""
        self.budget = budget
        self._transport = transport
        self._stall = stall
        self._traffic = traffic
        self._responses: list[bytes] = []
        self._held = 0

    @property
    def is_closed(self) -> bool:
        """Whether responses are dropped."""
        return self._transport.is_closing()

    def add(self, response: bytes | None) -> None:
        """Collect a response, if there is one, for the next flush."""
        if response is not None and not self._transport.is_closing():
            self._responses.append(response)
            self.size += len(response)

    def hold(self, size: int) -> None:
        """`size` more bytes wait for the rest of their batch; fewer when it is negative."""
        if not self._transport.is_closing():
            self._held += size
            self.size += size
            self.budget.note(self, self.unread())

    def has_room(self, size: int) -> bool:
        """Whether `size` more bytes may wait. However little the other connections of this unix
        user read, a small response may when this peer has read everything."""
        return self.budget.has_room(size) or (size <= _SMALL_RESPONSE and not self.unread())

    def unread(self) -> int:
        """Bytes that wait for the peer, or for the rest of their batch."""
        return self._held + self._transport.get_write_buffer_size()

    def flush(self) -> None:
        """Give the collected responses to the transport."""
        if not self._responses:
            return
        self._responses.append(b"")
        data = b"\n".join(self._responses)
        self._responses.clear()
        self.size = self._held
        self._transport.write(data)
        if unread := self.unread():
            self.budget.note(self, unread)
        self._traffic.bytes_sent += len(data)
        self._stall.written(len(data))

    def close(self) -> None:
        """Release what waits: the transport is closed."""
        self._responses.clear()
        self._stall.cancel()
        self.budget.note(self, 0)

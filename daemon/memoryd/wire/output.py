"""The responses of one connection that are not yet read by the peer."""

import asyncio

from memoryd.wire.stall import StallWatch
from memoryd.wire.traffic import Traffic
from memoryd.wire.unread import Unread

_SMALL_RESPONSE = 16 * 1024
"""Maximum bytes of a response that is always accepted if the peer has read all others."""


class Output:
    """Collects the responses of one turn of the event loop and writes them together. Unread bytes
    count against `budget`, which all connections of the Unix user share. Once the transport is
    closing, responses are dropped."""

    def __init__(
        self, transport: asyncio.Transport, stall: StallWatch, budget: Unread, traffic: Traffic
    ) -> None:
        self.size = 0
        """Bytes not yet written, including responses that wait for the rest of their batch."""
        self.budget = budget
        self._transport = transport
        self._stall = stall
        self._traffic = traffic
        self._responses: list[bytes] = []
        self._held = 0

    @property
    def is_closed(self) -> bool:
        """Whether the transport is closing and responses are dropped."""
        return self._transport.is_closing()

    def add(self, response: bytes | None) -> None:
        """Collect a response for the next flush; None is ignored."""
        if response is not None and not self._transport.is_closing():
            self._responses.append(response)
            self.size += len(response)

    def hold(self, size: int) -> None:
        """Add `size` bytes, which may be negative, to those that wait for the rest of their
        batch."""
        if not self._transport.is_closing():
            self._held += size
            self.size += size
            self.budget.note(self, self.unread())

    def has_room(self, size: int) -> bool:
        """Whether `size` more bytes fit in the budget. A small response always fits if this peer
        has read everything, even if other connections of the Unix user exhaust the budget."""
        return self.budget.has_room(size) or (size <= _SMALL_RESPONSE and not self.unread())

    def unread(self) -> int:
        """Bytes that wait for the peer or for the rest of their batch."""
        return self._held + self._transport.get_write_buffer_size()

    def flush(self) -> None:
        """Write the collected responses to the transport."""
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
        """Drop the collected responses and release their budget after the transport was closed."""
        self._responses.clear()
        self._stall.cancel()
        self.budget.note(self, 0)

"""Flow control between a connection and its transport, in asyncio's words."""

import asyncio

HIGH_WATER = 256 * 1024
"""Bytes of unread responses above which the transport pauses writing."""


class FlowControl:
    """Which directions of a transport are paused: reading by the connection, writing by the
    transport, which calls `pause_writing` and `resume_writing` through its protocol."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.read_paused = False
        self.write_paused = False
        self._transport = transport
        transport.set_write_buffer_limits(high=HIGH_WATER)

    def pause_reading(self) -> None:
        """Leave what the peer sends in the kernel."""
        if not self.read_paused:
            self.read_paused = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Read on. Not to be called after the end of the input, which would be read again."""
        if self.read_paused:
            self.read_paused = False
            self._transport.resume_reading()

    def pause_writing(self) -> None:
        """Too many bytes wait for the peer: no requests are read that would add to them."""
        self.write_paused = True
        self.pause_reading()

    def resume_writing(self) -> None:
        """The peer has read. Reading stays paused until the connection has served what it holds."""
        self.write_paused = False

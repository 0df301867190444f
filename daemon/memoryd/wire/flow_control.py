"""Flow control between a connection and its transport, with asyncio's terms."""

import asyncio

HIGH_WATER = 256 * 1024
"""Bytes in the transport's write buffer above which it pauses writing."""


class FlowControl:
    """Tracks which directions of a transport are paused. The connection pauses reading; the
    transport pauses writing by calling `pause_writing` and `resume_writing` of its protocol."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.read_paused = False
        self.write_paused = False
        self._transport = transport
        transport.set_write_buffer_limits(high=HIGH_WATER)

    def pause_reading(self) -> None:
        """Stop reading. Bytes that the peer sends stay in the kernel's buffer."""
        if not self.read_paused:
            self.read_paused = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Resume reading. Do not call it after the end of the input: the transport would report
        the end again."""
        if self.read_paused:
            self.read_paused = False
            self._transport.resume_reading()

    def pause_writing(self) -> None:
        """Called when the transport pauses writing. Pauses reading too: further requests would only
        add more responses."""
        self.write_paused = True
        self.pause_reading()

    def resume_writing(self) -> None:
        """Called when the transport resumes writing. Reading stays paused until the connection has
        served its buffered lines."""
        self.write_paused = False

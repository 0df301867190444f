"""Chunks of bytes to lines, in memory bounded by the longest line and one chunk."""

from memoryd.errors import RequestTooLarge


class Lines:
    """Collects chunks and returns whole lines, without their newline."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._buffer = bytearray()
        self._searched = 0
        self._is_discarding = False
        self.has_ended = False
        """Whether the input has ended."""

    @property
    def is_empty(self) -> bool:
        """Whether the next chunk begins a line."""
        return not self._buffer and not self._is_discarding

    def feed(self, chunk: bytes) -> None:
        """Add received bytes."""
        if self._is_discarding:
            end = chunk.find(b"\n")
            if end < 0:
                return
            self._is_discarding = False
            chunk = chunk[end + 1 :]
        self._buffer += chunk

    def end(self) -> None:
        """The input has ended: what is left is the last line."""
        self.has_ended = True

    def clear(self) -> None:
        """Drop what is buffered."""
        self._buffer.clear()
        self._searched = 0

    def next(self) -> bytearray | None:
        """The next line; None if no whole one is buffered.

        Raises RequestTooLarge once for a line over the limit, as soon as that is known; the rest
        of it is discarded.
        """
        buffer = self._buffer
        end = buffer.find(b"\n", self._searched)
        if end < 0:
            return self._unfinished()
        line = buffer[:end] if end <= self._limit else None
        # Deleting at the front of a bytearray moves its start, not its bytes.
        del buffer[: end + 1]
        self._searched = 0
        if line is None:
            raise RequestTooLarge(self._limit)
        return line

    def _unfinished(self) -> bytearray | None:
        """The last line, when it came without a newline."""
        if len(self._buffer) > self._limit:
            self._is_discarding = True
            self.clear()
            raise RequestTooLarge(self._limit)
        if self.has_ended and self._buffer:
            line = self._buffer[:]
            self.clear()
            return line
        self._searched = len(self._buffer)
        return None

"""Splitting received chunks into lines. Memory use is bounded by the line limit and one chunk."""

from memoryd.errors import RequestTooLarge


class Lines:
    """Buffers chunks and returns complete lines without their newline. `limit`: the maximum length
    of a line in bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._buffer = bytearray()
        self._searched = 0
        self._is_discarding = False
        self.has_ended = False
        """Whether the input has ended."""

    @property
    def is_empty(self) -> bool:
        """Whether the next chunk starts a new line."""
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
        """Mark the end of the input. Buffered bytes without a newline become the last line."""
        self.has_ended = True

    def clear(self) -> None:
        """Discard all buffered bytes."""
        self._buffer.clear()
        self._searched = 0

    def next(self) -> bytearray | None:
        """Return the next line, or None if no complete line is buffered.

        Raises RequestTooLarge once per line that exceeds the limit, as soon as that is known. The
        rest of that line is discarded.
        """
        buffer = self._buffer
        end = buffer.find(b"\n", self._searched)
        if end < 0:
            return self._unfinished()
        line = buffer[:end] if end <= self._limit else None
        # Deleting at the front of a bytearray moves its start and copies nothing.
        del buffer[: end + 1]
        self._searched = 0
        if line is None:
            raise RequestTooLarge(self._limit)
        return line

    def _unfinished(self) -> bytearray | None:
        """Return the last line of the input if it has no newline, else None. Raises
        RequestTooLarge."""
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

"""Limits on the bytes of responses that wait in memory until their peers read them."""

import asyncio
from collections.abc import Hashable
from typing import Protocol

MOST_PER_BATCH = 4 * 2**20
"""Maximum bytes of responses in a batch, unless a single response is longer."""
MOST_PER_UID = 16 * 2**20
"""Maximum bytes that may be unread on all connections of a Unix user together."""

_MOST_LARGE = 4
"""Maximum number of requests with large responses that run concurrently per Unix user."""


class Waiting(Hashable, Protocol):
    """The output of a connection."""

    def unread(self) -> int:
        """The number of bytes that are currently unread."""


class Unread:
    """The unread bytes on all connections of a Unix user. A connection reports when it has more;
    what peers have read since then is looked up only if the sum seems to exceed the limit."""

    def __init__(self) -> None:
        self.making = asyncio.Semaphore(_MOST_LARGE)
        """Held while a request with a large response runs, because its size is not known before."""
        self._sizes: dict[Waiting, int] = {}
        self._sum = 0

    def note(self, connection: Waiting, size: int) -> None:
        """Record that `size` bytes are unread on this connection."""
        known = self._sizes.pop(connection, 0)
        if size:
            self._sizes[connection] = size
        self._sum += size - known

    def has_room(self, size: int = 0) -> bool:
        """Whether `size` more bytes fit. Any size fits if nothing is unread."""
        if self._sum + size > MOST_PER_UID:
            for connection in list(self._sizes):
                self.note(connection, connection.unread())
        return not self._sum or self._sum + size <= MOST_PER_UID

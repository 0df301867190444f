"""Bytes of responses that wait in memory because their peers do not read them."""

import asyncio
from collections.abc import Hashable
from typing import Protocol

MOST_PER_BATCH = 4 * 2**20
"""Bytes of responses that a batch may collect before its response is sent."""
MOST_PER_UID = 16 * 2**20
"""Bytes that may wait for all connections of one unix user."""

_MOST_LARGE = 4
"""Large responses that are made concurrently for one unix user."""


class Waiting(Hashable, Protocol):
    """The output of a connection."""

    def unread(self) -> int:
        """The bytes that wait for it now."""


class Unread:
    """What waits for the connections of one unix user. A connection reports when it has more; what
    its peer has read since then is looked up only when the sum seems too large."""

    def __init__(self) -> None:
        self.making = asyncio.Semaphore(_MOST_LARGE)
        """Held while a large response is made, which is counted only when it exists."""
        self._sizes: dict[Waiting, int] = {}
        self._sum = 0

    def note(self, connection: Waiting, size: int) -> None:
        """`size` bytes wait for this connection now."""
        known = self._sizes.pop(connection, 0)
        if size:
            self._sizes[connection] = size
        self._sum += size - known

    def has_room(self, size: int = 0) -> bool:
        """Whether `size` more bytes may wait. Any size may when nothing else waits."""
        if self._sum + size > MOST_PER_UID:
            for connection in list(self._sizes):
                self.note(connection, connection.unread())
        return not self._sum or self._sum + size <= MOST_PER_UID

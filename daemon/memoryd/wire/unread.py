"""Bytes of responses that wait in memory because nobody reads them."""

import asyncio
from collections.abc import Hashable
from typing import Protocol

MOST_PER_BATCH = 4 * 2**20
"""Bytes of responses that a batch may gather before it is answered."""
MOST_PER_UID = 16 * 2**20
"""Bytes that may wait for all connections of one unix user."""

_LARGE_AT_ONCE = 4
"""Large responses that are made at a time for one unix user."""


class Waiting(Hashable, Protocol):
    """The output of a connection."""

    def unread(self) -> int:
        """The bytes that wait for it now."""


class Unread:
    """What waits for the connections of one unix user. A connection reports when it has more; what
    its peer has read since is looked up only when the sum seems too large."""

    def __init__(self) -> None:
        self.making = asyncio.Semaphore(_LARGE_AT_ONCE)
        """Held while a large response is made: it counts only once it is there."""
        self._sizes: dict[Waiting, int] = {}
        self._sum = 0

    def note(self, connection: Waiting, size: int) -> None:
        """So many bytes wait for this connection now."""
        known = self._sizes.pop(connection, 0)
        if size:
            self._sizes[connection] = size
        self._sum += size - known

    def has_room(self, size: int = 0) -> bool:
        """Whether `size` more bytes may wait: more than fit may when nothing else does."""
        if self._sum + size > MOST_PER_UID:
            for connection in list(self._sizes):
                self.note(connection, connection.unread())
        return not self._sum or self._sum + size <= MOST_PER_UID

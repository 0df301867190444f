"""Requests and batches that wait for their responses."""

import asyncio
from dataclasses import dataclass

from memoryd.wire import envelope
from memoryd.wire.envelope import Request
from memoryd.wire.unread import MOST_PER_BATCH


@dataclass(slots=True)
class PendingBatch:
    """The responses of a batch, in the order of its elements; None for a notification and for
    one that is missing. `missing`: how many requests have not ended."""

    responses: list[bytes | None]
    missing: int = 0
    size: int = 0
    is_full: bool = False
    """Whether a response had no room: no further element is begun."""

    def put(self, index: int, response: bytes | None) -> None:
        """The response to one element."""
        self.responses[index] = response
        self.size += len(response or b"")

    def has_room(self, size: int) -> bool:
        """Whether a response of `size` bytes fits; the first one always does."""
        if self.size and self.size + size > MOST_PER_BATCH:
            self.is_full = True
        return not self.is_full

    def response(self) -> bytes | None:
        """The response to the batch; None when it held only notifications."""
        responses = [one for one in self.responses if one is not None]
        return envelope.batch(responses) if responses else None


@dataclass(slots=True, eq=False)
class PendingRequest:
    """One request on its way through a connection. `received` is in perf_counter's seconds.
    `batch` and `index`: the batch that it is an element of. `user_id`: the user in whose queue it
    is. `task` runs it once it has had to wait."""

    request: Request
    received: float
    batch: PendingBatch | None = None
    index: int = 0
    user_id: str | None = None
    is_read: bool = False
    task: asyncio.Task[None] | None = None

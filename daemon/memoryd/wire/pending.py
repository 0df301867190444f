"""Requests and batches that have no response yet."""

import asyncio
from dataclasses import dataclass

from memoryd.wire import envelope
from memoryd.wire.envelope import Request
from memoryd.wire.unread import MOST_PER_BATCH


@dataclass(slots=True)
class PendingBatch:
    """A batch in progress. `responses`: in the order of its elements; None for notifications and
    for requests that have not ended. `missing`: the number of the latter. `size`: bytes of all
    responses so far."""

    responses: list[bytes | None]
    missing: int = 0
    size: int = 0
    is_full: bool = False
    """Whether a response did not fit. The remaining elements are then rejected."""

    def put(self, index: int, response: bytes | None) -> None:
        """Set the response to one element."""
        self.responses[index] = response
        self.size += len(response or b"")

    def has_room(self, size: int) -> bool:
        """Whether another response of `size` bytes fits; the first one always does."""
        if self.size and self.size + size > MOST_PER_BATCH:
            self.is_full = True
        return not self.is_full

    def response(self) -> bytes | None:
        """The response to the batch; None if it contains only notifications."""
        responses = [one for one in self.responses if one is not None]
        return envelope.batch(responses) if responses else None


@dataclass(slots=True, eq=False)
class PendingRequest:
    """A request in progress. `received`: the time of `perf_counter`, in seconds. `batch` and
    `index`: its batch, if any, and its index in it. `user_id`: the user whose queue it is in, if
    any. `task`: the task that runs it, if it had to wait."""

    request: Request
    received: float
    batch: PendingBatch | None = None
    index: int = 0
    user_id: str | None = None
    is_read: bool = False
    task: asyncio.Task[None] | None = None

"""What a connection has to do: requests and batches, and those that it turns away."""

import asyncio
from dataclasses import dataclass

from memoryd.errors import Overloaded
from memoryd.wire import envelope
from memoryd.wire.envelope import Batch, Refusal, Request
from memoryd.wire.unread import MOST_PER_BATCH


@dataclass(slots=True)
class Gathering:
    """The answers of a batch, in the order of its elements; None for a notification."""

    answers: list[bytes | None]
    missing: int
    size: int = 0
    is_full: bool = False
    """Whether an answer had no room: no further element is begun."""

    def put(self, place: int, answer: bytes | None) -> None:
        """The answer of one element."""
        self.answers[place] = answer
        self.size += len(answer or b"")

    def has_room(self, size: int) -> bool:
        """Whether an answer of `size` bytes fits; the first one always does."""
        if self.size and self.size + size > MOST_PER_BATCH:
            self.is_full = True
        return not self.is_full

    def answer(self) -> bytes | None:
        """The answer to the batch; None when it held notifications alone."""
        told = [answer for answer in self.answers if answer is not None]
        return envelope.batch(told) if told else None


@dataclass(slots=True, eq=False)
class Work:
    """One request on its way through a connection."""

    request: Request
    received: float
    gathering: Gathering | None = None
    place: int = 0
    user_id: str | None = None
    is_read: bool = False
    task: asyncio.Task[None] | None = None


def turned_away(message: Request | Refusal | Batch | None) -> Refusal | Batch | None:
    """What becomes of a message that came after a drain began."""
    if not isinstance(message, Batch):
        return _refused(message)
    elements = [refused for one in message.elements if (refused := _refused(one))]
    return Batch([*elements]) if elements else None


def _refused(element: Request | Refusal | None) -> Refusal | None:
    if not isinstance(element, Request):
        return element
    if element.is_notification:
        return None
    return Refusal(Overloaded("the daemon is stopping", retry_after_ms=1000), element.id)

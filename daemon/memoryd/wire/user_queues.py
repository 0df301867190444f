"""Per-user queues, which keep the requests of one connection in order.

Consecutive requests about a user with the effect `read` run concurrently, and so do those with
`write`; they start in the order in which they were sent. When the effect changes, later requests
wait until all earlier ones of that user have ended. A request with the effect `alone` is exclusive.
A user without requests in flight has no queue.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from memoryd.schema.catalogue import Effect

Item = TypeVar("Item")


@dataclass(slots=True)
class _UserQueue(Generic[Item]):
    """`running`: the number of requests in progress, which all have the effect `effect`. `waiting`:
    those that wait for them."""

    effect: Effect
    running: int = 1
    waiting: deque[tuple[Effect, Item]] = field(default_factory=deque)


class UserQueues(Generic[Item]):
    """The queues of one connection, by user id."""

    def __init__(self) -> None:
        self._queues: dict[str, _UserQueue[Item]] = {}

    def __len__(self) -> int:
        return len(self._queues)

    def __contains__(self, user_id: str) -> bool:
        return user_id in self._queues

    def enter(self, user_id: str, effect: Effect, item: Item) -> bool:
        """Return whether `item` may start now. Otherwise it is queued, and a later `leave` returns
        it."""
        queue = self._queues.get(user_id)
        if queue is None:
            self._queues[user_id] = _UserQueue(effect)
            return True
        if queue.effect == effect != "alone" and not queue.waiting:
            queue.running += 1
            return True
        queue.waiting.append((effect, item))
        return False

    def leave(self, user_id: str) -> list[Item]:
        """Record that a started item has ended. Returns the queued items that may start now, in
        order."""
        queue = self._queues[user_id]
        queue.running -= 1
        if queue.running:
            return []
        if not queue.waiting:
            del self._queues[user_id]
            return []
        queue.effect = queue.waiting[0][0]
        started = []
        while queue.waiting and queue.waiting[0][0] == queue.effect:
            started.append(queue.waiting.popleft()[1])
            if queue.effect == "alone":
                break
        queue.running = len(started)
        return started

"""The order of one connection's requests about one user.

Reads may run side by side, and so may writes, started in the order in which they were sent.
Where reads follow writes or writes follow reads, the later ones wait until all earlier ones of
that user have ended; a request with the effect `alone` has no other beside it. A user without
requests under way has no lane.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from memoryd.schema.catalogue import Effect

Item = TypeVar("Item")


@dataclass(slots=True)
class _Lane(Generic[Item]):
    """`running` requests of one effect are under way; the others stand behind them."""

    effect: Effect
    running: int = 1
    waiting: deque[tuple[Effect, Item]] = field(default_factory=deque)


class Lanes(Generic[Item]):
    """One connection's lanes, by user."""

    def __init__(self) -> None:
        self._lanes: dict[str, _Lane[Item]] = {}

    def __len__(self) -> int:
        return len(self._lanes)

    def __contains__(self, user_id: str) -> bool:
        return user_id in self._lanes

    def enter(self, user_id: str, effect: Effect, item: Item) -> bool:
        """Whether `item` may start now. Otherwise it waits, and a later `leave` returns it."""
        lane = self._lanes.get(user_id)
        if lane is None:
            self._lanes[user_id] = _Lane(effect)
            return True
        if lane.effect == effect != "alone" and not lane.waiting:
            lane.running += 1
            return True
        lane.waiting.append((effect, item))
        return False

    def leave(self, user_id: str) -> list[Item]:
        """One item that had started has ended: the items that may start now, in order."""
        lane = self._lanes[user_id]
        lane.running -= 1
        if lane.running:
            return []
        if not lane.waiting:
            del self._lanes[user_id]
            return []
        lane.effect = lane.waiting[0][0]
        started = []
        while lane.waiting and lane.waiting[0][0] == lane.effect:
            started.append(lane.waiting.popleft()[1])
            if lane.effect == "alone":
                break
        lane.running = len(started)
        return started

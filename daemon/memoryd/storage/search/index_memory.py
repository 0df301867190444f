"""How much memory the indexes of all users may take: the least recently used makes room."""

from collections import OrderedDict
from typing import Protocol


class Holder(Protocol):
    """Something that holds an index in memory and can do without it."""

    def drop_index(self) -> None:
        """Drop it."""


class IndexMemory:
    """A budget in bytes, shared by the indexes of all open users."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._sizes: OrderedDict[Holder, int] = OrderedDict()

    @property
    def used(self) -> int:
        """Bytes that are held now."""
        return sum(self._sizes.values())

    def fits(self, size: int) -> bool:
        """Whether an index of this size can be held at all, with all others gone."""
        return size <= self._limit

    def use(self, holder: Holder, size: int) -> None:
        """Note that `holder` uses an index of `size` bytes now; others are dropped, and this one
        too if need be, until the budget holds."""
        self._sizes[holder] = size
        self._sizes.move_to_end(holder)
        while self.used > self._limit:
            oldest, _ = self._sizes.popitem(last=False)
            oldest.drop_index()

    def release(self, holder: Holder) -> None:
        """Note that `holder` holds none any more."""
        self._sizes.pop(holder, None)

"""Limits the memory that the indexes of all users take: the least recently used ones are
dropped."""

from collections import OrderedDict
from typing import Protocol


class Holder(Protocol):
    """An object that holds an index in memory and can work without it."""

    def drop_index(self) -> None:
        """Drop the index."""


class IndexMemory:
    """A memory budget in bytes, shared by the indexes of all open users."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._sizes: OrderedDict[Holder, int] = OrderedDict()

    @property
    def used(self) -> int:
        """Bytes in use."""
        return sum(self._sizes.values())

    def fits(self, size: int) -> bool:
        """Whether an index of `size` bytes fits into the budget if all others are dropped."""
        return size <= self._limit

    def use(self, holder: Holder, size: int) -> None:
        """Record that `holder` is using an index of `size` bytes. The least recently used indexes
        are dropped until the budget is met, including this one if it is too large."""
        self._sizes[holder] = size
        self._sizes.move_to_end(holder)
        while self.used > self._limit:
            oldest, _ = self._sizes.popitem(last=False)
            oldest.drop_index()

    def release(self, holder: Holder) -> None:
        """Record that `holder` no longer holds an index."""
        self._sizes.pop(holder, None)

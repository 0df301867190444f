"""What the parts of a text between its white space mean, remembered: texts repeat them."""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from typing import Generic, TypeVar

_MOST_KEPT = 8192
"""More than the words of most conversations; each costs about a kilobyte in all tables together."""
_LONGEST_KEPT = 64
"""A longer part seldom comes again."""

_Meaning = TypeVar("_Meaning")


class Memo(Generic[_Meaning]):
    """A function of one part of a text, for many parts at once."""

    def __init__(self, function: Callable[[str], _Meaning]) -> None:
        self._new = function
        self._kept = lru_cache(_MOST_KEPT)(function)

    def each(self, parts: Collection[str]) -> Iterator[_Meaning]:
        """What each of the parts means, in their order."""
        if max(map(len, parts), default=0) <= _LONGEST_KEPT:
            return map(self._kept, parts)
        return map(self.one, parts)

    def one(self, part: str) -> _Meaning:
        """What this part means."""
        return self._kept(part) if len(part) <= _LONGEST_KEPT else self._new(part)

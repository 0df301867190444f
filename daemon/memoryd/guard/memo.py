"""What the parts of a text between its white space mean, remembered: texts repeat them."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import TypeVar

_MOST_KEPT = 8192
"""More than the words of most conversations; each costs about a kilobyte in all tables together."""
_LONGEST_KEPT = 64
"""A longer part seldom comes again, but in the other readings of its text."""
_LONG_KEPT, _LONGEST_OF_ALL = 32, 2048
"""How many longer parts are kept meanwhile, and of how many characters."""

_Meaning = TypeVar("_Meaning")


class Memo(dict[str, _Meaning]):
    """What a function of one part of a text gives, by part. When it is full, it begins anew."""

    def __init__(self, function: Callable[[str], _Meaning]) -> None:
        super().__init__()
        self._new = function
        self._of_long = lru_cache(_LONG_KEPT)(function)

    def __missing__(self, part: str) -> _Meaning:
        if len(part) > _LONGEST_KEPT:
            return (self._of_long if len(part) <= _LONGEST_OF_ALL else self._new)(part)
        meaning = self._new(part)
        if len(self) >= _MOST_KEPT:
            self.clear()
        self[part] = meaning
        return meaning

    def each(self, parts: Iterable[str]) -> Iterator[_Meaning]:
        """What each of the parts means, in their order."""
        return map(self.__getitem__, parts)

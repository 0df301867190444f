"""What the parts of a text between its white space mean, remembered: texts repeat them."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

_MOST_KEPT = 8192
"""More than the words of most conversations; each costs about a kilobyte in all tables together."""
_LONGEST_KEPT = 64
"""A longer part seldom comes again."""

_Meaning = TypeVar("_Meaning")


class Memo(dict[str, _Meaning]):
    """What a function of one part of a text gives, by part. When it is full, it begins anew."""

    def __init__(self, function: Callable[[str], _Meaning]) -> None:
        super().__init__()
        self._new = function

    def __missing__(self, part: str) -> _Meaning:
        meaning = self._new(part)
        if len(part) <= _LONGEST_KEPT:
            if len(self) >= _MOST_KEPT:
                self.clear()
            self[part] = meaning
        return meaning

    def each(self, parts: Iterable[str]) -> Iterator[_Meaning]:
        """What each of the parts means, in their order."""
        return map(self.__getitem__, parts)

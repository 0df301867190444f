"""The parts of a text between its white space, for all who ask what stands in the long ones."""

from functools import lru_cache
from typing import NamedTuple

LONG = 12
"""Characters of a part in which more than a word may stand."""


class Parts(NamedTuple):
    """Those that are long, and how many characters the longest of all has."""

    long: list[str]
    longest: int


@lru_cache(4)
def parts_of(text: str) -> Parts:
    """The parts of a text; those of the last texts are kept, since each is asked for them often."""
    parts = text.split()
    longest = max(map(len, parts), default=0)
    return Parts([part for part in parts if len(part) >= LONG] if longest >= LONG else [], longest)

"""A row of the tables of patterns, and how rows are looked for."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from memoryd.guard.clues import Clues
from memoryd.guard.shapes import heads, rarity, required, split


@dataclass(frozen=True, slots=True)
class Pattern:
    """What one shape of attack looks like, in a `plain` text.

    Every repetition in `shapes` is bounded and none is nested in another unbounded one, so a try
    takes bounded time, and there is at most one at a word.
    """

    category: str
    reason: str
    needs: tuple[str, ...]
    """Lower-case parts, one of which every match holds that does not start with listed words."""
    shapes: tuple[str, ...]
    """Regular expressions. One that starts with a list of words is tried at those words only."""
    example: str
    twin: str
    """A harmless text that is close to the example."""


def row(category: str, reason: str, needs: str, shape: str, example: str, twin: str) -> Pattern:
    """A Pattern; `needs` are separated by spaces, the shapes by `|` outside of brackets."""
    return Pattern(category, reason, tuple(needs.split()), tuple(split(shape)), example, twin)


@dataclass(frozen=True, slots=True)
class Found:
    """Where a pattern was found."""

    pattern: Pattern
    start: int
    end: int


@cache
def _compiled(shape: str) -> re.Pattern[str]:
    return re.compile(shape)


@cache
def _at_words(start: str) -> re.Pattern[str]:
    """Where words begin so. The letters come first in it, which makes the search fast."""
    return re.compile(rf"{start}(?<!\w{start})")


@dataclass(frozen=True, slots=True)
class _Shape:
    """One shape of a pattern."""

    pattern: Pattern
    text: str
    required: tuple[int, ...]
    """Sets of clues, the rarest first: a text with a match holds one of each."""
    starts: tuple[tuple[str, int], ...]
    """Two or three letters of the words at which it is tried, with their clue; none: it is looked
    for anywhere."""

    @property
    def regex(self) -> re.Pattern[str]:
        """Compiled when it is first tried: most shapes never are."""
        return _compiled(self.text)


class PatternTable:
    """Many patterns, looked for in one pass over the words of a text."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        rows = list(_rows(patterns))
        self._clues = Clues(
            {clue for row in rows for part in (*row.required, row.starts) for clue in part}
        )
        self._shapes = [
            _Shape(
                row.pattern,
                row.text,
                tuple(map(self._clues.bits, row.required)),
                tuple((start[1:], self._clues.bits([start])) for start in sorted(row.starts)),
            )
            for row in rows
        ]

    def find(self, text: str, exempt: frozenset[str]) -> Iterator[Found]:
        """The places of the patterns, but for exempt categories. Linear in the text."""
        clues = self._clues.find(text)
        tries: dict[str, list[_Shape]] = {}
        for shape in self._possible(clues):
            if shape.pattern.category in exempt:
                continue
            for start, clue in shape.starts:
                if clues & clue:
                    tries.setdefault(start, []).append(shape)
            for match in () if shape.starts else shape.regex.finditer(text):
                yield Found(shape.pattern, *match.span())
        words = (
            (word.start(), -len(start), start)
            for start in tries
            for word in _at_words(start).finditer(text)
        )
        for at, _, start in sorted(words):
            for shape in tries[start]:
                match = shape.regex.match(text, at)
                if match is not None:
                    yield Found(shape.pattern, *match.span())

    def _possible(self, clues: int) -> Iterator[_Shape]:
        """The shapes that a text with these clues can hold."""
        for shape in self._shapes:
            for part in shape.required:
                if not clues & part:
                    break
            else:
                yield shape


class _Row(NamedTuple):
    pattern: Pattern
    text: str
    required: list[frozenset[str]]
    starts: frozenset[str]


def _rows(patterns: Iterable[Pattern]) -> Iterator[_Row]:
    """The shapes with the clues that they need."""
    for pattern in patterns:
        for text in pattern.shapes:
            starts = frozenset("^" + head[:3] for head in heads(text))
            if starts and min(map(len, starts)) < 3:
                starts = frozenset()
            needs = [] if starts else [frozenset(pattern.needs)]
            yield _Row(pattern, text, sorted([*required(text), *needs], key=rarity), starts)

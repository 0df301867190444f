"""A row of the tables of patterns, and how rows are looked for."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from memoryd.guard.clues import CLUES, each_bit
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
    """Lower-case parts, or after `^` beginnings of words, one of which every match holds that does
    not start with listed words."""
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
    """Made when it is first tried: most shapes never are."""
    return re.compile(shape)


@cache
def _at_words(start: str) -> re.Pattern[str]:
    """Where words begin so. The letters come first in it, which makes the search fast."""
    return re.compile(rf"{start}(?<!\w{start})")


@dataclass(frozen=True, slots=True)
class _Shape:
    """One shape of a pattern."""

    number: int
    pattern: Pattern
    text: str
    required: tuple[frozenset[str], ...]
    """Sets of clues, the rarest first: a text with a match holds one of each."""
    starts: frozenset[str]
    """After `^` two or three letters of the words at which it is tried; empty: it is looked for
    anywhere."""


_Clued = tuple[_Shape, list[int], list[tuple[int, str]]]
"""A shape; but for its rarest one, its sets of clues as numbers; and its starts, each with its
bit."""


class PatternTable:
    """Many patterns, looked for in one pass over the words of a text."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        shapes = list(_shapes(patterns))
        CLUES.add(
            clue for shape in shapes for part in (*shape.required, shape.starts) for clue in part
        )
        self._by_rarest: dict[int, list[_Clued]] = {}
        for shape in shapes:
            rarest, *rest = map(CLUES.bits, shape.required)
            starts = [(CLUES.bits([start]), start) for start in sorted(shape.starts)]
            for clue in each_bit(rarest):
                self._by_rarest.setdefault(clue, []).append((shape, rest, starts))
        self._rarest = sum(self._by_rarest)

    def find(self, text: str, exempt: frozenset[str]) -> Iterator[Found]:
        """The places of the patterns, but for exempt categories. Linear in the text."""
        clues = CLUES.find(text)
        tries: dict[str, list[tuple[Pattern, re.Pattern[str]]]] = {}
        for shape, _, starts in self._possible(clues):
            if shape.pattern.category in exempt:
                continue
            regex = _compiled(shape.text)
            for bit, start in starts:
                if clues & bit:
                    tries.setdefault(start, []).append((shape.pattern, regex))
            for match in () if starts else regex.finditer(text):
                yield Found(shape.pattern, *match.span())
        words = sorted(
            (word.start(), -len(start), start)
            for start in tries
            for word in _at_words(start[1:]).finditer(text)
        )
        for begin, _, start in words:
            for pattern, regex in tries[start]:
                tried = regex.match(text, begin)
                if tried is not None:
                    yield Found(pattern, *tried.span())

    def _possible(self, clues: int) -> list[_Clued]:
        """The shapes that a text with these clues can hold, in their order."""
        likely: dict[int, _Clued] = {}
        for clue in each_bit(clues & self._rarest):
            for one in self._by_rarest[clue]:
                for others in one[1]:
                    if not clues & others:
                        break
                else:
                    likely[one[0].number] = one
        return [one for _, one in sorted(likely.items())]


def _shapes(patterns: Iterable[Pattern]) -> Iterator[_Shape]:
    number = 0
    for pattern in patterns:
        for text in pattern.shapes:
            starts = frozenset("^" + head[:3] for head in heads(text))
            if starts and min(map(len, starts)) < 3:
                starts = frozenset()
            needs = [] if starts else [frozenset(pattern.needs)]
            sets = sorted([*required(text), *needs], key=rarity)
            yield _Shape(number, pattern, text, tuple(sets), starts)
            number += 1

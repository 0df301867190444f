"""A row of the tables of patterns, and how rows are looked for."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, reduce
from operator import itemgetter, or_

from memoryd.guard.clues import CLUES, place, places
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


_LINE = r"(?:^|\n)"


def _at_lines(shape: str, text: str) -> Iterator[tuple[int, int]]:
    """From where to where a shape that begins with `_LINE` matches. All lines begin alike here,
    which makes the search fast."""
    for match in _compiled("\n" + shape.removeprefix(_LINE)).finditer("\n" + text):
        yield max(0, match.start() - 1), match.end() - 1


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
    at_lines: bool
    """Whether each match begins where a line does, or with the end of the one before."""


_Clued = tuple[int, int, _Shape, list[tuple[int, str]]]
"""The number of a shape, the bits of all its sets of clues, the shape, and its starts, each with its
bit."""


class PatternTable:
    """Many patterns, looked for in one pass over the words of a text."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        self._by_rarest: dict[int, list[_Clued]] = {}
        """By the place of the bit of their rarest set of clues."""
        self._rarest = 0
        for shape in _shapes(patterns):
            rarest, *rest = map(CLUES.add, shape.required)
            starts = [(CLUES.add([start]), start) for start in sorted(shape.starts)]
            clued = (shape.number, reduce(or_, rest, rarest), shape, starts)
            self._by_rarest.setdefault(place(rarest), []).append(clued)
            self._rarest |= rarest

    def find(self, text: str, exempt: frozenset[str]) -> Iterator[Found]:
        """The places of the patterns, but for exempt categories. Linear in the text."""
        clues = CLUES.find(text)
        tries: dict[str, list[tuple[Pattern, re.Pattern[str]]]] = {}
        for _, _, shape, starts in self._possible(clues):
            if shape.pattern.category in exempt:
                continue
            if shape.at_lines:
                for span in _at_lines(shape.text, text):
                    yield Found(shape.pattern, *span)
                continue
            regex = _compiled(shape.text)
            for bit, start in starts:
                if clues & bit:
                    tries.setdefault(start, []).append((shape.pattern, regex))
            if not starts:
                for match in regex.finditer(text):
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
        likely = [
            one
            for rarest in places(clues & self._rarest)
            for one in self._by_rarest[rarest]
            if clues & one[1] == one[1]
        ]
        return sorted(likely, key=itemgetter(0))


def _shapes(patterns: Iterable[Pattern]) -> Iterator[_Shape]:
    number = 0
    for pattern in patterns:
        for text in pattern.shapes:
            starts = frozenset("^" + head for head in heads(text))
            needs = [] if starts else [frozenset(pattern.needs)]
            sets = sorted([*required(text), *needs], key=rarity)
            yield _Shape(number, pattern, text, tuple(sets), starts, text.startswith(_LINE))
            number += 1

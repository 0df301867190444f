"""A row of the tables of patterns, and how rows are looked for."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_HEAD = 3
"""Letters by which the first word of a pattern is looked up."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """What one shape of attack looks like, in a `plain` text.

    Every repetition in `shapes` is bounded and none is nested in another unbounded one, so a try
    takes bounded time; `PatternTable` bounds how many are made.
    """

    category: str
    reason: str
    needs: tuple[str, ...]
    """Lower-case parts, one of which every match holds: without them the shapes are not tried."""
    shapes: tuple[str, ...]
    """Regular expressions. One that starts with a list of words is tried at those words only."""
    example: str
    twin: str
    """A harmless text that is close to the example."""


def row(
    category: str, reason: str, needs: str, shape: str, example: str, twin: str
) -> Pattern:
    """A Pattern; `needs` are separated by spaces, the shapes by `|` outside of brackets."""
    return Pattern(category, reason, tuple(needs.split()), tuple(_split(shape)), example, twin)


@dataclass(frozen=True, slots=True)
class Found:
    """Where a pattern was found. `flooded`: nowhere, but its beginnings are beyond counting."""

    pattern: Pattern
    start: int
    end: int
    flooded: bool = False


class PatternTable:
    """Many patterns, looked for in one pass over the words of a text."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        self._by_word: dict[str, list[tuple[int, re.Pattern[str]]]] = {}
        self._anywhere: list[tuple[int, re.Pattern[str]]] = []
        self._patterns = tuple(patterns)
        self._parts = tuple(dict.fromkeys(part for one in self._patterns for part in one.needs))
        for number, pattern in enumerate(self._patterns):
            for shape in pattern.shapes:
                compiled = re.compile(shape)
                heads = _heads(shape)
                for head in heads:
                    self._by_word.setdefault(head, []).append((number, compiled))
                if not heads:
                    self._anywhere.append((number, compiled))

    def find(self, text: str, exempt: frozenset[str]) -> Iterator[Found]:
        """The places of the patterns, but for exempt categories. Linear in the text."""
        present = {part for part in self._parts if part in text}
        open_ = [
            pattern.category not in exempt and not present.isdisjoint(pattern.needs)
            for pattern in self._patterns
        ]
        for number, shape in self._anywhere:
            if open_[number]:
                for match in shape.finditer(text):
                    yield Found(self._patterns[number], *match.span())
        most_tries = 60 + len(text) // 40
        tries: dict[tuple[int, re.Pattern[str]], int] = {}
        by_word = self._by_word
        for word in _WORD_START.finditer(text):
            for entry in by_word.get(word[0], ()):
                number, shape = entry
                if not open_[number]:
                    continue
                tries[entry] = tries.get(entry, 0) + 1
                if tries[entry] > most_tries:
                    yield Found(self._patterns[number], *word.span(), flooded=True)
                    return
                match = shape.match(text, word.start())
                if match:
                    yield Found(self._patterns[number], *match.span())


_WORD_START = re.compile(rf"(?<![^\W_])[a-z][a-z-]{{0,{_HEAD - 1}}}")


def _split(shape: str) -> Iterator[str]:
    """The alternatives of a regular expression."""
    depth, begin, at = 0, 0, 0
    while at < len(shape):
        sign = shape[at]
        if sign == "\\":
            at += 1
        elif sign == "[":
            at = shape.index("]", at + 2)
        elif sign in "()":
            depth += 1 if sign == "(" else -1
        elif sign == "|" and depth == 0:
            yield shape[begin:at]
            begin = at + 1
        at += 1
    yield shape[begin:]


def _heads(shape: str) -> set[str]:
    r"""The first letters of the words that `\b(?:…)` begins with; empty if it begins otherwise."""
    if shape.startswith(r"\b(?:"):
        inside = shape[5:]
        depth, at = 1, 0
        while depth:
            if inside[at] == "\\":
                at += 1
            elif inside[at] == "[":
                at = inside.index("]", at + 2)
            elif inside[at] in "()":
                depth += 1 if inside[at] == "(" else -1
            at += 1
        words = list(_split(inside[: at - 1]))
    elif re.match(r"\\b[a-z]", shape):
        words = [shape[2:]]
    else:
        return set()
    heads: set[str] = set()
    for word in words:
        literal = re.match(r"[a-z-]*", word)
        assert literal is not None
        letters = literal[0]
        follows = word[len(letters) : len(letters) + 1]
        if follows in ("?", "{", "*"):
            letters = letters[:-1]
        if len(letters) >= _HEAD:
            heads.add(letters[:_HEAD])
        elif not follows or follows == "\\" and word[len(letters) :].startswith(r"\b"):
            heads.add(letters)
        else:
            return set()
    return heads

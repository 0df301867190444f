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
    """Lower-case parts, one of which every match holds: without them the shapes are not tried.
    Needless where every shape starts with words."""
    shapes: tuple[str, ...]
    """Regular expressions. One that starts with a list of words is tried at those words only."""
    example: str
    twin: str
    """A harmless text that is close to the example."""


def row(category: str, reason: str, needs: str, shape: str, example: str, twin: str) -> Pattern:
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
        self._anywhere: dict[int, list[re.Pattern[str]]] = {}
        self._patterns = tuple(patterns)
        for number, pattern in enumerate(self._patterns):
            for shape in pattern.shapes:
                compiled = re.compile(shape)
                heads = _heads(shape)
                for head in heads:
                    self._by_word.setdefault(head, []).append((number, compiled))
                if not heads:
                    self._anywhere.setdefault(number, []).append(compiled)

        self._parts = {part for pattern in self._patterns for part in pattern.needs}

    def find(self, text: str, exempt: frozenset[str]) -> Iterator[Found]:
        """The places of the patterns, but for exempt categories. Linear in the text."""
        patterns = self._patterns
        present = {part for part in self._parts if part in text}
        open_ = {
            number
            for number, pattern in enumerate(patterns)
            if pattern.category not in exempt
            and (not pattern.needs or not present.isdisjoint(pattern.needs))
        }
        for number, shapes in self._anywhere.items():
            for shape in shapes if number in open_ else ():
                for match in shape.finditer(text):
                    yield Found(patterns[number], *match.span())
        most_tries = 100 + len(text) // 10
        tries: dict[tuple[int, re.Pattern[str]], int] = {}
        by_word = self._by_word
        for word in _WORD_START.finditer(text):
            for entry in by_word.get(word[0], ()):
                number, shape = entry
                if number not in open_:
                    continue
                tries[entry] = tries.get(entry, 0) + 1
                if tries[entry] > most_tries:
                    yield Found(patterns[number], *word.span(), flooded=True)
                    return
                at = shape.match(text, word.start())
                if at is not None:
                    yield Found(patterns[number], *at.span())


_WORD_START = re.compile(rf"(?<![^\W_])[a-z][a-z-]{{0,{_HEAD - 1}}}")


def _split(shape: str) -> Iterator[str]:
    """The alternatives of a regular expression."""
    depth, begin, at = 0, 0, 0
    while at < len(shape):
        sign = shape[at]
        if sign == "\\":
            at += 1
        elif sign == "[":
            at = _end_of_class(shape, at)
        elif sign in "()":
            depth += 1 if sign == "(" else -1
        elif sign == "|" and depth == 0:
            yield shape[begin:at]
            begin = at + 1
        at += 1
    yield shape[begin:]


def _end_of_class(shape: str, at: int) -> int:
    """Where the bracket expression that opens here is closed."""
    closing = re.compile(r"(?:\\.|[^\]\\])+").match(shape, at + 1)
    assert closing is not None
    return closing.end()


def _heads(shape: str) -> set[str]:
    r"""The first letters of the words that `\b(?:…)` begins with; empty if it begins otherwise."""
    if shape.startswith(r"\b(?:"):
        inside = shape[5:]
        depth, at = 1, 0
        while depth:
            if inside[at] == "\\":
                at += 1
            elif inside[at] == "[":
                at = _end_of_class(inside, at)
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
        elif not follows or follows == " " or word[len(letters) :].startswith((r"\b", r"\s")):
            heads.add(letters)
        else:
            return set()
    return heads

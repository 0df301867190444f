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
    return Pattern(category, reason, tuple(needs.split()), tuple(_split(shape)), example, twin)


@dataclass(frozen=True, slots=True)
class Found:
    """Where a pattern was found."""

    pattern: Pattern
    start: int
    end: int


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

        self._parts: dict[str, list[str]] = {}
        for part in {part for number in self._anywhere for part in self._patterns[number].needs}:
            self._parts.setdefault(part[:_HEAD], []).append(part)
        self._short_parts = [part for part in self._parts if len(part) < _HEAD]

    def find(self, text: str, exempt: frozenset[str]) -> Iterator[Found]:
        """The places of the patterns, but for exempt categories. Linear in the text."""
        patterns = self._patterns
        present = self._present(text)
        allowed = {
            number for number, pattern in enumerate(patterns) if pattern.category not in exempt
        }
        for number, shapes in self._anywhere.items():
            if number not in allowed or present.isdisjoint(patterns[number].needs):
                continue
            for shape in shapes:
                for match in shape.finditer(text):
                    yield Found(patterns[number], *match.span())
        by_word = self._by_word
        for word in _WORD_START.finditer(text):
            for number, shape in by_word.get(word[0], ()):
                if number not in allowed:
                    continue
                at = shape.match(text, word.start())
                if at is not None:
                    yield Found(patterns[number], *at.span())

    def _present(self, text: str) -> set[str]:
        """The parts that some pattern needs and the text holds."""
        grams = {text[at : at + _HEAD] for at in range(len(text) - _HEAD + 1)}
        likely = (part for gram in self._parts.keys() & grams for part in self._parts[gram])
        return {part for part in (*self._short_parts, *likely) if part in text}


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

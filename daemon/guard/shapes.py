"""What a regular expression of the tables needs a text to hold, taken from its own letters."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

LONGEST = 6
"""Letters of a word's beginning by which it is known to stand in a text."""

_PLAIN = re.compile(r"[^\\\[()]+")
_LETTERS = re.compile(r"\w+")
_LITERAL = re.compile(r"[a-z]+(?![?*{])")
_GROUP = re.compile(r"\((?:\?(?::|P<\w+>|<?[=!]))?")
_QUANTIFIER = re.compile(r"(?:[?*+]|\{(\d*)(?:,\d*)?\})\??")
_CLASS = re.compile(r"\[\^?\]?(?:\\.|[^\]\\])*\]")


def split(shape: str) -> Iterator[str]:
    """The alternatives of a regular expression."""
    begin = 0
    for part in _parts(shape):
        if part.atom == "|":
            yield shape[begin : part.at]
            begin = part.at + 1
    yield shape[begin:]


@lru_cache(2048)
def required(shape: str, at_word: bool = False) -> tuple[frozenset[str], ...]:
    """Sets of clues: a text that a match is in holds one clue of each set.

    A clue is a part of the text, or after `^` how one of its words begins. `at_word` says that
    nothing of a word stands before the shape. What cannot be told is left out.
    """
    found: list[frozenset[str]] = []
    run, starts_word = "", False
    for part in [*_parts(shape), _Part(0, "", 0)]:
        atom, least = part.atom, part.least
        literal = atom[-1] if _is_literal(atom) else ""
        if literal and least:
            starts_word = at_word if not run else starts_word
            run += literal
        if not literal or part.quantified:
            found += map(frozenset, _clues(run, starts_word))
            run = ""
        at_word = _is_after_word(atom, least, at_word)
        if atom.startswith("(") and not _is_look(atom):
            inside = list(split(_inside(atom)))
            alternatives = [required(one, at_word) for one in inside] if least else []
            if alternatives and all(alternatives):
                found.append(frozenset().union(*(min(one, key=rarity) for one in alternatives)))
            at_word = (at_word or least > 0) and all(map(_ends_words, inside))
    return tuple(found)


def _clues(run: str, starts_word: bool) -> Iterator[list[str]]:
    letters = _LETTERS.match(run)
    if starts_word and letters:
        yield ["^" + letters[0][:LONGEST]]
    if len(run) > 1 and not (starts_word and letters and letters[0] == run):
        yield [run]


def _is_literal(atom: str) -> bool:
    if atom.startswith("\\"):
        return not _is_of_word(atom[1])
    return len(atom) == 1 and atom not in ".^$|"


def _is_of_word(character: str) -> bool:
    return character.isalnum() or character == "_"


def _is_after_word(atom: str, least: int, before: bool) -> bool:
    """Whether no word goes on after this part, if none did `before` it."""
    if atom == r"\b":
        return True
    if not atom or atom.startswith("("):
        return before
    return (before or least > 0) and _ends_words(atom)


def heads(shape: str) -> frozenset[str]:
    r"""What the words begin with that a shape like `\b(?:…)…` is tried at, or nothing."""
    _, begin, *_ = (*(part.atom for part in _parts(shape)), "", "")
    if not shape.startswith(r"\b"):
        return frozenset()
    alternatives = split(_inside(begin)) if begin.startswith("(?:") else [shape[2:]]
    literals = [_LITERAL.match(one) for one in alternatives]
    return frozenset(literal[0] if literal else "" for literal in literals)


def rarity(part: frozenset[str]) -> tuple[int, int]:
    """The less, the fewer texts hold one of these clues."""
    return -min(map(len, part)), len(part)


def _is_look(atom: str) -> bool:
    return atom.startswith(("(?=", "(?!", "(?<=", "(?<!"))


def _inside(group: str) -> str:
    opening = _GROUP.match(group)
    assert opening is not None
    return group[opening.end() : group.rindex(")")]


@lru_cache(2048)
def _ends_words(shape: str) -> bool:
    """Whether no word goes on after a match: it ends in white space or a sign."""
    *_, end = (_Part(0, "", 0), *_parts(shape))
    last = end.atom
    if not end.least:
        return False
    if last.startswith("("):
        return not _is_look(last) and all(map(_ends_words, split(_inside(last))))
    return last in (r"\s", r"\W", r"\b", r"\n") or (_is_literal(last) and not _is_of_word(last[-1]))


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a regular expression without its quantifier."""

    at: int
    atom: str
    least: int
    """How often it stands there at least."""
    quantified: bool = False


@lru_cache(2048)
def _parts(shape: str) -> tuple[_Part, ...]:
    return tuple(_parse(shape))


def _parse(shape: str) -> Iterator[_Part]:
    at = 0
    while at < len(shape):
        end = _end_of_atom(shape, at)
        quantifier = _QUANTIFIER.match(shape, end)
        least = 1
        if quantifier:
            least = (
                int(quantifier[1] or 0) if quantifier[1] is not None else quantifier[0][0] == "+"
            )
        yield _Part(at, shape[at:end], int(least), quantifier is not None)
        at = quantifier.end() if quantifier else end


def _end_of_atom(shape: str, at: int) -> int:
    if shape[at] == "\\":
        return at + 2
    if shape[at] == "[":
        closed = _CLASS.match(shape, at)
        assert closed is not None
        return closed.end()
    if shape[at] != "(":
        return at + 1
    opening = _GROUP.match(shape, at)
    assert opening is not None
    at = opening.end()
    while shape[at] != ")":
        plain = _PLAIN.match(shape, at)
        at = plain.end() if plain else _end_of_atom(shape, at)
    return at + 1

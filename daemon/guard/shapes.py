"""What a regular expression of the tables needs a text to hold, taken from its own letters."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

LONGEST = 6
"""Letters of a word's beginning by which it is known to stand in a text."""

_CLASS = r"\[\^?\]?(?:\\.|[^\]\\])*\]"
_GROUP = r"\((?:\?(?::|P<\w+>|<?[=!]))?"
_PIECE = re.compile(rf"[^\\\[()|]+|\\.|{_CLASS}|([()|])", re.DOTALL)
_TOKEN = re.compile(
    rf"([^\\\[()|.^$?*+{{]+(?![?*+{{]))|({_GROUP})"
    rf"|(?:(\))|(\\.|{_CLASS}|.))((?:[?*+]|\{{(\d*)(?:,\d*)?\}})\??)?",
    re.DOTALL,
)
"""Letters, what opens a group; or what closes one, a class or a sign, with its quantifier."""
_LETTERS = re.compile(r"\w+")
_LITERAL = re.compile(r"[a-z]+")
_LOOKS = ("(?=", "(?!", "(?<=", "(?<!")


class _Part(NamedTuple):
    """A part of a regular expression without its quantifier."""

    atom: str
    """Letters that each stand there once, or a sign; of a group what opens it."""
    least: int = 1
    """How often it stands there at least."""
    quantified: bool = False
    inside: "Sequence[list[_Part]]" = ()
    """The alternatives of a group."""


def split(shape: str) -> Iterator[str]:
    """The alternatives of a regular expression."""
    begin, depth = 0, 0
    for piece in _PIECE.finditer(shape):
        sign = piece[1]
        if sign == "(":
            depth += 1
        elif sign == ")":
            depth -= 1
        elif sign and not depth:
            yield shape[begin : piece.start()]
            begin = piece.end()
    yield shape[begin:]


def required(shape: str) -> tuple[frozenset[str], ...]:
    """Sets of clues: a text that a match of a shape without alternatives is in holds one clue of
    each set.

    A clue is a part of the text, or after `^` how one of its words begins. What cannot be told is
    left out.
    """
    [parts] = _parse(shape)
    return tuple(_required(parts, at_word=False))


def heads(shape: str) -> frozenset[str]:
    r"""What the words begin with that a shape like `\b(?:…)…` is tried at, or nothing."""
    [parts] = _parse(shape)
    if len(parts) < 2 or parts[0].atom != r"\b":
        return frozenset()
    begin = parts[1]
    if begin.atom == "(?:" and not begin.least:
        return frozenset()
    alternatives = begin.inside if begin.atom == "(?:" else [parts[1:]]
    return frozenset(_first_letters(one[0]) if one else "" for one in alternatives)


def rarity(part: frozenset[str]) -> tuple[int, int]:
    """The less, the fewer texts hold one of these clues."""
    return -min(map(len, part)), len(part)


@lru_cache(16)
def _parse(shape: str) -> list[list[_Part]]:
    """The alternatives, each with its parts."""
    open_groups: list[tuple[str, list[list[_Part]]]] = []
    alternatives: list[list[_Part]] = [[]]
    for letters, opening, closing, sign, quantifier, digits in _TOKEN.findall(shape):
        if letters:
            alternatives[-1].append(_Part(letters))
        elif opening:
            open_groups.append((opening, alternatives))
            alternatives = [[]]
        elif sign == "|":
            alternatives.append([])
        else:
            least = int(digits or 0) if quantifier[:1] == "{" else quantifier[:1] in ("", "+")
            inside: Sequence[list[_Part]] = ()
            if closing:
                inside = alternatives
                sign, alternatives = open_groups.pop()
            alternatives[-1].append(_Part(sign, int(least), quantifier != "", inside))
    return alternatives


def _required(parts: list[_Part], *, at_word: bool) -> list[frozenset[str]]:
    """`at_word` says that nothing of a word stands before these parts."""
    found: list[frozenset[str]] = []
    run, starts_word = "", False
    for part in parts:
        literal = _literal(part)
        if literal and part.least:
            starts_word = at_word if not run else starts_word
            run += literal
        if run and (not literal or part.quantified):
            found += _clues(run, starts_word)
            run = ""
        if part.atom[0] == "(" and part.atom not in _LOOKS:
            alternatives = [_required(one, at_word=at_word) for one in part.inside if part.least]
            if alternatives and all(alternatives):
                found.append(frozenset().union(*(min(one, key=rarity) for one in alternatives)))
            at_word = (at_word or part.least > 0) and all(map(_ends_word, part.inside))
        elif part.atom == r"\b":
            at_word = True
        elif part.atom not in _LOOKS:
            at_word = (at_word or part.least > 0) and _is_end(part)
    return [*found, *_clues(run, starts_word)]


def _clues(run: str, starts_word: bool) -> Iterator[frozenset[str]]:
    letters = _LETTERS.match(run)
    if starts_word and letters:
        yield frozenset(["^" + letters[0][:LONGEST]])
    is_word = letters is not None and letters[0] == run
    says_enough = len(run) > 1 or not letters
    if run and not run.isspace() and says_enough and not (starts_word and is_word):
        yield frozenset([run])


def _literal(part: _Part) -> str:
    """The letters and signs that the part stands for, or nothing."""
    atom = part.atom
    if atom[0] == "\\":
        return "" if _is_of_word(atom[1]) else atom[1]
    return "" if atom[0] in ".^$([" else atom


def _first_letters(part: _Part) -> str:
    letters = _LITERAL.match(_literal(part) if part.least else "")
    return letters[0] if letters else ""


def _is_of_word(character: str) -> bool:
    return character.isalnum() or character == "_"


def _ends_word(parts: list[_Part]) -> bool:
    """Whether no word goes on after a match: it ends in white space or a sign."""
    return bool(parts) and parts[-1].least > 0 and _is_end(parts[-1])


def _is_end(part: _Part) -> bool:
    if part.atom[0] == "(":
        return part.atom not in _LOOKS and all(map(_ends_word, part.inside))
    literal = _literal(part)
    if literal:
        return not _is_of_word(literal[-1])
    return part.atom in (r"\s", r"\W", r"\b", r"\n")

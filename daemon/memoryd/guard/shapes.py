"""What a regular expression of the tables needs a text to hold, taken from its own letters."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from memoryd.guard.common_words import COMMON_WORDS

LONGEST = 6
"""Letters of a word's beginning by which it is known to stand in a text."""

HEAD = 4
"""Letters of a word's beginning by which shapes are tried at it."""

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
    r"""How the words begin at which a shape like `\b(?:…)…` is tried, or nothing: up to `HEAD`
    letters of each, two at least."""
    [parts] = _parse(shape)
    if not parts or parts[0].atom != r"\b":
        return frozenset()
    ended, open_end = _beginnings(parts)
    found = ended | open_end
    if min(map(len, found)) < 2:
        return frozenset()
    return frozenset(
        one for one in found if not any(one[:size] in found for size in range(2, len(one)))
    )


def _beginnings(parts: Sequence["_Part"]) -> tuple[set[str], set[str]]:
    """The letters with which matches of these parts begin: those after which no more are asked for,
    and those after which others may follow."""
    ended, open_end = set[str](), {""}
    for part in parts:
        if part.atom in _LOOKS:
            continue
        if part.atom == r"\b":
            ended |= open_end - {""}
            open_end &= {""}
            continue
        if part.atom[0] == "(":
            inside = [_beginnings(one) for one in part.inside]
            last, more = (set[str]().union(*one) for one in zip(*inside, strict=True))
        else:
            literal = _literal(part)
            letters = _LITERAL.match(literal)
            whole = letters is not None and letters[0] == literal
            last, more = (
                (set[str](), {literal}) if whole else ({letters[0] if letters else ""}, set())
            )
        ended |= {before + letters for before in open_end for letters in last}
        taken = {before + letters for before in open_end for letters in more}
        if part.quantified:
            ended |= taken
            open_end = set() if part.least else open_end
        else:
            open_end = taken
        ended |= {letters[:HEAD] for letters in open_end if len(letters) >= HEAD}
        open_end = {letters for letters in open_end if len(letters) < HEAD}
        if not open_end:
            break
    return {letters[:HEAD] for letters in ended}, open_end


def rarity(clues: frozenset[str]) -> float:
    """The less, the fewer texts hold one of these clues."""
    return sum(map(_usual, sorted(clues)))


@cache
def _usual(clue: str) -> float:
    """About how many usual words have the clue, more for few letters; words beside each other are
    less usual than the least usual of them."""
    found: float
    if clue[0] == "^" and len(clue) > 1:
        found = sum(word.startswith(clue[1:]) for word in COMMON_WORDS)
    else:
        words = clue.split() or [clue]
        found = min(sum(word in usual for usual in COMMON_WORDS) for word in words) / len(words)
    return found + _FEW_LETTERS * 0.5 ** len(clue)


_FEW_LETTERS = 16


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
        yield frozenset([run.strip()])


def _literal(part: _Part) -> str:
    """The letters and signs that the part stands for, or nothing."""
    atom = part.atom
    if atom[0] == "\\":
        return "" if _is_of_word(atom[1]) else atom[1]
    return "" if atom[0] in ".^$([" else atom


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

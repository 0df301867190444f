"""What a text has for the classifier: numbers of words, of parts of words and of notions.

A part between white space has its features by itself, whatever stands around it, so that what it
weighs is remembered; only pairs of words and of notions are of the text.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, pairwise
from zlib import crc32

from memoryd.guard.lexicon.notions import NOTIONS
from memoryd.guard.reading import (
    ADDRESS,
    COLON,
    COMMA,
    CREDENTIALS,
    END,
    NUMBER,
    PATH,
    QUOTE,
    read,
)
from memoryd.guard.vocabulary import VOCABULARY

_HASHED = 1 << 19
"""Words and parts of words share so many numbers."""
_KINDS = 96
"""Room for the notions and the signs that count as such."""
_TWOS = _KINDS * _KINDS
_PAIRS = _HASHED + 2 * _KINDS
_TOGETHER = _PAIRS + 2 * _TWOS
FEATURES = _TOGETHER + 2 * _TWOS
"""How many features there are."""

DAMPING = 100
"""So many features more a text counts as having: a short one weighs less."""

_WIDTH = 4
"""Bytes of a character."""
_SIZES = (3 * _WIDTH, 4 * _WIDTH, 5 * _WIDTH)
"""Bytes of the parts of words that count."""
_NEAR, _FAR = 3, 6
"""Words up to which two notions are near, and still a pair."""
_WORD = re.compile(r"\w+|[^\w\s]")
_ONE_DIGIT = str.maketrans("123456789", "000000000")
"""What a number is says nothing, and there are so many."""
_CODE = re.compile(r"(?<![^\W_])(?=[a-z]{0,60}0)[a-z0]{12,}(?![^\W_])")
"""Ids, hashes and keys, of which each has other letters: they say no more than a number."""
_MIXED = 31
_APART = 77
"""Tells pairs with a part between them from the others."""

_NUMBERS = {notion: at for at, notion in enumerate(NOTIONS) if notion != "SKP"}
_SIGNS = (COMMA, COLON, QUOTE, NUMBER, ADDRESS, PATH, CREDENTIALS)
_NOTIONS_OF = {
    code: sorted(_NUMBERS[notion] for notion in notions if notion in _NUMBERS)
    for code, notions in VOCABULARY.notions.items()
} | {sign: [len(NOTIONS) + at] for at, sign in enumerate(_SIGNS)}
_CLAUSE_END = re.compile(f"[{END}{COMMA}{COLON}]")


Ends = tuple[int, int]
"""The numbers of the first and of the last word of a part of a text."""


def simplified(text: str, codes: str) -> tuple[list[str], str]:
    """The parts of a `plain` text between its white space and the codes of its reading, as they
    count: numbers, and ids, are all the same."""
    text = text.translate(_ONE_DIGIT)
    shown = _CODE.sub("0", text) if "0" in text else text
    return shown.split(), codes if shown == text else read(shown).codes


def features(text: str, codes: str) -> list[int]:
    """The numbers of what a `plain` text with the codes of its reading has. Different parts of it
    may have the same one; that one counts for each."""
    parts, codes = simplified(text, codes)
    known = {part: part_features(part) for part in parts}
    return [
        *chain.from_iterable(found for found, _ in known.values()),
        *pair_features([known[part][1] for part in parts]),
        *notion_features(codes),
    ]


def part_features(part: str) -> tuple[set[int], Ends]:
    """Those of a part of a text without white space, and its ends. What it repeats counts once."""
    letters = f" {part} ".encode("utf-32-le", "surrogatepass")
    words = [crc32(word.encode("utf-8", "surrogatepass")) % _HASHED for word in _WORD.findall(part)]
    found = {
        crc32(letters[at : at + size]) % _HASHED
        for size in _SIZES
        for at in range(0, len(letters) - size + 1, _WIDTH)
    }
    found.update(words)
    found.update([_pair(*two) for two in pairwise(words)])
    return found, (words[0], words[-1])


def pair_features(parts: Sequence[Ends]) -> set[int]:
    """Those of the words on both sides of white space, and of the parts on both sides of one, of
    parts with these ends."""
    lasts = [last for _, last in parts]
    firsts = [first for first, _ in parts]
    pairs = {_pair(*two) for two in zip(lasts, firsts[1:], strict=False)}
    pairs.update(
        [_pair(last + _APART, first) for last, first in zip(lasts, firsts[2:], strict=False)]
    )
    return pairs


def _pair(first: int, second: int) -> int:
    return (first * _MIXED + second) % _HASHED


def _named(notions: list[int]) -> int:
    """The number of all the notions of a word together."""
    return crc32(repr(notions).encode()) % _HASHED


_NAMED = {code: _named(notions) for code, notions in _NOTIONS_OF.items()}
_NOTHING = _named([])


def notion_features(codes: str) -> set[int]:
    """Those of the notions, and of what follows each other or stands together."""
    known = _NOTIONS_OF.keys() & codes
    held = _held(known)
    found = {_HASHED + notion for notion in held}
    found.update(map(_NAMED.__getitem__, known))
    found.update(_twos(held, _TOGETHER))
    found.update(*map(_of_clause, set(_CLAUSE_END.split(codes))))
    for sentence in filter(None, codes.split(END)):
        found.add(_NOTHING)
        found.update([_HASHED + _KINDS + notion for notion in _NOTIONS_OF.get(sentence[0], ())])
        found.update(*_near(sentence))
    return found


def _near(sentence: str) -> Iterator[list[int]]:
    """Those of each two words with notions that are a few words apart in a sentence."""
    known = [at for at, code in enumerate(sentence) if code in _NOTIONS_OF]
    for number, at in enumerate(known, 1):
        for behind in known[number : number + _FAR]:
            if behind - at > _FAR:
                break
            yield _of_two(sentence[at] + sentence[behind], _PAIRS + _TWOS * (behind - at > _NEAR))


@lru_cache(8192)
def _of_two(codes: str, table: int) -> list[int]:
    """Those of the notions of a word and of one behind it."""
    first, second = map(_NOTIONS_OF.__getitem__, codes)
    return [table + one * _KINDS + other for one in first for other in second]


@lru_cache(8192)
def _of_clause(codes: str) -> list[int]:
    return _twos(_held(_NOTIONS_OF.keys() & codes), _TOGETHER + _TWOS)


def _held(known: Iterable[str]) -> list[int]:
    """The notions for which known codes stand, in order."""
    return sorted(set[int]().union(*[_NOTIONS_OF[code] for code in known]))


def _twos(held: list[int], table: int) -> list[int]:
    """A number for each two notions, in whatever order they stand."""
    return [table + one * _KINDS + other for one, other in combinations(held, 2)]

"""What a text has for the classifier: numbers of words, of parts of words and of notions."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from memoryd.guard.lexicon.notions import NOTIONS
from memoryd.guard.memo import Memo
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

_HASHED = 1 << 17
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

_PARTS = (3, 4, 5)
_NEAR, _FAR = 3, 6
"""Words up to which two notions are near, and still a pair."""
_WORD = re.compile(r"\w+|[^\w\s]")
_ONE_DIGIT = str.maketrans("123456789", "000000000")
"""What a number is says nothing, and there are so many."""
_CODE = re.compile(r"(?<![^\W_])(?=[a-z]{0,60}0)[a-z0]{12,}(?![^\W_])")
"""Ids, hashes and keys, of which each has other letters: they say no more than a number."""
_MULTIPLIER = np.uint32(0x9E3779B1)

_NUMBERS = {notion: at for at, notion in enumerate(NOTIONS) if notion != "SKP"}
_SIGNS = (COMMA, COLON, QUOTE, NUMBER, ADDRESS, PATH, CREDENTIALS)
_NOTIONS_OF = {
    code: sorted(_NUMBERS[notion] for notion in notions if notion in _NUMBERS)
    for code, notions in VOCABULARY.notions.items()
} | {sign: [len(NOTIONS) + at] for at, sign in enumerate(_SIGNS)}
_CLAUSE_END = re.compile(f"[{END}{COMMA}{COLON}]")
_MOST_NEAR = _FAR * max(map(len, _NOTIONS_OF.values()))


def features(text: str, codes: str) -> NDArray[np.int64]:
    """The numbers, in order, of what a `plain` text with the codes of its reading has."""
    text = text.translate(_ONE_DIGIT)
    shown = _CODE.sub("0", text)
    if shown != text:
        codes = read(shown).codes
    parts = shown.split()
    hashed = _hashed(np.concatenate([*_parts_of_words(parts), *_words(parts)]))
    found = np.concatenate([hashed, np.fromiter(_notions(codes), np.int64)])
    found.sort()
    is_last = np.ones(len(found), np.bool_)
    np.not_equal(found[1:], found[:-1], out=is_last[:-1])
    return found[is_last]


def _parts_of_words(parts: list[str]) -> Iterator[NDArray[np.uint32]]:
    text = f" {' '.join(parts)} "
    letters = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    mixed = letters * _MULTIPLIER
    for length in range(2, max(_PARTS) + 1):
        if len(letters) < length:
            return
        mixed = (mixed[:-1] ^ letters[length - 1 :]) * _MULTIPLIER
        if length in _PARTS:
            yield mixed


def _words(parts: list[str]) -> Iterator[NDArray[np.uint32]]:
    words = np.fromiter(chain.from_iterable(_NUMBERS_OF.each(parts)), np.uint32)
    yield words
    yield words[:-1] * _MULTIPLIER + words[1:]


def _numbers_of(part: str) -> tuple[int, ...]:
    """One for each word and sign of a part of the text."""
    return tuple(crc32(word.encode("utf-8", "surrogatepass")) for word in _WORD.findall(part))


_NUMBERS_OF = Memo(_numbers_of)


def _hashed(numbers: NDArray[np.uint32]) -> NDArray[np.int64]:
    numbers = (numbers ^ (numbers >> np.uint32(15))) * np.uint32(0x2C1B3C6D)
    return ((numbers ^ (numbers >> np.uint32(13))) & np.uint32(_HASHED - 1)).astype(np.int64)


def _named(notions: list[int]) -> int:
    """The number of all the notions of a word together."""
    name = np.array([crc32(repr(notions).encode())], np.uint32)
    return int(_hashed(name * _MULTIPLIER)[0])


_NAMED = {code: _named(notions) for code, notions in _NOTIONS_OF.items()}
_NOTHING = _named([])


def _notions(codes: str) -> set[int]:
    """The numbers of the notions, and of those that follow each other or stand together."""
    found = {_NAMED[code] for code in _NAMED.keys() & codes}
    add = found.add
    for sentence in filter(None, codes.split(END)):
        add(_NOTHING)
        found.update(_HASHED + _KINDS + notion for notion in _NOTIONS_OF.get(sentence[0], ()))
        known = [
            (at, notion)
            for at, code in enumerate(sentence)
            if code in _NOTIONS_OF
            for notion in _NOTIONS_OF[code]
        ]
        for number, (at, notion) in enumerate(known, 1):
            row = _PAIRS + notion * _KINDS
            for behind, other in known[number : number + _MOST_NEAR]:
                distance = behind - at
                if distance > _FAR:
                    break
                if distance:
                    add(row + other + _TWOS * (distance > _NEAR))
    found.update(_HASHED + notion for notion in _held(codes))
    found.update(_twos(codes, _TOGETHER))
    return found.union(*map(_of_clause, set(_CLAUSE_END.split(codes))))


@lru_cache(8192)
def _of_clause(codes: str) -> list[int]:
    return _twos(codes, _TOGETHER + _TWOS)


def _held(codes: str) -> list[int]:
    held: set[int] = set().union(*[_NOTIONS_OF[code] for code in _NOTIONS_OF.keys() & codes])
    return sorted(held)


def _twos(codes: str, table: int) -> list[int]:
    """A number for each two notions that stand somewhere in the codes, in whatever order."""
    return [table + one * _KINDS + other for one, other in combinations(_held(codes), 2)]

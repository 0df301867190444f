"""What a text has for the classifier: numbers of words, of parts of words and of notions."""

import re
from functools import lru_cache
from itertools import combinations
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from memoryd.guard.lexicon.notions import NOTIONS
from memoryd.guard.reading import ADDRESS, COLON, COMMA, CREDENTIALS, END, NUMBER, PATH, QUOTE
from memoryd.guard.vocabulary import VOCABULARY

_HASHED = 1 << 17
"""Words and parts of words share so many numbers."""
_KINDS = 80
"""Room for the notions and the signs that count as such."""
_PAIRS = _HASHED + 2 * _KINDS
_TOGETHER = _PAIRS + 2 * _KINDS * _KINDS
FEATURES = _TOGETHER + 2 * _KINDS * _KINDS
"""How many features there are."""

DAMPING = 100
"""So many features more a text counts as having: a short one weighs less."""

_PARTS = (3, 4, 5)
_NEAR, _FAR = 3, 6
"""Words up to which two notions are near, and still a pair."""
_WORD = re.compile(r"\w+|[^\w\s]")
_SPACE = re.compile(r"\s+")
_MULTIPLIER = np.uint32(0x9E3779B1)

_NONE = _KINDS - 1
"""The number that stands for no notion; it is no feature."""
_NUMBERS = {notion: at for at, notion in enumerate(NOTIONS) if notion != "SKP"}
_SIGNS = {
    sign: len(NOTIONS) + at
    for at, sign in enumerate((COMMA, COLON, QUOTE, NUMBER, ADDRESS, PATH, CREDENTIALS))
}
_CLAUSE_END = re.compile(f"[{END}{COMMA}{COLON}]")
_NOTHING = 0
"""The row of a code that stands for no notion."""


def _rows() -> tuple[dict[str, int], NDArray[np.int64], NDArray[np.uint32]]:
    """For each code a row; for each row the numbers of its notions, and one for all of them."""
    held: list[tuple[str, list[int]]] = [("", [])]
    held += [(sign, [number]) for sign, number in _SIGNS.items()]
    held += [
        (code, sorted(_NUMBERS[notion] for notion in notions if notion in _NUMBERS))
        for code, notions in VOCABULARY.notions.items()
    ]
    rows = np.full((len(held), max(len(numbers) for _, numbers in held)), _NONE)
    for row, (_, numbers) in enumerate(held):
        rows[row, : len(numbers)] = numbers
    names = np.array([crc32(repr(numbers).encode()) for _, numbers in held], np.uint32)
    return {code: at for at, (code, _) in enumerate(held)}, rows, names


_ROW_OF, _HELD, _NAMES = _rows()
_NOTIONS_OF = {code: set(_HELD[row].tolist()) - {_NONE} for code, row in _ROW_OF.items()}


def features(text: str, codes: str) -> NDArray[np.int64]:
    """The numbers, in order, of what a `plain` text with the codes of its reading has."""
    has = np.zeros(FEATURES, dtype=np.bool_)
    _mark_parts(_SPACE.sub(" ", f" {text} "), has)
    _mark_words(text, has)
    _mark_notions(codes, has)
    return np.flatnonzero(has)


def _mark_parts(text: str, has: NDArray[np.bool_]) -> None:
    letters = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype=np.uint32)
    mixed = letters * _MULTIPLIER
    for length in range(2, max(_PARTS) + 1):
        if len(letters) < length:
            return
        mixed = (mixed[:-1] ^ letters[length - 1 :]) * _MULTIPLIER
        if length in _PARTS:
            has[_hashed(mixed)] = True


def _mark_words(text: str, has: NDArray[np.bool_]) -> None:
    words = np.array([_number_of(word) for word in _WORD.findall(text)], dtype=np.uint32)
    has[_hashed(words)] = True
    has[_hashed(words[:-1] * _MULTIPLIER + words[1:])] = True


@lru_cache(32768)
def _number_of(word: str) -> int:
    return crc32(word.encode("utf-8", "surrogatepass"))


def _hashed(numbers: NDArray[np.uint32]) -> NDArray[np.int64]:
    numbers = (numbers ^ (numbers >> np.uint32(15))) * np.uint32(0x2C1B3C6D)
    return ((numbers ^ (numbers >> np.uint32(13))) & np.uint32(_HASHED - 1)).astype(np.int64)


def _mark_notions(codes: str, has: NDArray[np.bool_]) -> None:
    gap = [_NOTHING] * _FAR
    order: list[int] = []
    starts: list[int] = []
    for sentence in codes.split(END):
        if sentence:
            starts.append(len(order))
            order += [_ROW_OF.get(code, _NOTHING) for code in sentence]
            order += gap
    if not order:
        return
    has[_hashed(_NAMES[order] * _MULTIPLIER)] = True
    held = _HELD[order]
    has[_HASHED + held] = True
    has[_HASHED + _KINDS + held[starts]] = True
    known = held != _NONE
    notions, at = held[known], np.repeat(np.arange(len(order)), known.sum(axis=1))
    first = np.searchsorted(at, at, "right")
    count = np.searchsorted(at, at + _FAR, "right") - first  # of those up to _FAR words behind
    left = np.repeat(np.arange(len(at)), count)
    right = np.arange(len(left)) + np.repeat(first - np.cumsum(count) + count, count)
    pairs = _PAIRS + notions[left] * _KINDS + notions[right]
    has[pairs + _KINDS * _KINDS * (at[right] - at[left] > _NEAR)] = True
    has[_HASHED:].reshape(-1, _KINDS)[:, _NONE] = False
    _mark_together(codes, has)


def _mark_together(codes: str, has: NDArray[np.bool_]) -> None:
    """Which two notions the text has, and which two one of its clauses has, in whatever order."""
    clauses = [_notions_of(clause) for clause in set(_CLAUSE_END.split(codes)) if clause]
    _mark_twos(_notions_of(codes), _TOGETHER, has)
    for notions in set(clauses):
        _mark_twos(notions, _TOGETHER + _KINDS * _KINDS, has)


def _mark_twos(notions: frozenset[int], table: int, has: NDArray[np.bool_]) -> None:
    if len(notions) > 1:
        has[table + _twos(notions)] = True


@lru_cache(8192)
def _notions_of(codes: str) -> frozenset[int]:
    return frozenset().union(*(_NOTIONS_OF.get(code, ()) for code in codes))


@lru_cache(8192)
def _twos(notions: frozenset[int]) -> NDArray[np.int64]:
    """The places in a table of pairs of each two of them."""
    return np.array([one * _KINDS + other for one, other in combinations(sorted(notions), 2)])

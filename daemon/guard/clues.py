"""Which of many parts and beginnings of words stand in a text."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_

from memoryd.guard.memo import Memo

_WORD = re.compile(r"\w+")
_GRAM = 3
_SIZES = range(1, _GRAM + 1)
_TEXTS_KEPT = 4
"""A scan asks for the clues of its text as it is, in lower case and `plain`, several times."""


class Clues:
    """Looks for all of them at once, in the parts of a text between its white space.

    A clue is a part of a text, or after `^` how a word begins. Sets of them are numbers with a bit
    for each, since every text is asked for hundreds of sets.
    """

    def __init__(self) -> None:
        self._bits: dict[str, int] = {}
        self._beginnings: dict[str, int] = {}
        self._lengths = range(0)
        """How many letters the beginnings have."""
        self._inside: dict[str, list[tuple[str, int]]] = {}
        """The other clues without spaces, with their bits, by their first letters."""
        self._spaced: dict[int, list[tuple[int, int, str]]] = {}
        """The clues with spaces, with the bits of their words; by that of the longest of these."""
        self._any_spaced = 0
        self._held = Memo(self._held_by)
        self.find = lru_cache(_TEXTS_KEPT)(self._find)
        """The number of those that a text holds. Linear in the text."""

    def add(self, clues: Iterable[str]) -> None:
        """Look for these as well."""
        for clue in sorted(set(clues) - self._bits.keys()):
            words = _words(clue) if " " in clue else frozenset[str]()
            self._add_whole(words or {clue})
            if words:
                bit = self._bits.setdefault(clue, 1 << len(self._bits))
                longest = self._bits[max(words, key=len)]
                self._spaced.setdefault(longest, []).append((self.bits(words), bit, clue))
                self._any_spaced |= longest
        lengths = set(map(len, self._beginnings))
        self._lengths = range(min(lengths), max(lengths) + 1) if lengths else range(0)
        self._held = Memo(self._held_by)
        self.find.cache_clear()

    def _add_whole(self, clues: Iterable[str]) -> None:
        for clue in sorted(clues):
            if clue in self._bits:
                continue
            bit = self._bits[clue] = 1 << len(self._bits)
            if clue[0] == "^":
                self._beginnings[clue[1:]] = bit
            else:
                self._inside.setdefault(clue[:_GRAM], []).append((clue, bit))

    def bits(self, clues: Iterable[str]) -> int:
        """The number of a set of clues."""
        return reduce(or_, map(self._bits.__getitem__, clues), 0)

    def _find(self, text: str) -> int:
        found = reduce(or_, self._held.each(set(text.split())), 0)
        for longest in each_bit(found & self._any_spaced):
            for words, bit, clue in self._spaced[longest]:
                if found & words == words and clue in text:
                    found |= bit
        return found

    def _held_by(self, part: str) -> int:
        found = 0
        for word in _WORD.findall(part):
            for length in self._lengths:
                found |= self._beginnings.get(word[:length], 0)
        for at in range(len(part)):
            for size in _SIZES:
                for clue, bit in self._inside.get(part[at : at + size], ()):
                    if part.startswith(clue, at):
                        found |= bit
        return found


CLUES = Clues()
"""Those of the whole guard: a text is looked through once for all."""


def each_bit(bits: int) -> Iterator[int]:
    """The bits of a number, from the lowest on."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest


def _words(clue: str) -> frozenset[str]:
    """The words of a clue; no short ones beside a longer, since they are in most texts."""
    words = clue.split()
    longest = max(map(len, words))
    return frozenset(word for word in words if len(word) >= min(longest, _GRAM))

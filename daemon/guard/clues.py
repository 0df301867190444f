"""Which of many parts and beginnings of words stand in a text."""

import re
from collections.abc import Collection, Iterable, Iterator
from functools import reduce
from itertools import chain
from operator import or_

from memoryd.guard.memo import Memo

_WORD = re.compile(r"\w+")
_GRAM = 3


class Clues:
    """Looks for all of them at once, in the parts of a text between its white space.

    A clue is a part of a text, or after `^` how a word begins. Sets of them are numbers with a bit
    for each, since every text is asked for hundreds of sets.
    """

    def __init__(self, clues: Collection[str]) -> None:
        spaced = {clue: _words(clue) for clue in clues if " " in clue}
        whole = frozenset(chain(clues, *spaced.values())) - spaced.keys()
        self._bits = {clue: 1 << at for at, clue in enumerate(sorted({*whole, *spaced}))}
        self._spaced: dict[int, list[tuple[int, int, str]]] = {}
        """The clues with spaces, with the bits of their words; by that of the longest of these."""
        for clue, words in spaced.items():
            longest = self._bits[max(words, key=len)]
            row = self.bits(words), self._bits[clue], clue
            self._spaced.setdefault(longest, []).append(row)
        self._any_spaced = sum(self._spaced)
        self._beginnings = {clue: self._bits[clue] for clue in whole if clue[0] == "^"}
        self._longest = max(map(len, self._beginnings), default=0)
        self._inside: dict[str, list[str]] = {}
        """The rest by their first letters."""
        for clue in whole - self._beginnings.keys():
            self._inside.setdefault(clue[:_GRAM], []).append(clue)
        letters = "".join(sorted(set().union(*self._inside)))
        self._run = re.compile(f"[{re.escape(letters)}]+")
        """Characters that the first letters of clues are made of."""
        self._held = Memo(self._held_by)

    def bits(self, clues: Iterable[str]) -> int:
        """The number of a set of clues."""
        return reduce(or_, map(self._bits.__getitem__, clues), 0)

    def find(self, text: str) -> int:
        """The number of those that the text holds. Linear in the text."""
        found = reduce(or_, self._held.each(set(text.split())), 0)
        for longest in each_bit(found & self._any_spaced):
            for words, bit, clue in self._spaced[longest]:
                if found & words == words and clue in text:
                    found |= bit
        return found

    def _held_by(self, part: str) -> int:
        grams = {run[at : at + _GRAM] for run in self._run.findall(part) for at in range(len(run))}
        grams.update([gram[:size] for gram in grams for size in range(1, _GRAM)])
        begun = {
            "^" + word[:length]
            for word in _WORD.findall(part)
            for length in range(1, min(self._longest, len(word) + 1))
        }
        return reduce(
            or_, (self._beginnings[clue] for clue in self._beginnings.keys() & begun), 0
        ) | self.bits(
            clue
            for gram in self._inside.keys() & grams
            for clue in self._inside[gram]
            if clue in part
        )


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

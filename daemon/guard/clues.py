"""Which of many parts and beginnings of words stand in a text, as bits of one number."""

import re
from collections.abc import Collection
from functools import reduce
from itertools import chain
from operator import or_

from memoryd.guard.memo import Memo

_WORD = re.compile(r"\w+")
_GRAM = 3


class Clues:
    """Looks for all of them at once, in the parts of a text between its white space.

    A clue is a part of a text, or after `^` how a word begins.
    """

    def __init__(self, clues: Collection[str]) -> None:
        cores = {clue: _pieces(clue) for clue in clues if " " in clue}
        whole = [*chain(*cores.values()), *(clue for clue in clues if clue not in cores)]
        self._bits = {clue: 1 << at for at, clue in enumerate(dict.fromkeys([*whole, *cores]))}
        self._asked = self.bits(clues)
        self._spaced = [(clue, self.bits([clue]), self.bits(held)) for clue, held in cores.items()]
        """The clues with spaces, and the pieces of each."""
        self._beginnings = {clue[1:]: self._bits[clue] for clue in whole if clue[0] == "^"}
        self._longest = max(map(len, self._beginnings), default=0)
        self._inside: dict[str, list[tuple[str, int]]] = {}
        """The clues without spaces that are no beginnings, by their first letters."""
        for clue in dict.fromkeys(whole):
            if clue[0] != "^":
                self._inside.setdefault(clue[:_GRAM], []).append((clue, self._bits[clue]))
        self._held = Memo(self._held_by)

    def bits(self, clues: Collection[str]) -> int:
        """These clues as `find` tells them."""
        return reduce(or_, (self._bits[clue] for clue in clues), 0)

    def find(self, text: str) -> int:
        """Those that the text holds. Linear in the text."""
        found = reduce(or_, self._held.each(set(text.split())), 0)
        for clue, bit, pieces in self._spaced:
            if found & pieces == pieces and clue in text:
                found |= bit
        return found & self._asked

    def _held_by(self, part: str) -> int:
        bits = 0
        for word in _WORD.findall(part):
            for length in range(1, min(self._longest, len(word)) + 1):
                bits |= self._beginnings.get(word[:length], 0)
        for at in range(len(part)):
            for size in range(1, _GRAM + 1):
                for clue, bit in self._inside.get(part[at : at + size], ()):
                    if part.startswith(clue, at):
                        bits |= bit
        return bits


def _pieces(clue: str) -> list[str]:
    """The words of a clue, but for short ones beside a longer: they are in most texts."""
    pieces = clue.split()
    longest = max(map(len, pieces))
    return [piece for piece in pieces if len(piece) >= min(longest, _GRAM)]

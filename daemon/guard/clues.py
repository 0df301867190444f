"""Which of many parts and beginnings of words stand in a text."""

import re
from collections.abc import Collection
from itertools import chain

from memoryd.guard.memo import Memo

_WORD = re.compile(r"\w+")
_GRAM = 3


class Clues:
    """Looks for all of them at once, in the parts of a text between its white space.

    A clue is a part of a text, or after `^` how a word begins.
    """

    def __init__(self, clues: Collection[str]) -> None:
        self._clues = frozenset(clues)
        self._spaced: dict[str, list[tuple[str, frozenset[str]]]] = {}
        """The clues with spaces, with their words; by the longest of these."""
        for clue in clues:
            if " " in clue:
                words = _words(clue)
                self._spaced.setdefault(max(words, key=len), []).append((clue, words))
        pieces = (words for spaced in self._spaced.values() for _, words in spaced)
        whole = frozenset(chain(*pieces, (clue for clue in clues if " " not in clue)))
        self._beginnings = frozenset(clue for clue in whole if clue[0] == "^")
        self._longest = max(map(len, self._beginnings), default=0)
        self._inside: dict[str, list[str]] = {}
        """The rest by their first letters."""
        for clue in whole - self._beginnings:
            self._inside.setdefault(clue[:_GRAM], []).append(clue)
        letters = "".join(sorted(set().union(*self._inside)))
        self._run = re.compile(f"[{re.escape(letters)}]+")
        """Characters that the first letters of clues are made of."""
        self._held = Memo(self._held_by)

    def find(self, text: str) -> frozenset[str]:
        """Those that the text holds. Linear in the text."""
        found = set(chain.from_iterable(self._held.each(set(text.split()))))
        for word in self._spaced.keys() & found:
            for clue, words in self._spaced[word]:
                if words <= found and clue in text:
                    found.add(clue)
        return self._clues & found

    def _held_by(self, part: str) -> tuple[str, ...]:
        grams = {run[at : at + _GRAM] for run in self._run.findall(part) for at in range(len(run))}
        grams.update([gram[:size] for gram in grams for size in range(1, _GRAM)])
        begun = {
            "^" + word[:length]
            for word in _WORD.findall(part)
            for length in range(1, min(self._longest, len(word) + 1))
        }
        return (
            *(self._beginnings & begun),
            *(
                clue
                for gram in self._inside.keys() & grams
                for clue in self._inside[gram]
                if clue in part
            ),
        )


def _words(clue: str) -> frozenset[str]:
    """The words of a clue; no short ones beside a longer, since they are in most texts."""
    words = clue.split()
    longest = max(map(len, words))
    return frozenset(word for word in words if len(word) >= min(longest, _GRAM))

"""Which of many parts and beginnings of words stand in a text."""

import re
from collections.abc import Collection
from functools import lru_cache

_LONGEST_KEPT = 48
_WORD = re.compile(rf"\w{{1,{_LONGEST_KEPT}}}")
_LONG_WORD = re.compile(rf"\w{{{_LONGEST_KEPT + 1},}}")
_LETTERS = re.compile(r"[a-z0-9]+")
_GRAM = 3
_NOTHING: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())


class Clues:
    """Looks for all of them word by word; what a word holds is remembered.

    A clue is a part of a text, or after `^` how a word begins.
    """

    def __init__(self, clues: Collection[str]) -> None:
        parts = frozenset(clue for clue in clues if clue[0] != "^")
        self._beginnings = frozenset(clue for clue in clues if clue[0] == "^")
        self._longest = max(map(len, self._beginnings), default=1) - 1
        self._cores: dict[str, list[str]] = {}
        """The longest run of letters in parts, by their first three; the shorter by themselves."""
        self._parts: dict[str, list[str]] = {}
        """Core to parts; "" to the parts without letters."""
        for part in parts:
            core = max(_LETTERS.findall(part), key=len, default="")
            if core and core not in self._parts:
                self._cores.setdefault(core[:_GRAM], []).append(core)
            self._parts.setdefault(core, []).append(part)
        self._held = lru_cache(65536)(self._held_by)

    def find(self, text: str) -> set[str]:
        """Those that the text holds. Linear in the text."""
        words = set(_WORD.findall(text))
        held = set(map(self._held, words))
        held.discard(_NOTHING)
        if any(len(word) == _LONGEST_KEPT for word in words):
            held.update(map(self._held_by, set(_LONG_WORD.findall(text))))
        begun = set().union(*(one[0] for one in held))
        cores = {"", *(core for one in held for core in one[1])}
        parts = (part for core in self._parts.keys() & cores for part in self._parts[core])
        return begun.union(part for part in parts if part in text)

    def _held_by(self, word: str) -> tuple[frozenset[str], frozenset[str]]:
        """The beginnings that are the word's, and the cores in it."""
        begun = ("^" + word[:length] for length in range(1, self._longest + 1))
        grams = {word[at : at + size] for size in range(1, _GRAM + 1) for at in range(len(word))}
        cores = (core for gram in self._cores.keys() & grams for core in self._cores[gram])
        return self._beginnings.intersection(begun), frozenset(
            core for core in cores if core in word
        )

"""Which of many sets of parts and beginnings of words a text holds one of."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_

import ahocorasick

from memoryd.guard.memo import Memo

_LONG_WORD = 3
_TEXTS_KEPT = 4
"""A scan asks for the clues of its text as it is, in lower case and `plain`, several times."""


_SIGN = re.compile(r"[\d@#$%^&*+=~€£|!\\]|\?\S|[.\-_–—·•−/|]{2}")
"""A digit, or a sign that stands for something in codes, passwords and disguises, and does not just
end a word or join two."""


class Clues:
    """Looks for all of them at once, in the parts of a text between its white space.

    A clue is a part of a text, without white space at its ends, or after `^` how a word begins. Each
    set of clues that somebody asks for has a bit, and so has each trait that a part of a text can
    have by itself: what a text holds is one number.
    """

    def __init__(self) -> None:
        self._sets: dict[frozenset[str], int] = {}
        self._with: dict[str, int] = {}
        """By clue, the bits of the sets that it is in."""
        self._spaced: dict[int, list[tuple[int, str]]] = {}
        """The clues with spaces, with the bits of their words; by the place of the bit of the
        longest of these."""
        self._any_spaced = 0
        self._traits: dict[Callable[[str], bool], int] = {}
        self._traits_of_letters: dict[Callable[[str], bool], int] = {}
        self._bits = 0
        self._forget()

    def add(self, clues: Iterable[str]) -> int:
        """Look for these as well. The bit of a text that holds one of them; 0 for none at all."""
        wanted = frozenset(clues)
        bit = self._sets.get(wanted, 0)
        if wanted and not bit:
            bit = self._sets[wanted] = self._new_bit()
            for clue in wanted:
                if clue not in self._with:
                    self._add_clue(clue)
                self._with[clue] |= bit
            self._forget()
        return bit

    def add_trait(self, has: Callable[[str], bool], *, of_letters: bool = False) -> int:
        """Look for parts like this as well: with a digit or a sign of codes, or `of_letters`, too.
        The bit of a text that has one."""
        traits = self._traits_of_letters if of_letters else self._traits
        if has not in traits:
            traits[has] = self._new_bit()
            self._forget()
        return traits[has]

    def _add_clue(self, clue: str) -> None:
        self._with[clue] = 0
        if " " in clue:
            words = _words(clue)
            longest = self.add([max(words, key=len)])
            needed = reduce(or_, (self.add([word]) for word in words))
            self._spaced.setdefault(place(longest), []).append((needed, clue))
            self._any_spaced |= longest

    def _new_bit(self) -> int:
        self._bits += 1
        return 1 << (self._bits - 1)

    def _forget(self) -> None:
        self._held = Memo(self._held_by)
        self._automaton: ahocorasick.Automaton | None = None
        self.find = lru_cache(_TEXTS_KEPT)(self._find)
        """The bits of the sets and the traits that a text holds. Linear in the text."""

    def _find(self, text: str) -> int:
        found = reduce(or_, self._held.each(set(text.split())), 0)
        for longest in places(found & self._any_spaced):
            for words, clue in self._spaced[longest]:
                if found & words == words and clue in text:
                    found |= self._with[clue]
        return found

    def _held_by(self, part: str) -> int:
        automaton = self._automaton
        if automaton is None:
            automaton = self._automaton = self._made()
        found = 0
        hits = automaton.iter(part) if len(automaton) else ()
        for last, (length, inside, beginning) in hits:
            found |= inside
            if beginning and (last < length or not _is_of_word(part[last - length])):
                found |= beginning
        for has, bit in self._traits_of_letters.items():
            if has(part):
                found |= bit
        if not part.isalpha() and _SIGN.search(part):
            for has, bit in self._traits.items():
                if has(part):
                    found |= bit
        return found

    def _made(self) -> ahocorasick.Automaton:
        """What finds all clues without spaces in one pass: each with its length, the bits of the
        sets that it is in, and of those that it is in where a word begins with it."""
        bits: dict[str, tuple[int, int]] = {}
        for clue, sets in self._with.items():
            begins = len(clue) > 1 and clue[0] == "^"
            letters = clue[1:] if begins else clue
            inside, beginning = bits.get(letters, (0, 0))
            bits[letters] = (inside, sets) if begins else (sets, beginning)
        automaton = ahocorasick.Automaton()
        for letters, (inside, beginning) in bits.items():
            if " " not in letters:
                automaton.add_word(letters, (len(letters), inside, beginning))
        automaton.make_automaton()
        return automaton


def _is_of_word(character: str) -> bool:
    """Whether a word does not begin behind this character."""
    return character.isalnum() or character == "_"


CLUES = Clues()
"""Those of the whole guard: a text is looked through once for all."""


def place(bit: int) -> int:
    """Which bit of a number a single one is."""
    return bit.bit_length() - 1


def places(bits: int) -> Iterator[int]:
    """Which bits of a number are set, from the highest on."""
    while bits:
        highest = bits.bit_length() - 1
        yield highest
        bits ^= 1 << highest


def _words(clue: str) -> list[str]:
    """The words of a clue, as clues of their own: what stands behind a space begins a word. No short
    ones beside a longer, since they are in most texts."""
    first, *others = clue.split()
    words = [first, *(f"^{word}" for word in others)]
    longest = max(map(len, words))
    return [word for word in words if len(word) >= min(longest, _LONG_WORD)]

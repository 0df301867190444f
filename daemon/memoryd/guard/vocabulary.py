"""From a word to the notions it may stand for, in any of the languages."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from memoryd.guard.lexicon import (
    africa,
    balkans_cyrillic,
    baltic,
    basque_maltese,
    caucasus,
    celtic,
    east_asia,
    english,
    germanic,
    mainland_southeast_asia,
    near_east,
    romance,
    slavic,
    south_asia,
    south_slavic,
    southeast_asia,
    steppe,
)
from memoryd.guard.lexicon.decisions.languages import LANGUAGES as DECISIONS
from memoryd.guard.lexicon.notions import NOTIONS
from memoryd.guard.lexicon.schemes.languages import LANGUAGES as SCHEMES
from memoryd.guard.lexicon.secrecy.languages import LANGUAGES as SECRECY
from memoryd.guard.views import bare, plain

UNSPACED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u9fff"
"""Scripts written without spaces, as the inside of a class in a regular expression."""

_FIRST_CODE = 0xE000
_HEAD = 2
_ONE_CHARACTER = (1,)
_LANGUAGES = (
    english,
    romance,
    germanic,
    slavic,
    south_slavic,
    balkans_cyrillic,
    baltic,
    near_east,
    caucasus,
    south_asia,
    southeast_asia,
    east_asia,
    africa,
    celtic,
    basque_maltese,
    mainland_southeast_asia,
    steppe,
    *DECISIONS,
    *SCHEMES,
    *SECRECY,
)
_IS_HANGUL = re.compile("[\uac00-\ud7a3]{2,}$")
_IS_UNSPACED = re.compile(f"[{UNSPACED}]|{_IS_HANGUL.pattern}")


@dataclass(slots=True)
class Vocabulary:
    """Every word with a code: one private character for each set of notions that occurs."""

    exact: dict[str, str] = field(default_factory=dict)
    prefixes: dict[str, str] = field(default_factory=dict)
    lengths: dict[str, list[int]] = field(default_factory=dict)
    """How long the prefixes are that begin with two characters, the longest first."""
    phrases: dict[str, dict[str, list[tuple[tuple[str, ...], str]]]] = field(default_factory=dict)
    """By first and second word: all the words that follow the first, and the code of the whole;
    the longest first. A second word that ends in `*` is under `*`."""
    unspaced: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """By first character: the words in scripts without spaces, and Korean ones, for texts that
    leave the spaces out, with their codes, longest first."""
    notions: dict[str, frozenset[str]] = field(default_factory=dict)
    """Code to notions."""

    @property
    def skipped(self) -> frozenset[str]:
        """The codes of words that count for nothing."""
        return frozenset(code for code, held in self.notions.items() if held == {"SKP"})

    def codes(self, notion: str) -> str:
        """Every code that may stand for the notion."""
        return "".join(code for code, held in self.notions.items() if notion in held)


def _entries() -> Iterator[tuple[str, str]]:
    for language in _LANGUAGES:
        for notion, words in language.WORDS.items():
            for word in plain(bare(words)).split():
                spaced = word.replace("_", " ").strip()
                if spaced.strip("* "):
                    yield spaced, notion


def _collect() -> Mapping[str, int]:
    """Each word with its notions: bit N is the Nth of `NOTIONS`."""
    bits = {notion: 1 << at for at, notion in enumerate(NOTIONS)}
    held: dict[str, int] = {}
    for word, notion in _entries():
        held[word] = held.get(word, 0) | bits[notion]
    prefixes = {word[:-1]: notions for word, notions in held.items() if word.endswith("*")}
    for word in held:
        for length in range(2, len(word)):
            held[word] |= prefixes.get(word[:length], 0)
    return held


def _load() -> Vocabulary:
    vocabulary = Vocabulary()
    codes: dict[int, str] = {}
    for word, notions in _collect().items():
        code = codes.setdefault(notions, chr(_FIRST_CODE + len(codes)))
        first, *rest = word.split(" ")
        if rest:
            second = "*" if rest[0].endswith("*") else rest[0]
            seconds = vocabulary.phrases.setdefault(first, {})
            seconds.setdefault(second, []).append((tuple(rest), code))
            continue
        stem = word.removesuffix("*")
        (vocabulary.exact if stem == word else vocabulary.prefixes)[stem] = code
        if _IS_UNSPACED.search(stem) if stem == word else _IS_HANGUL.match(stem):
            vocabulary.unspaced.setdefault(stem[0], []).append((stem, code))
    for seconds in vocabulary.phrases.values():
        for phrases in seconds.values():
            phrases.sort(key=lambda phrase: -len(phrase[0]))
    for stem in sorted(vocabulary.prefixes, key=len, reverse=True):
        lengths = vocabulary.lengths.setdefault(stem[:_HEAD], [])
        if len(stem) not in lengths:
            lengths.append(len(stem))
    for head, lengths in vocabulary.lengths.items():
        if len(head) == _HEAD and head[0] in vocabulary.prefixes:
            lengths.append(1)
    for words in vocabulary.unspaced.values():
        words.sort(key=lambda one: -len(one[0]))
    vocabulary.notions = {
        code: frozenset(notion for at, notion in enumerate(NOTIONS) if notions >> at & 1)
        for notions, code in codes.items()
    }
    return vocabulary


VOCABULARY = _load()


def code_of(word: str) -> str:
    """The code of a word of the vocabulary, by itself or by how it begins; else ""."""
    exact = VOCABULARY.exact.get(word)
    if exact:
        return exact
    for length in VOCABULARY.lengths.get(word[:_HEAD], _ONE_CHARACTER):
        code = VOCABULARY.prefixes.get(word[:length])
        if code:
            return code
    return ""

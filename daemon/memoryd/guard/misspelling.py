"""English words behind a slip of the pen, or what looks like one: transposed, missing, doubled or
scrambled letters, no spaces."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain

from memoryd.guard.clues import CLUES
from memoryd.guard.common_words import COMMON_WORDS
from memoryd.guard.lexicon import english

_CORE = [
    "ignore",
    "ignoring",
    "disregard",
    "forget",
    "override",
    "bypass",
    "previous",
    "previously",
    "earlier",
    "preceding",
    "instruction",
    "instructions",
    "directive",
    "directives",
    "guideline",
    "guidelines",
    "prompt",
    "prompts",
    "system",
    "reveal",
    "restrictions",
    "restriction",
    "unrestricted",
    "password",
    "passwords",
    "credentials",
    "everything",
    "safety",
    "assistant",
    "disable",
    "confirmation",
    "developer",
    "commands",
    "execute",
    "message",
    "messages",
    "pretend",
    "unfiltered",
    "uncensored",
    "secret",
    "secrets",
    "conversation",
    "without",
    "safeguards",
    "filters",
    "instructed",
    "original",
    "initial",
    "hidden",
    "repeat",
    "display",
    "output",
    "guardrails",
    "permission",
]
_SHORT_WORDS = [
    "i",
    "a",
    "an",
    "the",
    "to",
    "of",
    "all",
    "any",
    "and",
    "as",
    "be",
    "you",
    "your",
    "is",
    "are",
    "now",
    "my",
    "me",
    "in",
    "on",
    "it",
    "this",
    "that",
    "with",
    "from",
    "for",
    "or",
    "do",
    "not",
    "no",
    "new",
    "act",
    "like",
    "rule",
    "rules",
    "above",
    "prior",
    "show",
    "print",
    "send",
    "out",
    "who",
    "what",
    "was",
    "were",
    "been",
    "before",
    "told",
    "given",
    "tell",
    "user",
    "will",
    "must",
    "can",
    "please",
    "just",
    "then",
    "so",
    "if",
    "have",
    "has",
    "had",
]
_REAL_WORDS = frozenset(
    [
        "provision",
        "instructor",
        "instructors",
        "injection",
        "infection",
        "direction",
        "construction",
        "forged",
        "massage",
        "massages",
        "passage",
        "passages",
        "assistance",
        "infected",
        "prompted",
        "prompter",
        "sister",
        "preview",
        "reverse",
        "commander",
        "commends",
        "pretender",
        "signore",
        "secretes",
        "bypassed",
        "filtered",
        "unfiltered",
        "display",
        "displays",
        "replay",
        "misplay",
        "commends",
        "ordinal",
        "marginal",
        "intended",
        "systems",
        "assistants",
        "restricted",
        "directed",
        "perspective",
    ]
)
_LONGEST_WORD = 16
_LONGEST_RUN = 400


def _without_one(word: str) -> Iterator[str]:
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]


def _swapped(word: str) -> Iterator[str]:
    for at in range(len(word) - 1):
        yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]


class _Scrambled:
    """Words that are known by their letters, in whatever order the inner ones are."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words: dict[str, str] = {}
        self._lengths: dict[str, int] = {}
        """By the first and the last letter, a bit for each length: most words are none of these."""
        for word in words:
            self._words.setdefault(self._in_order(word), word)
            ends = word[0] + word[-1]
            self._lengths[ends] = self._lengths.get(ends, 0) | 1 << len(word)

    def find(self, scrambled: str) -> str:
        """The first of the words with these letters, two at least, or ""."""
        length = len(scrambled)
        if not self._lengths.get(scrambled[:: length - 1], 0) >> length & 1:
            return ""
        return self._words.get(self._in_order(scrambled), "")

    @staticmethod
    def _in_order(word: str) -> str:
        return word[0] + "".join(sorted(word[1:-1])) + word[-1]


_SCRAMBLED_TOO = ["your", "rules", "prior", "above", "reveal", "print", "every", "follow", "obey"]
_SCRAMBLED = _Scrambled([*_CORE, *_SCRAMBLED_TOO])
_SLIPS: dict[str, str] = {}
for _word in _CORE:
    _SLIPS.setdefault(_word, _word)
    for _slip in _without_one(_word):
        if len(_slip) > 4:
            _SLIPS.setdefault(_slip, _word)
    for _slip in _swapped(_word):
        _SLIPS.setdefault(_slip, _word)
for _word in _SCRAMBLED_TOO:
    for _slip in _swapped(_word):
        _SLIPS.setdefault(_slip, _word)

_DICTIONARY = frozenset(
    word
    for words in english.WORDS.values()
    for word in words.split()
    if word.isalpha() and len(word) > 3
) | frozenset(_CORE + _SHORT_WORDS)


def corrected(word: str) -> str:
    """The word of attacks that this misspells, or ""."""
    if len(word) < 4 or len(word) > _LONGEST_WORD or word in _REAL_WORDS:
        return ""
    found = _SCRAMBLED.find(word) or _SLIPS.get(word, "")
    if found or len(word) < 6:
        return found
    for slip in _without_one(word):
        found = _SLIPS.get(slip, "")
        if found and abs(len(found) - len(word)) <= 1:
            return found
    return ""


_MOST_UNKNOWN = 0.15


def segmented(word: str) -> list[str]:
    """A long word cut into three or more known words, nearly without rest; else nothing."""
    parts: list[str] = []
    at, unknown, known, word = 0, 0, 0, word[:_LONGEST_RUN]
    while at < len(word):
        for length in range(min(_LONGEST_WORD, len(word) - at), 0, -1):
            if word[at : at + length] in _DICTIONARY:
                if unknown < at:
                    parts.append(word[unknown:at])
                parts.append(word[at : at + length])
                at += length
                known += length
                unknown = at
                break
        else:
            at += 1
            if at - known > _MOST_UNKNOWN * len(word):
                return []
    if len(parts) < 3 or len(word) < 3.5 * len(parts):
        return []
    return [*parts, word[unknown:]] if unknown < len(word) else parts


_LATIN_WORD = re.compile(r"[a-z][a-z']{2,14}[a-z]")
_SPELT_RIGHT = _DICTIONARY.union(
    COMMON_WORDS, _REAL_WORDS, ["don't", "can't", "won't", "isn't", "you're", "they're", "doesn't"]
)
_UNSCRAMBLED = _Scrambled(sorted(_SPELT_RIGHT - _REAL_WORDS))
_SCRAMBLED_ON_PURPOSE = 3
"""So many words with their inner letters in another order, and nobody slipped."""


def unscrambled(text: str) -> str:
    """The `plain` text with the scrambled English words in it put right, if they are several."""
    if not CLUES.find(text) & _SCRAMBLED_BIT:
        return text
    right = dict(chain.from_iterable(map(_right_words, set(text.split()))))
    if len(right) < _SCRAMBLED_ON_PURPOSE:
        return text
    return _LATIN_WORD.sub(lambda word: right.get(word[0], word[0]), text)


def _right_words(part: str) -> list[tuple[str, str]]:
    """The words of a part of a text whose inner letters an English word has in another order, each
    with that."""
    return [
        (word, right)
        for word in _LATIN_WORD.findall(part)
        if word not in _SPELT_RIGHT and (right := _UNSCRAMBLED.find(word))
    ]


_SCRAMBLED_BIT = CLUES.add_trait(lambda part: bool(_right_words(part)), of_letters=True)

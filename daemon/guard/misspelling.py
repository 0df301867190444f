"""Words of attacks behind a slip of the pen: transposed, missing or doubled letters, no spaces."""

from collections.abc import Iterator

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


def _scrambled(word: str) -> str:
    return word[0] + "".join(sorted(word[1:-1])) + word[-1]


_SLIPS: dict[str, str] = {}
_SCRAMBLED: dict[str, str] = {}
for _word in _CORE:
    _SLIPS.setdefault(_word, _word)
    for _slip in _without_one(_word):
        if len(_slip) > 4:
            _SLIPS.setdefault(_slip, _word)
    for _slip in _swapped(_word):
        _SLIPS.setdefault(_slip, _word)
    _SCRAMBLED.setdefault(_scrambled(_word), _word)
for _word in ("your", "rules", "prior", "above", "reveal", "print", "every", "follow", "obey"):
    _SCRAMBLED.setdefault(_scrambled(_word), _word)
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
    found = _SCRAMBLED.get(_scrambled(word)) or _SLIPS.get(word)
    if found or len(word) < 6:
        return found or ""
    for slip in _without_one(word):
        found = _SLIPS.get(slip)
        if found and abs(len(found) - len(word)) <= 1:
            return found
    return ""


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
    if known < 0.85 * len(word) or len(parts) < 3 or len(word) < 3.5 * len(parts):
        return []
    return [*parts, word[unknown:]] if unknown < len(word) else parts

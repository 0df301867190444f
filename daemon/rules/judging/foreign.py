"""Rules in languages that the reader has no words of: whom they name stays open."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.known_names import NOT_NAMES
from memoryd.rules.judging.vocabulary import (
    CLASS_NOUNS,
    CONJUNCTIONS,
    FILLER,
    GENERIC_NOUNS,
    NEGATOR,
)

_WORD = re.compile(r"(?<![\w./@#-])[^\W\d_]+(?![\w@/]|\.\w)")
_MANY_LANGUAGES_NO = frozenset({"ne", "nie", "no"})
"""Negations that stand in languages beside those of the reader as well."""
_KNOWN = FILLER | CONJUNCTIONS | GENERIC_NOUNS | NOT_NAMES | CLASS_NOUNS
_BANNING = frozenset(
    {"leave", "left", "alone", "untouched", "unchanged", "stay", "stays", "keep", "off", "limits"}
    | {"taboo", "lass", "lasst", "finger", "ruhe", "deja", "tranquilo", "laisse", "tranquille"}
)
"""Words by which a ban has no negation: "leave it alone"."""
_FEWEST = 2


def is_foreign(text: str) -> bool:
    """Whether a rule's text has neither a negation nor a verb that is known, and hardly a word.

    Its first word may be capitalised for no other reason than that, and its names may have
    endings: "Nikdy nepiš Sáře" names neither Nikdy nor a Sáře.
    """
    if any(found[0].casefold() not in _MANY_LANGUAGES_NO for found in NEGATOR.finditer(text)):
        return False
    words = [
        found[0].casefold()
        for found in _WORD.finditer(text)
        if not found.start() or not found[0][0].isupper()
    ]
    if any(class_of(word) for word in words if len(word) > 1) or not _BANNING.isdisjoint(
        text.casefold().split()
    ):
        return False
    unknown = [word for word in words if word not in _KNOWN]
    return len(unknown) >= _FEWEST and 2 * len(unknown) > len(words)

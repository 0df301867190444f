"""Rules in languages that the reader has no words of, whose names stay open, and tools that are
named in another language than English."""

import re
from functools import lru_cache

from memoryd.rules.judging.actions import GENERIC, class_of
from memoryd.rules.judging.known_names import NOT_NAMES
from memoryd.rules.judging.languages.argument_names import DEEDS_IN_NAMES, LOOKING_IN_NAMES
from memoryd.rules.judging.languages.gloss import verb_in_english
from memoryd.rules.judging.tokens import word_set
from memoryd.rules.judging.tool_family import tool_words
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
_UNREAD = re.compile("[\u0600-\u06ff\u1ea0-\u1ef9đơư]", re.IGNORECASE)
"""Letters of languages that the reader has no words of: Arabic and Vietnamese."""
_CREATING = frozenset({"run", "instances"})
_QUEUING = frozenset({"add", "queue"})
_PLAYERS = word_set("spotify sonos tidal deezer music player media song songs track tracks radio")


def is_foreign(text: str) -> bool:
    """Whether a rule's text has neither a negation nor a verb that is known, and hardly a word.

    Its first word may be capitalised for no other reason than that, and its names may have
    endings: "Nikdy nepiš Sáře" names neither Nikdy nor a Sáře.
    """
    if any(found[0].casefold() not in _MANY_LANGUAGES_NO for found in NEGATOR.finditer(text)):
        return False
    if _UNREAD.search(text):
        return True
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


@lru_cache(maxsize=1024)
def further_deeds(tool_name: str, kinds: frozenset[str]) -> frozenset[str]:
    """The class of what a tool surely does as well: that it is named after in another language
    than English, pay of `compra_articolo`, where it is after one deed only; to add a song to a
    queue is to play it, to run instances to create them."""
    words = frozenset(tool_words(tool_name))
    if kinds:
        return frozenset({"create"}) if words >= _CREATING else frozenset()
    if words >= _QUEUING and not _PLAYERS.isdisjoint(words):
        return frozenset({"play"})
    if not words.isdisjoint(LOOKING_IN_NAMES) or any(map(class_of, words)):
        return frozenset()
    deeds = (DEEDS_IN_NAMES.get(word) or class_of(verb_in_english(word)) for word in words)
    said = frozenset(filter(None, deeds))
    return said - GENERIC if len(said) == 1 else frozenset()

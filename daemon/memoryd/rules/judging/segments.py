"""Segments: the parts of a clause between its commas, which go on with a list or give a reason."""

import re

from memoryd.rules.judging.leftover import CONDITION_WORDS
from memoryd.rules.judging.target import MARK
from memoryd.rules.judging.vocabulary import CONJUNCTIONS, FILLER, GENERIC_NOUNS

_WORD = re.compile('\x01\\d+\x01|[^\\s,;:()\\[\\]"“”!?]+')
_COMMA = re.compile(r"\s*(?:,|，|;)\s*")
_LISTING = re.compile(
    r"^\s*(?:or|and|oder|und|o|y|ou|et|e|nor)\s|\s(?:or|and|oder|und|ou|et)\s+\S+$", re.IGNORECASE
)
_INTERJECTIONS = frozenset(
    {"period", "ever", "please", "thanks", "okay", "ok", "ugh", "yuck", "argh", "seriously"}
    | {"honestly", "sorry"}
)


def kept_segments(text: str) -> list[str]:
    """The first segment with content and the segments that continue its list; reasons go."""
    kept: list[str] = []
    for segment in _COMMA.split(text):
        words = _WORD.findall(segment)
        if not words:
            continue
        content = [
            w for w in words if w.casefold() not in FILLER and w.casefold() not in CONJUNCTIONS
        ]
        first = not any(content_of(each) for each in kept)
        if not first and not _continues_list(segment, words, content, alone=len(kept) == 1):
            break
        kept.append(segment)
    return kept


def _continues_list(segment: str, words: list[str], content: list[str], *, alone: bool) -> bool:
    """Whether a segment goes on listing objects, or states a condition, and is no reason."""
    if words[0].casefold() in CONDITION_WORDS:
        return True
    if len(words) <= 4 and _LISTING.search(segment):
        return True
    if len(words) > 1 and _is_name(words[0]) and words[1].casefold() in CONJUNCTIONS:
        return True
    if len(words) == 1 and words[0].casefold() in _INTERJECTIONS:
        return False
    named = all(
        MARK.fullmatch(word) or word[:1].isupper() or word.casefold() in GENERIC_NOUNS
        for word in content
    )
    return bool(content) and ((named and len(content) <= 6) or (len(words) == 1 and alone))


def _is_name(word: str) -> bool:
    return bool(MARK.fullmatch(word)) or word[:1].isupper()


def content_of(segment: str) -> list[str]:
    """The words of a segment that are no fillers."""
    return [word for word in _WORD.findall(segment) if word.casefold() not in FILLER]

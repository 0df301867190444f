"""Splitting a text into passages that fit the embedding model's window."""

import re
from collections.abc import Iterator
from itertools import pairwise

from memoryd.retrieval.words import MARKS

MOST_PIECES = 220
"""Maximum estimated number of word pieces per passage. MiniLM reads 256, including the speaker's
name, which precedes the text."""

_SENTENCE_END = re.compile(r"[.!?…][\"')\]}»”’]{0,3}\s+|[。！？｡।॥؟]+[\"')」』”’）]{0,3}\s*|\n\s*")
_WORD = re.compile(r"\S+")
# Each punctuation mark, and each letter without longer pieces in the vocabulary, counts as one.
_PIECE = re.compile(r"[A-Za-z]{1,4}|[0-9]{1,2}|\S")
_HANGUL = re.compile("[\uac00-\ud7a3]")  # the model splits syllables
_MOST_MARKS = 30
_JOINED = f"{MARKS}\u1160-\u11ff\u200c\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f"
_CLUSTER = re.compile(
    f"[\U0001f1e6-\U0001f1ff]{{2}}|.(?:\u200d.|[{_JOINED}]){{0,{_MOST_MARKS}}}", re.DOTALL
)
"""A grapheme cluster: a flag, or a letter or emoji with its combining characters."""

Span = tuple[int, int]


def passages(text: str) -> list[Span]:
    """Split a text into passages. Returns (start, end) in characters, in the order of the text.

    Splits between sentences if possible, else between words, else between grapheme clusters.
    Passages do not overlap and do not start or end with white space; together they contain
    everything except white space.
    """
    if 2 * len(text) <= MOST_PIECES:  # no character has more than two pieces
        return list(_trimmed(text, 0, len(text)))
    units = [(*span, _estimated_pieces(text, *span)) for span in _units(text)]
    whole = sum(pieces for *_, pieces in units)
    even = whole / max(1, -(-whole // MOST_PIECES))  # equal lengths rather than a short rest
    found: list[Span] = []
    taken = 0
    for start, end, pieces in units:
        if found and taken < even and taken + pieces <= MOST_PIECES:
            found[-1] = found[-1][0], end
            taken += pieces
        else:
            found.append((start, end))
            taken = pieces
    return found


def _units(text: str) -> Iterator[Span]:
    """Yield the units between which a text may be split, trimmed: sentences; words of sentences
    that are too long; grapheme clusters of words that are too long."""
    ends = [match.end() for match in _SENTENCE_END.finditer(text)]
    for start, end in pairwise([0, *ends, len(text)]):
        if _estimated_pieces(text, start, end) <= MOST_PIECES:
            yield from _trimmed(text, start, end)
            continue
        for word in _WORD.finditer(text, start, end):
            if _estimated_pieces(text, *word.span()) <= MOST_PIECES:
                yield word.span()
            else:
                yield from (cluster.span() for cluster in _CLUSTER.finditer(text, *word.span()))


def _trimmed(text: str, start: int, end: int) -> Iterator[Span]:
    """Yield the span without leading and trailing white space; nothing if it is all white space."""
    part = text[start:end]
    left = start + len(part) - len(part.lstrip())
    right = start + len(part.rstrip())
    if left < right:
        yield left, right


def _estimated_pieces(text: str, start: int, end: int) -> int:
    """An upper estimate of the number of the model's word pieces in a span."""
    return len(_PIECE.findall(text, start, end)) + len(_HANGUL.findall(text, start, end))

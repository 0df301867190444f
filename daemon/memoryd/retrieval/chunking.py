"""Cutting a text into passages that fit the embedding model's window."""

import re
from collections.abc import Iterator
from itertools import pairwise

from memoryd.retrieval.words import MARKS

MOST_PIECES = 220
"""Estimated word pieces of a passage at most. MiniLM reads 256; a speaker's name goes before."""

_SENTENCE_END = re.compile(r"[.!?…][\"')\]}»”’]{0,3}\s+|[。！？｡।॥؟]+[\"')」』”’）]{0,3}\s*|\n\s*")
_WORD = re.compile(r"\S+")
# Letters that the model has no longer pieces of cost one each; punctuation does, too.
_PIECE = re.compile(r"[A-Za-z]{1,4}|[0-9]{1,2}|\S")
_HANGUL = re.compile("[\uac00-\ud7a3]")  # the model takes syllables apart
_MOST_MARKS = 30
_JOINED = f"{MARKS}\u1160-\u11ff\u200c\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f"
_CLUSTER = re.compile(
    f"[\U0001f1e6-\U0001f1ff]{{2}}|.(?:\u200d.|[{_JOINED}]){{0,{_MOST_MARKS}}}", re.DOTALL
)
"""A character as seen: a flag, or a letter or picture with what is joined to it."""

Span = tuple[int, int]


def passages(text: str) -> list[Span]:
    """Where each passage starts and ends, as character offsets, in the order of the text.

    Whole sentences as far as they fit, else whole words, else whole characters as seen. They
    neither overlap nor begin or end with white space; only white space lies outside them.
    """
    if 2 * len(text) <= MOST_PIECES:  # no character is more than two pieces
        return list(_trimmed(text, 0, len(text)))
    units = [(*span, _estimated_pieces(text, *span)) for span in _units(text)]
    whole = sum(pieces for *_, pieces in units)
    even = whole / max(1, -(-whole // MOST_PIECES))  # no long passage followed by a scrap
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
    """The smallest parts that are kept whole, trimmed: sentences, or words, or characters."""
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
    """The span without the white space on its sides; nothing if it is nothing else."""
    part = text[start:end]
    left = start + len(part) - len(part.lstrip())
    right = start + len(part.rstrip())
    if left < right:
        yield left, right


def _estimated_pieces(text: str, start: int, end: int) -> int:
    """Word pieces that the model makes of this, rather too many than too few."""
    return len(_PIECE.findall(text, start, end)) + len(_HANGUL.findall(text, start, end))

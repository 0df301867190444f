"""Parses rows of passages and vectors for an index. Damaged rows are skipped and reported."""

from collections.abc import Sequence
from typing import Any

from memoryd.storage.engine.effects import PassageAdded
from memoryd.storage.engine.snapshot import Snapshot


def passage_of(snapshot: Snapshot, row: Sequence[Any]) -> PassageAdded | None:
    """Parse a row (id, note_seq, turn_seq, session_id, terms, context) into a PassageAdded. A row
    without exactly one owner, or with columns of the wrong type, is reported as damaged and yields
    None."""
    id_, note_seq, turn_seq, session_id, terms, context = row
    owners = (type(note_seq), type(turn_seq), type(session_id))
    if owners in _OWNERS and type(terms) is str and type(context) is str:
        return PassageAdded(id_, note_seq, turn_seq, session_id, terms, context)
    snapshot.pass_over("passages", (id_,), "the passage has no unique owner or invalid terms")
    return None


_OWNERS = {(int, type(None), type(None)), (type(None), int, str)}
"""The types of note_seq, turn_seq and session_id in a passage of a note and in one of a turn."""


def vector_of(snapshot: Snapshot, id_: int, embedding: Any, dimension: int) -> bytes | None:
    """Return the bytes of a vector of `dimension` numbers. Anything else is reported as damaged and
    yields None."""
    if type(embedding) is bytes and len(embedding) == 4 * dimension:
        return embedding
    snapshot.pass_over(
        "vectors", (id_,), "the dimension of the vector differs from that of its model"
    )
    return None


def text_of(snapshot: Snapshot, id_: int, text: str, start: Any, end: Any) -> str | None:
    """Return the text of a passage, `text[start:end]`. A range outside `text` is reported as
    damaged and yields None."""
    if type(start) is int and type(end) is int and 0 <= start < end <= len(text):
        return text[start:end]
    snapshot.pass_over("passages", (id_,), "the passage extends beyond its text")
    return None

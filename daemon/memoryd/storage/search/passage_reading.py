"""Reading the rows of passages and vectors for an index: what cannot be right is left out."""

from collections.abc import Sequence
from typing import Any

from memoryd.storage.engine.effects import PassageAdded
from memoryd.storage.engine.snapshot import Snapshot


def passage_of(snapshot: Snapshot, row: Sequence[Any]) -> PassageAdded | None:
    """The passage of a row of id, note_seq, turn_seq, session_id, terms and context; None, and
    passed over, when it belongs to nothing or holds no words."""
    id_, note_seq, turn_seq, session_id, terms, context = row
    owners = (type(note_seq), type(turn_seq), type(session_id))
    if owners in _OWNERS and type(terms) is str and type(context) is str:
        return PassageAdded(id_, note_seq, turn_seq, session_id, terms, context)
    snapshot.pass_over("passages", (id_,), "the passage belongs to nothing or holds no words")
    return None


_OWNERS = {(int, type(None), type(None)), (type(None), int, str)}
"""The types of note_seq, turn_seq and session_id: of a note, or of a turn of a session."""


def vector_of(snapshot: Snapshot, id_: int, embedding: Any, dimension: int) -> bytes | None:
    """The bytes of a vector of so many numbers; None, and passed over, for anything else."""
    if type(embedding) is bytes and len(embedding) == 4 * dimension:
        return embedding
    snapshot.pass_over("vectors", (id_,), "the vector has another dimension than its model")
    return None


def text_of(snapshot: Snapshot, id_: int, text: str, start: Any, end: Any) -> str | None:
    """The part of a text that a passage is; None, and passed over, when it reaches beyond."""
    if type(start) is int and type(end) is int and 0 <= start < end <= len(text):
        return text[start:end]
    snapshot.pass_over("passages", (id_,), "the passage reaches beyond its text")
    return None

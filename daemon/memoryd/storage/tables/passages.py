"""Passages: the parts of notes and turns that a search finds, with their keywords.

Triggers keep the keyword index in step with the rows; vectors are added later.
"""

from memoryd import clock
from memoryd.retrieval.chunking import passages
from memoryd.retrieval.passage import context_terms
from memoryd.retrieval.words import terms_of
from memoryd.storage.engine.effects import PassageAdded, PassagesRemoved
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.guard_version import add_guard


def add_note_passages(
    tx: Transaction, note_seq: int, content: str, *, is_screened: bool = False
) -> None:
    """Split a note into passages and index their keywords. `is_screened`: the guard has accepted
    the whole of `content`. This counts only for a note that is a single passage."""
    for start, end in passages(content):
        text = content[start:end]
        terms = " ".join(terms_of(text))
        screened = add_guard(tx) if is_screened and text == content else 0
        id_ = tx.insert(
            "passages",
            note_seq=note_seq,
            start_at=start,
            end_at=end,
            terms=terms,
            context="",
            screened=screened,
        )
        tx.changes.append(
            PassageAdded(
                id=id_, note_seq=note_seq, turn_seq=None, session_id=None, terms=terms, context=""
            )
        )


def add_turn_passages(
    tx: Transaction,
    turn_seq: int,
    *,
    session_id: str,
    speaker: str | None,
    text: str,
    occurred_at: int,
) -> None:
    """Split a turn into passages and index their keywords, which include the speaker and the date.
    `occurred_at`: microseconds since the epoch."""
    context = " ".join(context_terms(speaker, clock.day_of(occurred_at), text))
    for start, end in passages(text):
        terms = " ".join(terms_of(text[start:end]))
        id_ = tx.insert(
            "passages", turn_seq=turn_seq, start_at=start, end_at=end, terms=terms, context=context
        )
        tx.changes.append(
            PassageAdded(
                id=id_,
                note_seq=None,
                turn_seq=turn_seq,
                session_id=session_id,
                terms=terms,
                context=context,
            )
        )
    tx.execute("UPDATE turns SET indexed = 1 WHERE seq = ?", turn_seq)


def remove_note_passages(tx: Transaction, note_seq: int) -> None:
    """Delete a note's passages with their keywords and vectors."""
    gone = tx.rows("DELETE FROM passages WHERE note_seq = ? RETURNING id", note_seq)
    tx.changes.append(PassagesRemoved([row[0] for row in gone]))


def remove_turn_passages(tx: Transaction, turn_seq: int) -> None:
    """Delete a turn's passages with their keywords and vectors."""
    gone = tx.rows("DELETE FROM passages WHERE turn_seq = ? RETURNING id", turn_seq)
    tx.changes.append(PassagesRemoved([row[0] for row in gone]))


def remove_session_passages(tx: Transaction, session_id: str) -> None:
    """Delete the passages of all turns of a session, with their keywords and vectors."""
    gone = tx.rows(
        "DELETE FROM passages WHERE turn_seq IN (SELECT seq FROM turns WHERE session_id = ?)"
        " RETURNING id",
        session_id,
    )
    tx.changes.append(PassagesRemoved([row[0] for row in gone]))


def index_turns(tx: Transaction, limit: int) -> int:
    """Index the oldest turns, at most `limit`, that were stored before passages existed. Returns
    the number of indexed turns."""
    turns = list(
        tx.records(
            "SELECT seq AS turn_seq, session_id, speaker, text, occurred_at FROM turns"
            " WHERE indexed = 0 ORDER BY seq LIMIT ?",
            limit,
        )
    )
    for turn in turns:
        add_turn_passages(tx, **turn)
    return len(turns)


def count_turns_to_index(snapshot: Snapshot) -> int:
    """The number of turns that are not indexed yet."""
    row = snapshot.row("SELECT count(*) FROM turns WHERE indexed = 0")
    assert row is not None
    return int(row[0])

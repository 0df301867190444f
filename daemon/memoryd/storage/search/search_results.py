"""Builds the results of a search from ranked passages."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from memoryd.errors import RpcError
from memoryd.storage.engine.connection import DriverError, translated
from memoryd.storage.engine.damage import DamagedDatabase
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.search.passage_reading import text_of
from memoryd.storage.tables.guard_version import known_guard
from memoryd.storage.tables.notes import NOTE_COLUMNS, Note, read_note
from memoryd.storage.tables.screening import shown_passage
from memoryd.storage.tables.sessions import StoredTurn, turn_hash

_PASSAGE_COLUMNS = "p.id, p.start_at, p.end_at, p.screened, p.blocked"
_Scores = Mapping[int, float]
"""Scores by passage id, in the order of the results."""
_CONVERSATION_SKIPPED = "the conversation could not be searched"


@dataclass(frozen=True, slots=True)
class RankedPassage:
    """A passage and its score between 0 and 1."""

    passage_id: int
    score: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A note or turn that was found, and the text of its best passage as a model may see it. Either
    `note` is set, or `turn` and `session_id`. `created_at`: when it was stored, in microseconds
    since the epoch."""

    text: str
    score: float
    created_at: int
    note: Note | None = None
    turn: StoredTurn | None = None
    session_id: str | None = None


class PassagesMoved(Exception):  # noqa: N818 (not an error: the search is repeated)
    """A ranked passage was deleted between the ranking and the reading."""


def read_results(
    snapshot: Snapshot, ranked: Sequence[RankedPassage], warnings: list[str]
) -> list[SearchResult]:
    """Return the notes and turns of the ranked passages, in the same order. Damaged rows are
    skipped.

    Raises PassagesMoved. If the turns cannot be read, only notes are returned and a warning is
    added; if the reason is a damaged database, the driver's error is raised.
    """
    scores = {one.passage_id: one.score for one in ranked}
    guard = known_guard(snapshot)
    found = _notes(snapshot, scores, guard)
    try:
        found |= _turns(snapshot, scores, guard)
    except DriverError as error:
        meant = translated(error)
        if isinstance(meant, DamagedDatabase):
            raise
        reason = f": {meant.message}" if isinstance(meant, RpcError) else ""
        warnings.append(_CONVERSATION_SKIPPED + reason)
    else:
        _check_rest(snapshot, [id_ for id_ in scores if id_ not in found])
    return [result for id_ in scores if (result := found.get(id_)) is not None]


def _check_rest(snapshot: Snapshot, ids: Sequence[int]) -> None:
    """Raise PassagesMoved if one of the passages was deleted. Passages that belong to no note and
    no turn are reported as damaged."""
    if not ids:
        return
    left = snapshot.rows(
        "SELECT id FROM passages WHERE id IN (SELECT value FROM json_each(?))",
        json.dumps(list(ids)),
    )
    if len(left) < len(ids):
        raise PassagesMoved
    for key in left:
        snapshot.pass_over("passages", key, "the passage belongs to no note or turn")


def _notes(snapshot: Snapshot, scores: _Scores, guard: int) -> dict[int, SearchResult | None]:
    columns = ", ".join(f"n.{name}" for name in NOTE_COLUMNS.split(", "))
    found: dict[int, SearchResult | None] = {}
    for id_, start, end, screened, blocked, *row in snapshot.rows(
        f"SELECT {_PASSAGE_COLUMNS}, {columns} FROM json_each(?) AS one"
        " JOIN passages p ON p.id = one.value JOIN notes n ON n.seq = p.note_seq",
        json.dumps(list(scores)),
    ):
        found[id_] = None
        note = read_note(snapshot, row)
        if note is not None and (text := text_of(snapshot, id_, note.content, start, end)):
            view = shown_passage((text, note.content), screened == guard, blocked)
            found[id_] = SearchResult(view, scores[id_], note.created_at, note)
    return found


def _turns(snapshot: Snapshot, scores: _Scores, guard: int) -> dict[int, SearchResult | None]:
    found: dict[int, SearchResult | None] = {}
    for record in snapshot.records(
        "SELECT p.id AS id, p.start_at AS start_at, p.end_at AS end_at, p.screened AS screened,"
        " p.blocked AS blocked, t.session_id AS session_id, t.created_at AS created_at,"
        " t.seq AS seq, t.turn_id AS turn_id, t.role AS role, t.speaker AS speaker,"
        " t.text AS text, t.occurred_at AS occurred_at, t.content_hash AS content_hash"
        " FROM json_each(?) AS one"
        " JOIN passages p ON p.id = one.value JOIN turns t ON t.seq = p.turn_seq",
        json.dumps(list(scores)),
    ):
        id_ = record["id"]
        found[id_] = None
        turn = StoredTurn(
            seq=record["seq"],
            turn_id=record["turn_id"],
            role=record["role"],
            speaker=record["speaker"],
            text=record["text"],
            occurred_at=record["occurred_at"],
        )
        expected = turn_hash(
            session_id=record["session_id"],
            turn_id=turn.turn_id,
            role=turn.role,
            speaker=turn.speaker,
            text=turn.text,
            occurred_at=turn.occurred_at,
        )
        if record["content_hash"] != expected:
            snapshot.pass_over("turns", (turn.seq,), "the turn does not match its hash")
        elif text := text_of(snapshot, id_, turn.text, record["start_at"], record["end_at"]):
            is_screened = record["screened"] == guard
            found[id_] = SearchResult(
                text=shown_passage((text, turn.text), is_screened, record["blocked"]),
                score=scores[id_],
                created_at=record["created_at"],
                turn=turn,
                session_id=record["session_id"],
            )
    return found

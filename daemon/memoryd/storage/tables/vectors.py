"""The stored vectors, and the passages that are waiting for one.

A passage carries the number of the model that embedded it; passages with any other number are
pending. So nothing is deleted when the model changes: each vector stays until a new one replaces
it, and a search reads only the vectors of its own model.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from memoryd import clock
from memoryd.retrieval.passage import passage_text
from memoryd.storage.engine.effects import VectorsStored
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.guard_version import known_guard
from memoryd.storage.tables.screening import Part


@dataclass(frozen=True, slots=True)
class PendingPassage:
    """A passage without a vector. `text` is the input for the model; `unscreened` is the passage
    with its whole text, or None if the current guard has screened it."""

    id: int
    text: str
    unscreened: Part | None


def known_model(snapshot: Snapshot, fingerprint: str) -> int | None:
    """The number of a model in this database, or None if it is not registered."""
    row = snapshot.row("SELECT id FROM embedding_models WHERE fingerprint = ?", fingerprint)
    return None if row is None else int(row[0])


def add_model(tx: Transaction, fingerprint: str, dimension: int) -> int:
    """Return the number of a model in this database, registering it if necessary."""
    known = known_model(tx, fingerprint)
    if known is not None:
        return known
    added = tx.execute(
        "INSERT INTO embedding_models (fingerprint, dimension) VALUES (?, ?)",
        fingerprint,
        dimension,
    )
    return int(added.lastrowid)


def count_pending(snapshot: Snapshot, model: int) -> int:
    """The number of passages that are waiting for a vector of this model."""
    row = snapshot.row(
        "SELECT (SELECT count(*) FROM passages WHERE model < ?)"
        " + (SELECT count(*) FROM passages WHERE model > ?)",
        model,
        model,
    )
    assert row is not None
    return int(row[0])


def pending_passages(snapshot: Snapshot, model: int, limit: int) -> list[PendingPassage]:
    """Return at most `limit` passages that are waiting for a vector of this model, newest first."""
    rows = snapshot.rows(
        "SELECT p.id, p.screened, p.start_at, p.end_at, coalesce(n.content, t.text), t.speaker,"
        " t.occurred_at FROM ("
        " SELECT * FROM (SELECT id FROM passages WHERE model < ? ORDER BY model, id DESC LIMIT ?)"
        " UNION ALL"
        " SELECT * FROM (SELECT id FROM passages WHERE model > ? ORDER BY model, id DESC LIMIT ?)"
        ") AS waiting JOIN passages p USING (id)"
        " LEFT JOIN notes n ON n.seq = p.note_seq LEFT JOIN turns t ON t.seq = p.turn_seq"
        " ORDER BY p.id DESC LIMIT ?",
        model,
        limit,
        model,
        limit,
        limit,
    )
    guard, found = known_guard(snapshot), []
    for id_, screened, start, end, text, speaker, at in rows:
        part = (text or "")[start:end], text or ""
        asked = passage_text(part[0], speaker, at and clock.day_of(at))
        found.append(PendingPassage(id_, asked, None if screened == guard else part))
    return found


def store_vectors(
    tx: Transaction, model: int, ids: Sequence[int], vectors: NDArray[np.float32]
) -> None:
    """Store row i of `vectors` for the passage `ids[i]`. A row of zeros means that the model has no
    vector for the text. Passages that no longer exist are skipped."""
    stored, without = [], []
    for position, id_ in enumerate(ids):
        if not tx.execute("UPDATE passages SET model = ? WHERE id = ?", model, id_).rowcount:
            continue
        if not vectors[position].any():
            tx.execute("DELETE FROM vectors WHERE passage_id = ?", id_)
            without.append(id_)
            continue
        tx.execute(
            "INSERT INTO vectors (passage_id, embedding) VALUES (?, ?)"
            " ON CONFLICT (passage_id) DO UPDATE SET embedding = excluded.embedding",
            id_,
            vectors[position].astype("<f4").tobytes(),
        )
        stored.append(position)
    tx.changes.append(VectorsStored(model, [ids[one] for one in stored], vectors[stored], without))


def forget_vectors(tx: Transaction) -> int:
    """Mark every passage as pending, so that it is embedded again, and return how many were marked.
    The old vectors stay until new ones replace them."""
    return int(tx.execute("UPDATE passages SET model = 0 WHERE model <> 0").rowcount)

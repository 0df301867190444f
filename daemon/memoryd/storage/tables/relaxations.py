"""Relaxations that wait for the owner: what may take a rule back, but not by itself."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.errors import NotFound
from memoryd.rules.doubt import Doubt
from memoryd.rules.rule import Provenance, Rule
from memoryd.storage.engine.row_hashes import SOUND
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.rule_rows import columns_of
from memoryd.storage.tables.rules import find_rule, retire_rule

MAX_TEXT = 300
"""Characters kept of the sentence."""

KEPT = 100
"""Relaxations of a user that wait; a newer one takes the place of the oldest."""

_COLUMNS = "id, tool_name, rule_id, reason, session_id, turn_id, sentence, speaker"
_SOUND = SOUND["relaxations"]


@dataclass(frozen=True, slots=True)
class PendingRelaxation:
    """A sentence that may take the rule back, and why it does not by itself."""

    id: str
    tool_name: str
    rule_id: str
    text: str
    reason: Doubt


def add_relaxation(
    tx: Transaction, rule: Rule, provenance: Provenance, reason: Doubt
) -> PendingRelaxation:
    """Store a relaxation of a rule. The same sentence about the same rule waits once."""
    known = tx.row(
        "SELECT id FROM relaxations WHERE tool_name = ? AND rule_id = ? AND sentence = ?"
        " AND speaker IS ? AND reason = ?",
        *rule.key,
        provenance.sentence,
        provenance.speaker,
        reason,
    )
    id_ = f"relaxation-{uuid.uuid4()}" if known is None else str(known[0])
    if known is None:
        insert_relaxation(tx, id_, rule.key, provenance, reason, tx.now)
        tx.execute(
            "DELETE FROM relaxations WHERE seq NOT IN"
            " (SELECT seq FROM relaxations ORDER BY seq DESC LIMIT ?)",
            KEPT,
        )
    return PendingRelaxation(id_, *rule.key, provenance.sentence, reason)


def insert_relaxation(
    tx: Transaction,
    id_: str,
    rule_key: tuple[str, str],
    provenance: Provenance,
    reason: str,
    created_at: int,
) -> None:
    """Write a relaxation as it is."""
    tx.execute(
        f"INSERT INTO relaxations ({_COLUMNS}, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        id_,
        *rule_key,
        reason,
        *columns_of(provenance),
        created_at,
    )


def list_relaxations(
    snapshot: Snapshot, before: int | None, limit: int
) -> Sequence[tuple[int, PendingRelaxation]]:
    """Relaxations with their numbers, the newest first, from the one before number `before`."""
    rows = snapshot.rows(
        f"SELECT seq, id, tool_name, rule_id, sentence, reason FROM relaxations WHERE {_SOUND}"
        " AND (?1 IS NULL OR seq < ?1) ORDER BY seq DESC LIMIT ?2",
        before,
        limit,
    )
    return [(seq, PendingRelaxation(*columns)) for seq, *columns in rows]


def confirm_relaxation(tx: Transaction, id_: str) -> Rule:
    """Retire the rule that a waiting relaxation is about, with its words in the history. Raises
    NotFound."""
    row = tx.row(f"SELECT {_COLUMNS} FROM relaxations WHERE id = ? AND {_SOUND}", id_)
    if row is not None:
        _, tool_name, rule_id, _, *said = row
        rule = find_rule(tx, tool_name, rule_id)
        if rule is not None:
            return retire_rule(tx, rule, Provenance(*said))
    raise NotFound("no relaxation of this id is pending")

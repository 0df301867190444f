"""Pending relaxations: sentences that revoke a rule only once the owner confirms them."""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.errors import NotFound
from memoryd.rules.doubt import Doubt
from memoryd.rules.rule import Provenance, Rule
from memoryd.storage.engine.row_hashes import SOUND
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.rule_rows import provenance_columns
from memoryd.storage.tables.rules import find_rule, retire_rule

MAX_TEXT = 300
"""Maximum length of a stored sentence, in characters."""

KEPT = 100
"""Maximum number of pending relaxations per user; a newer one replaces the oldest."""

_SOUND = SOUND["relaxations"]


@dataclass(frozen=True, slots=True)
class PendingRelaxation:
    """A sentence that may revoke a rule, and the reason why it needs a confirmation."""

    id: str
    tool_name: str
    rule_id: str
    text: str
    reason: Doubt


def add_relaxation(
    tx: Transaction, rule: Rule, provenance: Provenance, reason: Doubt
) -> PendingRelaxation:
    """Store a relaxation of a rule. If one with the same sentence, speaker and reason is already
    pending for this rule, return that one."""
    known = tx.row(
        "SELECT id FROM relaxations WHERE tool_name = ? AND rule_id = ? AND sentence = ?"
        " AND speaker IS ? AND reason = ?",
        rule.tool_name,
        rule.id,
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
    return PendingRelaxation(
        id=id_,
        tool_name=rule.tool_name,
        rule_id=rule.id,
        text=provenance.sentence,
        reason=reason,
    )


def insert_relaxation(
    tx: Transaction,
    id_: str,
    rule_key: tuple[str, str],
    provenance: Provenance,
    reason: str,
    created_at: int,
) -> None:
    """Store a relaxation unchanged. `rule_key`: (tool name, rule id); `created_at`: microseconds
    since the epoch."""
    tool_name, rule_id = rule_key
    tx.insert(
        "relaxations",
        id=id_,
        tool_name=tool_name,
        rule_id=rule_id,
        reason=reason,
        **provenance_columns(provenance),
        created_at=created_at,
    )


def list_relaxations(
    snapshot: Snapshot, before: int | None, limit: int
) -> Sequence[tuple[int, PendingRelaxation]]:
    """Return at most `limit` relaxations with their numbers, newest first: those below number
    `before`, or all if it is None."""
    records = snapshot.records(
        "SELECT seq, id, tool_name, rule_id, sentence AS text, reason FROM relaxations"
        f" WHERE {_SOUND} AND (?1 IS NULL OR seq < ?1) ORDER BY seq DESC LIMIT ?2",
        before,
        limit,
    )
    return [(record.pop("seq"), PendingRelaxation(**record)) for record in records]


def confirm_relaxation(tx: Transaction, id_: str) -> Rule:
    """Retire the rule that a pending relaxation is about, and record the sentence in its history.
    Raises NotFound if the relaxation or the rule does not exist."""
    row = tx.row(
        "SELECT tool_name, rule_id, session_id, turn_id, sentence, speaker FROM relaxations"
        f" WHERE id = ? AND {_SOUND}",
        id_,
    )
    if row is not None:
        tool_name, rule_id, session_id, turn_id, sentence, speaker = row
        rule = find_rule(tx, tool_name, rule_id)
        if rule is not None:
            said = Provenance(session_id, turn_id, sentence, speaker)
            return retire_rule(tx, rule, said)
    raise NotFound("no relaxation with this id is pending")

"""The history of rules: what happened to each rule, and which sentence of the user caused it."""

from dataclasses import dataclass
from typing import Literal

from memoryd.rules.rule import Priority, Provenance
from memoryd.storage.engine.row_hashes import SOUND
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.rule_rows import provenance_columns

EventName = Literal["put", "reaffirmed", "retired", "reactivated"]


@dataclass(frozen=True, slots=True)
class RuleEvent:
    """One event in a rule's history, with the rule's text and priority after it. `at`: microseconds
    since the epoch. `provenance`: the user's sentence that caused it, or None."""

    event: EventName
    at: int
    text: str
    priority: Priority
    provenance: Provenance | None


def read_history(
    snapshot: Snapshot, tool_name: str, id_: str, after: int, limit: int
) -> list[tuple[int, RuleEvent]]:
    """Return at most `limit` events of a rule with their numbers, oldest first: those above number
    `after`."""
    rows = snapshot.rows(
        "SELECT seq, event, at, text, priority, session_id, turn_id, sentence, speaker"
        " FROM rule_events"
        f" WHERE tool_name = ? AND id = ? AND seq > ? AND {SOUND['rule_events']}"
        " ORDER BY seq LIMIT ?",
        tool_name,
        id_,
        after,
        limit,
    )
    return [
        (
            seq,
            RuleEvent(
                event,
                at,
                text,
                priority,
                Provenance(session, turn, sentence, speaker) if sentence else None,
            ),
        )
        for seq, event, at, text, priority, session, turn, sentence, speaker in rows
    ]


def write_event(tx: Transaction, rule_key: tuple[str, str], event: RuleEvent) -> None:
    """Add an event to the history of a rule."""
    tool_name, id_ = rule_key
    tx.insert(
        "rule_events",
        tool_name=tool_name,
        id=id_,
        event=event.event,
        at=event.at,
        text=event.text,
        priority=event.priority,
        **provenance_columns(event.provenance),
    )

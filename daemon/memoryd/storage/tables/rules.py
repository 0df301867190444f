"""Rules in a user's database: put, capture, observe, delete, history."""

import math
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, replace

from memoryd.errors import PermissionDenied
from memoryd.rules.failures import observation_text
from memoryd.rules.rule import (
    PRIORITIES,
    Priority,
    Provenance,
    Rule,
    Source,
    stronger,
    text_key,
)
from memoryd.storage.engine.damage import DamagedRow, DamagedRowError, damaged_row
from memoryd.storage.engine.effects import RuleChanged
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.rule_events import EventName, RuleEvent, write_event
from memoryd.storage.tables.rule_rows import COLUMNS, row_of, rule_of

DECREE_TAG = "user-decree"
FAILURE_TAG = "repeated-failure"


@dataclass(frozen=True, slots=True)
class RuleChange:
    """What a caller asks to put. None: not given."""

    text: str
    priority: Priority | None = None
    source: Source | None = None
    tags: tuple[str, ...] | None = None
    expires_at: int | None = None
    keep_expiry: bool = True


def load_rules(
    snapshot: Snapshot, condition: str = "", *values: str
) -> tuple[list[Rule], list[DamagedRow]]:
    """The rules that a WHERE condition selects, and the damaged rows that were passed over."""
    rules, damaged = [], []
    for record in snapshot.records(f"SELECT {COLUMNS} FROM rules {condition}", *values):
        try:
            rules.append(rule_of(record))
        except DamagedRowError as error:
            key = (record["tool_name"], record["id"])
            damaged.append(damaged_row("rules", key, error))
    return rules, damaged


def find_rule(snapshot: Snapshot, tool_name: str, id_: str) -> Rule | None:
    """One rule, or None. A damaged one counts as absent."""
    rules, _ = load_rules(snapshot, "WHERE tool_name = ? AND id = ?", tool_name, id_)
    return rules[0] if rules else None


def put_rule(
    tx: Transaction,
    tool_name: str,
    id_: str | None,
    change: RuleChange,
    *,
    may_weaken: bool = False,
) -> Rule:
    """Store a rule, or change the one with this id; see `memory.tool_rule_put`. Raises
    PermissionDenied for a change that weakens a rule of the user, unless the caller `may_weaken`
    it; such a caller alone takes the tag of a decree away."""
    if id_ is None:
        if twin := _active_twin(tx, tool_name, change.text):
            priority = stronger(twin.priority, change.priority or "normal")
            if priority == twin.priority:
                return twin
            return _change(tx, replace(twin, priority=priority), "put")
        id_ = str(uuid.uuid4())
    where = "WHERE tool_name = ? AND id = ?"
    existing, damaged = load_rules(tx, where, tool_name, id_)
    if damaged and not may_weaken:
        raise PermissionDenied("replacing a damaged rule needs the right owner")
    if not existing:
        rule = Rule(
            tool_name=tool_name,
            id=id_,
            text=change.text,
            priority=change.priority or "normal",
            source=change.source or "programmatic",
            created_at=tx.now,
            updated_at=tx.now,
            tags=change.tags or (),
            expires_at=change.expires_at,
        )
        return _store(tx, rule, "put")
    rule = existing[0]
    changed = _changed(rule, change)
    if not may_weaken and _is_the_users(rule):
        if _weakens(rule, changed):
            raise PermissionDenied("weakening a rule of the user needs the right owner")
        if DECREE_TAG in rule.tags:
            changed = _with_decree_tag(changed)
    was_retired = rule.stored_status == "retired"
    return _change(tx, changed, "reactivated" if was_retired else "put")


def _changed(rule: Rule, change: RuleChange) -> Rule:
    """The rule after the change. A decree that is weakened is no longer the user's own words: it
    loses its provenance, and its source is the one given or `programmatic`."""
    changed = replace(
        rule,
        text=change.text,
        priority=change.priority or rule.priority,
        source=change.source or rule.source,
        tags=rule.tags if change.tags is None else change.tags,
        expires_at=rule.expires_at if change.keep_expiry else change.expires_at,
        stored_status="active",
    )
    if rule.provenance is None:
        return changed
    if _weakens(rule, changed):
        return replace(changed, provenance=None, source=change.source or "programmatic")
    return replace(changed, text=rule.text)


def _is_the_users(rule: Rule) -> bool:
    """Whether the user said the rule or put it by hand as their own."""
    return rule.provenance is not None or rule.source == "user_explicit"


def _with_decree_tag(rule: Rule) -> Rule:
    return rule if DECREE_TAG in rule.tags else replace(rule, tags=(*rule.tags, DECREE_TAG))


def _weakens(rule: Rule, changed: Rule) -> bool:
    """Whether `changed` says something else than `rule`, for a shorter time, with less force or
    as somebody else."""
    return (
        text_key(changed.text) != text_key(rule.text)
        or stronger(changed.priority, rule.priority) != changed.priority
        or (changed.expires_at or math.inf) < (rule.expires_at or math.inf)
        or changed.source != rule.source
    )


def capture_decree(
    tx: Transaction, tool_name: str, text: str, provenance: Provenance
) -> tuple[Rule, EventName]:
    """Store a decree as a critical rule, or affirm the rule of this tool that says the same."""
    same = _rules_saying(tx, tool_name, text)
    if not same:
        rule = Rule(
            tool_name=tool_name,
            id=str(uuid.uuid4()),
            text=text,
            priority="critical",
            source="user_explicit",
            created_at=tx.now,
            updated_at=tx.now,
            tags=(DECREE_TAG,),
            provenance=provenance,
        )
        return _store(tx, rule, "put", provenance), "put"
    existing = min(same, key=lambda rule: (rule.status_at(tx.now) != "active", rule.id))
    event: EventName = "reaffirmed"
    said = existing.provenance or provenance
    if existing.status_at(tx.now) != "active":
        event, said = "reactivated", provenance
    affirmed = replace(
        _with_decree_tag(existing),
        priority="critical",
        source="user_explicit",
        stored_status="active",
        expires_at=None,
        provenance=said,
    )
    return _change(tx, affirmed, event, provenance), event


def retire_rule(tx: Transaction, rule: Rule, provenance: Provenance) -> Rule:
    """Retire a decree that the user took back; its history says with which words."""
    return _change(tx, replace(rule, stored_status="retired"), "retired", provenance)


def decrees_said(snapshot: Snapshot) -> list[Rule]:
    """The active rules that a user laid down in a turn and that were not put by hand: those that
    a relaxation may take back."""
    rules, _ = load_rules(
        snapshot,
        "WHERE source = 'user_explicit' AND status = 'active' AND sentence IS NOT NULL"
        " AND NOT EXISTS (SELECT 1 FROM rule_events AS event WHERE event.event = 'put'"
        " AND event.sentence IS NULL AND event.tool_name = rules.tool_name AND event.id = rules.id)"
        " ORDER BY tool_name, id",
    )
    return [rule for rule in rules if rule.status_at(snapshot.now) == "active"]


def observe_failures(tx: Transaction, tool_name: str, failures: int, failure_class: str) -> Rule:
    """Store that a tool failed repeatedly; one observation a class."""
    where = "WHERE tool_name = ? AND failure_class = ?"
    merged, _ = load_rules(tx, where, tool_name, failure_class)
    text = observation_text(tool_name, failures, failure_class)
    if merged:
        rule = _change(tx, replace(merged[0], text=text, stored_status="active"), "reaffirmed")
    else:
        rule = Rule(
            tool_name=tool_name,
            id=str(uuid.uuid4()),
            text=text,
            priority="normal",
            source="post_turn",
            created_at=tx.now,
            updated_at=tx.now,
            tags=(FAILURE_TAG,),
        )
        _store(tx, rule, "put")
    set_failure_class(tx, rule.key, failure_class)
    return rule


def forget_observations(tx: Transaction, tool_name: str, keep: int) -> None:
    """Delete the observations of a tool but for the newest `keep`."""
    surplus = tx.rows(
        "SELECT id FROM rules WHERE tool_name = ? AND failure_class IS NOT NULL"
        " ORDER BY updated_at DESC LIMIT -1 OFFSET ?",
        tool_name,
        keep,
    )
    for (id_,) in surplus:
        delete_rule(tx, tool_name, id_)


def delete_rule(tx: Transaction, tool_name: str, id_: str) -> bool:
    """Delete a rule and, through the foreign key, its history."""
    cursor = tx.execute("DELETE FROM rules WHERE tool_name = ? AND id = ?", tool_name, id_)
    tx.changes.append(RuleChanged((tool_name, id_), None))
    return bool(cursor.rowcount)


def write_rule(tx: Transaction, rule: Rule) -> None:
    """Write a rule as it is; it replaces one with its key."""
    tx.put("rules", ("tool_name", "id"), **row_of(rule), text_key=text_key(rule.text))
    tx.changes.append(RuleChanged(rule.key, rule))


def set_failure_class(tx: Transaction, rule_key: tuple[str, str], failure_class: str) -> None:
    """Mark a rule as the observation of repeated failures of this class."""
    tx.execute(
        "UPDATE rules SET failure_class = ? WHERE tool_name = ? AND id = ?",
        failure_class,
        *rule_key,
    )


def known_tools(snapshot: Snapshot) -> list[str]:
    """The tools that this user has rules or statistics of, by name."""
    rows = snapshot.rows("SELECT tool_name FROM rules UNION SELECT tool_name FROM tool_statistics")
    return sorted(name for (name,) in rows)


def _active_twin(snapshot: Snapshot, tool_name: str, text: str) -> Rule | None:
    active = [
        rule
        for rule in _rules_saying(snapshot, tool_name, text)
        if rule.status_at(snapshot.now) == "active"
    ]
    return min(active, key=lambda rule: (PRIORITIES.index(rule.priority), rule.id), default=None)


def _rules_saying(snapshot: Snapshot, tool_name: str, text: str) -> Sequence[Rule]:
    where = "WHERE tool_name = ? AND text_key = ?"
    return load_rules(snapshot, where, tool_name, text_key(text))[0]


def _change(
    tx: Transaction, rule: Rule, event: EventName, provenance: Provenance | None = None
) -> Rule:
    """Write a rule that was stored before, moving its `updated_at` on, and the event. What waits
    to take it back was said of the rule as it stood."""
    tx.execute("DELETE FROM relaxations WHERE tool_name = ? AND rule_id = ?", *rule.key)
    moved = replace(rule, updated_at=max(tx.now, rule.updated_at + 1))
    return _store(tx, moved, event, provenance)


def _store(
    tx: Transaction, rule: Rule, event: EventName, provenance: Provenance | None = None
) -> Rule:
    """Write the rule as it is, and the event."""
    write_rule(tx, rule)
    happened = RuleEvent(event, rule.updated_at, rule.text, rule.priority, provenance)
    write_event(tx, rule.key, happened)
    return rule

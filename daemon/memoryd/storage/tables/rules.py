"""Rules in a user's database: storing, capturing, observing, retiring and deleting them."""

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
    """A requested change of a rule; None means not given. `expires_at`: microseconds since the
    epoch. `keep_expiry`: an existing rule keeps its expiry, and `expires_at` is ignored."""

    text: str
    priority: Priority | None = None
    source: Source | None = None
    tags: tuple[str, ...] | None = None
    expires_at: int | None = None
    keep_expiry: bool = True


def load_rules(
    snapshot: Snapshot, condition: str = "", *values: str
) -> tuple[list[Rule], list[DamagedRow]]:
    """Return the rules that a WHERE clause selects, and the damaged rows that were skipped."""
    rules, damaged = [], []
    for record in snapshot.records(f"SELECT {COLUMNS} FROM rules {condition}", *values):
        try:
            rules.append(rule_of(record))
        except DamagedRowError as error:
            key = (record["tool_name"], record["id"])
            damaged.append(damaged_row("rules", key, error))
    return rules, damaged


def find_rule(snapshot: Snapshot, tool_name: str, id_: str) -> Rule | None:
    """Return a rule, or None if it does not exist or is damaged."""
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
    """Store a new rule or change the one with this id, as specified by `memory.tool_rule_put`.
    Unless `may_weaken` is set, a decree keeps its tag, and PermissionDenied is raised for a change
    that weakens a rule of the user or replaces a damaged rule."""
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
        raise PermissionDenied("replacing a damaged rule requires the right `owner`")
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
            raise PermissionDenied("weakening a rule of the user requires the right `owner`")
        if DECREE_TAG in rule.tags:
            changed = _with_decree_tag(changed)
    was_retired = rule.stored_status == "retired"
    return _change(tx, changed, "reactivated" if was_retired else "put")


def _changed(rule: Rule, change: RuleChange) -> Rule:
    """Return the rule after the change. A captured rule that is weakened no longer has the user's
    own words: it loses its provenance, and its source becomes the given one or `programmatic`. One
    that is not weakened keeps its text."""
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
    """Whether the user stated the rule in a turn or stored it explicitly."""
    return rule.provenance is not None or rule.source == "user_explicit"


def _with_decree_tag(rule: Rule) -> Rule:
    return rule if DECREE_TAG in rule.tags else replace(rule, tags=(*rule.tags, DECREE_TAG))


def _weakens(rule: Rule, changed: Rule) -> bool:
    """Whether `changed` differs from `rule` in text or source, has a lower priority or expires
    earlier."""
    return (
        text_key(changed.text) != text_key(rule.text)
        or stronger(changed.priority, rule.priority) != changed.priority
        or (changed.expires_at or math.inf) < (rule.expires_at or math.inf)
        or changed.source != rule.source
    )


def capture_decree(
    tx: Transaction, tool_name: str, text: str, provenance: Provenance
) -> tuple[Rule, EventName]:
    """Store a decree as a critical rule, or reaffirm the rule of this tool that has the same text.
    Returns the rule, and the event that was recorded."""
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
    """Retire a decree that the user revoked. `provenance` is the revoking sentence; it is recorded
    in the rule's history."""
    return _change(tx, replace(rule, stored_status="retired"), "retired", provenance)


def decrees_said(snapshot: Snapshot) -> list[Rule]:
    """Return the active rules that were captured from a turn and never stored by a direct call.
    Only these can be revoked by a relaxation."""
    rules, _ = load_rules(
        snapshot,
        "WHERE source = 'user_explicit' AND status = 'active' AND sentence IS NOT NULL"
        " AND NOT EXISTS (SELECT 1 FROM rule_events AS event WHERE event.event = 'put'"
        " AND event.sentence IS NULL AND event.tool_name = rules.tool_name AND event.id = rules.id)"
        " ORDER BY tool_name, id",
    )
    return [rule for rule in rules if rule.status_at(snapshot.now) == "active"]


def observe_failures(tx: Transaction, tool_name: str, failures: int, failure_class: str) -> Rule:
    """Store that a tool failed repeatedly. There is one observation per tool and failure class."""
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
    """Delete all but the newest `keep` observations of a tool."""
    surplus = tx.rows(
        "SELECT id FROM rules WHERE tool_name = ? AND failure_class IS NOT NULL"
        " ORDER BY updated_at DESC LIMIT -1 OFFSET ?",
        tool_name,
        keep,
    )
    for (id_,) in surplus:
        delete_rule(tx, tool_name, id_)


def delete_rule(tx: Transaction, tool_name: str, id_: str) -> bool:
    """Delete a rule and, through the foreign key, its history. Returns whether the rule existed."""
    cursor = tx.execute("DELETE FROM rules WHERE tool_name = ? AND id = ?", tool_name, id_)
    tx.changes.append(RuleChanged((tool_name, id_), None))
    return bool(cursor.rowcount)


def write_rule(tx: Transaction, rule: Rule) -> None:
    """Store a rule unchanged, replacing any rule with the same key."""
    tx.put("rules", ("tool_name", "id"), **row_of(rule), text_key=text_key(rule.text))
    tx.changes.append(RuleChanged(rule.key, rule))


def set_failure_class(tx: Transaction, rule_key: tuple[str, str], failure_class: str) -> None:
    """Mark a rule as an observation of repeated failures of this class."""
    tx.execute(
        "UPDATE rules SET failure_class = ? WHERE tool_name = ? AND id = ?",
        failure_class,
        *rule_key,
    )


def known_tools(snapshot: Snapshot) -> list[str]:
    """The names of the tools for which this user has rules or statistics, sorted."""
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
    """Store a changed rule with a later `updated_at`, and record the event. Its pending relaxations
    are deleted, because they referred to the rule before the change."""
    tx.execute("DELETE FROM relaxations WHERE tool_name = ? AND rule_id = ?", *rule.key)
    moved = replace(rule, updated_at=max(tx.now, rule.updated_at + 1))
    return _store(tx, moved, event, provenance)


def _store(
    tx: Transaction, rule: Rule, event: EventName, provenance: Provenance | None = None
) -> Rule:
    """Store the rule unchanged, and record the event."""
    write_rule(tx, rule)
    happened = RuleEvent(event, rule.updated_at, rule.text, rule.priority, provenance)
    write_event(tx, rule.key, happened)
    return rule

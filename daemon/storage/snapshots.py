"""Frozen prompt blocks: one a session, the same bytes until it thaws."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from memoryd.rules.prompt_block import pinned_rules, prompt_block, render
from memoryd.rules.rule import Rule
from memoryd.storage.rule_rows import rule_from_json, rule_to_json
from memoryd.storage.rules import load_rules
from memoryd.storage.sessions import touch_session
from memoryd.storage.transaction import Transaction

_NOTES_A_LIFETIME = 24
"""A frozen block's last use is noted so often in its lifetime, not at every call: each note
costs a commit. So much longer a block lives, for a use that was not noted."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A frozen block. `tools` decided what is in it (empty: every tool). `changed`: a hard
    delete took a rule out of it since the last call."""

    tools: tuple[str, ...]
    rules: tuple[Rule, ...]
    rendered: str
    omitted: int
    changed: bool
    last_used_at: int = 0


def use_snapshot(
    tx: Transaction, session_id: str, tools: Sequence[str], cap: int, idle_ttl: int
) -> Snapshot:
    """The session's block; frozen now if there is none or it idled for `idle_ttl` seconds."""
    found = find_snapshot(tx, session_id, idle_ttl)
    if found is None:
        _drop_thawed(tx, idle_ttl)
        return _freeze(tx, session_id, tools, cap)
    if found.changed or tx.now - found.last_used_at > note_interval(idle_ttl):
        touch_session(tx, session_id)
        tx.execute(
            "UPDATE snapshots SET last_used_at = ?, changed = 0 WHERE session_id = ?",
            tx.now,
            session_id,
        )
    return found


def find_snapshot(tx: Transaction, session_id: str, idle_ttl: int) -> Snapshot | None:
    """The session's block, unless there is none or it idled for `idle_ttl` seconds."""
    row = tx.row(
        "SELECT tools, rules, rendered, omitted, changed, last_used_at FROM snapshots"
        " WHERE session_id = ? AND last_used_at >= ?",
        session_id,
        _frozen_since(tx, idle_ttl),
    )
    if row is None:
        return None
    tools, rules, rendered, omitted, changed, last_used_at = row
    return Snapshot(
        tools=tuple(json.loads(tools)),
        rules=tuple(map(rule_from_json, json.loads(rules))),
        rendered=rendered,
        omitted=omitted,
        changed=bool(changed),
        last_used_at=last_used_at,
    )


def keep_frozen(tx: Transaction, session_id: str, idle_ttl: int) -> None:
    """Note a use of the session's block, if it has one that did not thaw."""
    tx.execute(
        "UPDATE snapshots SET last_used_at = ? WHERE session_id = ? AND last_used_at >= ?",
        tx.now,
        session_id,
        _frozen_since(tx, idle_ttl),
    )


def note_interval(idle_ttl: int) -> int:
    """Microseconds for which a noted use of a block needs no other note."""
    return idle_ttl * 1_000_000 // _NOTES_A_LIFETIME


def thaw(tx: Transaction, session_id: str) -> bool:
    """Drop the session's block. Whether there was one."""
    return bool(tx.execute("DELETE FROM snapshots WHERE session_id = ?", session_id).rowcount)


def scrub_from_snapshots(tx: Transaction, rule_key: tuple[str, str]) -> None:
    """Take a rule that is deleted for good out of every frozen block."""
    for session_id, stored in tx.rows(
        "SELECT session_id, rules FROM snapshots WHERE instr(rules, ?)", json.dumps(rule_key[1])
    ):
        rules = [rule_from_json(content) for content in json.loads(stored)]
        kept = [rule for rule in rules if rule.key != rule_key]
        if len(kept) != len(rules):
            tx.execute(
                "UPDATE snapshots SET rules = ?, rendered = ?, changed = 1 WHERE session_id = ?",
                _to_json(kept),
                render(kept),
                session_id,
            )


def _frozen_since(tx: Transaction, idle_ttl: int) -> int:
    """The last use before which a block thawed."""
    return tx.now - idle_ttl * 1_000_000 - note_interval(idle_ttl)


def _drop_thawed(tx: Transaction, idle_ttl: int) -> None:
    tx.execute("DELETE FROM snapshots WHERE last_used_at < ?", _frozen_since(tx, idle_ttl))


def _freeze(tx: Transaction, session_id: str, tools: Sequence[str], cap: int) -> Snapshot:
    rules, _ = load_rules(tx)
    block = prompt_block(pinned_rules(rules, tx.now, tools), cap)
    touch_session(tx, session_id)
    tx.execute(
        "INSERT OR REPLACE INTO snapshots (session_id, tools, rules, rendered, omitted, changed,"
        " frozen_at, last_used_at) VALUES (?, ?, ?, ?, ?, 0, ?, ?)",
        session_id,
        json.dumps(list(tools)),
        _to_json(block.rules),
        block.rendered,
        block.omitted,
        tx.now,
        tx.now,
    )
    return Snapshot(tuple(tools), block.rules, block.rendered, block.omitted, changed=False)


def _to_json(rules: Sequence[Rule]) -> str:
    return json.dumps([rule_to_json(rule) for rule in rules], ensure_ascii=False)

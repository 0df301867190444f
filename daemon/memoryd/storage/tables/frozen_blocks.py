"""Frozen prompt blocks. A session has at most one, and its bytes stay the same until it thaws.

A block consists of the rules and the sections of the profile. The guard scans both when the block
is frozen.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from memoryd.guard.budget import usage_of
from memoryd.guard.display import shown
from memoryd.profile.block import NAMES, ProfileSection, ShownEntry, profile_section
from memoryd.profile.entry import KINDS, Target
from memoryd.rules.prompt_block import one_line, pinned_rules, prompt_block, render
from memoryd.rules.rule import Rule
from memoryd.storage.engine.row_hashes import SOUND
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.profile import load_entries
from memoryd.storage.tables.rule_guard import shown_rule
from memoryd.storage.tables.rule_rows import rule_from_json, rule_to_json
from memoryd.storage.tables.rules import load_rules
from memoryd.storage.tables.sessions import touch_session

_NOTES_A_LIFETIME = 24
"""How many times per `idle_ttl` the last use of a frozen block is recorded; recording it at every
call would cost a commit each time. A block lives one such interval longer, because its latest use
may not have been recorded."""


@dataclass(frozen=True, slots=True)
class BlockPolicy:
    """The settings under which a block is frozen. `rule_cap`: high-priority rules are added up to
    this number of rules; `idle_ttl`: seconds; `budgets`: characters per target, 0 for no limit."""

    rule_cap: int
    idle_ttl: int
    budgets: Mapping[Target, int]


@dataclass(frozen=True, slots=True)
class FrozenBlock:
    """A frozen block. `tools` selected its rules (empty: the rules of every tool); `rendered` is
    the Markdown of the rules; `omitted` counts the high-priority rules that did not fit. `changed`:
    a permanent deletion has removed a rule or an entry since the last call. `last_used_at`:
    microseconds since the epoch, 0 for a block that was just frozen."""

    tools: tuple[str, ...]
    rules: tuple[Rule, ...]
    rendered: str
    omitted: int
    changed: bool
    profile: tuple[ProfileSection, ...] = ()
    last_used_at: int = 0


def use_frozen_block(
    tx: Transaction, session_id: str, tools: Sequence[str], policy: BlockPolicy
) -> FrozenBlock:
    """Return the session's block. Freeze a new one if there is none, it is damaged, or it was idle
    for too long."""
    found = find_frozen_block(tx, session_id, policy.idle_ttl)
    if found is None:
        _drop_thawed(tx, policy.idle_ttl)
        return _freeze(tx, session_id, tools, policy)
    if found.changed or tx.now - found.last_used_at > note_interval(policy.idle_ttl):
        touch_session(tx, session_id)
        tx.execute(
            "UPDATE snapshots SET last_used_at = ?, changed = 0 WHERE session_id = ?",
            tx.now,
            session_id,
        )
    return found


def find_frozen_block(snapshot: Snapshot, session_id: str, idle_ttl: int) -> FrozenBlock | None:
    """Return the session's block, or None if there is none, it is damaged, or it has thawed after
    `idle_ttl` seconds without use."""
    row = snapshot.row(
        "SELECT tools, rules, rendered, omitted, profile, changed, last_used_at,"
        f" {SOUND['snapshots']} FROM snapshots WHERE session_id = ? AND last_used_at >= ?",
        session_id,
        _frozen_since(snapshot, idle_ttl),
    )
    if row is None:
        return None
    tools, rules, rendered, omitted, profile, changed, last_used_at, is_sound = row
    if not is_sound:
        snapshot.pass_over("snapshots", (session_id,), "the frozen block does not match its hash")
        return None
    return FrozenBlock(
        tools=tuple(json.loads(tools)),
        rules=tuple(map(rule_from_json, json.loads(rules))),
        rendered=rendered,
        omitted=omitted,
        changed=bool(changed),
        profile=_profile_from_json(profile),
        last_used_at=last_used_at,
    )


def keep_frozen(tx: Transaction, session_id: str, idle_ttl: int) -> None:
    """Record a use of the session's block, if it has one that has not thawed."""
    tx.execute(
        "UPDATE snapshots SET last_used_at = ? WHERE session_id = ? AND last_used_at >= ?",
        tx.now,
        session_id,
        _frozen_since(tx, idle_ttl),
    )


def note_interval(idle_ttl: int) -> int:
    """Microseconds after a recorded use of a block in which further uses are not recorded."""
    return idle_ttl * 1_000_000 // _NOTES_A_LIFETIME


def thaw(tx: Transaction, session_id: str) -> bool:
    """Delete the session's block. Returns whether there was one."""
    return bool(tx.execute("DELETE FROM snapshots WHERE session_id = ?", session_id).rowcount)


def scrub_from_frozen_blocks(tx: Transaction, rule_key: tuple[str, str]) -> None:
    """Remove a permanently deleted rule from every frozen block."""
    _drop_damaged(tx)
    for session_id, stored in tx.rows(
        "SELECT session_id, rules FROM snapshots WHERE instr(rules, ?)", json.dumps(rule_key[1])
    ):
        rules = [rule_from_json(content) for content in json.loads(stored)]
        kept = [rule for rule in rules if rule.key != rule_key]
        if len(kept) != len(rules):
            tx.execute(
                "UPDATE snapshots SET rules = ?, rendered = ?, changed = 1 WHERE session_id = ?",
                _to_json(kept),
                render(kept, shown_rule),
                session_id,
            )


def scrub_entries_from_frozen_blocks(tx: Transaction, gone: Collection[str]) -> None:
    """Remove permanently deleted profile entries from every frozen block. `gone`: their ids."""
    _drop_damaged(tx)
    for session_id, stored in tx.rows("SELECT session_id, profile FROM snapshots"):
        frozen = _profile_from_json(stored)
        kept = [
            profile_section(one.name, [entry for entry in one.entries if entry.id not in gone])
            for one in frozen
        ]
        if any(len(new.entries) < len(old.entries) for new, old in zip(kept, frozen, strict=True)):
            tx.execute(
                "UPDATE snapshots SET profile = ?, changed = 1 WHERE session_id = ?",
                _profile_to_json(kept),
                session_id,
            )


def _frozen_since(snapshot: Snapshot, idle_ttl: int) -> int:
    """The time of the last use, in microseconds since the epoch, before which a block has
    thawed."""
    return snapshot.now - idle_ttl * 1_000_000 - note_interval(idle_ttl)


def _drop_damaged(tx: Transaction) -> None:
    """Delete the blocks that do not match their row checksum."""
    tx.execute(f"DELETE FROM snapshots WHERE NOT {SOUND['snapshots']}")


def _drop_thawed(tx: Transaction, idle_ttl: int) -> None:
    tx.execute("DELETE FROM snapshots WHERE last_used_at < ?", _frozen_since(tx, idle_ttl))


def _freeze(
    tx: Transaction, session_id: str, tools: Sequence[str], policy: BlockPolicy
) -> FrozenBlock:
    rules, _ = load_rules(tx)
    block = prompt_block(pinned_rules(rules, tx.now, tools), policy.rule_cap, shown_rule)
    profile = tuple(_profile_section(tx, target, policy.budgets[target]) for target in NAMES)
    touch_session(tx, session_id)
    tx.execute(
        "INSERT OR REPLACE INTO snapshots (session_id, tools, rules, rendered, omitted, profile,"
        " changed, frozen_at, last_used_at) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)",
        session_id,
        json.dumps(list(tools)),
        _to_json(block.rules),
        block.rendered,
        block.omitted,
        _profile_to_json(profile),
        tx.now,
        tx.now,
    )
    return FrozenBlock(
        tools=tuple(tools),
        rules=block.rules,
        rendered=block.rendered,
        omitted=block.omitted,
        changed=False,
        profile=profile,
    )


def _profile_section(snapshot: Snapshot, target: Target, budget: int) -> ProfileSection:
    """Return a section with the newest entries that fit into the budget. The budget may have been
    larger when the entries were stored."""
    entries, _ = load_entries(snapshot, KINDS[target])
    usage, lines = usage_of((), budget), []
    for entry in entries:
        if usage.has_room(len(entry.text)):
            usage = usage.with_text(entry.text)
            lines.append(ShownEntry(entry.id, one_line(shown(entry.text))))
    return profile_section(NAMES[target], lines)


def _profile_to_json(sections: Sequence[ProfileSection]) -> str:
    content = [
        {
            "name": section.name,
            "rendered": section.rendered,
            "entries": [[entry.id, entry.line] for entry in section.entries],
        }
        for section in sections
    ]
    return json.dumps(content, ensure_ascii=False)


def _profile_from_json(stored: str) -> tuple[ProfileSection, ...]:
    return tuple(
        ProfileSection(
            section["name"],
            section["rendered"],
            tuple(ShownEntry(id_, line) for id_, line in section["entries"]),
        )
        for section in json.loads(stored)
    )


def _to_json(rules: Sequence[Rule]) -> str:
    return json.dumps([rule_to_json(rule) for rule in rules], ensure_ascii=False)

"""Stores the lines of an export as rows of a user's database, in the transaction of one import.

Existing rows are kept: identical content counts as present, different content under the same id as
a conflict.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from memoryd import clock
from memoryd.errors import InvalidParams
from memoryd.profile.entry import KINDS, Entry
from memoryd.rules.failures import FAILURE_CLASSES
from memoryd.rules.rule import Provenance, Rule, normal_tool_name
from memoryd.storage.engine.damage import DamagedRowError
from memoryd.storage.engine.effects import PassageAdded, PassagesImported
from memoryd.storage.engine.snapshot import Parameter
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.exchange.export_rows import (
    ENTRIES,
    NOTES,
    RULES,
    SESSIONS,
    STATISTICS,
    TURNS,
    LineSource,
)
from memoryd.storage.exchange.import_counts import Group, ImportCounts
from memoryd.storage.exchange.imported_texts import of_unknown_origin, without_secrets
from memoryd.storage.exchange.line import Record, bad_line
from memoryd.storage.tables.notes import Note, insert_note, insert_version
from memoryd.storage.tables.passages import add_turn_passages
from memoryd.storage.tables.profile import insert_entry
from memoryd.storage.tables.relaxations import insert_relaxation
from memoryd.storage.tables.rule_events import RuleEvent, write_event
from memoryd.storage.tables.rules import set_failure_class, write_rule
from memoryd.storage.tables.sessions import insert_session, insert_turn
from memoryd.storage.tables.statistics import ToolStatistics, insert_statistics
from memoryd.storage.tables.turn_responses import insert_response

_CONFLICTS_LISTED = 50


@dataclass(slots=True)
class RowImport:
    """Imports the lines of one export, in order. `trusted`: rules may count as the user's own
    words."""

    tx: Transaction
    trusted: bool
    counts: ImportCounts = field(default_factory=ImportCounts)
    _number: int = 0
    _above: str = ""
    """The kind of the last line that has no parent."""
    _owner: Any = None
    """The key of the row that child lines belong to, or None if they are skipped with their
    parent."""
    _known_turns: dict[tuple[str, str], Record] = field(default_factory=dict)

    _replaced: dict[str, int] = field(default_factory=dict)
    """The line numbers of replaced profile entries, by entry id."""

    def take(self, number: int, record: Record) -> None:
        """Store the content of one line. Raises InvalidParams."""
        self._number = number
        kind: str = record["kind"]
        if record.get("provenance"):
            record["provenance"].setdefault("speaker", None)
        parent = _PARENTS.get(kind)
        if parent is None:
            self._above, self._owner = kind, None
        elif parent != self._above:
            raise self._bad("kind", f"must follow a {parent} line")
        try:
            clean = without_secrets(record)
            ours = clean if self.trusted else of_unknown_origin(clean)
        except ValueError as error:
            raise self._bad("answer", str(error)) from None
        self.counts.redacted += clean != record
        before = len(self.tx.changes)
        getattr(self, f"_take_{kind}")(record, ours)
        self.tx.changes[before:] = [  # `finish` reports all passages
            one for one in self.tx.changes[before:] if not isinstance(one, PassageAdded)
        ]

    def finish(self) -> None:
        """Link replaced profile entries to their live successors, and report that passages were
        imported. Raises InvalidParams if a successor is missing."""
        # The successor of an entry may itself have been replaced since the export.
        self.tx.execute(
            "UPDATE profile_entries SET replaced_by = live.replaced_by FROM profile_entries live"
            " WHERE profile_entries.replaced_by = live.id AND live.replaced_by IS NOT NULL"
        )
        orphan = self.tx.row(
            "SELECT id FROM profile_entries old WHERE replaced_by IS NOT NULL AND NOT EXISTS"
            " (SELECT 1 FROM profile_entries live WHERE live.id = old.replaced_by"
            " AND live.kind = old.kind AND live.replaced_by IS NULL)"
        )
        if orphan is not None:
            number = self._replaced.get(orphan[0], self._number)
            raise bad_line(
                number, "replaced_by", "must be the id of a live entry of the same target"
            )
        self.tx.changes.append(PassagesImported())

    def _take_rule(self, original: Record, ours: Record) -> None:
        tool_name = normal_tool_name(ours["tool_name"])
        rule = Rule(
            tool_name=tool_name,
            id=ours["id"],
            text=ours["rule"],
            priority=ours["priority"],
            source=ours["source"],
            created_at=self._time(ours, "created_at"),
            updated_at=self._time(ours, "updated_at"),
            tags=tuple(ours["tags"]),
            stored_status=ours["status"],
            expires_at=None if ours["expires_at"] is None else self._time(ours, "expires_at"),
            provenance=_provenance(ours),
        )
        failure_class = self._failure_class(ours, "failure_class")
        of_rule = ("tool_name = ? AND id = ?", *rule.key)
        if self._is_new("rules", RULES, (original, ours), *of_rule):
            write_rule(self.tx, rule)
            if failure_class is not None:
                set_failure_class(self.tx, rule.key, failure_class)
            self.counts.demoted += ours["source"] != original["source"]
            self._owner = rule.key

    def _take_rule_event(self, _: Record, ours: Record) -> None:
        at, said = self._time(ours, "at"), _provenance(ours)
        if self._owner is not None:
            event = RuleEvent(ours["event"], at, ours["rule"], ours["priority"], said)
            write_event(self.tx, self._owner, event)

    def _take_relaxation(self, _: Record, ours: Record) -> None:
        created_at, said = self._time(ours, "created_at"), _provenance(ours)
        known = self.tx.row("SELECT 1 FROM relaxations WHERE id = ?", ours["id"])
        if self._owner is not None and self.trusted and known is None:
            assert said is not None
            insert_relaxation(self.tx, ours["id"], self._owner, said, ours["reason"], created_at)

    def _take_note(self, original: Record, ours: Record) -> None:
        note = Note(
            seq=0,
            note_id=ours["note_id"],
            namespace=ours["namespace"],
            category=ours["category"],
            tags=tuple(ours["tags"]),
            content=ours["content"],
            created_at=self._time(ours, "created_at"),
            updated_at=self._time(ours, "updated_at"),
        )
        if self._is_new("notes", NOTES, (original, ours), "note_id = ?", note.note_id):
            self._owner = insert_note(self.tx, note)

    def _take_note_version(self, _: Record, ours: Record) -> None:
        valid_from, valid_to = self._time(ours, "valid_from"), self._time(ours, "valid_to")
        if self._owner is not None:
            insert_version(
                self.tx, self._owner, ours["content"], valid_from=valid_from, valid_to=valid_to
            )

    def _take_profile_entry(self, original: Record, ours: Record) -> None:
        entry = Entry(
            id=ours["id"],
            kind=KINDS[ours["target"]],
            text=ours["text"],
            created_at=self._time(ours, "created_at"),
            updated_at=self._time(ours, "updated_at"),
        )
        by, at = ours["replaced_by"], ours["replaced_at"]
        if (by is None) != (at is None):
            raise self._bad("replaced_at", "must be given if replaced_by is given, and only then")
        replaced_at = None if at is None else self._time(ours, "replaced_at")
        if self._is_new("profile", ENTRIES, (original, ours), "id = ?", entry.id):
            insert_entry(self.tx, entry, by, replaced_at)
            if by is not None:
                self._replaced[entry.id] = self._number

    def _take_statistics(self, original: Record, ours: Record) -> None:
        tool_name = normal_tool_name(ours["tool_name"])
        last_class = self._failure_class(ours, "last_failure_class")
        last_at = None if ours["last_failure_at"] is None else self._time(ours, "last_failure_at")
        updated_at = self._time(ours, "updated_at")
        if self._is_new("statistics", STATISTICS, (original, ours), "tool_name = ?", tool_name):
            counts = ToolStatistics(
                tool_name=tool_name,
                calls=ours["calls"],
                failures=ours["failures"],
                last_failure_class=last_class,
                timed_calls=ours["timed_calls"],
                total_duration_ms=float(ours["total_duration_ms"]),
                longest_ms=float(ours["longest_ms"]),
                updated_at=updated_at,
            )
            insert_statistics(self.tx, counts, last_at)

    def _take_session(self, original: Record, ours: Record) -> None:
        session_id, self._known_turns = ours["session_id"], {}
        started_at, last_at = self._time(ours, "started_at"), self._time(ours, "last_at")
        self._owner = session_id
        if self._is_new("sessions", SESSIONS, (original, ours), "session_id = ?", session_id):
            insert_session(
                self.tx, session_id, title=ours["title"], started_at=started_at, last_at=last_at
            )
        else:
            self._known_turns = self._turns_of(session_id)

    def _take_turn(self, original: Record, ours: Record) -> None:
        occurred_at, created_at = self._time(ours, "occurred_at"), self._time(ours, "created_at")
        known = self._known_turns.get((ours["turn_id"], ours["role"]))
        if self._counts_as_new("turns", known, (original, ours)):
            seq = insert_turn(
                self.tx,
                session_id=self._owner,
                turn_id=ours["turn_id"],
                role=ours["role"],
                speaker=ours["speaker"],
                text=ours["text"],
                occurred_at=occurred_at,
                created_at=created_at,
            )
            add_turn_passages(
                self.tx,
                seq,
                session_id=self._owner,
                speaker=ours["speaker"],
                text=ours["text"],
                occurred_at=occurred_at,
            )

    def _take_turn_answer(self, original: Record, ours: Record) -> None:
        created_at = self._time(ours, "created_at")
        if not self.trusted:
            return  # the turn may never have happened
        known = self.tx.row(
            "SELECT 1 FROM turn_answers WHERE session_id = ? AND turn_id = ?",
            self._owner,
            ours["turn_id"],
        )
        if known is None:
            insert_response(
                self.tx,
                session_id=self._owner,
                turn_id=ours["turn_id"],
                request_hash=bytes.fromhex(ours["request_hash"]),
                response=json.dumps(ours["answer"], ensure_ascii=False),
                created_at=created_at,
            )

    def _turns_of(self, session_id: str) -> dict[tuple[str, str], Record]:
        rest = "WHERE session_id = ? ORDER BY seq"
        found = TURNS.lines(self.tx, lambda _: None, rest, session_id)
        records = (json.loads(line) for _, line in found)
        return {(one["turn_id"], one["role"]): one for one in records}

    def _is_new(
        self,
        group: Group,
        source: LineSource,
        records: tuple[Record, Record],
        condition: str,
        *values: Parameter,
    ) -> bool:
        """Whether no row with this id is stored. Counts the line as new, present or in conflict."""
        row = self.tx.row(f"SELECT {source.columns} FROM {source.table} WHERE {condition}", *values)
        known: Record | None = None
        if row is not None:
            try:
                known = json.loads(source.line(row))
            except (DamagedRowError, ValueError, TypeError, OverflowError):
                known = {}
        return self._counts_as_new(group, known, records)

    def _counts_as_new(
        self, group: Group, known: Record | None, records: tuple[Record, Record]
    ) -> bool:
        counts = self.counts.groups[group]
        if known is None:
            counts.new += 1
        elif known in records:
            counts.present += 1
        else:
            counts.conflicts += 1
            if len(self.counts.conflicts) < _CONFLICTS_LISTED:
                self.counts.conflicts.append((self._number, records[0]["kind"]))
        return known is None

    def _failure_class(self, record: Record, name: str) -> str | None:
        value: str | None = record[name]
        if value is not None and value not in FAILURE_CLASSES:
            raise self._bad(name, "is not a known failure class")
        return value

    def _time(self, record: Record, name: str) -> int:
        try:
            moment = clock.from_rfc3339(record[name])
        except (ValueError, OverflowError):
            raise self._bad(name, "is not a time that exists") from None
        if not 0 <= moment <= clock.LATEST:
            raise self._bad(name, "is before 1970 or after 9999")
        return moment

    def _bad(self, name: str, reason: str) -> InvalidParams:
        return bad_line(self._number, name, reason)


_PARENTS = {
    "rule_event": "rule",
    "relaxation": "rule",
    "note_version": "note",
    "turn": "session",
    "turn_answer": "session",
}


def _provenance(record: Record) -> Provenance | None:
    said = record["provenance"]
    return said and Provenance(**said)

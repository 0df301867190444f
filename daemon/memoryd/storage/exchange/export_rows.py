"""Converts a user's rows to the lines of an export: rules, notes, profile, statistics and sessions,
each in a fixed order, so that the same memory always yields the same bytes.

Vectors, keywords and frozen blocks are not exported, because they can be rebuilt.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from typing import Any

from memoryd import clock
from memoryd.profile.entry import TARGETS, Entry
from memoryd.rules.rule import Provenance
from memoryd.storage.engine.content_hash import content_hash
from memoryd.storage.engine.damage import DamagedRow, DamagedRowError, damaged_row
from memoryd.storage.engine.snapshot import Parameter, Snapshot
from memoryd.storage.exchange.line import FORMAT, VERSION, write_line
from memoryd.storage.tables.notes import NOTE_COLUMNS, note_from_row
from memoryd.storage.tables.profile import hash_of_entry
from memoryd.storage.tables.rule_rows import COLUMNS, rule_of
from memoryd.storage.tables.sessions import turn_hash

Row = Sequence[Any]


@dataclass(frozen=True, slots=True)
class LineSource:
    """The rows of one kind of line. The first `key` columns identify a row. `line` converts a row
    to a line; it raises DamagedRowError, ValueError, TypeError or OverflowError for a damaged
    row."""

    table: str
    key: int
    columns: str
    line: Callable[[Row], bytes]

    def lines(
        self,
        snapshot: Snapshot,
        damaged: Callable[[DamagedRow], None],
        rest: str,
        *values: Parameter,
    ) -> Iterator[tuple[Row, bytes]]:
        """Yield the rows selected by `rest`, the SQL after the table's name, with their lines.
        Damaged rows are skipped and passed to `damaged`."""
        for row in snapshot.execute(f"SELECT {self.columns} FROM {self.table} {rest}", *values):
            try:
                line = self.line(row)
            except (DamagedRowError, ValueError, TypeError, OverflowError) as error:
                damaged(damaged_row(self.table, tuple(row[: self.key]), error))
            else:
                yield row, line


def export_lines(snapshot: Snapshot, damaged: Callable[[DamagedRow], None]) -> Iterator[bytes]:
    """Yield the lines for everything in `snapshot`, starting with the header and without the end
    line. Damaged rows are skipped and passed to `damaged`."""
    program = f"memoryd {version('memoryd')}"
    yield write_line("header", format=FORMAT, version=VERSION, program=program)
    for rule, line in RULES.lines(snapshot, damaged, "ORDER BY tool_name, id"):
        yield line
        of_rule = ("WHERE tool_name = ? AND id = ? ORDER BY seq", rule[0], rule[1])
        yield from (line for _, line in _EVENTS.lines(snapshot, damaged, *of_rule))
        of_rule = ("WHERE tool_name = ? AND rule_id = ? ORDER BY seq", rule[0], rule[1])
        yield from (line for _, line in _RELAXATIONS.lines(snapshot, damaged, *of_rule))
    for note, line in NOTES.lines(snapshot, damaged, "ORDER BY seq"):
        yield line
        of_note = ("WHERE note_seq = ? ORDER BY seq", note[0])
        yield from (line for _, line in _VERSIONS.lines(snapshot, damaged, *of_note))
    yield from (line for _, line in ENTRIES.lines(snapshot, damaged, "ORDER BY seq"))
    yield from (line for _, line in STATISTICS.lines(snapshot, damaged, "ORDER BY tool_name"))
    for session, line in SESSIONS.lines(snapshot, damaged, "ORDER BY session_id"):
        yield line
        for source, order in ((TURNS, "seq"), (_RESPONSES, "turn_id")):
            of_session = (f"WHERE session_id = ? ORDER BY {order}", session[0])
            yield from (line for _, line in source.lines(snapshot, damaged, *of_session))


def _rule_line(row: Row) -> bytes:
    record = dict(zip(_RULE_COLUMNS, row, strict=True))
    rule = rule_of(record)
    return write_line(
        "rule",
        tool_name=rule.tool_name,
        id=rule.id,
        rule=rule.text,
        priority=rule.priority,
        source=rule.source,
        tags=list(rule.tags),
        status=rule.stored_status,
        expires_at=_time(rule.expires_at),
        provenance=_provenance(rule.provenance),
        failure_class=record["failure_class"],
        created_at=_time(rule.created_at),
        updated_at=_time(rule.updated_at),
    )


def _event_line(row: Row) -> bytes:
    _, event, at, text, priority, session_id, turn_id, sentence, speaker = row
    said = None if sentence is None else Provenance(session_id, turn_id, sentence, speaker)
    return write_line(
        "rule_event",
        event=event,
        at=_time(at),
        rule=text,
        priority=priority,
        provenance=_provenance(said),
    )


def _relaxation_line(row: Row) -> bytes:
    _, id_, reason, created_at, session_id, turn_id, sentence, speaker = row
    said = Provenance(session_id, turn_id, sentence, speaker)
    return write_line(
        "relaxation",
        id=id_,
        reason=reason,
        provenance=_provenance(said),
        created_at=_time(created_at),
    )


def _note_line(row: Row) -> bytes:
    note = note_from_row(row)
    if note is None:
        raise DamagedRowError("the note does not match its hash")
    return write_line(
        "note",
        note_id=note.note_id,
        namespace=note.namespace,
        category=note.category,
        tags=list(note.tags),
        content=note.content,
        created_at=_time(note.created_at),
        updated_at=_time(note.updated_at),
    )


def _version_line(row: Row) -> bytes:
    _, content, valid_from, valid_to, digest = row
    _check_hash(digest, content_hash(content))
    return write_line(
        "note_version", content=content, valid_from=_time(valid_from), valid_to=_time(valid_to)
    )


def _entry_line(row: Row) -> bytes:
    id_, kind, text, created_at, updated_at, replaced_by, replaced_at, digest = row
    _check_hash(digest, hash_of_entry(Entry(id_, kind, text, created_at, updated_at)))
    return write_line(
        "profile_entry",
        id=id_,
        target=TARGETS[kind],
        text=text,
        created_at=_time(created_at),
        updated_at=_time(updated_at),
        replaced_by=replaced_by,
        replaced_at=_time(replaced_at),
    )


def _statistics_line(row: Row) -> bytes:
    tool, calls, failures, last_class, last_at, timed, total_ms, longest_ms, updated_at = row
    return write_line(
        "statistics",
        tool_name=tool,
        calls=calls,
        failures=failures,
        last_failure_class=last_class,
        last_failure_at=_time(last_at),
        timed_calls=timed,
        total_duration_ms=total_ms,
        longest_ms=longest_ms,
        updated_at=_time(updated_at),
    )


def _session_line(row: Row) -> bytes:
    session_id, title, started_at, last_at = row
    return write_line(
        "session",
        session_id=session_id,
        title=title,
        started_at=_time(started_at),
        last_at=_time(last_at),
    )


def _turn_line(row: Row) -> bytes:
    _, session_id, turn_id, role, speaker, text, occurred_at, created_at, digest = row
    expected = turn_hash(
        session_id=session_id,
        turn_id=turn_id,
        role=role,
        speaker=speaker,
        text=text,
        occurred_at=occurred_at,
    )
    _check_hash(digest, expected)
    return write_line(
        "turn",
        turn_id=turn_id,
        role=role,
        speaker=speaker,
        text=text,
        occurred_at=_time(occurred_at),
        created_at=_time(created_at),
    )


def _response_line(row: Row) -> bytes:
    _, turn_id, request_hash, response, created_at = row
    return write_line(
        "turn_answer",
        turn_id=turn_id,
        request_hash=request_hash.hex(),
        answer=json.loads(response),
        created_at=_time(created_at),
    )


def _check_hash(stored: bytes, computed: bytes) -> None:
    if stored != computed:
        raise DamagedRowError("the row does not match its hash")


def _time(time_us: int | None) -> str | None:
    return None if time_us is None else clock.to_rfc3339(time_us)


def _provenance(said: Provenance | None) -> dict[str, Any] | None:
    if said is None:
        return None
    return asdict(said)


_RULE_COLUMNS = (*COLUMNS.split(", "), "failure_class")
RULES = LineSource("rules", 2, ", ".join(_RULE_COLUMNS), _rule_line)
_EVENTS = LineSource(
    "rule_events",
    1,
    "seq, event, at, text, priority, session_id, turn_id, sentence, speaker",
    _event_line,
)
_RELAXATIONS = LineSource(
    "relaxations",
    1,
    "seq, id, reason, created_at, session_id, turn_id, sentence, speaker",
    _relaxation_line,
)
NOTES = LineSource("notes", 1, NOTE_COLUMNS, _note_line)
_VERSIONS = LineSource(
    "note_versions", 1, "seq, content, valid_from, valid_to, content_hash", _version_line
)
ENTRIES = LineSource(
    "profile_entries",
    1,
    "id, kind, text, created_at, updated_at, replaced_by, replaced_at, content_hash",
    _entry_line,
)
STATISTICS = LineSource(
    "tool_statistics",
    1,
    "tool_name, calls, failures, last_failure_class, last_failure_at, timed_calls,"
    " total_duration_ms, longest_ms, updated_at",
    _statistics_line,
)
SESSIONS = LineSource("sessions", 1, "session_id, title, started_at, last_at", _session_line)
TURNS = LineSource(
    "turns",
    1,
    "seq, session_id, turn_id, role, speaker, text, occurred_at, created_at, content_hash",
    _turn_line,
)
_RESPONSES = LineSource(
    "turn_answers", 2, "session_id, turn_id, request_hash, answer, created_at", _response_line
)

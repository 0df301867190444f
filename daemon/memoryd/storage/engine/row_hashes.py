"""The row checksum: a hash over a whole row, by which `user.verify` detects that it was changed.

Rows are written without a checksum. Before each commit, the missing checksums are computed for all
writes that share it. Triggers clear the checksum of a row that changes, so code that writes rows
need not handle checksums.
"""

from sqlcipher3 import dbapi2 as sqlite

from memoryd.storage.engine.content_hash import hash_of_parts

FUNCTION = "row_hash"
"""The name of the SQL function and of the column."""

_KEYS_AND_COLUMNS = {
    "rules": (
        "tool_name, id",
        "text, text_key, priority, source, tags, status, expires_at, session_id, turn_id, sentence,"
        " speaker, failure_class, created_at, updated_at, content_hash",
    ),
    "rule_events": (
        "seq",
        "tool_name, id, event, at, text, priority, session_id, turn_id, sentence, speaker",
    ),
    "tool_statistics": (
        "tool_name",
        "calls, failures, last_failure_class, last_failure_at, timed_calls, total_duration_ms,"
        " longest_ms, updated_at",
    ),
    "sessions": ("session_id", "title, started_at, last_at"),
    "turns": (
        "seq",
        "session_id, turn_id, role, speaker, text, occurred_at, created_at, content_hash, indexed",
    ),
    "turn_answers": ("session_id, turn_id", "request_hash, answer, created_at"),
    "snapshots": (
        "session_id",
        "tools, rules, rendered, omitted, changed, frozen_at, last_used_at, profile",
    ),
    "notes": (
        "seq",
        "note_id, namespace, category, tags, content, sameness, created_at, updated_at,"
        " content_hash",
    ),
    "note_versions": ("seq", "note_seq, content, valid_from, valid_to, content_hash"),
    "profile_entries": (
        "seq",
        "id, kind, text, created_at, updated_at, replaced_by, replaced_at, content_hash",
    ),
    "passages": ("id", "note_seq, turn_seq, start_at, end_at, terms, context"),
    "embedding_models": ("id", "fingerprint, dimension"),
    "vectors": ("passage_id", "embedding"),
    "relaxations": (
        "seq",
        "id, tool_name, rule_id, reason, session_id, turn_id, sentence, speaker, created_at",
    ),
    "verdicts": ("seq", "at, tool_name, verdict, reason, rules, session_id"),
}


def _hash_of_row(key: str, columns: str) -> str:
    """The checksum of a row as an SQL expression. Values are cast to bytes, because a damaged text
    may not be valid UTF-8."""
    values = [f"CAST({column} AS BLOB)" for column in f"{key}, {columns}".split(", ")]
    return f"{FUNCTION}({', '.join(values)})"


_FILL = {
    table: f"UPDATE {table} SET {FUNCTION} = {_hash_of_row(key, columns)} WHERE {FUNCTION} IS NULL"
    for table, (key, columns) in _KEYS_AND_COLUMNS.items()
}
_INCOMPLETE = " UNION ALL ".join(
    f"SELECT '{table}' WHERE EXISTS (SELECT 1 FROM {table} WHERE {FUNCTION} IS NULL)"
    for table in _KEYS_AND_COLUMNS
)
"""SQL that selects the names of the tables with rows that have no checksum."""

BROKEN = {
    table: f"SELECT {key} FROM {table} WHERE {FUNCTION} IS NOT {_hash_of_row(key, columns)}"
    for table, (key, columns) in _KEYS_AND_COLUMNS.items()
}
"""By table: SQL that selects the keys of the rows whose checksum does not match."""

SOUND = {
    table: f"({FUNCTION} IS NULL OR {FUNCTION} = {_hash_of_row(key, columns)})"
    for table, (key, columns) in _KEYS_AND_COLUMNS.items()
}
"""By table: the SQL condition for a row whose checksum matches or has not been computed yet."""


def add_functions(driver: "sqlite.Connection") -> None:
    """Register the SQL function for row checksums with a connection."""
    driver.create_function(FUNCTION, -1, hash_of_parts, deterministic=True)


def fill_row_hashes(driver: "sqlite.Connection") -> None:
    """Compute all missing row checksums inside the open transaction."""
    for (table,) in driver.execute(_INCOMPLETE).fetchall():
        driver.execute(_FILL[table])

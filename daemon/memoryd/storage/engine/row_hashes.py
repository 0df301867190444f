"""The hash over a whole row, by which `user.verify` finds that a bit of it changed.

A row is written without one and gets it before the commit, in one go for all rows of all writes
that share it. Triggers take it away when a row changes. So no writer has to think of it.
"""

from sqlcipher3 import dbapi2 as sqlite

from memoryd.storage.engine.content_hash import hash_of_parts

FUNCTION = "row_hash"
"""The name of the SQL function; also that of the column."""

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
    """The hash of a row as an SQL expression. As bytes: a damaged text need not be UTF-8."""
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
"""The SQL that names the tables with rows that have no hash."""

BROKEN = {
    table: f"SELECT {key} FROM {table} WHERE {FUNCTION} IS NOT {_hash_of_row(key, columns)}"
    for table, (key, columns) in _KEYS_AND_COLUMNS.items()
}
"""By table, the SQL that finds the keys of the rows whose hash does not fit."""

SOUND = {
    table: f"({FUNCTION} IS NULL OR {FUNCTION} = {_hash_of_row(key, columns)})"
    for table, (key, columns) in _KEYS_AND_COLUMNS.items()
}
"""By table, the SQL that holds for a row whose hash fits, or that has none yet."""


def add_functions(driver: "sqlite.Connection") -> None:
    """Make the hash known to a connection."""
    driver.create_function(FUNCTION, -1, hash_of_parts, deterministic=True)


def fill_row_hashes(driver: "sqlite.Connection") -> None:
    """Give every row that has none its hash, inside the transaction that is open."""
    for (table,) in driver.execute(_INCOMPLETE).fetchall():
        driver.execute(_FILL[table])

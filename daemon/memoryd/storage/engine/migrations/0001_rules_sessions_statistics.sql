-- Times are microseconds since the epoch, UTC. content_hash: see storage/content_hash.py.

CREATE TABLE identity (
    database_id TEXT NOT NULL
) STRICT;

CREATE TABLE rules (
    tool_name      TEXT NOT NULL,
    id             TEXT NOT NULL,
    text           TEXT NOT NULL,
    text_key       TEXT NOT NULL, -- rules.rule.text_key(text)
    priority       TEXT NOT NULL,
    source         TEXT NOT NULL,
    tags           TEXT NOT NULL, -- JSON list
    status         TEXT NOT NULL,
    expires_at     INTEGER,
    session_id     TEXT,          -- these three: the provenance of a decree
    turn_id        TEXT,
    sentence       TEXT,
    failure_class  TEXT,          -- of a repeated-failure observation
    created_at     INTEGER NOT NULL,
    updated_at     INTEGER NOT NULL,
    content_hash   BLOB NOT NULL,
    PRIMARY KEY (tool_name, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rules_by_text ON rules (tool_name, text_key);

CREATE TABLE rule_events (
    seq        INTEGER PRIMARY KEY,
    tool_name  TEXT NOT NULL,
    id         TEXT NOT NULL,
    event      TEXT NOT NULL,
    at         INTEGER NOT NULL,
    text       TEXT NOT NULL,
    priority   TEXT NOT NULL,
    session_id TEXT,
    turn_id    TEXT,
    sentence   TEXT,
    FOREIGN KEY (tool_name, id) REFERENCES rules (tool_name, id) ON DELETE CASCADE
) STRICT;

CREATE INDEX rule_events_by_rule ON rule_events (tool_name, id, seq);

CREATE TABLE tool_statistics (
    tool_name          TEXT PRIMARY KEY,
    calls              INTEGER NOT NULL,
    failures           INTEGER NOT NULL,
    last_failure_class TEXT,
    last_failure_at    INTEGER,
    timed_calls        INTEGER NOT NULL, -- how many calls came with a duration
    total_duration_ms  REAL NOT NULL,
    longest_ms         REAL NOT NULL,
    updated_at         INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    session_id TEXT PRIMARY KEY,
    title      TEXT,
    started_at INTEGER NOT NULL,
    last_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_last ON sessions (last_at, session_id);

CREATE TABLE turns (
    seq          INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id   TEXT NOT NULL REFERENCES sessions (session_id) ON DELETE CASCADE,
    turn_id      TEXT NOT NULL,
    role         TEXT NOT NULL,
    speaker      TEXT,
    text         TEXT NOT NULL,
    occurred_at  INTEGER NOT NULL,
    created_at   INTEGER NOT NULL,
    content_hash BLOB NOT NULL
) STRICT;

CREATE INDEX turns_by_session ON turns (session_id, seq);

CREATE TABLE turn_answers (
    session_id   TEXT NOT NULL REFERENCES sessions (session_id) ON DELETE CASCADE,
    turn_id      TEXT NOT NULL,
    request_hash BLOB NOT NULL, -- of all that the turn said, to tell a retry from a conflict
    answer       TEXT NOT NULL, -- JSON
    created_at   INTEGER NOT NULL,
    PRIMARY KEY (session_id, turn_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    session_id   TEXT PRIMARY KEY REFERENCES sessions (session_id) ON DELETE CASCADE,
    tools        TEXT NOT NULL,    -- JSON list; empty: every tool
    rules        TEXT NOT NULL,    -- JSON list, in the order of the block
    rendered     TEXT NOT NULL,
    omitted      INTEGER NOT NULL,
    changed      INTEGER NOT NULL, -- 1: a hard delete took a rule out since the last call
    frozen_at    INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX snapshots_by_use ON snapshots (last_used_at);

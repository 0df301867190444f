-- The audit of verdicts other than allow: never what the call said, nor the text of a rule.

CREATE TABLE verdicts (
    seq        INTEGER PRIMARY KEY,
    at         INTEGER NOT NULL, -- microseconds since the epoch
    tool_name  TEXT NOT NULL,
    verdict    TEXT NOT NULL,    -- ask, deny
    reason     TEXT NOT NULL,    -- ReasonKind of rules/judging/verdict.py
    rules      TEXT NOT NULL,    -- JSON list of [tool name, id]
    session_id TEXT
) STRICT;

CREATE INDEX verdicts_by_session ON verdicts (session_id) WHERE session_id IS NOT NULL;

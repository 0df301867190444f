-- Who said a decree, so that nobody else takes it back; and what waits for its owner to do so.

-- The hash of a row covers `speaker` from here on: rows whose hash fits get it anew. A damaged row
-- keeps its hash, which fits no more than before.
UPDATE rules SET row_hash = NULL WHERE row_hash = row_hash(
    CAST(tool_name AS BLOB), CAST(id AS BLOB), CAST(text AS BLOB), CAST(text_key AS BLOB),
    CAST(priority AS BLOB), CAST(source AS BLOB), CAST(tags AS BLOB), CAST(status AS BLOB),
    CAST(expires_at AS BLOB), CAST(session_id AS BLOB), CAST(turn_id AS BLOB), CAST(sentence AS
    BLOB), CAST(failure_class AS BLOB), CAST(created_at AS BLOB), CAST(updated_at AS BLOB),
    CAST(content_hash AS BLOB));
UPDATE rule_events SET row_hash = NULL WHERE row_hash = row_hash(
    CAST(seq AS BLOB), CAST(tool_name AS BLOB), CAST(id AS BLOB), CAST(event AS BLOB), CAST(at AS
    BLOB), CAST(text AS BLOB), CAST(priority AS BLOB), CAST(session_id AS BLOB), CAST(turn_id AS
    BLOB), CAST(sentence AS BLOB));

ALTER TABLE rules ADD COLUMN speaker TEXT;
ALTER TABLE rule_events ADD COLUMN speaker TEXT;

CREATE TABLE relaxations (
    seq        INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    tool_name  TEXT NOT NULL,
    rule_id    TEXT NOT NULL,
    reason     TEXT NOT NULL,    -- Doubt of rules/doubt.py
    session_id TEXT,             -- these four: where and by whom it was said
    turn_id    TEXT,
    sentence   TEXT NOT NULL,
    speaker    TEXT,
    created_at INTEGER NOT NULL,
    row_hash   BLOB,
    FOREIGN KEY (tool_name, rule_id) REFERENCES rules (tool_name, id) ON DELETE CASCADE
) STRICT;

CREATE INDEX relaxations_by_rule ON relaxations (tool_name, rule_id);
CREATE INDEX relaxations_by_session ON relaxations (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX relaxations_unsealed ON relaxations (seq) WHERE row_hash IS NULL;

CREATE TRIGGER relaxations_unsealed AFTER UPDATE ON relaxations
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE relaxations SET row_hash = NULL WHERE seq = new.seq;
END;

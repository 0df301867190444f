-- Who said a decree, so that nobody else takes it back.

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

-- A hash over each whole row, by which damage is found: see storage/seals.py. NULL: the row was
-- written in this transaction, and gets it before the commit.

ALTER TABLE rules ADD COLUMN row_hash BLOB;
ALTER TABLE rule_events ADD COLUMN row_hash BLOB;
ALTER TABLE tool_statistics ADD COLUMN row_hash BLOB;
ALTER TABLE sessions ADD COLUMN row_hash BLOB;
ALTER TABLE turns ADD COLUMN row_hash BLOB;
ALTER TABLE turn_answers ADD COLUMN row_hash BLOB;
ALTER TABLE snapshots ADD COLUMN row_hash BLOB;
ALTER TABLE notes ADD COLUMN row_hash BLOB;
ALTER TABLE note_versions ADD COLUMN row_hash BLOB;
ALTER TABLE profile_entries ADD COLUMN row_hash BLOB;
ALTER TABLE passages ADD COLUMN row_hash BLOB;
ALTER TABLE embedding_models ADD COLUMN row_hash BLOB;
ALTER TABLE vectors ADD COLUMN row_hash BLOB;
ALTER TABLE verdicts ADD COLUMN row_hash BLOB;

CREATE INDEX rules_unsealed ON rules (tool_name) WHERE row_hash IS NULL;
CREATE INDEX rule_events_unsealed ON rule_events (seq) WHERE row_hash IS NULL;
CREATE INDEX tool_statistics_unsealed ON tool_statistics (tool_name) WHERE row_hash IS NULL;
CREATE INDEX sessions_unsealed ON sessions (session_id) WHERE row_hash IS NULL;
CREATE INDEX turns_unsealed ON turns (seq) WHERE row_hash IS NULL;
CREATE INDEX turn_answers_unsealed ON turn_answers (session_id) WHERE row_hash IS NULL;
CREATE INDEX snapshots_unsealed ON snapshots (session_id) WHERE row_hash IS NULL;
CREATE INDEX notes_unsealed ON notes (seq) WHERE row_hash IS NULL;
CREATE INDEX note_versions_unsealed ON note_versions (seq) WHERE row_hash IS NULL;
CREATE INDEX profile_entries_unsealed ON profile_entries (seq) WHERE row_hash IS NULL;
CREATE INDEX passages_unsealed ON passages (id) WHERE row_hash IS NULL;
CREATE INDEX embedding_models_unsealed ON embedding_models (id) WHERE row_hash IS NULL;
CREATE INDEX vectors_unsealed ON vectors (passage_id) WHERE row_hash IS NULL;
CREATE INDEX verdicts_unsealed ON verdicts (seq) WHERE row_hash IS NULL;

-- Of passages only `model` is ever changed, which is no part of the hash.

CREATE TRIGGER rules_unsealed AFTER UPDATE ON rules
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE rules SET row_hash = NULL WHERE tool_name = new.tool_name AND id = new.id;
END;

CREATE TRIGGER rule_events_unsealed AFTER UPDATE ON rule_events
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE rule_events SET row_hash = NULL WHERE seq = new.seq;
END;

CREATE TRIGGER tool_statistics_unsealed AFTER UPDATE ON tool_statistics
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE tool_statistics SET row_hash = NULL WHERE tool_name = new.tool_name;
END;

CREATE TRIGGER sessions_unsealed AFTER UPDATE ON sessions
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE sessions SET row_hash = NULL WHERE session_id = new.session_id;
END;

CREATE TRIGGER turns_unsealed AFTER UPDATE ON turns
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE turns SET row_hash = NULL WHERE seq = new.seq;
END;

CREATE TRIGGER turn_answers_unsealed AFTER UPDATE ON turn_answers
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE turn_answers SET row_hash = NULL WHERE session_id = new.session_id AND turn_id = new.turn_id;
END;

CREATE TRIGGER snapshots_unsealed AFTER UPDATE ON snapshots
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE snapshots SET row_hash = NULL WHERE session_id = new.session_id;
END;

CREATE TRIGGER notes_unsealed AFTER UPDATE ON notes
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE notes SET row_hash = NULL WHERE seq = new.seq;
END;

CREATE TRIGGER note_versions_unsealed AFTER UPDATE ON note_versions
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE note_versions SET row_hash = NULL WHERE seq = new.seq;
END;

CREATE TRIGGER profile_entries_unsealed AFTER UPDATE ON profile_entries
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE profile_entries SET row_hash = NULL WHERE seq = new.seq;
END;

CREATE TRIGGER embedding_models_unsealed AFTER UPDATE ON embedding_models
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE embedding_models SET row_hash = NULL WHERE id = new.id;
END;

CREATE TRIGGER vectors_unsealed AFTER UPDATE ON vectors
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE vectors SET row_hash = NULL WHERE passage_id = new.passage_id;
END;

CREATE TRIGGER verdicts_unsealed AFTER UPDATE ON verdicts
    WHEN new.row_hash IS old.row_hash AND new.row_hash IS NOT NULL BEGIN
    UPDATE verdicts SET row_hash = NULL WHERE seq = new.seq;
END;

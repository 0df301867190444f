-- Notes, and the passages of notes and turns that a search finds. Times are microseconds since
-- the epoch, UTC. content_hash: see storage/content_hash.py.

CREATE TABLE notes (
    seq          INTEGER PRIMARY KEY AUTOINCREMENT,
    note_id      TEXT NOT NULL UNIQUE,
    namespace    TEXT NOT NULL,
    category     TEXT,
    tags         TEXT NOT NULL, -- JSON list
    content      TEXT NOT NULL,
    sameness     BLOB NOT NULL, -- hash of namespace, category and content: tells a repeated save
    created_at   INTEGER NOT NULL,
    updated_at   INTEGER NOT NULL,
    content_hash BLOB NOT NULL
) STRICT;

CREATE INDEX notes_by_sameness ON notes (sameness);
CREATE INDEX notes_by_update ON notes (namespace, updated_at, seq);

CREATE TABLE note_versions (
    seq          INTEGER PRIMARY KEY,
    note_seq     INTEGER NOT NULL REFERENCES notes (seq) ON DELETE CASCADE,
    content      TEXT NOT NULL,
    valid_from   INTEGER NOT NULL,
    valid_to     INTEGER NOT NULL,
    content_hash BLOB NOT NULL
) STRICT;

CREATE INDEX note_versions_by_note ON note_versions (note_seq, seq);

CREATE TABLE embedding_models (
    id          INTEGER PRIMARY KEY,
    fingerprint TEXT NOT NULL UNIQUE,
    dimension   INTEGER NOT NULL
) STRICT;

CREATE TABLE passages (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    note_seq INTEGER REFERENCES notes (seq) ON DELETE CASCADE,
    turn_seq INTEGER REFERENCES turns (seq) ON DELETE CASCADE,
    start_at INTEGER NOT NULL, -- characters of the note's content or the turn's text
    end_at   INTEGER NOT NULL,
    terms    TEXT NOT NULL,    -- of the text: notes.words, joined by spaces
    context  TEXT NOT NULL,    -- of the speaker and the date
    model    INTEGER NOT NULL DEFAULT 0, -- embedding_models.id that was asked for a vector; 0: none
    CHECK ((note_seq IS NULL) <> (turn_seq IS NULL))
) STRICT;

CREATE INDEX passages_by_note ON passages (note_seq) WHERE note_seq IS NOT NULL;
CREATE INDEX passages_by_turn ON passages (turn_seq) WHERE turn_seq IS NOT NULL;
CREATE INDEX passages_by_model ON passages (model);

-- An ordinary table searched with sqlite-vec's functions: it loads seven times faster than a vec0
-- table, filters before it measures, and its deleted rows are zeroed like all others.
CREATE TABLE vectors (
    passage_id INTEGER PRIMARY KEY REFERENCES passages (id) ON DELETE CASCADE,
    embedding  BLOB NOT NULL -- float32, unit length
) STRICT;

-- The terms come ready-made, so the tokenizer only splits at spaces.
CREATE VIRTUAL TABLE passage_terms USING fts5 (
    terms, context, content = 'passages', content_rowid = 'id', tokenize = 'ascii'
);

-- Without it the words of deleted passages stay in the index.
INSERT INTO passage_terms (passage_terms, rank) VALUES ('secure-delete', 1);

-- One row: how many passages there are, and terms in them.
CREATE TABLE passage_totals (
    passages INTEGER NOT NULL,
    terms    INTEGER NOT NULL
) STRICT;

INSERT INTO passage_totals VALUES (0, 0);

CREATE TRIGGER passages_inserted AFTER INSERT ON passages BEGIN
    UPDATE passage_totals SET passages = passages + 1, terms = terms
    + iif(new.terms = '', 0, 1 + length(new.terms) - length(replace(new.terms, ' ', '')));
    INSERT INTO passage_terms (rowid, terms, context) VALUES (new.id, new.terms, new.context);
END;

CREATE TRIGGER passages_deleted AFTER DELETE ON passages BEGIN
    UPDATE passage_totals SET passages = passages - 1, terms = terms
    - iif(old.terms = '', 0, 1 + length(old.terms) - length(replace(old.terms, ' ', '')));
    INSERT INTO passage_terms (passage_terms, rowid, terms, context)
    VALUES ('delete', old.id, old.terms, old.context);
END;

CREATE VIRTUAL TABLE passage_vocabulary USING fts5vocab (passage_terms, 'col');

ALTER TABLE turns ADD COLUMN indexed INTEGER NOT NULL DEFAULT 0; -- 1: its passages are there

CREATE INDEX turns_not_indexed ON turns (seq) WHERE indexed = 0;

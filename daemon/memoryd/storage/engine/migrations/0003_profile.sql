-- The profile: short facts that are pinned into the prompt; and which guard has scanned what is
-- stored. Times are microseconds since the epoch, UTC. content_hash: see storage/content_hash.py.

CREATE TABLE profile_entries (
    seq          INTEGER PRIMARY KEY AUTOINCREMENT,
    id           TEXT NOT NULL UNIQUE,
    kind         TEXT NOT NULL,    -- fact, user_profile
    text         TEXT NOT NULL,
    created_at   INTEGER NOT NULL,
    updated_at   INTEGER NOT NULL,
    replaced_by  TEXT,             -- the live entry in its place; NULL: this one is live
    replaced_at  INTEGER,
    content_hash BLOB NOT NULL
) STRICT;

CREATE INDEX profile_entries_live ON profile_entries (kind, updated_at, seq)
    WHERE replaced_by IS NULL;
CREATE INDEX profile_entries_replaced ON profile_entries (replaced_by)
    WHERE replaced_by IS NOT NULL;

ALTER TABLE snapshots ADD COLUMN profile TEXT NOT NULL DEFAULT '[]'; -- JSON list of sections

-- At most one row: the guard that all stored texts were scanned by.
CREATE TABLE guard_scans (
    fingerprint TEXT NOT NULL,
    scanned_at  INTEGER NOT NULL
) STRICT;

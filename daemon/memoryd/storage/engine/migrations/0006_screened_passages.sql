-- What the guard says of a passage stands beside it, so that a search need not ask it again.

CREATE TABLE guards (
    id          INTEGER PRIMARY KEY,
    fingerprint TEXT NOT NULL UNIQUE
) STRICT;

ALTER TABLE passages ADD COLUMN screened INTEGER NOT NULL DEFAULT 0; -- guards.id that looked; 0: none
ALTER TABLE passages ADD COLUMN blocked TEXT; -- the category it is refused for; NULL: none

CREATE INDEX passages_by_screening ON passages (screened);

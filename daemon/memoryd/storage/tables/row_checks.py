"""Checks that go beyond the row checksums: whether rows agree with the rows they depend on."""

from collections.abc import Iterator

from memoryd.storage.engine.connection import DriverError
from memoryd.storage.engine.damage import DamagedRow, damaged_row
from memoryd.storage.engine.row_hashes import BROKEN
from memoryd.storage.engine.snapshot import Snapshot

_NO_FIT = "the row does not match its hash"

_SELECTS = (
    (
        "passages",
        "the passage extends beyond its text",
        "SELECT p.id FROM passages p LEFT JOIN notes n ON n.seq = p.note_seq"
        " LEFT JOIN turns t ON t.seq = p.turn_seq"
        " WHERE NOT (0 <= start_at AND start_at < end_at"
        " AND end_at <= length(coalesce(n.content, t.text)))",
    ),
    (
        "passages",
        "the passage refers to an unknown embedding model",
        "SELECT id FROM passages WHERE model NOT IN (SELECT 0 UNION SELECT id FROM"
        " embedding_models)",
    ),
    (
        "passages",
        "the passage was screened by an unknown guard",
        "SELECT id FROM passages WHERE screened NOT IN (SELECT 0 UNION SELECT id FROM guards)",
    ),
    (
        "notes",
        "the note has no passage",
        "SELECT seq FROM notes EXCEPT SELECT note_seq FROM passages",
    ),
    (
        "turns",
        "the turn has no passage",
        "SELECT seq FROM turns WHERE indexed EXCEPT SELECT turn_seq FROM passages",
    ),
    (
        "vectors",
        "the vector belongs to no passage",
        "SELECT passage_id FROM vectors EXCEPT SELECT id FROM passages",
    ),
    (
        "vectors",
        "the dimension of the vector differs from that of its model",
        "SELECT v.passage_id FROM vectors v JOIN passages p ON p.id = v.passage_id"
        " JOIN embedding_models m ON m.id = p.model WHERE length(v.embedding) <> 4 * m.dimension",
    ),
    (
        "sqlite_sequence",
        "a row number could be assigned twice",
        "SELECT made.name FROM (SELECT 'notes' AS name, max(seq) AS last FROM notes"
        " UNION ALL SELECT 'turns', max(seq) FROM turns"
        " UNION ALL SELECT 'profile_entries', max(seq) FROM profile_entries"
        " UNION ALL SELECT 'passages', max(id) FROM passages)"
        " AS made WHERE last > coalesce((SELECT max(s.seq) FROM sqlite_sequence s"
        " WHERE s.name = made.name), 0)",
    ),
    (
        "passage_totals",
        "the totals do not match the passages",
        "SELECT 0 WHERE (SELECT count(*) FROM passage_totals) <> 1"
        " OR (SELECT (passages, terms) <> (SELECT count(*), coalesce(sum(iif(terms = '', 0,"
        " 1 + length(terms) - length(replace(terms, ' ', '')))), 0) FROM passages)"
        " FROM passage_totals)",
    ),
)
"""For each check: the table, the reason, and a query for the keys of the damaged rows."""

_TERMS = "temp.verified_terms"


def damaged_rows(snapshot: Snapshot) -> Iterator[DamagedRow]:
    """Yield every row that does not match its checksum or the rows it depends on."""
    seen = set()
    for table, sql in BROKEN.items():
        for key in snapshot.rows(sql):
            seen.add((table, key))
            yield damaged_row(table, key, _NO_FIT)
    for table, reason, sql in _SELECTS:
        for key in snapshot.rows(sql):
            if (table, key) not in seen:
                yield damaged_row(table, key, reason)
    yield from _keywords(snapshot)


def _keywords(snapshot: Snapshot) -> Iterator[DamagedRow]:
    """Compare the keyword index with the terms of the passages, word by word, and yield the rows
    that differ."""
    snapshot.execute(
        f"CREATE VIRTUAL TABLE IF NOT EXISTS {_TERMS} USING fts5vocab (main, passage_terms,"
        " instance)"
    )
    try:
        rows = snapshot.rows(
            "WITH found AS ("
            " SELECT doc, group_concat(iif(col = 'terms', term, NULL), ' ' ORDER BY offset) terms,"
            " group_concat(iif(col = 'context', term, NULL), ' ' ORDER BY offset) context"
            f" FROM {_TERMS} GROUP BY doc)"
            " SELECT coalesce(p.id, found.doc) FROM passages p FULL JOIN found ON found.doc = p.id"
            " WHERE p.id IS NULL OR coalesce(found.terms, '') <> p.terms"
            " OR coalesce(found.context, '') <> p.context"
        )
    except DriverError as error:
        rows = []
        yield damaged_row("passage_terms", (), error)
    for key in rows:
        yield damaged_row("passage_terms", key, "the keyword index does not match the passage")
    snapshot.execute(f"DROP TABLE {_TERMS}")

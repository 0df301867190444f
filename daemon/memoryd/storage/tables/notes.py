"""Notes: natural-language texts with stable ids, and their earlier versions."""

import json
import uuid
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from memoryd.storage.engine.content_hash import content_hash
from memoryd.storage.engine.row_hashes import SOUND
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.passages import add_note_passages, remove_note_passages

NOTE_COLUMNS = (
    "seq, note_id, namespace, category, tags, content, created_at, updated_at, content_hash"
)

_PRESENT = 1 << 62  # the number of the current version, which is not in note_versions


@dataclass(frozen=True, slots=True)
class Note:
    """The current state of a note. Times are microseconds since the epoch. `content` is trimmed and
    normalized to NFC; `namespace` is `global` or `skill-<id>`."""

    seq: int
    note_id: str
    namespace: str
    category: str | None
    tags: tuple[str, ...]
    content: str
    created_at: int
    updated_at: int


@dataclass(frozen=True, slots=True)
class NoteVersion:
    """The content of a note from `valid_from` until `valid_to`, in microseconds since the epoch;
    `valid_to` is None for the current version. `seq` increases with each version."""

    seq: int
    content: str
    valid_from: int
    valid_to: int | None


def save_note(
    tx: Transaction,
    namespace: str,
    category: str | None,
    tags: Sequence[str],
    content: str,
    *,
    is_screened: bool = False,
) -> tuple[str, bool]:
    """Store a note. `is_screened`: the guard has accepted its text. Returns the id, and whether a
    note with this text already existed in the namespace and category; that note is not changed."""
    sameness = content_hash(namespace, category, content)
    known = tx.row(
        "SELECT note_id FROM notes WHERE sameness = ? AND content = ? ORDER BY seq LIMIT 1",
        sameness,
        content,
    )
    if known is not None:
        return str(known[0]), True
    note_id = f"note-{uuid.uuid4()}"
    note = Note(
        seq=0,
        note_id=note_id,
        namespace=namespace,
        category=category,
        tags=tuple(tags),
        content=content,
        created_at=tx.now,
        updated_at=tx.now,
    )
    insert_note(tx, note, is_screened=is_screened)
    return note_id, False


def insert_note(tx: Transaction, note: Note, *, is_screened: bool = False) -> int:
    """Store a new note unchanged, with its passages. Returns its `seq`; `note.seq` is ignored."""
    tags_json = _tags_json(note.tags)
    seq = tx.insert(
        "notes",
        note_id=note.note_id,
        namespace=note.namespace,
        category=note.category,
        tags=tags_json,
        content=note.content,
        sameness=content_hash(note.namespace, note.category, note.content),
        created_at=note.created_at,
        updated_at=note.updated_at,
        content_hash=content_hash(
            note.note_id, note.namespace, note.category, tags_json, note.content
        ),
    )
    add_note_passages(tx, seq, note.content, is_screened=is_screened)
    return seq


def update_note(
    tx: Transaction,
    note_id: str,
    content: str,
    tags: Sequence[str] | None = None,
    *,
    is_screened: bool = False,
) -> bool:
    """Replace a note's text, and its tags if given; the old text becomes a version. `is_screened`:
    the guard has accepted the new text. Returns whether the note exists."""
    note = find_note(tx, note_id)
    if note is None:
        return False
    now = max(tx.now, note.updated_at + 1)
    tags_json = _tags_json(note.tags if tags is None else tags)
    tx.execute(
        "UPDATE notes SET content = ?, tags = ?, sameness = ?, updated_at = ?, content_hash = ?"
        " WHERE seq = ?",
        content,
        tags_json,
        content_hash(note.namespace, note.category, content),
        now,
        content_hash(note_id, note.namespace, note.category, tags_json, content),
        note.seq,
    )
    if content != note.content:
        since = _valid_since(tx, note)
        insert_version(tx, note.seq, note.content, valid_from=since, valid_to=now)
        remove_note_passages(tx, note.seq)
        add_note_passages(tx, note.seq, content, is_screened=is_screened)
    return True


def delete_note(tx: Transaction, note_id: str) -> bool:
    """Delete a note with its passages, vectors and versions. Returns whether the note existed."""
    row = tx.row("SELECT seq FROM notes WHERE note_id = ?", note_id)
    if row is None:
        return False
    remove_note_passages(tx, row[0])
    tx.execute("DELETE FROM notes WHERE seq = ?", row[0])
    return True


def find_note(snapshot: Snapshot, note_id: str) -> Note | None:
    """Return the note, or None if it does not exist or its row is damaged."""
    row = snapshot.row(f"SELECT {NOTE_COLUMNS} FROM notes WHERE note_id = ?", note_id)
    return None if row is None else read_note(snapshot, row)


def note_history(
    snapshot: Snapshot, note_id: str, before: int | None, limit: int
) -> list[NoteVersion] | None:
    """Return at most `limit` versions of a note, newest first: those older than number `before`, or
    all if it is None. Returns None for an unknown note."""
    note = find_note(snapshot, note_id)
    if note is None:
        return None
    rows = snapshot.execute(
        f"SELECT {SOUND['note_versions']}, content_hash, seq, content, valid_from, valid_to"
        " FROM note_versions WHERE note_seq = ? AND seq < ? ORDER BY seq DESC",
        note.seq,
        _PRESENT if before is None else before,
    )
    versions = list(islice(_sound_versions(snapshot, rows), limit))
    if before is None:
        versions.insert(0, NoteVersion(_PRESENT, note.content, _valid_since(snapshot, note), None))
    return versions[:limit]


def newest_notes(snapshot: Snapshot, namespace: str, limit: int) -> list[Note]:
    """Return at most `limit` notes of a namespace, the most recently updated first."""
    rows = snapshot.execute(
        f"SELECT {SOUND['notes']}, {NOTE_COLUMNS} FROM notes WHERE namespace = ?"
        " ORDER BY updated_at DESC, seq DESC",
        namespace,
    )
    return list(islice(_sound_notes(snapshot, rows), limit))


def read_note(snapshot: Snapshot, row: Sequence[Any], *, is_sound: bool = True) -> Note | None:
    """Parse a row of NOTE_COLUMNS. If its content hash does not match, or `is_sound` is false, the
    row is reported as damaged and None is returned."""
    note = note_from_row(row) if is_sound else None
    if note is None:
        snapshot.pass_over("notes", (row[0],), "the note does not match its hash")
    return note


def note_from_row(row: Sequence[Any]) -> Note | None:
    """Parse a row of NOTE_COLUMNS. Returns None if its content hash does not match."""
    seq, note_id, namespace, category, tags_json, content, created_at, updated_at, digest = row
    if digest != content_hash(note_id, namespace, category, tags_json, content):
        return None
    return Note(
        seq=seq,
        note_id=note_id,
        namespace=namespace,
        category=category,
        tags=tuple(json.loads(tags_json)),
        content=content,
        created_at=created_at,
        updated_at=updated_at,
    )


def insert_version(
    tx: Transaction, note_seq: int, content: str, *, valid_from: int, valid_to: int
) -> None:
    """Store an earlier text of a note. Times are microseconds since the epoch."""
    tx.insert(
        "note_versions",
        note_seq=note_seq,
        content=content,
        valid_from=valid_from,
        valid_to=valid_to,
        content_hash=content_hash(content),
    )


def _sound_notes(snapshot: Snapshot, rows: Iterable[Sequence[Any]]) -> Iterator[Note]:
    for is_sound, *row in rows:
        if (note := read_note(snapshot, row, is_sound=is_sound)) is not None:
            yield note


def _sound_versions(snapshot: Snapshot, rows: Iterable[Sequence[Any]]) -> Iterator[NoteVersion]:
    for is_sound, digest, seq, content, valid_from, valid_to in rows:
        version = NoteVersion(seq, content, valid_from, valid_to)
        if is_sound and digest == content_hash(version.content):
            yield version
        else:
            snapshot.pass_over(
                "note_versions", (version.seq,), "the version does not match its hash"
            )


def _valid_since(snapshot: Snapshot, note: Note) -> int:
    """The time, in microseconds since the epoch, at which the note got its current text."""
    last = snapshot.row("SELECT max(valid_to) FROM note_versions WHERE note_seq = ?", note.seq)
    return note.created_at if last is None or last[0] is None else int(last[0])


def _tags_json(tags: Sequence[str]) -> str:
    return json.dumps(list(tags), ensure_ascii=False)

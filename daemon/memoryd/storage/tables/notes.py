"""Notes: natural-language texts with stable ids, and the versions they had."""

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

_PRESENT = 1 << 62  # the number of the version that is not in the history yet


@dataclass(frozen=True, slots=True)
class Note:
    """One note as it is now. Times are microseconds since the epoch. `content` is trimmed and
    in normal form C; `namespace` is `global` or `skill-<id>`."""

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
    """What a note said from `valid_from` until `valid_to`; None: until now. `seq` grows."""

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
    """Store a note; `is_screened` if the guard has accepted its text. The id, and whether the
    same text was there in this namespace and category; then that note stays as it is."""
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
    """Store a new note as it is, with its passages; its number. `note.seq` is ignored."""
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
    """Replace a note's text, and its tags if given; the old text becomes a version. `is_screened`
    as for `save_note`. Whether there is such a note."""
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
    """Delete a note with its passages, vectors and versions. Whether there was such a note."""
    row = tx.row("SELECT seq FROM notes WHERE note_id = ?", note_id)
    if row is None:
        return False
    remove_note_passages(tx, row[0])
    tx.execute("DELETE FROM notes WHERE seq = ?", row[0])
    return True


def find_note(snapshot: Snapshot, note_id: str) -> Note | None:
    """The note, or None when there is none or its row is damaged."""
    row = snapshot.row(f"SELECT {NOTE_COLUMNS} FROM notes WHERE note_id = ?", note_id)
    return None if row is None else read_note(snapshot, row)


def note_history(
    snapshot: Snapshot, note_id: str, before: int | None, limit: int
) -> list[NoteVersion] | None:
    """Versions of a note, the newest first, from the one after number `before`; None for an
    unknown note."""
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
    """The notes of a namespace, the last updated first."""
    rows = snapshot.execute(
        f"SELECT {SOUND['notes']}, {NOTE_COLUMNS} FROM notes WHERE namespace = ?"
        " ORDER BY updated_at DESC, seq DESC",
        namespace,
    )
    return list(islice(_sound_notes(snapshot, rows), limit))


def read_note(snapshot: Snapshot, row: Sequence[Any], *, is_sound: bool = True) -> Note | None:
    """The note of a row of NOTE_COLUMNS; None, and passed over, when the row is damaged, or is said
    not to be sound."""
    note = note_from_row(row) if is_sound else None
    if note is None:
        snapshot.pass_over("notes", (row[0],), "the note does not fit its hash")
    return note


def note_from_row(row: Sequence[Any]) -> Note | None:
    """The note of a row of NOTE_COLUMNS; None when the row is damaged."""
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
    """Store what a note said before."""
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
            snapshot.pass_over("note_versions", (version.seq,), "the version does not fit its hash")


def _valid_since(snapshot: Snapshot, note: Note) -> int:
    """When the present text of a note became its text."""
    last = snapshot.row("SELECT max(valid_to) FROM note_versions WHERE note_seq = ?", note.seq)
    return note.created_at if last is None or last[0] is None else int(last[0])


def _tags_json(tags: Sequence[str]) -> str:
    return json.dumps(list(tags), ensure_ascii=False)

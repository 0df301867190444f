"""The profile in a user's database: adding, replacing and removing entries within the budget."""

import uuid
from dataclasses import asdict, dataclass
from typing import Any

from memoryd.errors import AmbiguousMatch, BudgetExceeded, NotFound
from memoryd.guard.budget import Usage, usage_of
from memoryd.guard.display import shown
from memoryd.profile.entry import TARGETS, Entry, Kind, entries_matching, preview
from memoryd.storage.engine.content_hash import content_hash
from memoryd.storage.engine.damage import DamagedRow, damaged_row
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction


@dataclass(frozen=True, slots=True)
class ProfileChange:
    """The result of a change. `id`: the live entry, or the deleted one after a removal. `known`:
    the new text was already stored. `old_text`: the text that was replaced or removed."""

    id: str
    usage: Usage
    known: bool = False
    old_text: str | None = None


def load_entries(snapshot: Snapshot, kind: Kind) -> tuple[list[Entry], list[DamagedRow]]:
    """Return the live entries of a kind, newest first, and the damaged rows that were skipped."""
    entries, damaged = [], []
    for record in snapshot.records(
        "SELECT id, kind, text, created_at, updated_at, content_hash FROM profile_entries"
        " WHERE kind = ? AND replaced_by IS NULL ORDER BY updated_at DESC, seq DESC",
        kind,
    ):
        digest = record.pop("content_hash")
        entry = Entry(**record)
        if digest == hash_of_entry(entry):
            entries.append(entry)
        else:
            reason = "the entry does not match its hash"
            damaged.append(damaged_row("profile_entries", (entry.id,), reason))
    return entries, damaged


def add_entry(tx: Transaction, kind: Kind, text: str, limit: int) -> ProfileChange:
    """Store an entry, unless one with this text exists. Raises BudgetExceeded."""
    entries, _ = load_entries(tx, kind)
    usage = usage_of((entry.text for entry in entries), limit)
    if (known := _equal_to(entries, text)) is not None:
        return ProfileChange(known.id, usage, known=True)
    _check_room(kind, usage, text)
    entry_id = _insert(tx, kind, text, created_at=tx.now, updated_at=tx.now)
    return ProfileChange(entry_id, usage.with_text(text))


def replace_entry(
    tx: Transaction, kind: Kind, old_text: str, text: str, limit: int
) -> ProfileChange:
    """Replace the entry that contains `old_text` with a new one. The old entry becomes the history
    of the new one, or of an existing entry that already has the new text.

    Raises NotFound, AmbiguousMatch or BudgetExceeded; in that case nothing is changed.
    """
    entries, _ = load_entries(tx, kind)
    old = _the_one_matching(entries, old_text)
    usage = usage_of((entry.text for entry in entries), limit)
    if old.text == text:
        return ProfileChange(old.id, usage, known=True, old_text=old.text)
    left = usage.without_text(old.text)
    if (known := _equal_to(entries, text)) is not None:
        _retire(tx, old, known.id)
        return ProfileChange(known.id, left, known=True, old_text=old.text)
    _check_room(kind, left, text)
    now = max(tx.now, old.updated_at + 1)
    entry_id = _insert(tx, kind, text, created_at=old.created_at, updated_at=now)
    _retire(tx, old, entry_id)
    return ProfileChange(entry_id, left.with_text(text), old_text=old.text)


def remove_entry(
    tx: Transaction, kind: Kind, old_text: str, limit: int
) -> tuple[ProfileChange, set[str]]:
    """Delete the entry that contains `old_text`, with its history. Also returns the ids of all
    deleted entries.

    Raises NotFound or AmbiguousMatch; in that case nothing is changed.
    """
    entries, _ = load_entries(tx, kind)
    old = _the_one_matching(entries, old_text)
    left = usage_of((entry.text for entry in entries), limit).without_text(old.text)
    gone = tx.rows("DELETE FROM profile_entries WHERE ? IN (id, replaced_by) RETURNING id", old.id)
    return ProfileChange(old.id, left, old_text=old.text), {row[0] for row in gone}


def _the_one_matching(entries: list[Entry], old_text: str) -> Entry:
    found = entries_matching(entries, old_text)
    if not found:
        raise NotFound("no entry contains this old_text", entries=_previews(entries))
    if len(found) > 1:
        message = f"{len(found)} entries contain this old_text; nothing was changed"
        raise AmbiguousMatch(message, candidates=_previews(found))
    return found[0]


def _previews(entries: list[Entry]) -> list[dict[str, Any]]:
    """Short previews of the entries. They are scanned like a prompt, because a model may read
    them."""
    return [{"id": entry.id, "preview": preview(shown(entry.text))} for entry in entries]


def _equal_to(entries: list[Entry], text: str) -> Entry | None:
    return next((entry for entry in entries if entry.text == text), None)


def _check_room(kind: Kind, usage: Usage, text: str) -> None:
    if not usage.has_room(len(text)):
        group = TARGETS[kind]
        raise BudgetExceeded(
            f"{group} uses {usage.used} of {usage.limit} characters; {len(text)} more do not fit",
            group=group,
            used=usage.used,
            requested=len(text),
            limit=usage.limit,
        )


def insert_entry(
    tx: Transaction, entry: Entry, replaced_by: str | None = None, replaced_at: int | None = None
) -> None:
    """Store an entry unchanged. `replaced_at`: microseconds since the epoch."""
    tx.insert(
        "profile_entries",
        **asdict(entry),
        replaced_by=replaced_by,
        replaced_at=replaced_at,
        content_hash=hash_of_entry(entry),
    )


def _insert(tx: Transaction, kind: Kind, text: str, *, created_at: int, updated_at: int) -> str:
    entry = Entry(f"entry-{uuid.uuid4()}", kind, text, created_at, updated_at)
    insert_entry(tx, entry)
    return entry.id


def _retire(tx: Transaction, entry: Entry, replaced_by: str) -> None:
    """Mark the entry, and the entries it had replaced, as replaced by another."""
    tx.execute(
        "UPDATE profile_entries SET replaced_by = ?, replaced_at = coalesce(replaced_at, ?)"
        " WHERE ? IN (id, replaced_by)",
        replaced_by,
        tx.now,
        entry.id,
    )


def hash_of_entry(entry: Entry) -> bytes:
    """The content hash of an entry's row."""
    created_at, updated_at = str(entry.created_at), str(entry.updated_at)
    return content_hash(entry.id, entry.kind, entry.text, created_at, updated_at)

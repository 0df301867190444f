"""The profile in a user's database: entries added, replaced and removed within their budget."""

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
    """What came of a call. `id` is the live entry, for a removal the one that went. `known`: the
    new text was there already. `old_text`: the text that was replaced or removed."""

    id: str
    usage: Usage
    known: bool = False
    old_text: str | None = None


def load_entries(snapshot: Snapshot, kind: Kind) -> tuple[list[Entry], list[DamagedRow]]:
    """The live entries of a kind, the newest first, and the damaged rows passed over."""
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
            reason = "the entry does not fit its hash"
            damaged.append(damaged_row("profile_entries", (entry.id,), reason))
    return entries, damaged


def add_entry(tx: Transaction, kind: Kind, text: str, limit: int) -> ProfileChange:
    """Store an entry; one with this text stays the only one. Raises BudgetExceeded."""
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
    """Replace the entry that `old_text` names by a new one; the old text becomes its
    history. When another entry says the same already, that one stays in its place.

    Raises NotFound, AmbiguousMatch or BudgetExceeded; nothing is changed then.
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
    """Delete the entry that `old_text` names with its history; the ids that are gone.

    Raises NotFound or AmbiguousMatch; nothing is changed then.
    """
    entries, _ = load_entries(tx, kind)
    old = _the_one_matching(entries, old_text)
    left = usage_of((entry.text for entry in entries), limit).without_text(old.text)
    gone = tx.rows("DELETE FROM profile_entries WHERE ? IN (id, replaced_by) RETURNING id", old.id)
    return ProfileChange(old.id, left, old_text=old.text), {row[0] for row in gone}


def _the_one_matching(entries: list[Entry], old_text: str) -> Entry:
    found = entries_matching(entries, old_text)
    if not found:
        raise NotFound("no entry holds this old_text", entries=_previews(entries))
    if len(found) > 1:
        message = f"{len(found)} entries hold this old_text; nothing was changed"
        raise AmbiguousMatch(message, candidates=_previews(found))
    return found[0]


def _previews(entries: list[Entry]) -> list[dict[str, Any]]:
    """A model may read these, so they are scanned like a prompt."""
    return [{"id": entry.id, "preview": preview(shown(entry.text))} for entry in entries]


def _equal_to(entries: list[Entry], text: str) -> Entry | None:
    return next((entry for entry in entries if entry.text == text), None)


def _check_room(kind: Kind, usage: Usage, text: str) -> None:
    if not usage.has_room(len(text)):
        group = TARGETS[kind]
        raise BudgetExceeded(
            f"{group} holds {usage.used} of {usage.limit} characters, {len(text)} more do not fit",
            group=group,
            used=usage.used,
            requested=len(text),
            limit=usage.limit,
        )


def insert_entry(
    tx: Transaction, entry: Entry, replaced_by: str | None = None, replaced_at: int | None = None
) -> None:
    """Store an entry as it is."""
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
    """Make the entry, and those whose place it had taken, the history of another."""
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

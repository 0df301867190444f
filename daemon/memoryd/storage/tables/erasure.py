"""Permanent deletion: removes a row, its history and every copy of its text."""

from memoryd.profile.entry import Kind
from memoryd.storage.engine.effects import TextsErased
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.frozen_blocks import (
    scrub_entries_from_frozen_blocks,
    scrub_from_frozen_blocks,
)
from memoryd.storage.tables.notes import delete_note
from memoryd.storage.tables.passages import remove_session_passages
from memoryd.storage.tables.profile import ProfileChange, remove_entry
from memoryd.storage.tables.rules import delete_rule
from memoryd.storage.tables.sessions import delete_session
from memoryd.storage.tables.turn_responses import scrub_from_responses


def erase_rule(tx: Transaction, tool_name: str, id_: str) -> bool:
    """Delete a rule, its history, and its text in frozen blocks and stored responses. Returns
    whether the rule existed."""
    tx.changes.append(TextsErased())
    scrub_from_frozen_blocks(tx, (tool_name, id_))
    scrub_from_responses(tx, (tool_name, id_))
    return delete_rule(tx, tool_name, id_)


def erase_session(tx: Transaction, session_id: str) -> int | None:
    """Delete a session with all rows that belong to it. Returns the number of deleted texts, or
    None if the session is unknown."""
    tx.changes.append(TextsErased())
    remove_session_passages(tx, session_id)
    tx.execute("DELETE FROM relaxations WHERE session_id = ?", session_id)
    return delete_session(tx, session_id)


def erase_note(tx: Transaction, note_id: str) -> bool:
    """Delete a note with its passages, vectors and versions. Returns whether the note existed."""
    tx.changes.append(TextsErased())
    return delete_note(tx, note_id)


def erase_entry(tx: Transaction, kind: Kind, old_text: str, limit: int) -> ProfileChange:
    """Delete the entry that contains `old_text`, its history, and its text in frozen blocks. Raises
    NotFound or AmbiguousMatch."""
    removed, gone = remove_entry(tx, kind, old_text, limit)
    tx.changes.append(TextsErased())
    scrub_entries_from_frozen_blocks(tx, gone)
    return removed

"""Reads Oxydra's memory.db. Sessions named `memory:<user>` contain notes, the others messages."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from memoryd_client.memoryctl.foreign import fields
from memoryd_client.memoryctl.foreign.item import BrokenFileError, Item, note
from memoryd_client.memoryctl.foreign.messages import Message, turns

TYPE_CHECKING = False
if TYPE_CHECKING:
    import sqlite3

FIRST_BYTES = b"SQLite format 3\0"

_NOTES = "memory:"
_TIME = re.compile(r"(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d{1,9})?)Z?")


def read_database(path: str) -> list[Item]:
    """Read the notes and turns, from a copy of the database and its WAL, so that a running Oxydra
    is not disturbed. Raises BrokenFileError or OSError."""
    import shutil
    import sqlite3
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, "memory.db")  # noqa: PTH118
        shutil.copyfile(path, copy)
        if os.path.exists(f"{path}-wal"):  # noqa: PTH110
            shutil.copyfile(f"{path}-wal", f"{copy}-wal")
        try:
            connection = sqlite3.connect(copy)
            try:
                return _items(connection)
            finally:
                connection.close()
        except sqlite3.Error as error:
            raise BrokenFileError("", f"not a memory.db of Oxydra: {error}") from None


def _items(connection: sqlite3.Connection) -> list[Item]:
    # The schema is not checked: Oxydra's vector index uses functions that only its SQLite has.
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute("PRAGMA trusted_schema = OFF")
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    if "conversation_events" not in tables:
        raise BrokenFileError("", "not a memory.db of Oxydra: it has no conversation_events")
    owners: dict[str, str] = {}
    if "gateway_sessions" in tables:
        owners = dict(connection.execute("SELECT session_id, user_id FROM gateway_sessions"))
    events: dict[str, list[tuple[int, str, str]]] = {}
    for session_id, *event in connection.execute(
        "SELECT session_id, sequence, payload_json, created_at FROM conversation_events"
        " ORDER BY session_id, sequence"
    ):
        events.setdefault(str(session_id), []).append((event[0], str(event[1]), str(event[2])))
    items: list[Item] = []
    for session_id, rows in events.items():
        messages = _messages(session_id, rows)
        if session_id.startswith(_NOTES):
            owner = session_id.removeprefix(_NOTES)
            items += [
                note(one.text, one.location, ["oxydra", *fields.date_tags(one.time)], owner=owner)
                for one in messages
                if one.text.strip()
            ]
        else:
            items += turns(f"oxydra-{session_id}", messages, owners.get(session_id))
    return items


def _messages(session_id: str, rows: list[tuple[int, str, str]]) -> Iterator[Message]:
    for sequence, payload, created_at in rows:
        location = f"session {session_id}, event {sequence}"
        try:
            message = fields.parsed(payload)
        except BrokenFileError:
            raise BrokenFileError(location, "payload_json is not JSON") from None
        if not isinstance(message, dict):
            raise BrokenFileError(location, "payload_json is not an object")
        content = fields.optional_text(message, "content", location)
        if message.get("role") in ("user", "assistant") and content is not None:
            found = _TIME.fullmatch(created_at)
            time = f"{found[1]}T{found[2]}Z" if found else None
            yield Message(message["role"], content, str(sequence), time, location)

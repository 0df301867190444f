"""Reads mem0's memories from a result of `get_all` or an export: a list, or an object with one."""

from __future__ import annotations

from memoryd_client.memoryctl.foreign import fields
from memoryd_client.memoryctl.foreign.item import BrokenFileError, Item, note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LISTS = ("results", "memories")
"""The keys under which an object may hold the list."""


def read(content: bytes, name: str) -> list[Item]:
    """Each memory becomes a note. Its date and further categories become tags, its first category
    the note's category. Raises BrokenFileError."""
    document = fields.parsed(fields.decoded(content))
    key = "memories"
    if isinstance(document, dict):
        key = next((key for key in LISTS if key in document), "")
        if not key:
            raise BrokenFileError("", "no list of memories: neither results nor memories")
        document = document[key]
    return [_memory(memory, location) for location, memory in fields.objects(document, key)]


def _memory(memory: dict[str, Any], location: str) -> Item:
    field = "memory" if "memory" in memory or "text" not in memory else "text"
    categories = fields.texts(memory, "categories", location)
    created_at = fields.optional_text(memory, "created_at", location)
    return note(
        fields.text(memory, field, location),
        location,
        ["mem0", *fields.date_tags(created_at), *categories[1:]],
        category=categories[0] if categories else None,
        owner=fields.optional_text(memory, "user_id", location),
    )

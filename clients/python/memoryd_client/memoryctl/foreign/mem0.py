"""Memories of mem0 as `get_all` and its exports give them: a list, or one below `results`."""

from __future__ import annotations

from memoryd_client.memoryctl.foreign import fields
from memoryd_client.memoryctl.foreign.item import BrokenFileError, Item, note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LISTS = ("results", "memories")
"""The keys below which the list may stand."""


def read(content: bytes, name: str) -> list[Item]:
    """A note for each memory; the day it was made is a tag, its first category the category."""
    document = fields.parsed(fields.decoded(content))
    key = "memories"
    if isinstance(document, dict):
        key = next((key for key in LISTS if key in document), "")
        if not key:
            raise BrokenFileError("", "no list of memories: neither results nor memories")
        document = document[key]
    return [_memory(memory, place) for place, memory in fields.objects(document, key)]


def _memory(memory: dict[str, Any], place: str) -> Item:
    field = "memory" if "memory" in memory or "text" not in memory else "text"
    categories = fields.texts(memory, "categories", place)
    created_at = fields.optional_text(memory, "created_at", place)
    return note(
        fields.text(memory, field, place),
        place,
        ["mem0", *fields.date_tags(created_at), *categories[1:]],
        category=categories[0] if categories else None,
        owner=fields.optional_text(memory, "user_id", place),
    )

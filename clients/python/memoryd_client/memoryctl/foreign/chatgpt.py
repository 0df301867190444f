"""Reads conversations.json of ChatGPT's data export as turns, and lists of memories as notes.

Memories are JSON (strings, or objects with `content`) or text with one memory per line.
"""

from __future__ import annotations

import re

from memoryd_client.memoryctl.foreign import fields
from memoryd_client.memoryctl.foreign.item import BrokenFileError, Item, note
from memoryd_client.memoryctl.foreign.messages import Message, turns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BULLET = re.compile(r"^\s*(?:[-*+•]|\d+[.)])\s+")


def read(content: bytes, name: str) -> list[Item]:
    """Memories become notes, conversations become turns. Raises BrokenFileError."""
    text = fields.decoded(content)
    if not text.lstrip().startswith(("[", "{")):
        lines = [(number, _BULLET.sub("", line)) for number, line in enumerate(text.split("\n"), 1)]
        return [note(line, f"line {at}", ["chatgpt"]) for at, line in lines if line.strip()]
    document = fields.parsed(text)
    if isinstance(document, dict):
        document = document.get("memories", [document])
    if not isinstance(document, list):
        raise BrokenFileError("memories", "not a list")
    document = [{"content": one} if isinstance(one, str) else one for one in document]
    items: list[Item] = []
    for location, one in fields.objects(document, "export"):
        items += _conversation(one, location) if "mapping" in one else [_memory(one, location)]
    return items


def _memory(memory: dict[str, Any], location: str) -> Item:
    time = next(
        (memory[key] for key in ("created_at", "updated_at") if isinstance(memory.get(key), str)),
        None,
    )
    text = fields.text(memory, "content", location)
    return note(text, f"{location}.content", ["chatgpt", *fields.date_tags(time)])


def _conversation(conversation: dict[str, Any], location: str) -> list[Item]:
    """The turns of the branch that ChatGPT showed last, from the root to the current node."""
    mapping = conversation["mapping"]
    if not isinstance(mapping, dict):
        raise BrokenFileError(f"{location}.mapping", "not an object")
    field = "conversation_id" if conversation.get("conversation_id") else "id"
    id_ = fields.text(conversation, field, location)
    messages: list[Message] = []
    seen: set[str] = set()
    key = fields.optional_text(conversation, "current_node", location) or _leaf(mapping, location)
    while key is not None:
        node, inner = mapping.get(key), f"{location}.mapping.{key}"
        if not isinstance(node, dict):
            raise BrokenFileError(inner, "missing, or not an object")
        if key in seen:
            raise BrokenFileError(inner, "is its own ancestor")
        seen.add(key)
        if message := _message(node.get("message"), key, inner):
            messages.append(message)
        key = fields.optional_text(node, "parent", inner)
    return turns(f"chatgpt-{id_}", reversed(messages))


def _leaf(mapping: dict[str, Any], location: str) -> str | None:
    """The last node without children, for exports that do not name the current node; None for a
    conversation without nodes."""
    for key in reversed(mapping):
        if isinstance(mapping[key], dict) and not mapping[key].get("children"):
            return key
    if mapping:
        raise BrokenFileError(f"{location}.current_node", "missing")
    return None


def _message(message: Any, key: str, location: str) -> Message | None:
    """A message of the user or the assistant; None for tools, images, system and hidden texts."""
    if not isinstance(message, dict):
        return None
    author, content, metadata = (
        value if isinstance(value := message.get(name), dict) else {}
        for name in ("author", "content", "metadata")
    )
    role = author.get("role")
    if (
        role not in ("user", "assistant")
        or content.get("content_type", "text") not in ("text", "multimodal_text")
        or message.get("recipient", "all") != "all"
        or metadata.get("is_visually_hidden_from_conversation")
    ):
        return None
    parts = content.get("parts")
    if not isinstance(parts, list):
        raise BrokenFileError(f"{location}.message.content.parts", "not a list")
    text = "\n".join(part for part in parts if isinstance(part, str))
    return Message(role, text, key, _time(message.get("create_time")), location)


def _time(seconds: Any) -> str | None:
    """Convert seconds since the epoch to RFC 3339. Returns None if they are not a valid time."""
    from datetime import UTC, datetime

    if isinstance(seconds, bool) or not isinstance(seconds, int | float):
        return None
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat()
    except (ValueError, OverflowError, OSError):
        return None

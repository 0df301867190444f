"""Reads memories.json of Claude's data export as notes, and conversations.json as turns."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memoryd_client.memoryctl.foreign import fields
from memoryd_client.memoryctl.foreign.item import BrokenFileError, Item, note
from memoryd_client.memoryctl.foreign.messages import Message, turns

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_HEADING = re.compile(r"(?:#{1,6} +(?P<hashes>.+?)|\*\*(?P<stars>[^*]+)\*\*:?)")
_ROLES = {"human": "user", "assistant": "assistant"}


def read(content: bytes, name: str) -> list[Item]:
    """Memories become notes, conversations become turns. Raises BrokenFileError."""
    document = fields.parsed(fields.decoded(content))
    if isinstance(document, dict):
        document = [document]
    items: list[Item] = []
    for location, one in fields.objects(document, "export"):
        if "chat_messages" in one:
            id_ = fields.text(one, "uuid", location)
            items += turns(f"claude-{id_}", _messages(one, location))
        elif {"conversations_memory", "project_memories"} & set(one):
            items += _memories(one, location)
        else:
            raise BrokenFileError(location, "neither a conversation nor memories")
    return items


def _memories(memories: dict[str, Any], location: str) -> Iterator[Item]:
    """Yield a note for each paragraph, with the heading above it as its category."""
    projects = memories.get("project_memories") or {}
    if not isinstance(projects, dict):
        raise BrokenFileError(f"{location}.project_memories", "not an object")
    texts = [("conversations_memory", memories), *((project, projects) for project in projects)]
    for key, owner in texts:
        heading = None
        for paragraph in re.split(r"\n\s*\n", fields.optional_text(owner, key, location) or ""):
            first, _, rest = paragraph.strip().partition("\n")
            if found := _HEADING.fullmatch(first.strip()):
                heading = (found["hashes"] or found["stars"]).strip(" :*")
                paragraph = rest
            if paragraph.strip():
                yield note(paragraph, f"{location}.{key}", ["claude"], category=heading)


def _messages(conversation: dict[str, Any], location: str) -> Iterator[Message]:
    for inner, message in fields.objects(
        conversation["chat_messages"], f"{location}.chat_messages"
    ):
        sender = fields.text(message, "sender", inner)
        if sender not in _ROLES:
            raise BrokenFileError(f"{inner}.sender", "neither human nor assistant")
        text = fields.optional_text(message, "text", inner) or _blocks(message, inner)
        time = fields.optional_text(message, "created_at", inner)
        yield Message(_ROLES[sender], text, fields.text(message, "uuid", inner), time, inner)


def _blocks(message: dict[str, Any], location: str) -> str:
    """The text of a message as Claude shows it, without tool calls and thinking."""
    blocks = fields.objects(message.get("content") or [], f"{location}.content")
    shown = [one for one in blocks if one[1].get("type") == "text"]
    return "\n".join(fields.optional_text(block, "text", inner) or "" for inner, block in shown)

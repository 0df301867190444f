"""Reads memory.json (or memory.jsonl) of the MCP reference memory server, a graph as JSON lines.

It also reads a result of the server's `read_graph`: one object with `entities` and `relations`.
"""

from __future__ import annotations

from memoryd_client.memoryctl.foreign import fields
from memoryd_client.memoryctl.foreign.item import BrokenFileError, Item, note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_TAG = "mcp-memory"


def read(content: bytes, name: str) -> list[Item]:
    """Each observation and each relation becomes a note. Raises BrokenFileError."""
    text = fields.decoded(content)
    graph = _graph(text)
    if graph is None:
        lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        return [one for number, line in lines for one in _line(line, number)]
    entities = fields.objects(graph.get("entities", []), "entities")
    relations = fields.objects(graph.get("relations", []), "relations")
    return [one for location, entity in entities for one in _entity(entity, location)] + [
        _relation(relation, location) for location, relation in relations
    ]


def _graph(text: str) -> dict[str, Any] | None:
    """Parse a result of `read_graph`. Returns None for JSON lines."""
    try:
        document = fields.parsed(text)
    except BrokenFileError:
        return None
    return document if isinstance(document, dict) and "type" not in document else None


def _line(line: str, number: int) -> list[Item]:
    value, location = fields.parsed(line, number), f"line {number}"
    if not isinstance(value, dict):
        raise BrokenFileError(location, "not an object")
    if value.get("type") == "entity":
        return _entity(value, location)
    if value.get("type") == "relation":
        return [_relation(value, location)]
    raise BrokenFileError(f"{location}.type", "neither entity nor relation")


def _entity(entity: dict[str, Any], location: str) -> list[Item]:
    name = fields.text(entity, "name", location)
    kind = fields.optional_text(entity, "entityType", location)
    called = f"{name} ({kind})" if kind else name
    observations = [one for one in fields.texts(entity, "observations", location) if one.strip()]
    texts = [f"{called}: {one.strip()}" for one in observations] or [called]
    return [note(text, location, [_TAG, name], category=kind) for text in texts]


def _relation(relation: dict[str, Any], location: str) -> Item:
    start, end = fields.text(relation, "from", location), fields.text(relation, "to", location)
    kind = fields.text(relation, "relationType", location).replace("_", " ")
    return note(f"{start} {kind} {end}", location, [_TAG, start, end], category="relation")

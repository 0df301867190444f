"""memory.json (memory.jsonl) of the MCP reference memory server: a graph, one object a line.

Its `read_graph` answer, one object with `entities` and `relations`, is read too.
"""

from __future__ import annotations

from memoryd_client.memoryctl.foreign import fields
from memoryd_client.memoryctl.foreign.item import BrokenFileError, Item, note

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_TAG = "mcp-memory"


def read(content: bytes, name: str) -> list[Item]:
    """A note for each observation and each relation."""
    text = fields.decoded(content)
    graph = _graph(text)
    if graph is None:
        lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        return [one for number, line in lines for one in _line(line, number)]
    entities = fields.objects(graph.get("entities", []), "entities")
    relations = fields.objects(graph.get("relations", []), "relations")
    return [one for place, entity in entities for one in _entity(entity, place)] + [
        _relation(relation, place) for place, relation in relations
    ]


def _graph(text: str) -> dict[str, Any] | None:
    """The one object of an answer of `read_graph`; None for a file of lines."""
    try:
        document = fields.parsed(text)
    except BrokenFileError:
        return None
    return document if isinstance(document, dict) and "type" not in document else None


def _line(line: str, number: int) -> list[Item]:
    value, place = fields.parsed(line, number), f"line {number}"
    if not isinstance(value, dict):
        raise BrokenFileError(place, "not an object")
    if value.get("type") == "entity":
        return _entity(value, place)
    if value.get("type") == "relation":
        return [_relation(value, place)]
    raise BrokenFileError(f"{place}.type", "neither entity nor relation")


def _entity(entity: dict[str, Any], place: str) -> list[Item]:
    name = fields.text(entity, "name", place)
    kind = fields.optional_text(entity, "entityType", place)
    called = f"{name} ({kind})" if kind else name
    observations = [one for one in fields.texts(entity, "observations", place) if one.strip()]
    texts = [f"{called}: {one.strip()}" for one in observations] or [called]
    return [note(text, place, [_TAG, name], category=kind) for text in texts]


def _relation(relation: dict[str, Any], place: str) -> Item:
    start, end = fields.text(relation, "from", place), fields.text(relation, "to", place)
    kind = fields.text(relation, "relationType", place).replace("_", " ")
    return note(f"{start} {kind} {end}", place, [_TAG, start, end], category="relation")

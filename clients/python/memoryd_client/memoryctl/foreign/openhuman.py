"""Reads OpenHuman's tool rules as its `memory_tools_list` prints them: a JSON list of rules.

The rules of several tools may be in one list, or in an object with one list per tool.
"""

from __future__ import annotations

import re

from memoryd_client.memoryctl.foreign import fields
from memoryd_client.memoryctl.foreign.item import RULE, BrokenFileError, Item, stable_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_PRIORITIES = ("critical", "high", "normal")
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def read(content: bytes, name: str) -> list[Item]:
    """Return the rules, all with the source `programmatic`. Raises BrokenFileError."""
    document = fields.parsed(fields.decoded(content))
    if isinstance(document, list):
        return [_rule(rule, location) for location, rule in fields.objects(document, "rules")]
    if not isinstance(document, dict):
        raise BrokenFileError("", "neither a list of rules nor an object of lists")
    return [
        _rule(rule if tool == "rules" else {"tool_name": tool} | rule, location)
        for tool, rules in document.items()
        for location, rule in fields.objects(rules, tool)
    ]


def _rule(rule: dict[str, Any], location: str) -> Item:
    tool, text = fields.text(rule, "tool_name", location), fields.text(rule, "rule", location)
    priority = fields.optional_text(rule, "priority", location) or "normal"
    if priority not in _PRIORITIES:
        raise BrokenFileError(f"{location}.priority", f"not one of {', '.join(_PRIORITIES)}")
    id_ = fields.optional_text(rule, "id", location) or ""
    params = {
        "tool_name": tool.strip(),
        "rule": text,
        "priority": priority,
        "source": "programmatic",
        "tags": fields.texts(rule, "tags", location),
        "id": id_ if _ID.fullmatch(id_) else stable_id(tool, text),
    }
    return Item(RULE, params, location)

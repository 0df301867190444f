"""Tool rules of OpenHuman as its `memory_tools_list` prints them: a JSON list of rules.

Lists of several tools may be joined to one list, or stand below their tools' names.
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
    """Rules with the source `programmatic`."""
    document = fields.parsed(fields.decoded(content))
    if isinstance(document, list):
        return [_rule(rule, place) for place, rule in fields.objects(document, "rules")]
    if not isinstance(document, dict):
        raise BrokenFileError("", "neither a list of rules nor an object with lists")
    return [
        _rule(rule if tool == "rules" else {"tool_name": tool} | rule, place)
        for tool, rules in document.items()
        for place, rule in fields.objects(rules, tool)
    ]


def _rule(rule: dict[str, Any], place: str) -> Item:
    tool, text = fields.text(rule, "tool_name", place), fields.text(rule, "rule", place)
    priority = fields.optional_text(rule, "priority", place) or "normal"
    if priority not in _PRIORITIES:
        raise BrokenFileError(f"{place}.priority", f"not one of {', '.join(_PRIORITIES)}")
    id_ = fields.optional_text(rule, "id", place) or ""
    params = {
        "tool_name": tool.strip(),
        "rule": text,
        "priority": priority,
        "source": "programmatic",
        "tags": fields.texts(rule, "tags", place),
        "id": id_ if _ID.fullmatch(id_) else stable_id(tool, text),
    }
    return Item(RULE, params, place)

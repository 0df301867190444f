"""Arguments that are given as JSON text: `{"arguments": "{…}"}` says what its object says."""

import json
import re
from collections.abc import Mapping
from typing import Any

from memoryd.rules.judging.arguments import normal_name

_MAX_TEXT = 200_000
_MAX_DEPTH = 3
"""Texts within texts that are looked into."""
_SAID = frozenset(
    {
        "content",
        "contents",
        "text",
        "message",
        "messages",
        "records",
        "note",
        "notes",
        "description",
        "comment",
        "html",
    }
    | {"markdown", "prompt", "summary", "title", "subject", "caption", "code", "script", "command"}
    | {"new_string", "old_string", "new_str", "old_str", "new_text", "old_text", "file_text"}
)
"""Names of values that are written or said, whatever they hold."""
_REQUESTS = frozenset({"url", "uri", "endpoint", "method", "path", "route", "topic", "queue"})
"""Names beside which a body is one of a request, not of a letter."""


_OPTION_LISTS = frozenset({"extras", "addons", "add_ons", "ancillaries", "upgrades"})
_CHOICES = ("selected", "chosen")
_PLAIN = re.compile(r"[\w -]{0,64}")


def without_unchosen(arguments: Mapping[str, Any]) -> Mapping[str, Any]:
    """`arguments` without the extras that are offered and not chosen: `"selected": false`. What
    names a place, an address or a command stays."""
    if _OPTION_LISTS.isdisjoint(arguments):
        return arguments
    return {
        name: [each for each in value if not _is_unchosen(each)]
        if name in _OPTION_LISTS and isinstance(value, list)
        else value
        for name, value in arguments.items()
    }


def _is_unchosen(value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and any(value.get(name) is False for name in _CHOICES)
        and all(
            isinstance(each, bool | int | float)
            or (isinstance(each, str) and _PLAIN.fullmatch(each) is not None)
            for each in value.values()
        )
    )


def unpacked(arguments: Mapping[str, Any]) -> Mapping[str, Any]:
    """`arguments` with objects and lists in place of their JSON text."""
    return _object(arguments, _MAX_DEPTH) if _may_hold_json(arguments) else arguments


def _may_hold_json(value: Any) -> bool:
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            if one.lstrip()[:1] in ("{", "["):
                return True
        elif isinstance(one, Mapping):
            waiting.extend(one.values())
        elif isinstance(one, list | tuple):
            waiting.extend(one)
    return False


def _object(value: Mapping[str, Any], depth: int, *, said: bool = False) -> dict[str, Any]:
    names = {normal_name(str(name)) for name in value}
    return {
        name: _value(inner, depth, said=said or _is_said(normal_name(str(name)), names))
        for name, inner in value.items()
    }


def _value(value: Any, depth: int, *, said: bool) -> Any:
    if isinstance(value, Mapping):
        return _object(value, depth, said=said)
    if isinstance(value, list | tuple):
        return [_value(inner, depth, said=said) for inner in value]
    if isinstance(value, str) and not said and depth and value.lstrip()[:1] in ("{", "["):
        return _parsed(value, depth)
    return value


def _parsed(text: str, depth: int) -> Any:
    try:
        found = json.loads(text) if len(text) <= _MAX_TEXT else text
    except (ValueError, RecursionError):
        return text
    return _value(found, depth - 1, said=False) if isinstance(found, dict | list) else text


def _is_said(name: str, beside: set[str]) -> bool:
    return name in _SAID or (name == "body" and _REQUESTS.isdisjoint(beside))

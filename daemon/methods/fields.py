"""Params that need more than a schema to be read."""

from typing import Any

from memoryd import clock
from memoryd.errors import InvalidParams
from memoryd.rules.rule import UNSCOPED, normal_tool_name

_LATEST_TIME = clock.from_rfc3339("9999-12-31T23:59:59Z")


def tool_name(params: dict[str, Any]) -> str:
    """The tool's stored spelling."""
    return normal_tool_name(params["tool_name"])


def own_tool_name(params: dict[str, Any]) -> str:
    """The tool's stored spelling, for a rule put by a caller: not the unscoped one."""
    name = tool_name(params)
    if name == UNSCOPED:
        raise InvalidParams("tool_name", f"{UNSCOPED} is kept for decrees that fit no tool")
    return name


def tool_names(names: list[str]) -> list[str]:
    """Stored spellings without repeats, in order."""
    return list(dict.fromkeys(map(normal_tool_name, names)))


def tags(params: dict[str, Any]) -> tuple[str, ...] | None:
    """Trimmed, lower-cased, without repeats; None when not given."""
    if "tags" not in params:
        return None
    return tuple(dict.fromkeys(tag.strip().lower() for tag in params["tags"]))


def time(params: dict[str, Any], field: str) -> int | None:
    """A time in microseconds since the epoch, or None. Raises InvalidParams."""
    text = params.get(field)
    if text is None:
        return None
    try:
        moment = clock.from_rfc3339(text)
    except (ValueError, OverflowError):
        raise InvalidParams(field, "is not a time that exists") from None
    if not 0 <= moment <= _LATEST_TIME:
        raise InvalidParams(field, "is before 1970 or after 9999")
    return moment

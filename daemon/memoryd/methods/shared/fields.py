"""Params that need more than a schema to be read."""

from typing import Any
from unicodedata import normalize

from memoryd import clock
from memoryd.errors import InvalidParams
from memoryd.rules.rule import UNSCOPED, normal_tool_name

_MOST_TAGS = 16
_LONGEST_TAG = 64


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
    """Trimmed, lower-cased, in normal form C, without repeats; None when not given."""
    if "tags" not in params:
        return None
    return tuple(dict.fromkeys(normalize("NFC", tag.strip().lower()) for tag in params["tags"]))


def note_tags(params: dict[str, Any]) -> tuple[str, ...] | None:
    """As `tags`, blank ones dropped. Raises InvalidParams for too many or too long ones."""
    normal = tuple(tag for tag in tags(params) or () if tag)
    if len(normal) > _MOST_TAGS:
        raise InvalidParams("tags", f"holds more than {_MOST_TAGS} tags")
    for tag in normal:
        if len(tag) > _LONGEST_TAG:
            raise InvalidParams("tags", f"holds a tag of more than {_LONGEST_TAG} characters")
    return normal if "tags" in params else None


def category(params: dict[str, Any]) -> str | None:
    """The trimmed category in normal form C; None when not given. Raises InvalidParams for a blank
    one."""
    return normalize("NFC", text(params, "category")) if "category" in params else None


def text(params: dict[str, Any], field: str) -> str:
    """A trimmed text. Raises InvalidParams for a blank one."""
    trimmed: str = params[field].strip()
    if not trimmed:
        raise InvalidParams(field, "is blank")
    return trimmed


def time(params: dict[str, Any], field: str) -> int | None:
    """A time in microseconds since the epoch, or None. Raises InvalidParams."""
    text = params.get(field)
    if text is None:
        return None
    try:
        moment = clock.from_rfc3339(text)
    except (ValueError, OverflowError):
        raise InvalidParams(field, "is not a time that exists") from None
    if not 0 <= moment <= clock.LATEST:
        raise InvalidParams(field, "is before 1970 or after 9999")
    return moment

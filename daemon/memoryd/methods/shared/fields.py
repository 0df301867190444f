"""Params that a schema cannot check alone: their stored form, and what makes them invalid."""

from collections.abc import Iterable
from unicodedata import normalize

from memoryd import clock
from memoryd.errors import InvalidParams
from memoryd.rules.rule import UNSCOPED, normal_tool_name

_MOST_TAGS = 16
_LONGEST_TAG = 64


def scoped_tool_name(name: str) -> str:
    """The tool's stored spelling. Raises InvalidParams for the name of the unscoped rules, which
    no caller may put."""
    normal = normal_tool_name(name)
    if normal == UNSCOPED:
        raise InvalidParams("tool_name", f"{UNSCOPED} is reserved for decrees that fit no tool")
    return normal


def tool_names(names: Iterable[str]) -> list[str]:
    """Stored spellings without repeats, in order."""
    return list(dict.fromkeys(map(normal_tool_name, names)))


def normal_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Trimmed, lower-cased, in normal form C, without repeats."""
    return tuple(dict.fromkeys(normalize("NFC", tag.strip().lower()) for tag in tags))


def note_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """As `normal_tags`, blank ones dropped. Raises InvalidParams for too many or too long ones."""
    normal = tuple(filter(None, normal_tags(tags)))
    if len(normal) > _MOST_TAGS:
        raise InvalidParams("tags", f"holds more than {_MOST_TAGS} tags")
    if any(len(tag) > _LONGEST_TAG for tag in normal):
        raise InvalidParams("tags", f"holds a tag of more than {_LONGEST_TAG} characters")
    return normal


def category(text: str | None) -> str | None:
    """The trimmed category in normal form C; None when not given. Raises InvalidParams for a blank
    one."""
    return None if text is None else normalize("NFC", trimmed("category", text))


def trimmed(field: str, text: str) -> str:
    """The text without spaces around it. Raises InvalidParams naming `field` for a blank one."""
    text = text.strip()
    if not text:
        raise InvalidParams(field, "is blank")
    return text


def time(field: str, text: str | None) -> int | None:
    """A time in microseconds since the epoch; None when not given. Raises InvalidParams naming
    `field`."""
    if text is None:
        return None
    try:
        moment = clock.from_rfc3339(text)
    except (ValueError, OverflowError):
        raise InvalidParams(field, "is not a time that exists") from None
    if not 0 <= moment <= clock.LATEST:
        raise InvalidParams(field, "is before 1970 or after 9999")
    return moment

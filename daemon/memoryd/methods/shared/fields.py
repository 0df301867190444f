"""Normalization and validation of params that a JSON Schema cannot express."""

from collections.abc import Iterable
from unicodedata import normalize

from memoryd import clock
from memoryd.errors import InvalidParams
from memoryd.rules.rule import UNSCOPED, normal_tool_name

_MOST_TAGS = 16
_LONGEST_TAG = 64


def scoped_tool_name(name: str) -> str:
    """Normalize the name of a tool. Raises InvalidParams for the name that is reserved for unscoped
    rules, which callers may not add."""
    normal = normal_tool_name(name)
    if normal == UNSCOPED:
        raise InvalidParams("tool_name", f"{UNSCOPED} is reserved for decrees that match no tool")
    return normal


def tool_names(names: Iterable[str]) -> list[str]:
    """Normalize the names of tools and remove duplicates, keeping the order."""
    return list(dict.fromkeys(map(normal_tool_name, names)))


def normal_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Trim, lower-case and NFC-normalize tags, and remove duplicates."""
    return tuple(dict.fromkeys(normalize("NFC", tag.strip().lower()) for tag in tags))


def note_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Like `normal_tags`, without blank tags. Raises InvalidParams if there are too many or one is
    too long."""
    normal = tuple(filter(None, normal_tags(tags)))
    if len(normal) > _MOST_TAGS:
        raise InvalidParams("tags", f"has more than {_MOST_TAGS} tags")
    if any(len(tag) > _LONGEST_TAG for tag in normal):
        raise InvalidParams("tags", f"has a tag of more than {_LONGEST_TAG} characters")
    return normal


def category(text: str | None) -> str | None:
    """Trim and NFC-normalize a category; None if `text` is None. Raises InvalidParams if it is
    blank."""
    return None if text is None else normalize("NFC", trimmed("category", text))


def trimmed(field: str, text: str) -> str:
    """The text without surrounding whitespace. Raises InvalidParams for `field` if it is blank."""
    text = text.strip()
    if not text:
        raise InvalidParams(field, "is blank")
    return text


def time(field: str, text: str | None) -> int | None:
    """Parse an RFC 3339 time into microseconds since the epoch; None if `text` is None.
    Raises InvalidParams for `field` if the time is invalid or out of range."""
    if text is None:
        return None
    try:
        moment = clock.from_rfc3339(text)
    except (ValueError, OverflowError):
        raise InvalidParams(field, "is not a valid time") from None
    if not 0 <= moment <= clock.LATEST:
        raise InvalidParams(field, "is before 1970 or after 9999")
    return moment

"""Reading JSON that others wrote: each step says where it went wrong."""

from __future__ import annotations

import json

from memoryd_client.memoryctl.foreign.item import BrokenFileError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def decoded(content: bytes) -> str:
    """The file as text. Raises BrokenFileError."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BrokenFileError(f"line {line}", "not UTF-8") from None


def parsed(text: str, first_line: int = 1) -> Any:
    """A JSON document; what is left of a character that was cut in two is U+FFFD in it.

    Raises BrokenFileError.
    """
    try:
        value = json.loads(text)
        again = json.dumps(value, ensure_ascii=False)
        whole = again.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        return value if whole == again else json.loads(whole)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno + first_line - 1}"
        raise BrokenFileError(place, f"not JSON: {error.msg}") from None
    except (ValueError, RecursionError):
        raise BrokenFileError(f"line {first_line}", "not JSON that can be read") from None


def objects(value: Any, place: str) -> list[tuple[str, dict[str, Any]]]:
    """The objects of a list, each with its place."""
    if not isinstance(value, list):
        raise BrokenFileError(place, "not a list")
    found = [(f"{place}[{number}]", one) for number, one in enumerate(value)]
    for where, one in found:
        if not isinstance(one, dict):
            raise BrokenFileError(where, "not an object")
    return found


def text(owner: dict[str, Any], name: str, place: str) -> str:
    """A text that has to be there."""
    value = optional_text(owner, name, place)
    if value is None:
        raise BrokenFileError(f"{place}.{name}", "missing")
    return value


def optional_text(owner: dict[str, Any], name: str, place: str) -> str | None:
    """A text that may be missing, null or blank: then None."""
    value = owner.get(name)
    if value is None:
        return None
    if not isinstance(value, str):
        raise BrokenFileError(f"{place}.{name}", "not a text")
    return value if value.strip() else None


def texts(owner: dict[str, Any], name: str, place: str) -> list[str]:
    """A list of texts that may be missing or null."""
    values = owner.get(name)
    if values is None:
        return []
    if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
        raise BrokenFileError(f"{place}.{name}", "not a list of texts")
    return values


def date_tags(time: str | None) -> list[str]:
    """The day of an RFC 3339 time as a tag; none for anything else."""
    day = (time or "")[:10]
    return [day] if len(day) == 10 and day.replace("-", "").isdigit() else []

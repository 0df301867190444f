"""Reads fields of other programs' JSON. Errors name the field or the line."""

from __future__ import annotations

import json

from memoryd_client.memoryctl.foreign.item import BrokenFileError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def decoded(content: bytes) -> str:
    """Decode a file. Raises BrokenFileError if it is not UTF-8."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BrokenFileError(f"line {line}", "not UTF-8") from None


def parsed(text: str, first_line: int = 1) -> Any:
    """Parse a JSON document, replacing lone surrogates with U+FFFD.

    `first_line`: the number of the document's first line in the file. Raises BrokenFileError.
    """
    try:
        value = json.loads(text)
        again = json.dumps(value, ensure_ascii=False)
        whole = again.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        return value if whole == again else json.loads(whole)
    except json.JSONDecodeError as error:
        location = f"line {error.lineno + first_line - 1}"
        raise BrokenFileError(location, f"not JSON: {error.msg}") from None
    except (ValueError, RecursionError):
        raise BrokenFileError(f"line {first_line}", "not JSON that memoryctl can read") from None


def objects(value: Any, location: str) -> list[tuple[str, dict[str, Any]]]:
    """The objects of a list, each with its location. Raises BrokenFileError for anything else."""
    if not isinstance(value, list):
        raise BrokenFileError(location, "not a list")
    found = [(f"{location}[{number}]", one) for number, one in enumerate(value)]
    for inner, one in found:
        if not isinstance(one, dict):
            raise BrokenFileError(inner, "not an object")
    return found


def text(owner: dict[str, Any], name: str, location: str) -> str:
    """A required string. Raises BrokenFileError if it is missing or blank."""
    value = optional_text(owner, name, location)
    if value is None:
        raise BrokenFileError(f"{location}.{name}", "missing")
    return value


def optional_text(owner: dict[str, Any], name: str, location: str) -> str | None:
    """A string, or None if it is missing, null or blank. Raises BrokenFileError."""
    value = owner.get(name)
    if value is None:
        return None
    if not isinstance(value, str):
        raise BrokenFileError(f"{location}.{name}", "not a string")
    return value if value.strip() else None


def texts(owner: dict[str, Any], name: str, location: str) -> list[str]:
    """A list of strings, empty if it is missing or null. Raises BrokenFileError."""
    values = owner.get(name)
    if values is None:
        return []
    if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
        raise BrokenFileError(f"{location}.{name}", "not a list of strings")
    return values


def date_tags(time: str | None) -> list[str]:
    """The date of an RFC 3339 time, as a list with one tag; empty for any other text."""
    day = (time or "")[:10]
    return [day] if len(day) == 10 and day.replace("-", "").isdigit() else []

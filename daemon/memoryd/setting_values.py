"""Values of settings: describing their types and parsing them."""

import re
from dataclasses import Field
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from memoryd.access.access_map import AccessMap, read_access_map
from memoryd.errors import SettingsError

_WHOLE = re.compile(r"[+-]?[0-9]{1,4000}")


def describe(row: "Field[Any]") -> str:
    """Describe the type of a setting, for help texts and docs."""
    if get_origin(row.type) is Literal:
        return " | ".join(get_args(row.type))
    words: dict[Any, str] = {bool: "true | false", int: "whole number", Path: "path", str: "text"}
    words[AccessMap] = "table"
    return words[row.type]


def parse(row: "Field[Any]", value: Any, origin: str) -> Any:
    """Parse the value of a setting, a string or a TOML value. Raises SettingsError; the message
    contains `origin`, which describes where the value came from."""
    kind = row.type
    try:
        if kind is Path:
            if not value:
                raise ValueError("is empty")
            return Path.cwd() / Path(value).expanduser()
        if kind is AccessMap:
            return value if isinstance(value, AccessMap) else read_access_map(value)
        if kind is str:
            return _parse_text(value)
        if kind is bool:
            return _parse_bool(value)
        if kind is int:
            return _parse_int(value, row.metadata["minimum"], row.metadata["maximum"])
        if value not in get_args(kind):
            raise ValueError(f"not one of {describe(row)}")
    except (TypeError, ValueError, RuntimeError) as error:
        shown = row.name if kind is AccessMap else f"{row.name} = {value!r}"
        raise SettingsError(f"{shown} ({origin}): {error}") from error
    return value


def _parse_text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("not a string")
    if not value.strip():
        raise ValueError("is empty")
    return value.strip()


def _parse_bool(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    words = {"1": True, "true": True, "yes": True, "on": True}
    words |= {"0": False, "false": False, "no": False, "off": False}
    if str(value).strip().lower() not in words:
        raise ValueError("not true or false")
    return words[str(value).strip().lower()]


def _parse_int(value: Any, minimum: int, maximum: int) -> int:
    if isinstance(value, bool) or not _WHOLE.fullmatch(str(value).strip()):
        raise ValueError("not a whole number")
    number = int(value)
    if number < minimum:
        raise ValueError(f"less than {minimum}")
    if number > maximum:
        raise ValueError(f"more than {maximum}")
    return number

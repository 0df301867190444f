"""Parsing the arguments that a model gives to a tool."""

import json
from typing import Any

import orjson

from memoryd.errors import InvalidParams

_FIELD = "arguments"


def read_arguments(arguments: dict[str, Any] | str) -> dict[str, Any]:
    """Return the arguments, given as an object or as JSON text. Nothing is repaired: raises
    InvalidParams if the text is not JSON, not an object, or contains a duplicate key."""
    if isinstance(arguments, dict):
        return arguments
    try:
        read = orjson.loads(arguments)
    except (orjson.JSONDecodeError, UnicodeEncodeError) as error:
        raise InvalidParams(_FIELD, f"is not valid JSON: {error}") from None
    if not isinstance(read, dict):
        raise InvalidParams(_FIELD, "must be a JSON object")
    try:
        json.loads(arguments, object_pairs_hook=_without_twins)
    except (ValueError, RecursionError):
        raise InvalidParams(_FIELD, "is not valid JSON: it is nested too deeply") from None
    return read


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names: set[str] = set()
    for name, _ in pairs:
        if name in names:
            raise InvalidParams(name[:100], "is given twice")
        names.add(name)
    return dict(pairs)

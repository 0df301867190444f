"""The arguments of a tool as a model wrote them: taken as they are, or rejected."""

import json
from typing import Any

import orjson

from memoryd.errors import InvalidParams

_FIELD = "arguments"


def read_arguments(arguments: dict[str, Any] | str) -> dict[str, Any]:
    """The arguments, from an object or its JSON text. Raises InvalidParams for a text that is
    not JSON, not an object, or names something twice: nothing is guessed."""
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
        raise InvalidParams(_FIELD, "is not valid JSON: nested too deep") from None
    return read


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names: set[str] = set()
    for name, _ in pairs:
        if name in names:
            raise InvalidParams(name[:100], "is given twice")
        names.add(name)
    return dict(pairs)

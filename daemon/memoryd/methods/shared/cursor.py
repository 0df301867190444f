"""Opaque cursors, which encode a position in a list."""

import base64
import json
from typing import TypeVar, cast, get_args

from memoryd.errors import InvalidParams

Position = TypeVar("Position", bound=int | tuple[int | str, ...])
"""The sort key of an entry: a number, or a tuple of numbers and strings."""


def write_cursor(position: int | tuple[int | str, ...]) -> str:
    """Encode a position as a cursor for `read_cursor`."""
    values = position if isinstance(position, tuple) else (position,)
    text = json.dumps(values, ensure_ascii=False)
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read_cursor(cursor: str | None, kind: type[Position], field: str) -> Position | None:
    """Decode a cursor into a position of type `kind`, such as `int` or `tuple[int, str]`; None if
    `cursor` is None. Raises InvalidParams for `field` if it is not such a cursor."""
    if cursor is None:
        return None
    kinds = get_args(kind) or (kind,)
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        values = json.loads(base64.b64decode(padded, altchars=b"-_", validate=True))
        json.dumps(values, ensure_ascii=False).encode()
        fits = tuple(map(type, values)) == kinds
    except (ValueError, TypeError):
        fits = False
    if not fits or any(type(value) is int and abs(value) >= 1 << 63 for value in values):
        raise InvalidParams(field, f"is not a next_{field} of this list")
    return cast("Position", tuple(values) if get_args(kind) else values[0])

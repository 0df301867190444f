"""The opaque cursor of a list: a position in its order."""

import base64
import json
from typing import TypeVar, cast, get_args

from memoryd.errors import InvalidParams

Position = TypeVar("Position", bound=int | tuple[int | str, ...])
"""A number, or a tuple of numbers and texts."""


def write_cursor(position: int | tuple[int | str, ...]) -> str:
    """A cursor that `read_cursor` turns back into `position`."""
    values = position if isinstance(position, tuple) else (position,)
    text = json.dumps(values, ensure_ascii=False)
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read_cursor(cursor: str | None, kind: type[Position], field: str) -> Position | None:
    """The position that a cursor stands for, such as `int` or `tuple[int, str]`; None without a
    cursor. Raises InvalidParams naming `field` for anything that is not such a cursor."""
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

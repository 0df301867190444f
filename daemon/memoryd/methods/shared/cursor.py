"""The opaque cursor of a list: where the next page begins."""

import base64
import json
from typing import Any

from memoryd.errors import InvalidParams


def write_cursor(*position: int | str) -> str:
    """A cursor that `read_cursor` turns back into `position`."""
    return (
        base64.urlsafe_b64encode(json.dumps(position, ensure_ascii=False).encode())
        .decode()
        .rstrip("=")
    )


def read_cursor(params: dict[str, Any], *kinds: type, field: str = "cursor") -> list[Any] | None:
    """The position in `params[field]`, one value of each kind; None for the first page.
    Raises InvalidParams for anything that is not such a cursor."""
    cursor = params.get(field)
    if cursor is None:
        return None
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        position = json.loads(base64.b64decode(padded, altchars=b"-_", validate=True))
        json.dumps(position, ensure_ascii=False).encode()
        fits = [type(value) for value in position] == list(kinds)
    except (ValueError, TypeError):
        fits = False
    if not fits or any(
        kind is int and abs(v) >= 1 << 63 for kind, v in zip(kinds, position, strict=True)
    ):
        raise InvalidParams(field, f"is not a next_{field} of this list")
    return list(position)

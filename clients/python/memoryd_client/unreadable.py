"""Finds the request that an error response without an id belongs to.

The daemon sends such a response if it cannot read a request line. It rejects lines in the order in
which they were sent and responds to each, so the rejected request is still pending.
"""

import math
import re
from collections.abc import Mapping
from typing import Any

from memoryd_client.errors import ParseError, RequestTooLarge

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"')
_LONG_NUMBER = re.compile(rb"[0-9]{309,}")
"""Only a number with this many digits can exceed the range of a 64-bit float, which makes the
daemon reject the line."""


def unreadable(lines: Mapping[int, bytes], error: Mapping[str, Any]) -> int | None:
    """Return the id of the request that the error belongs to, or None if it fits no request.

    `lines`: every pending request by its id, in the order of sending. A request that is too large
    is found by its length; one that cannot be parsed by an out-of-range number, or else by the
    deepest nesting.
    """
    if error["code"] == RequestTooLarge.code:
        data = error.get("data")
        limit = data.get("limit") if isinstance(data, dict) else None
        longer = (id_ for id_, line in lines.items() if limit and len(line) - 1 > limit)
        return next(longer, None)
    if error["code"] != ParseError.code or not lines:
        return None
    bare = {id_: _STRING.sub(b"", line) for id_, line in lines.items()}
    endless = (id_ for id_, line in bare.items() if _has_endless_number(line))
    return next(endless, None) or max(bare, key=lambda id_: _depth(bare[id_]))


def _has_endless_number(line: bytes) -> bool:
    return any(math.isinf(float(digits)) for digits in _LONG_NUMBER.findall(line))


def _depth(line: bytes) -> int:
    """Return the maximum nesting depth of the objects and arrays in a line without its strings."""
    deepest = depth = 0
    for byte in line:
        if byte in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif byte in b"]}":
            depth -= 1
    return deepest

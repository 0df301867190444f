"""Which request the daemon could not read, when its response has no id.

The daemon rejects lines in the order in which they were sent, and responds to each. So the request
that it rejects is still waiting, and so are all later ones that it cannot read.
"""

import math
import re
from collections.abc import Mapping
from typing import Any

from memoryd_client.errors import ParseError, RequestTooLarge

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"')
_LONG_NUMBER = re.compile(rb"[0-9]{309,}")
"""Only a number of so many digits may be beyond a 64-bit float, and so beyond the daemon."""


def unreadable(lines: Mapping[int, bytes], error: Mapping[str, Any]) -> int | None:
    """The id of the request that an error without an id is about; None if it can be none of them.

    `lines` holds every request that waits for its response, by id, in the order of sending.
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
    """How many objects and arrays of a line are in one another at most."""
    deepest = depth = 0
    for byte in line:
        if byte in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif byte in b"]}":
            depth -= 1
    return deepest

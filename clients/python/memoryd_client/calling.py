"""A call before it is sent: the params that were given, and whether it may be sent twice."""

import enum
from collections.abc import Iterator, Mapping
from typing import Any, Final

from memoryd_client._generated.errors import BY_CODE
from memoryd_client.base_errors import RpcError

TIMEOUT = 30.0
"""Seconds that a call may take, connecting and repeating included, unless the client says more."""

_DELAYS = (0.05, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
_DELAYS_OF_THE_FIRST = _DELAYS[:3]


class Omitted(enum.Enum):
    """The type of OMIT."""

    OMIT = 0


OMIT: Final = Omitted.OMIT
"""A param that is not sent, so that the daemon's default holds. None is sent, as null."""


def given(params: Mapping[str, Any]) -> dict[str, Any]:
    """The params without those left out."""
    return {name: value for name, value in params.items() if value is not OMIT}


def delays(was_connected: bool) -> Iterator[float]:
    """Seconds to wait before each new try to reach the daemon.

    One that was there before is likely to be restarting; one that never was is given up soon.
    """
    return iter(_DELAYS if was_connected else _DELAYS_OF_THE_FIRST)


def is_repeatable(repeatable: bool | str, params: Mapping[str, Any]) -> bool:
    """Whether a request whose answer was lost may be sent again.

    `repeatable` is the method's own word in its schema: always, never, or if a param is there.
    """
    return params.get(repeatable) is not None if isinstance(repeatable, str) else repeatable


def refusal(error: Mapping[str, Any]) -> RpcError:
    """The exception of an error object: the class of its code."""
    code, data = error["code"], error.get("data")
    return BY_CODE.get(code, RpcError)(
        code, error["message"], data if isinstance(data, dict) else {}
    )

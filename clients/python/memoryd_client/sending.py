"""Encodes a call, and names the param that cannot be encoded."""

from collections.abc import Mapping
from typing import Any

from memoryd_client.base_errors import Unsendable
from memoryd_client.protocol import request_line


def line_of(id_: int, method: str, params: Mapping[str, Any]) -> bytes:
    """Encode a request as a line, including its newline. Raises Unsendable, which names the
    param."""
    try:
        return request_line(id_, method, params)
    except (TypeError, ValueError, RecursionError) as problem:
        name, reason = _fault(params) or (method, _in_words(problem))
        raise Unsendable(f"{name}: {reason}") from None


def _fault(params: Mapping[str, Any]) -> tuple[str, str] | None:
    """Return the name of the first param that cannot be encoded, and the reason."""
    for name, value in params.items():
        try:
            request_line(0, "", {name: value})
        except (TypeError, ValueError, RecursionError) as problem:
            return ascii(name)[1:-1], _in_words(problem)
    return None


def _in_words(problem: Exception) -> str:
    if isinstance(problem, UnicodeEncodeError):
        return "contains a lone surrogate, which is not a character"
    if isinstance(problem, RecursionError):
        return "is nested too deeply"
    return f"cannot be sent as JSON: {problem}"

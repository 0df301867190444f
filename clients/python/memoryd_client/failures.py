"""The errors of a connection: what happened at which socket, and what to do."""

from collections.abc import Mapping
from typing import Any

from memoryd_client._generated.errors import BY_CODE
from memoryd_client.base_errors import BadResponse, RpcError, TimedOut, Unreachable


def unreachable(path: str, problem: Exception) -> Unreachable:
    """No connection could be made."""
    if isinstance(problem, PermissionError):
        advice = "run as the daemon's unix user, or join the socket's group"
    else:
        advice = "start the daemon (memoryd), or name its socket with MEMORYD_SOCKET"
    return Unreachable(f"{path}: {getattr(problem, 'strerror', None) or problem}; {advice}")


def lost(path: str, problem: Exception | None) -> Unreachable:
    """The connection ended between a request and its response."""
    detail = getattr(problem, "strerror", None) or problem or "closed"
    return Unreachable(f"{path}: the connection was lost ({detail})", may_have_happened=True)


def timed_out(path: str, method: str) -> TimedOut:
    """The time of a call is over."""
    return TimedOut(f"{path}: no response to {method} in time")


def malformed(path: str, problem: object) -> BadResponse:
    """Something else than a response of the protocol was received."""
    return BadResponse(f"{path} sent an invalid response: {problem}")


def rejected(error: Mapping[str, Any]) -> RpcError:
    """The exception of an error object: the class of its code."""
    code, data = error["code"], error.get("data")
    kind = BY_CODE.get(code, RpcError)
    return kind(code, error["message"], data if isinstance(data, dict) else {})

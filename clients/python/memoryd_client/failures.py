"""Creates the exceptions for failed connections and for error responses."""

from collections.abc import Mapping
from typing import Any

from memoryd_client._generated.errors import BY_CODE
from memoryd_client.base_errors import BadResponse, RpcError, TimedOut, Unreachable


def unreachable(path: str, problem: Exception) -> Unreachable:
    """The exception for a connection that could not be made."""
    if isinstance(problem, PermissionError):
        advice = "run as the daemon's unix user, or join the socket's group"
    else:
        advice = "start the daemon (memoryd), or name its socket with MEMORYD_SOCKET"
    return Unreachable(f"{path}: {getattr(problem, 'strerror', None) or problem}; {advice}")


def lost(path: str, problem: Exception | None) -> Unreachable:
    """The exception for a connection that ended between a request and its response."""
    detail = getattr(problem, "strerror", None) or problem or "closed"
    return Unreachable(f"{path}: the connection was lost ({detail})", may_have_happened=True)


def timed_out(path: str, method: str) -> TimedOut:
    """The exception for a call whose deadline has passed."""
    return TimedOut(f"{path}: no response to {method} in time")


def malformed(path: str, problem: object) -> BadResponse:
    """The exception for a response that violates the protocol."""
    return BadResponse(f"{path} sent an invalid response: {problem}")


def rejected(error: Mapping[str, Any]) -> RpcError:
    """The exception for a JSON-RPC error object. Its class depends on the error code."""
    code, data = error["code"], error.get("data")
    kind = BY_CODE.get(code, RpcError)
    return kind(code, error["message"], data if isinstance(data, dict) else {})

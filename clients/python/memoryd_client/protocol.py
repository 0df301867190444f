"""Encodes requests, parses responses, and sends and receives them as lines over a blocking socket.

All Python clients share this module. It imports only fast modules of the standard library, since
memoryctl loads it at every start.
"""

from __future__ import annotations

import json
import os

TYPE_CHECKING = False  # `import typing` would take 6 ms
if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Mapping
    from typing import Any

MAX_RESPONSE_BYTES = 64 * 1024 * 1024
"""The maximum length of a response line. The daemon never sends a longer one."""

OVERLOADED = -32013
"""The error code of a request that the daemon rejected without running it. It may be sent again."""

_SYSTEM_SOCKET = "/run/memoryd/memoryd.sock"


class MalformedResponseError(Exception):
    """A line that violates the protocol. The message describes the violation."""


def socket_path(given: str | None, environment: Mapping[str, str]) -> str:
    """Return the socket's path: `given`, else MEMORYD_SOCKET, else the unix user's own socket, else
    the system's.

    The user's own socket is chosen if it exists, or if the system's does not exist either.
    """
    if path := given or environment.get("MEMORYD_SOCKET"):
        return path
    runtime = environment.get("XDG_RUNTIME_DIR")
    if not runtime:
        return _SYSTEM_SOCKET
    own = f"{runtime}/memoryd/memoryd.sock"
    exists = os.path.exists
    return own if exists(own) or not exists(_SYSTEM_SOCKET) else _SYSTEM_SOCKET


def request_line(id_: int, method: str, params: Mapping[str, Any]) -> bytes:
    """Encode a request as a line, including its newline.

    Raises TypeError or ValueError for params that JSON cannot represent (UnicodeEncodeError for a
    lone surrogate), and RecursionError for params that are nested too deeply.
    """
    request = {"jsonrpc": "2.0", "id": id_, "method": method, "params": params}
    line = json.dumps(request, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return line.encode() + b"\n"


def send_line(to: socket.socket, line: bytes, remaining: Callable[[], float]) -> None:
    """Send a request line. `remaining` returns the seconds left, or raises TimeoutError.

    If the daemon has closed the connection, this returns without an error, since a response may
    still be readable. Raises OSError for other failures.
    """
    to.settimeout(remaining())
    try:
        to.sendall(line)
    except (BrokenPipeError, ConnectionResetError):
        # If the daemon rejected the request early, it responded before it closed the connection.
        return


def receive_line(
    source: socket.socket, received: bytearray, remaining: Callable[[], float]
) -> bytes:
    """Return the next line without its newline. `received` buffers the bytes after it for the next
    call. `remaining` returns the seconds left, or raises TimeoutError.

    Raises MalformedResponseError if the line is too long, EOFError if the connection ends, and
    OSError. The EOFError says whether part of a response had arrived.
    """
    searched = 0
    while (end := received.find(b"\n", searched)) < 0:
        searched = len(received)
        if searched > MAX_RESPONSE_BYTES:
            raise MalformedResponseError("a line longer than 64 MiB")
        source.settimeout(remaining())
        piece = source.recv(262144)
        if not piece:
            raise EOFError("in the middle of a response" if searched else "without a response")
        received += piece
    line = bytes(received[:end])
    del received[: end + 1]
    return line


def _unambiguous(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build a JSON object. Raises ValueError if a member occurs twice."""
    named = dict(members)
    if len(named) != len(members):
        raise ValueError("duplicate member")
    return named


def read_response(line: bytes | bytearray) -> tuple[int | None, Any, dict[str, Any] | None]:
    """Parse a response. Returns its id, its result and its error object, which is None for a
    success.

    The id is None in an error about a line that the daemon could not parse. Raises
    MalformedResponseError.
    """
    try:
        response = json.loads(line, object_pairs_hook=_unambiguous)
    except (ValueError, RecursionError):
        raise MalformedResponseError("not JSON") from None
    if not isinstance(response, dict) or response.get("jsonrpc") != "2.0":
        raise MalformedResponseError("not a JSON-RPC 2.0 response")
    id_ = response.get("id")
    if "error" in response and "result" not in response:
        error = response["error"]
        if not isinstance(error, dict) or not _is_complete(error):
            raise MalformedResponseError("an error without code and message")
        if id_ is None or isinstance(id_, int):
            return id_, None, error
    elif "result" in response and "error" not in response and type(id_) is int:
        return id_, response["result"], None
    raise MalformedResponseError("not the response to this request")


def retry_after(error: Mapping[str, Any]) -> float:
    """Seconds to wait before a retry: the daemon's `retry_after_ms` clamped to 0.01–5 s, or 0.1 s
    if it is missing."""
    data = error.get("data")
    delay = data.get("retry_after_ms") if isinstance(data, dict) else None
    return min(max(delay, 10), 5000) / 1000 if isinstance(delay, int | float) else 0.1


def _is_complete(error: Mapping[str, object]) -> bool:
    return isinstance(error.get("code"), int) and isinstance(error.get("message"), str)

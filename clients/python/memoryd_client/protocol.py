"""Requests and responses as lines, and how lines pass a blocking socket: what every client of the
daemon shares.

Standard library only, and nothing that is slow to import: memoryctl starts with it.
"""

from __future__ import annotations

import json
import os

TYPE_CHECKING = False  # `import typing` would cost 6 ms
if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Mapping
    from typing import Any

MAX_RESPONSE_BYTES = 64 * 1024 * 1024
"""A longer line is not a response of the daemon."""

OVERLOADED = -32013
"""The error code of a request that was rejected unread: it may be sent again."""

_SYSTEM_SOCKET = "/run/memoryd/memoryd.sock"


class MalformedResponseError(Exception):
    """A line that no daemon of this protocol writes; the message says what it is."""


def socket_path(given: str | None, environment: Mapping[str, str]) -> str:
    """The socket to use: the given one, MEMORYD_SOCKET, the user's own, the system's.

    The user's own is taken when it is there, or when the system's is not there either.
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
    """One request with its newline.

    Raises TypeError or ValueError (UnicodeEncodeError, for a lone surrogate, is one) for params
    that JSON cannot hold, RecursionError for those nested too deep.
    """
    request = {"jsonrpc": "2.0", "id": id_, "method": method, "params": params}
    line = json.dumps(request, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return line.encode() + b"\n"


def send_line(to: socket.socket, line: bytes, remaining: Callable[[], float]) -> None:
    """Send a request. `remaining`: the seconds left, or TimeoutError. Raises OSError."""
    to.settimeout(remaining())
    try:
        to.sendall(line)
    except (BrokenPipeError, ConnectionResetError):
        # A daemon that rejects a request early has responded before it hung up.
        return


def receive_line(
    source: socket.socket, received: bytearray, remaining: Callable[[], float]
) -> bytes:
    """The next line without its end; `received` keeps what came after it, for the next time.
    `remaining`: the seconds left, or TimeoutError. Raises MalformedResponseError, EOFError, which
    says how far it came, and OSError."""
    searched = 0
    while (end := received.find(b"\n", searched)) < 0:
        searched = len(received)
        if searched > MAX_RESPONSE_BYTES:
            raise MalformedResponseError("an endless line")
        source.settimeout(remaining())
        piece = source.recv(262144)
        if not piece:
            raise EOFError("in the middle of a response" if searched else "without a response")
        received += piece
    line = bytes(received[:end])
    del received[: end + 1]
    return line


def _unambiguous(members: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON. Raises ValueError if it names a member twice."""
    named = dict(members)
    if len(named) != len(members):
        raise ValueError("a member twice")
    return named


def read_response(line: bytes | bytearray) -> tuple[int | None, Any, dict[str, Any] | None]:
    """The id, the result and the error object of one response; the last is None for a success.

    The id is None for an error about a line that the daemon could not read.
    Raises MalformedResponseError.
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
    """Seconds that an overloaded daemon asks to wait, within reason."""
    data = error.get("data")
    delay = data.get("retry_after_ms") if isinstance(data, dict) else None
    return min(max(delay, 10), 5000) / 1000 if isinstance(delay, int | float) else 0.1


def _is_complete(error: Mapping[str, object]) -> bool:
    return isinstance(error.get("code"), int) and isinstance(error.get("message"), str)

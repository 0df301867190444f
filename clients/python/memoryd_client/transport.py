"""The connection of the synchronous client, with one request at a time."""

import os
import socket
import threading
import time
from collections.abc import Mapping
from typing import Any

from memoryd_client.failures import lost, malformed, rejected, timed_out, unreachable
from memoryd_client.protocol import MalformedResponseError, read_response, receive_line, send_line
from memoryd_client.sending import line_of


class Transport:
    """Connects on the first request and reconnects if the connection is lost. Threads take turns. A
    forked child process opens its own connection."""

    def __init__(self, path: str) -> None:
        self.was_connected = False
        self._path = path
        self._turn = threading.Lock()
        self._process = os.getpid()
        self._socket: socket.socket | None = None
        self._received = bytearray()
        self._last_id = 0

    def close(self) -> None:
        """Close the connection. A later request connects again."""
        with self._turn:
            self._hang_up()

    def request(self, method: str, params: Mapping[str, Any], deadline: float) -> Any:
        """Send a request and return its result. `deadline`: a time.monotonic() value.

        Raises RpcError, Unsendable, Unreachable, TimedOut or BadResponse.
        """
        if not self._turn.acquire(timeout=max(deadline - time.monotonic(), 0)):
            raise timed_out(self._path, method)
        try:
            result, error = self._exchange(method, params, deadline)
        finally:
            self._turn.release()
        if error is not None:
            raise rejected(error)
        return result

    def _exchange(
        self, method: str, params: Mapping[str, Any], deadline: float
    ) -> tuple[Any, dict[str, Any] | None]:
        def remaining() -> float:
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            return left

        self._last_id += 1
        line = line_of(self._last_id, method, params)
        is_done = False
        try:
            connection = self._connected(remaining())
            send_line(connection, line, remaining)
            id_, result, error = read_response(receive_line(connection, self._received, remaining))
            if id_ != self._last_id and not (id_ is None and error is not None):
                raise MalformedResponseError("not the response to this request")
            is_done = True
        except TimeoutError:
            raise timed_out(self._path, method) from None
        except (OSError, EOFError) as problem:
            raise lost(self._path, problem) from None
        except MalformedResponseError as problem:
            raise malformed(self._path, problem) from None
        finally:
            if not is_done:
                self._hang_up()
        return result, error

    def _connected(self, timeout: float) -> socket.socket:
        if self._process != os.getpid():
            self._hang_up()
        if self._socket is None:
            self._process = os.getpid()
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            self._socket.settimeout(timeout)
            try:
                self._socket.connect(self._path)
            except TimeoutError:
                raise
            except (OSError, ValueError) as problem:
                raise unreachable(self._path, problem) from None
            self.was_connected = True
        return self._socket

    def _hang_up(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        self._received.clear()

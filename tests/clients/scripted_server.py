"""A server on a real socket that answers every request line with what the test scripted."""

import json
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

Answer = Callable[[dict[str, Any]], bytes | None]
"""From a request to the bytes to send; None closes the connection without an answer."""


class ScriptedServer:
    """Serves connections one after another until the block ends. `requests` is what came in."""

    def __init__(self, path: Path, answer: Answer) -> None:
        self.path = path
        self.requests: list[dict[str, Any]] = []
        self._answer = answer
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listener.bind(str(path))
        self._listener.listen()
        self._thread = threading.Thread(target=self._serve)

    def __enter__(self) -> "ScriptedServer":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._thread.join(timeout=10)
        self._listener.close()
        assert not self._thread.is_alive()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            with connection, suppress(ConnectionError):  # the client may have gone away
                self._converse(connection)

    def _converse(self, connection: socket.socket) -> None:
        with connection.makefile("rb") as lines:
            for line in lines:
                request = json.loads(line)
                self.requests.append(request)
                answer = self._answer(request)
                if answer is None:
                    return
                connection.sendall(answer)


def result(value: Any) -> Callable[[dict[str, Any]], bytes]:
    """Answers every request with this result."""

    def answer(request: dict[str, Any]) -> bytes:
        response = {"jsonrpc": "2.0", "id": request["id"], "result": value}
        return json.dumps(response).encode() + b"\n"

    return answer


def error(
    code: int, message: str, data: dict[str, Any] | None = None
) -> Callable[[dict[str, Any]], bytes]:
    """Answers every request with this error."""

    def answer(request: dict[str, Any]) -> bytes:
        body: dict[str, Any] = {"code": code, "message": message}
        if data is not None:
            body["data"] = data
        return json.dumps({"jsonrpc": "2.0", "id": request["id"], "error": body}).encode() + b"\n"

    return answer

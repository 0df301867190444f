"""The client of the tests. It validates each request and each response against its schema."""

import itertools
import json
import socket
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import jsonschema

from memoryd.errors import RpcError
from memoryd.schema.catalogue import methods

VALIDATORS = {
    name: (jsonschema.Draft7Validator(one.params), jsonschema.Draft7Validator(one.result))
    for name, one in methods().items()
}
CODES_OF_EVERY_METHOD = {-32700, -32600, -32601, -32602, -32603, -32013, -32001}
CODES = {kind.name: kind.code for kind in RpcError.__subclasses__() if kind.name}


class RefusedError(Exception):
    """The daemon responded with an error."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error)
        self.code: int = error["code"]
        self.message: str = error["message"]
        self.data: dict[str, Any] = error.get("data", {})


class Client:
    """One connection. `call` waits for the response; `send` and `result` allow pipelining."""

    def __init__(self, place: Path | socket.socket, timeout_s: float = 30.0) -> None:
        """`place`: the path of a socket to connect to, or a connected socket."""
        if isinstance(place, socket.socket):
            self._socket = place
        else:
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(timeout_s)
        if self._socket is not place:
            try:
                self._socket.connect(str(place))
            except OSError:
                self._socket.close()
                raise
        self._file = self._socket.makefile("rb")
        self._ids = itertools.count(1)
        self._methods: dict[Any, str] = {}
        self._early: dict[Any, dict[str, Any]] = {}

    def call(self, method: str, **params: Any) -> Any:
        """Make a valid request and return its result. Raises RefusedError."""
        VALIDATORS[method][0].validate(params)
        return self.result(self.send(method, params))

    def refused(self, method: str, **params: Any) -> RefusedError:
        """Make a request, valid or not, that must fail, and return its error."""
        return self.refused_result(self.send(method, params))

    def refused_result(self, id_: int) -> RefusedError:
        """Return the error of a sent request that must fail."""
        try:
            result = self.result(id_)
        except RefusedError as error:
            return error
        raise AssertionError(f"request {id_} was not refused: {result}")

    def send(self, method: str, params: dict[str, Any]) -> int:
        """Send a request without waiting for the response. Returns its id."""
        id_ = next(self._ids)
        self._methods[id_] = method
        request = {"jsonrpc": "2.0", "method": method, "params": params, "id": id_}
        self._socket.sendall(json.dumps(request, ensure_ascii=False).encode() + b"\n")
        return id_

    def result(self, id_: int) -> Any:
        """Wait for the response to a sent request and return its validated result. Responses may
        arrive in any order. Raises RefusedError."""
        while id_ not in self._early:
            self.next_answered()
        answer = self._early.pop(id_)
        method = self._methods.pop(id_)
        assert answer["jsonrpc"] == "2.0"
        assert set(answer) in ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"})
        if "error" in answer:
            self._check_error(method, answer["error"])
            raise RefusedError(answer["error"])
        VALIDATORS[method][1].validate(answer["result"])
        return answer["result"]

    def next_answered(self) -> int:
        """Read the next response and return its id."""
        line = self._file.readline()
        if not line:
            raise ConnectionError("the daemon closed the connection")
        answer = json.loads(line)
        self._early[answer["id"]] = answer
        id_: int = answer["id"]
        return id_

    def results(self, ids: Iterable[int]) -> list[Any]:
        """The results of several sent requests, in the order of `ids`."""
        return [self.result(id_) for id_ in ids]

    def close(self) -> None:
        """Close the connection."""
        self._file.close()
        self._socket.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @staticmethod
    def _check_error(method: str, error: dict[str, Any]) -> None:
        assert set(error) <= {"code", "message", "data"}
        assert isinstance(error["message"], str)
        named = methods()[method].errors if method in methods() else ()
        allowed = CODES_OF_EVERY_METHOD | {CODES[name] for name in named}
        assert error["code"] in allowed, f"{method} may not answer {error}"

"""The client for threads, and one user's memory through it."""

import os
import socket
import threading
import time
from collections.abc import Mapping
from functools import partial
from types import TracebackType
from typing import Any, Self

from memoryd_client._generated.calls import ClientCalls, MemoryCalls
from memoryd_client._generated.methods import REPEATABLE
from memoryd_client.base_errors import BadAnswer, ClientError, TimedOut, Unreachable, Unsendable
from memoryd_client.calling import TIMEOUT, delays, given, is_repeatable, refusal
from memoryd_client.protocol import (
    OVERLOADED,
    MalformedAnswerError,
    read_answer,
    receive_line,
    retry_after,
    send_line,
    socket_path,
)
from memoryd_client.sending import line_of


class Client(ClientCalls):
    """A connection to the daemon, with the methods that are about no single user.

    It connects at the first call and again when the connection was lost. A request whose answer was
    lost is sent again only if it is safe: reads, writes that say the same twice, and turns with a
    turn_id. Threads may share a client; their calls take turns. A forked child opens a connection
    of its own.
    """

    def __init__(
        self, path: str | os.PathLike[str] | None = None, *, timeout: float = TIMEOUT
    ) -> None:
        """`path` is the daemon's socket: unless given, MEMORYD_SOCKET or where memoryd puts it.
        `timeout` in seconds covers a call with all its tries."""
        self.path = socket_path(None if path is None else os.fspath(path), os.environ)
        self.timeout = timeout
        self._turn = threading.Lock()
        self._line: _Line | None = None
        self._was_connected = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up. A later call connects again."""
        with self._turn:
            self._hang_up()

    def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """The result of one call by the method's own name; params set to OMIT are not sent.

        Raises the errors of memoryd_client.errors.
        """
        wanted = given(params or {})
        deadline = time.monotonic() + self.timeout
        last: ClientError
        repeatable = is_repeatable(REPEATABLE.get(method, False), wanted)
        with self._turn:
            waits = delays(self._was_connected)
            while True:
                try:
                    result, error = self._connected(deadline).ask(method, wanted, deadline)
                except Unreachable as problem:
                    self._hang_up()
                    delay, last = next(waits, None), problem
                    if delay is None or (problem.may_have_happened and not repeatable):
                        raise
                except Unsendable:
                    raise
                except BaseException:
                    self._hang_up()
                    raise
                else:
                    if error is None:
                        return result
                    if error["code"] != OVERLOADED:
                        raise refusal(error)
                    delay, last = retry_after(error), refusal(error)
                if time.monotonic() + delay > deadline:
                    raise last
                time.sleep(delay)

    def _connected(self, deadline: float) -> "_Line":
        if self._line is not None and self._line.process != os.getpid():
            self._hang_up()
        if self._line is None:
            self._line = _Line(self.path, deadline)
            self._was_connected = True
        return self._line

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


class Memory(MemoryCalls):
    """One user's memory: the methods about one user, who is named once.

    Its client is its own, and closed with it, unless one is given.
    """

    def __init__(
        self,
        user_id: str,
        client: Client | None = None,
        *,
        path: str | os.PathLike[str] | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self.user_id = user_id
        self.client = client or Client(path, timeout=timeout)
        self._owns_client = client is None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the client, if it is this memory's own."""
        if self._owns_client:
            self.client.close()

    def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """The result of one call about this user by the method's own name.

        Raises the errors of memoryd_client.errors.
        """
        return self.client.call(method, {**(params or {}), "user_id": self.user_id})


class _Line:
    """A connected socket: one request and its answer at a time."""

    def __init__(self, path: str, deadline: float) -> None:
        self.process = os.getpid()
        self._path = path
        self._received = bytearray()
        self._last_id = 0
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._socket.settimeout(_left(deadline, path))
            self._socket.connect(path)
        except TimeoutError:
            self._socket.close()
            raise TimedOut(f"{path} did not take the connection in time") from None
        except (OSError, ValueError) as problem:
            self._socket.close()
            raise unreachable(path, problem) from None

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def ask(
        self, method: str, params: Mapping[str, Any], deadline: float
    ) -> tuple[Any, dict[str, Any] | None]:
        """The result and the error object of one request; one of them is None.

        Raises Unsendable, or Unreachable, TimedOut or BadAnswer: the socket is then of no more use.
        """
        self._last_id += 1
        line = line_of(self._last_id, method, params)
        remaining = partial(_left, deadline, self._path)
        try:
            send_line(self._socket, line, remaining)
            id_, result, error = read_answer(receive_line(self._socket, self._received, remaining))
        except TimeoutError:
            raise TimedOut(f"no answer of {self._path} to {method} in time") from None
        except (OSError, EOFError) as problem:
            raise lost(self._path, problem) from None
        except MalformedAnswerError as problem:
            raise BadAnswer(f"{self._path} answered {problem}") from None
        if id_ != self._last_id and not (id_ is None and error is not None):
            raise BadAnswer(f"{self._path} answered not the response to this request")
        return result, error


def unreachable(path: str, problem: Exception) -> Unreachable:
    """That no connection could be made, and what to do."""
    if isinstance(problem, PermissionError):
        advice = "run as the daemon's unix user, or join the socket's group"
    else:
        advice = "start the daemon (memoryd), or name its socket with MEMORYD_SOCKET"
    return Unreachable(f"{path}: {getattr(problem, 'strerror', None) or problem}; {advice}")


def lost(path: str, problem: Exception | None) -> Unreachable:
    """That the connection ended between a request and its answer."""
    detail = getattr(problem, "strerror", None) or problem or "closed"
    return Unreachable(f"{path}: the connection was lost ({detail})", may_have_happened=True)


def _left(deadline: float, path: str) -> float:
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError(path)
    return left

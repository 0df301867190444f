"""One connection to the daemon: request lines out, answer lines in."""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from itertools import islice

from memoryd_client.memoryctl.errors import DaemonError, UnreachableError, UsageError
from memoryd_client.memoryctl.output import wait_while_read
from memoryd_client.protocol import (
    OVERLOADED,
    MalformedAnswerError,
    read_answer,
    receive_line,
    request_line,
    retry_after,
    send_line,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType
    from typing import Any

DEFAULT_TIMEOUT = 30.0
_LOOK_EVERY_S = 0.2
_START = "Start the daemon (memoryd), or name its socket with --socket PATH or MEMORYD_SOCKET."


class Connection:
    """A connected socket. `timeout` in seconds covers connecting and all calls together; of a
    pipeline, each wait for the next answer.

    Every method raises UnreachableError when the daemon cannot be talked to.
    """

    def __init__(self, path: str, timeout: float = DEFAULT_TIMEOUT) -> None:
        self._path = path
        self._timeout = timeout
        self._deadline = time.monotonic() + timeout
        self._received = bytearray()
        self._calls = 0
        self._methods: set[str] = set()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            self._connect()
        except BaseException:
            self._socket.close()
            raise

    def __enter__(self) -> Connection:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._socket.close()

    def another(self, timeout: float) -> Connection:
        """A second connection to the same daemon."""
        return Connection(self._path, timeout)

    def call(self, method: str, params: Mapping[str, Any]) -> Any:
        """The result of one call. Raises DaemonError when the daemon answers an error."""
        _, answer = self._receive({self._request(method, params)})
        if isinstance(answer, DaemonError):
            raise answer
        return answer

    def call_long(
        self, method: str, params: Mapping[str, Any], seen: Callable[[dict[str, Any]], None]
    ) -> Any:
        """As `call`, of a method that takes a while: meanwhile `seen` is told now and then of each
        job of the user that runs, if this unix user may see them."""
        own = self._request(method, params)
        expected, looks = {own}, {"user_id": params["user_id"], "state": "running"}
        while True:
            if len(expected) == 1 and not self._arrives_within(_LOOK_EVERY_S):
                expected.add(self._request("daemon.jobs", looks))
            id_, answer = self._receive(expected)
            if id_ == own:
                if isinstance(answer, DaemonError):
                    raise answer
                return answer
            expected.discard(id_)
            if not isinstance(answer, DaemonError):
                for job in answer["jobs"]:
                    seen(job)

    def pipeline(
        self,
        method: str,
        params: Iterable[Mapping[str, Any]],
        window: int,
        *,
        while_read: bool = False,
    ) -> Iterator[tuple[int, Any]]:
        """The position of each of the `params` with its result or DaemonError, as they come in.

        `window` requests are on their way at once. One refused as overloaded is sent again when
        the daemon says so. `timeout` holds from one answer to the next. `while_read`: raise
        OutputError when the reader of standard output goes away meanwhile.
        """
        rest = enumerate(params)
        sent: dict[int, tuple[int, Mapping[str, Any]]] = {}
        while True:
            for one in islice(rest, window - len(sent)):
                sent[self._request(method, one[1])] = one
            if not sent:
                return
            if while_read and b"\n" not in self._received:
                wait_while_read(self._socket.fileno(), self._remaining_or_time_out())
            id_, answer = self._receive(sent)
            one = sent.pop(id_)
            if isinstance(answer, DaemonError) and answer.error["code"] == OVERLOADED:
                time.sleep(min(retry_after(answer.error), self._remaining_or_time_out()))
                sent[self._request(method, one[1])] = one
                continue
            self._deadline = time.monotonic() + self._timeout
            yield one[0], answer

    def _request(self, method: str, params: Mapping[str, Any]) -> int:
        """Send a request; its id."""
        self._calls += 1
        self._methods.add(method)
        try:
            line = request_line(self._calls, method, params)
        except UnicodeEncodeError:
            raise UsageError("the command line is not UTF-8") from None
        except ValueError:
            raise UsageError("the params hold a number that JSON does not have") from None
        except RecursionError:
            raise UsageError("the params are nested too deep") from None
        try:
            send_line(self._socket, line, self._remaining)
        except TimeoutError:
            raise self._timed_out() from None
        except OSError as error:
            raise self._closed(f"({error.strerror or error})") from None
        return self._calls

    def _receive(self, expected: Container[int]) -> tuple[int, Any]:
        """The id and the result, or DaemonError, of the next answer, one of those expected."""
        try:
            line = receive_line(self._socket, self._received, self._remaining)
        except MalformedAnswerError as problem:
            raise self._garbage(str(problem)) from None
        except EOFError as end:
            raise self._closed(str(end)) from None
        except TimeoutError:
            raise self._timed_out() from None
        except OSError as error:
            raise self._closed(f"({error.strerror or error})") from None
        return self._answer(line, expected)

    def _arrives_within(self, seconds: float) -> bool:
        if b"\n" in self._received:
            return True
        answer = select.poll()
        answer.register(self._socket, select.POLLIN)
        return bool(answer.poll(1000 * min(seconds, self._remaining())))

    def _connect(self) -> None:
        while True:
            try:
                self._socket.settimeout(self._remaining())
                self._socket.connect(self._path)
                return
            except BlockingIOError:  # the daemon's queue of new connections is full
                time.sleep(min(0.02, self._remaining()))
            except TimeoutError:
                raise self._timed_out() from None
            except FileNotFoundError:
                raise UnreachableError(f"there is no socket at {self._path}", _START) from None
            except ConnectionRefusedError:
                raise UnreachableError(f"nobody serves on {self._path}", _START) from None
            except PermissionError:
                raise UnreachableError(
                    f"no permission to use {self._path}",
                    "Run memoryctl as the daemon's unix user, or join the socket's group.",
                ) from None
            except (OSError, ValueError) as error:
                raise UnreachableError(f"{self._path}: {error}", _START) from None

    def _answer(self, line: bytes, expected: Container[int]) -> tuple[int, Any]:
        try:
            id_, result, error = read_answer(line)
        except MalformedAnswerError as problem:
            raise self._garbage(str(problem)) from None
        if error is not None and id_ is None:  # about a line that the daemon could not read
            raise DaemonError(error)
        if id_ is None or id_ not in expected:
            raise self._garbage("not the response to this request")
        return id_, result if error is None else DaemonError(error)

    def _remaining(self) -> float:
        remaining = self._deadline - time.monotonic()
        if remaining <= 0:
            raise TimeoutError
        return remaining

    def _remaining_or_time_out(self) -> float:
        try:
            return self._remaining()
        except TimeoutError:
            raise self._timed_out() from None

    def _timed_out(self) -> UnreachableError:
        made = "A change may have been made all the same. " if self._may_have_changed() else ""
        return UnreachableError(
            f"no answer from {self._path} within {self._timeout:g} s",
            made + "Give it longer with --timeout SECONDS.",
        )

    def _may_have_changed(self) -> bool:
        from memoryd_client._generated.methods import READING

        return not READING.issuperset(self._methods)

    def _closed(self, detail: str) -> UnreachableError:
        return UnreachableError(
            f"{self._path} closed the connection {detail}",
            "It may be stopping, or your unix user may not be in its [access] map or have as many "
            "connections open as max_connections_per_uid allows: its log says which.",
        )

    def _garbage(self, detail: str) -> UnreachableError:
        return UnreachableError(
            f"{self._path} answered {detail}", "Check that --socket names memoryd's own socket."
        )

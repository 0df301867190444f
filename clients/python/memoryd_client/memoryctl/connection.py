"""A connection to the daemon, which sends request lines and receives response lines."""

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
    MalformedResponseError,
    read_response,
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
_POLL_INTERVAL_S = 0.2
_START = "Start the daemon (memoryd), or name its socket with --socket PATH or MEMORYD_SOCKET."


class Connection:
    """A connected socket. `timeout` (seconds) limits connecting and all calls together, or, in a
    pipeline, the wait for each response.

    Every method raises UnreachableError if the daemon cannot be reached, does not respond in time
    or sends an invalid response.
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
        """Open a second connection to the same daemon."""
        return Connection(self._path, timeout)

    def call(self, method: str, params: Mapping[str, Any]) -> Any:
        """Call a method and return its result. Raises DaemonError if the result is an error."""
        _, result = self._receive({self._request(method, params)})
        if isinstance(result, DaemonError):
            raise result
        return result

    def call_long(
        self, method: str, params: Mapping[str, Any], show: Callable[[dict[str, Any]], None]
    ) -> Any:
        """Like `call`, for a long-running method. Until it returns, `show` is called repeatedly
        with each running job of the user, if this unix user may list jobs."""
        own_id = self._request(method, params)
        expected, jobs_of_user = {own_id}, {"user_id": params["user_id"], "state": "running"}
        while True:
            if len(expected) == 1 and not self._arrives_within(_POLL_INTERVAL_S):
                expected.add(self._request("daemon.jobs", jobs_of_user))
            id_, result = self._receive(expected)
            if id_ == own_id:
                if isinstance(result, DaemonError):
                    raise result
                return result
            expected.discard(id_)
            if not isinstance(result, DaemonError):
                for job in result["jobs"]:
                    show(job)

    def pipeline(
        self,
        method: str,
        params: Iterable[Mapping[str, Any]],
        window: int,
        *,
        while_read: bool = False,
    ) -> Iterator[tuple[int, Any]]:
        """Call a method once for each of `params`. Yields the index in `params` with the result or
        DaemonError, in the order of the responses.

        At most `window` requests are in flight. A request that is rejected as overloaded is sent
        again after the delay that the daemon requests. `timeout` limits the wait for each response.
        `while_read`: raise OutputError as soon as standard output has no reader.
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
            id_, result = self._receive(sent)
            one = sent.pop(id_)
            if isinstance(result, DaemonError) and result.error["code"] == OVERLOADED:
                time.sleep(min(retry_after(result.error), self._remaining_or_time_out()))
                sent[self._request(method, one[1])] = one
                continue
            self._deadline = time.monotonic() + self._timeout
            yield one[0], result

    def _request(self, method: str, params: Mapping[str, Any]) -> int:
        """Send a request. Returns its id."""
        self._calls += 1
        self._methods.add(method)
        try:
            line = request_line(self._calls, method, params)
        except UnicodeEncodeError:
            raise UsageError("the command line is not UTF-8") from None
        except ValueError:
            raise UsageError("the params contain a number that is not valid JSON") from None
        except RecursionError:
            raise UsageError("the params are nested too deeply") from None
        try:
            send_line(self._socket, line, self._remaining)
        except TimeoutError:
            raise self._timed_out() from None
        except OSError as error:
            raise self._closed(f"({error.strerror or error})") from None
        return self._calls

    def _receive(self, expected: Container[int]) -> tuple[int, Any]:
        """Receive the next response. Returns its id, which must be in `expected`, and its result or
        DaemonError."""
        try:
            line = receive_line(self._socket, self._received, self._remaining)
        except MalformedResponseError as problem:
            raise self._malformed(str(problem)) from None
        except EOFError as end:
            raise self._closed(str(end)) from None
        except TimeoutError:
            raise self._timed_out() from None
        except OSError as error:
            raise self._closed(f"({error.strerror or error})") from None
        return self._response(line, expected)

    def _arrives_within(self, seconds: float) -> bool:
        if b"\n" in self._received:
            return True
        poll = select.poll()
        poll.register(self._socket, select.POLLIN)
        return bool(poll.poll(1000 * min(seconds, self._remaining())))

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
                raise UnreachableError(f"no process is listening on {self._path}", _START) from None
            except PermissionError:
                raise UnreachableError(
                    f"no permission to use {self._path}",
                    "Run memoryctl as the daemon's unix user, or join the socket's group.",
                ) from None
            except (OSError, ValueError) as error:
                raise UnreachableError(f"{self._path}: {error}", _START) from None

    def _response(self, line: bytes, expected: Container[int]) -> tuple[int, Any]:
        try:
            id_, result, error = read_response(line)
        except MalformedResponseError as problem:
            raise self._malformed(str(problem)) from None
        if error is not None and id_ is None:  # the daemon could not read a request
            raise DaemonError(error)
        if id_ is None or id_ not in expected:
            raise self._malformed("not the response to this request")
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
        changed = "The change may have been made. " if self._may_have_changed() else ""
        return UnreachableError(
            f"no response from {self._path} within {self._timeout:g} s",
            changed + "To wait longer: --timeout SECONDS",
        )

    def _may_have_changed(self) -> bool:
        from memoryd_client._generated.methods import READING

        return not READING.issuperset(self._methods)

    def _closed(self, detail: str) -> UnreachableError:
        return UnreachableError(
            f"{self._path} closed the connection {detail}",
            "The daemon may be stopping, or your unix user may be missing from its [access] map or "
            "have reached max_connections_per_uid. See the daemon's log.",
        )

    def _malformed(self, detail: str) -> UnreachableError:
        return UnreachableError(
            f"invalid response from {self._path}: {detail}",
            "Check that --socket names the socket of memoryd.",
        )

"""The connection of the asyncio client, with many requests in flight at the same time."""

import asyncio
import time
from collections.abc import Mapping
from typing import Any

from memoryd_client.base_errors import ClientError, Unreachable
from memoryd_client.failures import lost, malformed, rejected, timed_out, unreachable
from memoryd_client.protocol import MAX_RESPONSE_BYTES, MalformedResponseError, read_response
from memoryd_client.sending import line_of
from memoryd_client.unreadable import unreadable

_Response = tuple[Any, dict[str, Any] | None]
"""The result and the error object. The error object is None for a success."""


class AsyncTransport:
    """Connects on the first request and reconnects if the connection is lost. It belongs to one
    event loop. Once that loop is closed, it can be used from another."""

    def __init__(self, path: str) -> None:
        self.was_connected = False
        self._path = path
        self._connection: _Connection | None = None
        self._connecting = asyncio.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def close(self) -> None:
        """Close the connection; pending requests fail. A later request connects again."""
        self._forget_ended_loop()
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def request(self, method: str, params: Mapping[str, Any], deadline: float) -> Any:
        """Send a request and return its result. `deadline`: a time.monotonic() value.

        Raises RpcError, Unsendable, Unreachable, TimedOut or BadResponse.
        """
        self._forget_ended_loop()
        try:
            async with asyncio.timeout(deadline - time.monotonic()):
                connection = self._connection
                if connection is None or connection.is_lost:
                    connection = await self._connected()
                result, error = await connection.request(method, params)
        except TimeoutError:
            raise timed_out(self._path, method) from None
        if error is not None:
            raise rejected(error)
        return result

    async def _connected(self) -> "_Connection":
        async with self._connecting:
            if self._connection is None or self._connection.is_lost:
                loop = asyncio.get_running_loop()
                try:
                    _, self._connection = await loop.create_unix_connection(
                        lambda: _Connection(self._path), self._path
                    )
                except (OSError, ValueError) as problem:
                    raise unreachable(self._path, problem) from None
                self.was_connected = True
            return self._connection

    def _forget_ended_loop(self) -> None:
        """Drop the connection and the lock if their loop is closed, as it is after asyncio.run."""
        if self._loop is None or self._loop.is_closed():
            self._loop = asyncio.get_running_loop()
            self._connection = None
            self._connecting = asyncio.Lock()


class _Connection(asyncio.Protocol):
    """A connected socket. Each pending request has a future for its response."""

    def __init__(self, path: str) -> None:
        self.is_lost = False
        self._path = path
        self._last_id = 0
        self._waiting: dict[int, tuple[bytes, asyncio.Future[_Response]]] = {}
        self._received = bytearray()
        self._to_send: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.WriteTransport | None = None
        self._may_write = asyncio.Event()
        self._may_write.set()
        self._closed: asyncio.Future[None] = self._loop.create_future()

    async def request(self, method: str, params: Mapping[str, Any]) -> _Response:
        """Send one request and wait for its response. Raises Unreachable, Unsendable or
        BadResponse."""
        if not self._may_write.is_set():
            await self._may_write.wait()
        if self.is_lost:
            raise Unreachable(f"{self._path}: the connection was lost")
        self._last_id += 1
        sent = line_of(self._last_id, method, params)
        if not self._to_send:
            self._loop.call_soon(self._flush)
        self._to_send.append(sent)
        response: asyncio.Future[_Response] = self._loop.create_future()
        self._waiting[self._last_id] = sent, response
        return await response

    async def close(self) -> None:
        """Close the connection and wait until it is closed."""
        if self._transport is not None:
            self._flush()
            self._transport.close()
            await self._closed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._received += data
        try:
            if b"\n" in data:
                *lines, self._received = self._received.split(b"\n")
                for line in lines:
                    self._settle(line)
            elif len(self._received) > MAX_RESPONSE_BYTES:
                raise MalformedResponseError("a line longer than 64 MiB")
        except MalformedResponseError as problem:
            self._fail(malformed(self._path, problem))
            if self._transport is not None:
                self._transport.abort()

    def connection_lost(self, problem: Exception | None) -> None:
        self._fail(lost(self._path, problem))
        self._may_write.set()
        self._closed.set_result(None)

    def pause_writing(self) -> None:
        self._may_write.clear()

    def resume_writing(self) -> None:
        self._may_write.set()

    def _flush(self) -> None:
        """Write the requests that were added in this iteration of the event loop."""
        if self._to_send and self._transport is not None:
            self._transport.write(b"".join(self._to_send))
            self._to_send.clear()

    def _settle(self, line: bytearray) -> None:
        id_, result, error = read_response(line)
        if id_ is None and error is not None:
            lines = {one: line for one, (line, _) in self._waiting.items()}
            id_ = unreadable(lines, error)
        if id_ is None:
            raise MalformedResponseError("an error that belongs to no pending request")
        if id_ > self._last_id:
            raise MalformedResponseError("not the response to a request")
        waiting = self._waiting.pop(id_, None)
        # A cancelled request stays in the table, since its response may come without an id.
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result((result, error))

    def _fail(self, problem: ClientError) -> None:
        """Raise this error in every pending request."""
        self.is_lost = True
        for _, response in self._waiting.values():
            if not response.done():
                response.set_exception(problem)
        self._waiting.clear()

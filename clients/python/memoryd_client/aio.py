"""The client for asyncio, and one user's memory through it."""

import asyncio
import os
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

from memoryd_client._generated.async_calls import AsyncClientCalls, AsyncMemoryCalls
from memoryd_client._generated.methods import REPEATABLE
from memoryd_client.base_errors import BadAnswer, ClientError, TimedOut, Unreachable
from memoryd_client.calling import TIMEOUT, delays, given, is_repeatable, refusal
from memoryd_client.client import lost, unreachable
from memoryd_client.protocol import (
    MAX_ANSWER_BYTES,
    OVERLOADED,
    MalformedAnswerError,
    read_answer,
    retry_after,
    socket_path,
)
from memoryd_client.sending import line_of
from memoryd_client.unreadable import unreadable

_Answer = tuple[Any, dict[str, Any] | None]
"""The result and the error object; one of them is None."""


class AsyncClient(AsyncClientCalls):
    """A connection to the daemon, with the methods that are about no single user.

    Any number of calls may wait at once: they share the connection, and the daemon answers each as
    it is ready. The client connects at the first call and again when the connection was lost. A
    request whose answer was lost is sent again only if it is safe: reads, writes that say the same
    twice, and turns with a turn_id. A client belongs to one event loop; when that has ended, to the
    next one that calls.
    """

    def __init__(
        self, path: str | os.PathLike[str] | None = None, *, timeout: float = TIMEOUT
    ) -> None:
        """`path` is the daemon's socket: unless given, MEMORYD_SOCKET or where memoryd puts it.
        `timeout` in seconds covers a call with all its tries."""
        self.path = socket_path(None if path is None else os.fspath(path), os.environ)
        self.timeout = timeout
        self._line: _Line | None = None
        self._was_connected = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._connecting = asyncio.Lock()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; calls that wait fail. A later call connects again."""
        self._forget_ended_loop()
        if self._line is not None:
            await self._line.close()
            self._line = None

    async def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """The result of one call by the method's own name; params set to OMIT are not sent.

        Raises the errors of memoryd_client.errors.
        """
        wanted = given(params or {})
        self._forget_ended_loop()
        try:
            async with asyncio.timeout(self.timeout) as limit:
                return await self._tried(method, wanted)
        except TimeoutError:
            if not limit.expired():
                raise
            raise TimedOut(f"no answer of {self.path} to {method} in time") from None

    async def _tried(self, method: str, params: dict[str, Any]) -> Any:
        waits = delays(self._was_connected)
        while True:
            try:
                line = self._line
                if line is None or line.is_lost:
                    line = await self._connected()
                result, error = await line.ask(method, params)
            except Unreachable as problem:
                delay = next(waits, None)
                repeatable = is_repeatable(REPEATABLE.get(method, False), params)
                if delay is None or (problem.may_have_happened and not repeatable):
                    raise
            else:
                if error is None:
                    return result
                if error["code"] != OVERLOADED:
                    raise refusal(error)
                delay = retry_after(error)
            await asyncio.sleep(delay)

    def _forget_ended_loop(self) -> None:
        """Let go what belonged to a loop that is closed, as after each asyncio.run."""
        if self._loop is None or self._loop.is_closed():
            self._loop = asyncio.get_running_loop()
            self._line = None
            self._connecting = asyncio.Lock()

    async def _connected(self) -> "_Line":
        async with self._connecting:
            if self._line is None or self._line.is_lost:
                loop = asyncio.get_running_loop()
                try:
                    _, line = await loop.create_unix_connection(lambda: _Line(self.path), self.path)
                except (OSError, ValueError) as problem:
                    raise unreachable(self.path, problem) from None
                self._line = line
                self._was_connected = True
            return self._line


class AsyncMemory(AsyncMemoryCalls):
    """One user's memory: the methods about one user, who is named once.

    Its client is its own, and closed with it, unless one is given.
    """

    def __init__(
        self,
        user_id: str,
        client: AsyncClient | None = None,
        *,
        path: str | os.PathLike[str] | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self.user_id = user_id
        self.client = client or AsyncClient(path, timeout=timeout)
        self._owns_client = client is None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the client, if it is this memory's own."""
        if self._owns_client:
            await self.client.close()

    async def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """The result of one call about this user by the method's own name.

        Raises the errors of memoryd_client.errors.
        """
        return await self.client.call(method, {**(params or {}), "user_id": self.user_id})


class _Line(asyncio.Protocol):
    """A connected socket: many requests on their way, each with a future for its answer."""

    def __init__(self, path: str) -> None:
        self.is_lost = False
        self._path = path
        self._last_id = 0
        self._unanswered: dict[int, tuple[bytes, asyncio.Future[_Answer]]] = {}
        self._received = bytearray()
        self._to_send: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.WriteTransport | None = None
        self._may_write = asyncio.Event()
        self._may_write.set()
        self._closed: asyncio.Future[None] = self._loop.create_future()

    async def ask(self, method: str, params: dict[str, Any]) -> _Answer:
        """The result and the error object of one request. Raises Unreachable, Unsendable or
        BadAnswer."""
        if not self._may_write.is_set():
            await self._may_write.wait()
        if self.is_lost:
            raise Unreachable(f"{self._path}: the connection was lost")
        self._last_id += 1
        sent = line_of(self._last_id, method, params)
        if not self._to_send:
            self._loop.call_soon(self._flush)
        self._to_send.append(sent)
        answer: asyncio.Future[_Answer] = self._loop.create_future()
        self._unanswered[self._last_id] = sent, answer
        return await answer

    async def close(self) -> None:
        """Hang up, and wait until that is done."""
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
            elif len(self._received) > MAX_ANSWER_BYTES:
                raise MalformedAnswerError("an endless line")
        except MalformedAnswerError as problem:
            self._fail(BadAnswer(f"{self._path} answered {problem}"))
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
        """Write what has come together in this turn of the loop."""
        if self._to_send and self._transport is not None:
            self._transport.write(b"".join(self._to_send))
            self._to_send.clear()

    def _settle(self, line: bytearray) -> None:
        id_, result, error = read_answer(line)
        if id_ is None and error is not None:
            sent = {one: line for one, (line, _) in self._unanswered.items()}
            id_ = unreadable(sent, error)
        if id_ is None:
            raise MalformedAnswerError("that it could not read a request")
        if id_ > self._last_id:
            raise MalformedAnswerError("not the response to a request")
        asked = self._unanswered.pop(id_, None)
        # One that was cancelled waits on here: its answer may be the one without an id.
        if asked is not None and not asked[1].done():
            asked[1].set_result((result, error))

    def _fail(self, problem: ClientError) -> None:
        """Give every call that waits this error."""
        self.is_lost = True
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(problem)
        self._unanswered.clear()

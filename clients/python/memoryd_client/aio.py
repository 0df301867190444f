"""The client for asyncio, and one user's memory through it.

The client for threads is generated from this module.
"""

import asyncio
import os
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

from memoryd_client._generated.async_calls import AsyncClientCalls, AsyncMemoryCalls
from memoryd_client._generated.errors import Overloaded
from memoryd_client.aio_transport import AsyncTransport
from memoryd_client.base_errors import Unreachable
from memoryd_client.calling import TIMEOUT, Tries
from memoryd_client.protocol import socket_path


class AsyncClient(AsyncClientCalls):
    """A connection to the daemon, with the methods that are about no single user.

    It connects at the first call, and again when the connection was lost. A request whose response
    was lost is sent again only if that is safe: reads, writes that have the same result twice, and
    turns with a turn_id.

    Any number of calls may wait concurrently: they share the connection, and each returns when its
    response is there. A client belongs to one event loop; when that has ended, to the next one
    that calls.
    """

    def __init__(
        self, path: str | os.PathLike[str] | None = None, *, timeout: float = TIMEOUT
    ) -> None:
        """`path` is the daemon's socket: unless given, MEMORYD_SOCKET or memoryd's usual path.
        `timeout` in seconds covers a call with all its tries."""
        self.path = socket_path(None if path is None else os.fspath(path), os.environ)
        self.timeout = timeout
        self._transport = AsyncTransport(self.path)

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
        """Hang up. A later call connects again."""
        await self._transport.close()

    async def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """The result of one call by the method's RPC name; params set to OMIT are not sent.

        Raises the errors of memoryd_client.errors.
        """
        was_connected = self._transport.was_connected
        tries = Tries(method, params, self.timeout, was_connected=was_connected)
        while True:
            try:
                return await self._transport.request(method, tries.params, tries.deadline)
            except (Unreachable, Overloaded) as problem:
                delay = tries.delay_after(problem)
            await asyncio.sleep(delay)


class AsyncMemory(AsyncMemoryCalls):
    """The memory of one user: the methods about a user, who is named once.

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
        """The result of one call about this user by the method's RPC name.

        Raises the errors of memoryd_client.errors.
        """
        return await self.client.call(method, {**(params or {}), "user_id": self.user_id})

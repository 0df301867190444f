"""The asyncio client, and the memory of one user through it.

The synchronous client is generated from this module.
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
    """A connection to the daemon, with the methods that concern no single user.

    It connects on the first call and reconnects if the connection is lost. If a response is lost,
    the request is sent again only if that is safe: for reads, idempotent writes, and turns with a
    turn_id.

    Any number of calls may wait concurrently: they share the connection, and each returns as soon
    as its response arrives. A client belongs to one event loop. Once that loop is closed, the
    client can be used from another.
    """

    def __init__(
        self, path: str | os.PathLike[str] | None = None, *, timeout: float = TIMEOUT
    ) -> None:
        """`path`: the daemon's socket; by default MEMORYD_SOCKET or one of memoryd's usual paths.
        `timeout`: the seconds that one call may take, including its retries."""
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
        """Close the connection. A later call connects again."""
        await self._transport.close()

    async def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """Call a method by its RPC name and return its result. Params set to OMIT are not sent.

        Raises the exceptions of memoryd_client.errors.
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
    """The memory of one user, with the methods that concern a user.

    Without `client`, it creates one from `path` and `timeout`, and `close` closes that client. A
    client that is passed in stays open.
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
        """Close the client if this memory created it."""
        if self._owns_client:
            await self.client.close()

    async def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """Call a method for this user by its RPC name and return its result.

        Raises the exceptions of memoryd_client.errors.
        """
        return await self.client.call(method, {**(params or {}), "user_id": self.user_id})

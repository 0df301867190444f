"""Generated from aio.py by `make generate`: the synchronous client."""

import os
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self

from memoryd_client._generated.calls import ClientCalls, MemoryCalls
from memoryd_client._generated.errors import Overloaded
from memoryd_client.base_errors import Unreachable
from memoryd_client.calling import TIMEOUT, Tries
from memoryd_client.protocol import socket_path
from memoryd_client.transport import Transport


class Client(ClientCalls):
    """A connection to the daemon, with the methods that concern no single user.

    It connects on the first call and reconnects if the connection is lost. If a response is lost,
    the request is sent again only if that is safe: for reads, idempotent writes, and turns with a
    turn_id.

    Threads may share a client; their calls take turns. A forked child process opens its own
    connection.
    """

    def __init__(
        self, path: str | os.PathLike[str] | None = None, *, timeout: float = TIMEOUT
    ) -> None:
        """`path`: the daemon's socket; by default MEMORYD_SOCKET or one of memoryd's usual paths.
        `timeout`: the seconds that one call may take, including its retries."""
        self.path = socket_path(None if path is None else os.fspath(path), os.environ)
        self.timeout = timeout
        self._transport = Transport(self.path)

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
        """Close the connection. A later call connects again."""
        self._transport.close()

    def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """Call a method by its RPC name and return its result. Params set to OMIT are not sent.

        Raises the exceptions of memoryd_client.errors.
        """
        was_connected = self._transport.was_connected
        tries = Tries(method, params, self.timeout, was_connected=was_connected)
        while True:
            try:
                return self._transport.request(method, tries.params, tries.deadline)
            except (Unreachable, Overloaded) as problem:
                delay = tries.delay_after(problem)
            time.sleep(delay)


class Memory(MemoryCalls):
    """The memory of one user, with the methods that concern a user.

    Without `client`, it creates one from `path` and `timeout`, and `close` closes that client. A
    client that is passed in stays open.
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
        """Close the client if this memory created it."""
        if self._owns_client:
            self.client.close()

    def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """Call a method for this user by its RPC name and return its result.

        Raises the exceptions of memoryd_client.errors.
        """
        return self.client.call(method, {**(params or {}), "user_id": self.user_id})

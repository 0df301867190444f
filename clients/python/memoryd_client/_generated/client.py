"""Generated from aio.py by `make generate`: the client for threads."""

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
    """A connection to the daemon, with the methods that are about no single user.

    It connects at the first call, and again when the connection was lost. A request whose response
    was lost is sent again only if that is safe: reads, writes that have the same result twice, and
    turns with a turn_id.

    Threads may share a client; their calls take turns. A forked child opens a connection of its
    own.
    """

    def __init__(
        self, path: str | os.PathLike[str] | None = None, *, timeout: float = TIMEOUT
    ) -> None:
        """`path` is the daemon's socket: unless given, MEMORYD_SOCKET or memoryd's usual path.
        `timeout` in seconds covers a call with all its tries."""
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
        """Hang up. A later call connects again."""
        self._transport.close()

    def call(self, method: str, params: Mapping[str, Any] | None = None) -> Any:
        """The result of one call by the method's RPC name; params set to OMIT are not sent.

        Raises the errors of memoryd_client.errors.
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
    """The memory of one user: the methods about a user, who is named once.

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
        """The result of one call about this user by the method's RPC name.

        Raises the errors of memoryd_client.errors.
        """
        return self.client.call(method, {**(params or {}), "user_id": self.user_id})

"""Admission: which peers get a connection."""

import asyncio
from typing import cast

from memoryd.wire.connection import Connection, Shared
from memoryd.wire.peer import of_socket


class Admission(asyncio.Protocol):
    """The first protocol of each transport. It asks the kernel which process has connected, then
    hands the transport to a `Connection` or aborts it before anything is read."""

    def __init__(self, shared: Shared) -> None:
        self._shared = shared

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the transport: a peer has connected."""
        transport = cast("asyncio.Transport", transport)
        try:
            peer = self._shared.connections.admit(of_socket(transport.get_extra_info("socket")))
        except BaseException:
            transport.abort()  # otherwise it would keep reading from an unknown peer
            raise
        if peer is None:
            transport.abort()
            return
        connection = Connection(self._shared, peer, transport)
        transport.set_protocol(connection)
        if self._shared.is_draining:  # the peer was accepted before the drain began
            connection.drain()

"""The server: it listens, serves connections, drains and closes."""

import asyncio
import socket
import sys
from collections.abc import Mapping
from functools import partial

from memoryd.settings import Settings
from memoryd.wire import systemd
from memoryd.wire.admission import Admission
from memoryd.wire.connection import Shared
from memoryd.wire.connections import Connections, Policy
from memoryd.wire.dispatch import Dispatcher
from memoryd.wire.handlers import Route
from memoryd.wire.listen import Listener
from memoryd.wire.observer import Observer
from memoryd.wire.rejection_log import RejectionLog
from memoryd.wire.traffic import Traffic


class Server:
    """Serves routes on the sockets that systemd passed, or else on the socket in the settings."""

    def __init__(
        self,
        routes: Mapping[str, Route],
        settings: Settings,
        policy: Policy,
        traffic: Traffic | None = None,
        observer: Observer | None = None,
    ) -> None:
        self.traffic = traffic or Traffic()
        self._settings = settings
        rejections, observer = RejectionLog(), observer or Observer()
        self._shared = Shared(
            dispatcher=Dispatcher(routes, self.traffic, rejections, observer),
            settings=settings,
            traffic=self.traffic,
            connections=Connections(
                settings.max_connections_per_uid, self.traffic, policy, rejections, observer
            ),
            running=set(),
        )
        self._listener: Listener | None = None
        self._sockets: list[socket.socket] = []
        self._servers: list[asyncio.AbstractServer] = []

    def listen(self, group: int | None = None) -> list[str]:
        """Open the sockets. Clients may connect, but are not served before `start`. `group`: the
        gid of a group whose members may connect too. Returns the socket paths. Raises
        SettingsError and StartupError."""
        self._sockets = systemd.passed_sockets()
        if not self._sockets:
            self._listener = Listener(self._settings.socket, group)
            self._sockets = [self._listener.socket]
        return [one.getsockname() for one in self._sockets]

    async def start(self) -> list[str]:
        """Start serving, calling `listen` first if needed. Returns the socket paths. Raises
        SettingsError and StartupError."""
        paths = [one.getsockname() for one in self._sockets] or self.listen()
        while self._sockets:
            self._servers.append(await self._serve(self._sockets.pop()))
        return paths

    async def drain(self, deadline: float) -> bool:
        """Stop listening, respond to the requests that were received, and close each connection
        after its last response. Returns False if that is not finished after `deadline` seconds."""
        self._stop_listening()
        self._shared.is_draining = True
        for connection in self._shared.connections:
            connection.drain()
        loop = asyncio.get_running_loop()
        end = loop.time() + deadline
        while pending := self._pending():
            left = end - loop.time()
            if left <= 0:
                return False
            await asyncio.wait(pending, timeout=left)
        return True

    async def close(self) -> None:
        """Stop immediately: abort every connection and cancel the requests in flight."""
        self._stop_listening()
        for connection in self._shared.connections:
            connection.abort()
        while pending := self._pending():
            for task in self._shared.running:
                task.cancel()
            self._shared.running.clear()
            await asyncio.wait(pending)
        self._shared.dispatcher.write_log()

    def _pending(self) -> set[asyncio.Future[None]]:
        closing = (connection.closed for connection in self._shared.connections)
        return {*self._shared.running, *closing}

    async def _serve(self, listening: socket.socket) -> asyncio.AbstractServer:
        loop = asyncio.get_running_loop()
        make = partial(loop.create_unix_server, lambda: Admission(self._shared), sock=listening)
        if sys.version_info >= (3, 13):
            # asyncio would unlink the path, which may belong to systemd; Listener unlinks ours.
            return await make(cleanup_socket=False)
        return await make()

    def _stop_listening(self) -> None:
        for server in self._servers:
            server.close()
        self._servers.clear()
        while self._sockets:
            self._sockets.pop().close()
        if self._listener is not None:
            self._listener.close()
            self._listener = None

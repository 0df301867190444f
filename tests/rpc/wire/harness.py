"""An in-process server with test routes, and a minimal client."""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import orjson

from memoryd.access.access_map import AccessMap
from memoryd.access.policy import AccessPolicy
from memoryd.errors import AmbiguousMatch, NotFound
from memoryd.schema.catalogue import Effect, Method
from memoryd.schema.rights import Right
from memoryd.settings import Settings
from memoryd.wire.connections import Policy
from memoryd.wire.handlers import Handler, Route
from memoryd.wire.peer import Peer
from memoryd.wire.server import Server

PATIENCE_S = 20
DEFAULT = AccessPolicy(AccessMap())


async def until(condition: Callable[[], Any]) -> None:
    """Wait until `condition()` holds."""
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.001)


async def settled(number: Callable[[], int]) -> None:
    """Wait until a counter has stopped changing."""
    known, unchanged = number(), 0
    while unchanged < 20:
        await asyncio.sleep(0.001)
        unchanged = unchanged + 1 if number() == known else 0
        known = number()


def method(
    name: str,
    *,
    effect: Effect = "read",
    right: Right = "any",
    properties: dict[str, Any] | None = None,
    required: tuple[str, ...] = (),
) -> Method:
    """A method whose params accept any type unless `properties` restricts them."""
    return Method(
        name=name,
        family="host",
        effect=effect,
        right=right,
        timeout_s=10,
        summary="",
        description="",
        params={
            "$schema": "http://json-schema.org/draft-07/schema#",
            "type": "object",
            "properties": properties or {name: {} for name in required},
            "required": list(required),
            "additionalProperties": False,
        },
        result={},
        errors=(),
        examples=(),
    )


@dataclass
class Handlers:
    """The test routes, and a record of what their handlers received."""

    peers: list[Peer] = field(default_factory=list)
    started: list[Any] = field(default_factory=list)
    ended: list[Any] = field(default_factory=list)
    gates: dict[Any, asyncio.Event] = field(default_factory=dict)
    updates: list[Any] = field(default_factory=list)

    def open(self, tag: Any) -> None:
        """Let the step with this tag finish."""
        self.gates.setdefault(tag, asyncio.Event()).set()

    async def ping(self, peer: Peer, params: dict[str, Any]) -> str:
        self.peers.append(peer)
        return "pong"

    async def echo(self, peer: Peer, params: dict[str, Any]) -> Any:
        return params["value"]

    async def subtract(self, peer: Peer, params: dict[str, Any]) -> Any:
        return params["minuend"] - params["subtrahend"]

    async def sum(self, peer: Peer, params: dict[str, Any]) -> Any:
        return sum(params.values())

    async def get_data(self, peer: Peer, params: dict[str, Any]) -> Any:
        return ["hello", 5]

    async def update(self, peer: Peer, params: dict[str, Any]) -> None:
        self.updates.append(params)

    async def step(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Record the start, wait for the tag's gate, and record the end."""
        tag = params["tag"]
        self.started.append(tag)
        await self.gates.setdefault(tag, asyncio.Event()).wait()
        self.ended.append(tag)
        return tag

    async def fail(self, peer: Peer, params: dict[str, Any]) -> Any:
        match params["how"]:
            case "not_found":
                raise NotFound("no such note")
            case "ambiguous":
                raise AmbiguousMatch("several match", candidates=["a", "b"])
            case "unwritable_data":
                raise AmbiguousMatch("several match", candidates={1, 2})
            case "bug":
                raise KeyError("secret-canary")
            case "cancelled":
                raise asyncio.CancelledError
            case "object":
                return object()
            case "surrogate":
                return "\ud800"
        return None

    def routes(self) -> dict[str, Route]:
        step = {"user_id": {"type": "string"}, "tag": {}}
        letters = ("a", "b", "c", "d", "e")
        table: list[tuple[Method, Handler, tuple[str, ...]]] = [
            (method("ping"), self.ping, ()),
            (method("echo", required=("value",)), self.echo, ()),
            (method("wait", required=("tag",)), self.step, ()),
            (method("read", properties=step, required=("user_id", "tag")), self.step, ()),
            (
                method("write", effect="write", properties=step, required=("user_id", "tag")),
                self.step,
                (),
            ),
            (method("fail", required=("how",)), self.fail, ()),
            (
                method(
                    "default",
                    properties={"value": {"type": "integer", "default": 7}},
                ),
                self.echo,
                (),
            ),
            (
                method("subtract", required=("minuend", "subtrahend")),
                self.subtract,
                ("minuend", "subtrahend"),
            ),
            (method("sum", required=letters[:3]), self.sum, letters[:3]),
            (method("get_data"), self.get_data, ()),
            (
                method("update", effect="write", properties={name: {} for name in letters}),
                self.update,
                letters,
            ),
            (
                method("notify_hello", effect="write", properties={"a": {}}),
                self.update,
                ("a",),
            ),
        ]
        return {one.name: Route(one, handler, names) for one, handler, names in table}


class Client:
    """One connection that sends and receives bytes or decoded JSON lines."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *messages: Any) -> None:
        """Send each message as one line, all in a single write."""
        await self.send_bytes(b"".join(orjson.dumps(one) + b"\n" for one in messages))

    async def send_bytes(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def receive(self) -> Any:
        """The next response, decoded, or None at the end of the stream."""
        async with asyncio.timeout(PATIENCE_S):
            line = await self.reader.readline()
        return orjson.loads(line) if line else None

    async def receive_all(self) -> list[Any]:
        """All responses until the end of the stream."""
        responses = []
        while (response := await self.receive()) is not None:
            responses.append(response)
        return responses

    async def call(self, name: str, params: Any = None, request_id: Any = 1) -> Any:
        """Send one request and return the next response."""
        await self.send(request(name, params, request_id))
        return await self.receive()

    def shut(self) -> None:
        """Shut down the sending side."""
        self.writer.write_eof()

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()


def request(name: str, params: Any = None, request_id: Any = 1) -> dict[str, Any]:
    """A request as decoded JSON."""
    made: dict[str, Any] = {"jsonrpc": "2.0", "method": name, "id": request_id}
    return made | ({} if params is None else {"params": params})


class Harness:
    """Starts servers and clients, and shuts them all down."""

    def __init__(self, folder: Path) -> None:
        self.handlers = Handlers()
        self.settings = Settings(socket=folder / "memoryd.sock")
        self._servers: list[Server] = []
        self._clients: list[Client] = []

    @property
    def running(self) -> bool:
        """Whether a server was started."""
        return bool(self._servers)

    async def start(self, policy: Policy = DEFAULT, **settings: Any) -> Server:
        """Start a server with these settings and defaults for the rest."""
        self.settings = replace(self.settings, **settings)
        server = Server(self.handlers.routes(), self.settings, policy)
        await server.start()
        self._servers.append(server)
        return server

    async def connect(self) -> Client:
        reader, writer = await asyncio.open_unix_connection(
            str(self.settings.socket), limit=16 * 1024 * 1024
        )
        client = Client(reader, writer)
        self._clients.append(client)
        return client

    async def end(self) -> None:
        for client in self._clients:
            await client.close()
        for server in self._servers:
            await server.close()

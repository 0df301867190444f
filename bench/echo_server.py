"""The least that a server on this stack can do: uvloop, lines, orjson in and out.

python bench/echo_server.py SOCKET
"""

import asyncio
import sys
from typing import Any

import orjson
import uvloop


class Echo(asyncio.Protocol):
    """Answers each line with the same JSON."""

    _transport: Any

    def __init__(self) -> None:
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The transport: a client has connected."""
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """The transport: bytes have come."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        answers = [orjson.dumps(orjson.loads(line)) for line in lines]
        self._transport.write(b"".join(answer + b"\n" for answer in answers))


async def serve(path: str) -> None:
    """Serve until the process ends."""
    server = await asyncio.get_running_loop().create_unix_server(Echo, path)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1]))

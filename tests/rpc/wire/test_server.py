"""The limits of a server, and its shutdown."""

import asyncio
import os
import socket
from typing import Any

import pytest

from memoryd.access.permits import EVERYTHING
from memoryd.errors import StartupError
from memoryd.wire.admission import Admission
from memoryd.wire.handlers import Route
from memoryd.wire.server import Server
from tests.rpc.wire.harness import DEFAULT, Harness, method, request, until


async def test_connections_of_one_uid_are_limited(harness: Harness, log: list[Any]) -> None:
    """A connection over the limit is closed immediately and logged. When another one closes, a new
    one is accepted."""
    server = await harness.start(max_connections_per_uid=2)
    first, second = await harness.connect(), await harness.connect()
    await first.call("ping")
    await second.call("ping")
    third = await harness.connect()
    assert await third.receive() is None
    (line,) = [line for line in log if line["event"] == "connection refused"]
    assert (line["pid"], line["uid"]) == (os.getpid(), os.getuid())
    assert (server.traffic.connections_open, server.traffic.connections_refused) == (2, 1)
    await first.close()
    await until(lambda: server.traffic.connections_open == 1)
    assert (await (await harness.connect()).call("ping"))["result"] == "pong"


async def test_a_policy_decides_who_may_connect(harness: Harness, log: list[Any]) -> None:
    """A peer that the policy denies is closed before anything is read."""
    await harness.start(policy=lambda peer: None)
    client = await harness.connect()
    assert await client.receive() is None
    (line,) = [line for line in log if line["event"] == "connection refused"]
    assert line["reason"] == "uid not allowed"


async def test_handlers_get_the_peer(harness: Harness) -> None:
    """The peer has the pid, uid and groups that the kernel reports."""
    await harness.start()
    await (await harness.connect()).call("ping")
    (peer,) = harness.handlers.peers
    assert (peer.pid, peer.uid) == (os.getpid(), os.getuid())
    assert peer.groups == {os.getgid(), *os.getgroups()}
    assert peer.permits is EVERYTHING


async def test_the_counters_count(harness: Harness) -> None:
    """Connections, bytes, and requests by method and outcome are counted."""
    server = await harness.start()
    client = await harness.connect()
    await client.call("ping")
    await client.call("ping", {"misspelt": 1})
    await client.call("fail", {"how": "not_found"})
    await client.call("no such method")
    await client.send_bytes(b"{\n")
    await client.receive()
    traffic = server.traffic
    assert {key: tally.count for key, tally in traffic.requests.items()} == {
        ("ping", "ok"): 1,
        ("ping", "invalid_params"): 1,
        ("fail", "not_found"): 1,
        ("unknown", "method_not_found"): 1,
        ("unknown", "parse_error"): 1,
    }
    assert (traffic.requests_total, traffic.requests_failed) == (5, 4)
    assert (traffic.connections_open, traffic.connections_accepted) == (1, 1)
    assert traffic.bytes_received > 200
    assert traffic.bytes_sent > 200
    assert traffic.in_flight == 0
    assert all(tally.seconds > 0 for tally in traffic.requests.values())


async def test_a_drain_serves_what_was_received(harness: Harness) -> None:
    """Queued lines are served too; then every connection is closed."""
    server = await harness.start(max_in_flight=2)
    busy, idle = await harness.connect(), await harness.connect()
    await busy.send(*(request("wait", {"tag": tag}, tag) for tag in (1, 2, 3, 4)))
    await until(lambda: harness.handlers.started == [1, 2])
    draining = asyncio.create_task(server.drain(20))
    assert await idle.receive() is None
    with pytest.raises((FileNotFoundError, ConnectionRefusedError)):
        await harness.connect()
    for tag in (1, 2, 3, 4):
        harness.handlers.open(tag)
    assert await draining is True
    responses = await busy.receive_all()
    assert sorted(response["result"] for response in responses) == [1, 2, 3, 4]


async def test_a_drain_rejects_what_comes_later(harness: Harness) -> None:
    """Such a request never starts, and the error asks the client to retry."""
    server = await harness.start()
    client = await harness.connect()
    await client.send(request("wait", {"tag": 1}, "early"))
    await until(lambda: harness.handlers.started == [1])
    draining = asyncio.create_task(server.drain(20))
    await until(lambda: not harness.settings.socket.exists())
    late = request("update", {"a": 1}, "late")
    notification = {"jsonrpc": "2.0", "method": "update"}
    await client.send(late, notification, [late, notification, 1], [notification])
    response = await client.receive()
    assert response == {
        "jsonrpc": "2.0",
        "error": {
            "code": -32013,
            "message": "the daemon is stopping",
            "data": {"code": "overloaded", "retry_after_ms": 1000},
        },
        "id": "late",
    }
    assert [one["error"]["code"] for one in await client.receive()] == [-32013, -32600]
    harness.handlers.open(1)
    assert await draining is True
    assert await client.receive_all() == [{"jsonrpc": "2.0", "result": 1, "id": "early"}]
    assert harness.handlers.updates == []


async def test_a_drain_closes_a_connection_that_it_finds_late(harness: Harness) -> None:
    """If a connection was accepted before the drain and reported after it began, none of its
    requests are served."""
    server = await harness.start()
    client = await harness.connect()
    await client.send(request("wait", {"tag": 1}))
    await until(lambda: harness.handlers.started == [1])
    draining = asyncio.create_task(server.drain(20))
    await until(lambda: not harness.settings.socket.exists())
    ours, theirs = socket.socketpair()
    with ours:
        ours.sendall(b'{"jsonrpc": "2.0", "method": "update"}\n')
        loop = asyncio.get_running_loop()
        await loop.connect_accepted_socket(lambda: Admission(server._shared), theirs)
        await until(lambda: server.traffic.connections_open == 1)
    harness.handlers.open(1)
    assert await draining is True
    assert harness.handlers.updates == []


async def test_a_drain_waits_for_handlers_whose_client_has_gone(harness: Harness) -> None:
    """Their work is not cancelled."""
    server = await harness.start()
    client = await harness.connect()
    await client.send(request("wait", {"tag": 1}))
    await until(lambda: harness.handlers.started == [1])
    await client.close()
    draining = asyncio.create_task(server.drain(20))
    await asyncio.sleep(0)
    assert not draining.done()
    harness.handlers.open(1)
    assert await draining is True
    assert harness.handlers.ended == [1]


async def test_a_drain_ends_at_its_deadline(harness: Harness) -> None:
    """It returns False if a handler has not finished. The close that follows cancels the
    handler."""
    server = await harness.start()
    client = await harness.connect()
    await client.send(
        request("read", {"user_id": "sam", "tag": 1}),
        request("write", {"user_id": "sam", "tag": 2}),
    )
    await until(lambda: harness.handlers.started == [1])
    assert await server.drain(0.05) is False
    await server.close()
    assert await client.receive() is None
    assert harness.handlers.started == [1]
    assert len(asyncio.all_tasks()) == 1


async def test_a_closed_server_can_be_followed_by_another(harness: Harness) -> None:
    """The first removes its socket; the second creates another."""
    first = await harness.start()
    assert harness.settings.socket.is_socket()
    await first.close()
    assert not harness.settings.socket.exists()
    await harness.start()
    assert (await (await harness.connect()).call("ping"))["result"] == "pong"


async def test_a_second_server_on_one_path_does_not_start(harness: Harness) -> None:
    """The first one keeps its socket and its clients."""
    await harness.start()
    client = await harness.connect()
    with pytest.raises(StartupError, match=f"another memoryd \\(pid {os.getpid()}\\)"):
        await harness.start()
    assert (await client.call("ping"))["result"] == "pong"
    assert (await (await harness.connect()).call("ping"))["result"] == "pong"


async def test_reserved_names_cannot_be_routes(harness: Harness) -> None:
    """rpc.discover is the only method whose name begins with `rpc.`."""

    async def handler(peer: object, params: object) -> None: ...

    Server({"rpc.discover": Route(method("rpc.discover"), handler)}, harness.settings, DEFAULT)
    with pytest.raises(ValueError, match=r"rpc\.other"):
        Server({"rpc.other": Route(method("rpc.other"), handler)}, harness.settings, DEFAULT)
    await harness.start()
    response = await (await harness.connect()).call("rpc.other")
    assert response["error"]["code"] == -32601

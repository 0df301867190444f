"""Limits of a server, and how it ends."""

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
from tests.rpc.wire.server import DEFAULT, House, method, request, until


async def test_connections_of_one_uid_are_capped(house: House, log: list[Any]) -> None:
    """One more than the cap is closed at once and logged; a place that is left can be taken."""
    server = await house.start(max_connections_per_uid=2)
    first, second = await house.connect(), await house.connect()
    await first.call("ping")
    await second.call("ping")
    third = await house.connect()
    assert await third.receive() is None
    (line,) = [line for line in log if line["event"] == "connection refused"]
    assert (line["pid"], line["uid"]) == (os.getpid(), os.getuid())
    assert (server.traffic.connections_open, server.traffic.connections_refused) == (2, 1)
    await first.close()
    await until(lambda: server.traffic.connections_open == 1)
    assert (await (await house.connect()).call("ping"))["result"] == "pong"


async def test_a_policy_decides_who_may_connect(house: House, log: list[Any]) -> None:
    """A peer that it refuses is closed before anything is read."""
    await house.start(policy=lambda peer: None)
    client = await house.connect()
    assert await client.receive() is None
    (line,) = [line for line in log if line["event"] == "connection refused"]
    assert line["reason"] == "uid not allowed"


async def test_handlers_get_the_peer(house: House) -> None:
    """With the pid, uid and groups that the kernel tells."""
    await house.start()
    await (await house.connect()).call("ping")
    (peer,) = house.stage.peers
    assert (peer.pid, peer.uid) == (os.getpid(), os.getuid())
    assert peer.groups == {os.getgid(), *os.getgroups()}
    assert peer.permits is EVERYTHING


async def test_the_counters_count(house: House) -> None:
    """Connections, bytes, and requests by method and outcome."""
    server = await house.start()
    client = await house.connect()
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


async def test_a_drain_answers_what_was_received(house: House) -> None:
    """Lines that wait for their turn are served too; then every connection is closed."""
    server = await house.start(max_in_flight=2)
    busy, idle = await house.connect(), await house.connect()
    await busy.send(*(request("wait", {"tag": tag}, tag) for tag in (1, 2, 3, 4)))
    await until(lambda: house.stage.started == [1, 2])
    draining = asyncio.create_task(server.drain(20))
    assert await idle.receive() is None
    with pytest.raises((FileNotFoundError, ConnectionRefusedError)):
        await house.connect()
    for tag in (1, 2, 3, 4):
        house.stage.open(tag)
    assert await draining is True
    answers = await busy.receive_all()
    assert sorted(answer["result"] for answer in answers) == [1, 2, 3, 4]


async def test_a_drain_refuses_what_comes_later(house: House) -> None:
    """It is never begun, and the client is told to try again."""
    server = await house.start()
    client = await house.connect()
    await client.send(request("wait", {"tag": 1}, "early"))
    await until(lambda: house.stage.started == [1])
    draining = asyncio.create_task(server.drain(20))
    await until(lambda: not house.settings.socket.exists())
    late = request("update", {"a": 1}, "late")
    notification = {"jsonrpc": "2.0", "method": "update"}
    await client.send(late, notification, [late, notification, 1], [notification])
    answer = await client.receive()
    assert answer == {
        "jsonrpc": "2.0",
        "error": {
            "code": -32013,
            "message": "the daemon is stopping",
            "data": {"code": "overloaded", "retry_after_ms": 1000},
        },
        "id": "late",
    }
    assert [one["error"]["code"] for one in await client.receive()] == [-32013, -32600]
    house.stage.open(1)
    assert await draining is True
    assert await client.receive_all() == [{"jsonrpc": "2.0", "result": 1, "id": "early"}]
    assert house.stage.updates == []


async def test_a_drain_closes_a_connection_that_it_finds_late(house: House) -> None:
    """One that was accepted before the drain and made known after it began: nothing of it is
    begun, however much it sends."""
    server = await house.start()
    client = await house.connect()
    await client.send(request("wait", {"tag": 1}))
    await until(lambda: house.stage.started == [1])
    draining = asyncio.create_task(server.drain(20))
    await until(lambda: not house.settings.socket.exists())
    ours, theirs = socket.socketpair()
    with ours:
        ours.sendall(b'{"jsonrpc": "2.0", "method": "update"}\n')
        loop = asyncio.get_running_loop()
        await loop.connect_accepted_socket(lambda: Admission(server._shared), theirs)
        await until(lambda: server.traffic.connections_open == 1)
    house.stage.open(1)
    assert await draining is True
    assert house.stage.updates == []


async def test_a_drain_waits_for_handlers_whose_client_has_gone(house: House) -> None:
    """Their work is not cut off."""
    server = await house.start()
    client = await house.connect()
    await client.send(request("wait", {"tag": 1}))
    await until(lambda: house.stage.started == [1])
    await client.close()
    draining = asyncio.create_task(server.drain(20))
    await asyncio.sleep(0)
    assert not draining.done()
    house.stage.open(1)
    assert await draining is True
    assert house.stage.ended == [1]


async def test_a_drain_ends_at_its_deadline(house: House) -> None:
    """A handler that does not end is told of as False, and cancelled by the close after it."""
    server = await house.start()
    client = await house.connect()
    await client.send(
        request("read", {"user_id": "sam", "tag": 1}),
        request("write", {"user_id": "sam", "tag": 2}),
    )
    await until(lambda: house.stage.started == [1])
    assert await server.drain(0.05) is False
    await server.close()
    assert await client.receive() is None
    assert house.stage.started == [1]
    assert len(asyncio.all_tasks()) == 1


async def test_a_closed_server_can_be_followed_by_another(house: House) -> None:
    """The socket goes with the first; the second takes its place."""
    first = await house.start()
    assert house.settings.socket.is_socket()
    await first.close()
    assert not house.settings.socket.exists()
    await house.start()
    assert (await (await house.connect()).call("ping"))["result"] == "pong"


async def test_a_second_server_on_one_path_is_refused(house: House) -> None:
    """The first one keeps its socket and its clients."""
    await house.start()
    client = await house.connect()
    with pytest.raises(StartupError, match=f"another memoryd \\(pid {os.getpid()}\\)"):
        await house.start()
    assert (await client.call("ping"))["result"] == "pong"
    assert (await (await house.connect()).call("ping"))["result"] == "pong"


async def test_reserved_names_cannot_be_routes(house: House) -> None:
    """Of the names that begin with rpc. only rpc.discover exists."""

    async def handler(peer: object, params: object) -> None: ...

    Server({"rpc.discover": Route(method("rpc.discover"), handler)}, house.settings, DEFAULT)
    with pytest.raises(ValueError, match=r"rpc\.other"):
        Server({"rpc.other": Route(method("rpc.other"), handler)}, house.settings, DEFAULT)
    await house.start()
    answer = await (await house.connect()).call("rpc.other")
    assert answer["error"]["code"] == -32601

"""Framing, limits and shutdown of one connection."""

import asyncio
import os
import socket
from typing import Any

import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.rpc.wire.harness import Client, Harness, request, settled, until

MEBIBYTE = 1_048_576
PONG = {"jsonrpc": "2.0", "result": "pong", "id": 1}


def sized(size: int) -> bytes:
    """An echo request whose line, without the newline, has `size` bytes."""
    bare = orjson.dumps(request("echo", {"value": ""}))
    return orjson.dumps(request("echo", {"value": "x" * (size - len(bare))}))


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\n\n\r\n \n"])
async def test_lines_end_in_a_newline(client: Client, end: bytes) -> None:
    """A carriage return before the newline and blank lines are tolerated."""
    await client.send_bytes(orjson.dumps(request("ping")) + end)
    assert await client.receive() == PONG
    assert await client.call("ping") == PONG


async def test_a_request_may_come_a_byte_at_a_time(client: Client) -> None:
    """How the bytes are split into chunks does not matter."""
    for byte in orjson.dumps(request("ping")) + b"\n":
        await client.send_bytes(bytes([byte]))
    assert await client.receive() == PONG


@pytest.mark.parametrize("size", [70_000, MEBIBYTE - 1, MEBIBYTE])
async def test_long_lines_are_served(client: Client, size: int) -> None:
    """A line of exactly the maximum length is accepted."""
    line = sized(size)
    assert len(line) == size
    await client.send_bytes(line + b"\n")
    response = await client.receive()
    assert response["result"] == orjson.loads(line)["params"]["value"]


@pytest.mark.parametrize("size", [MEBIBYTE + 1, 3 * MEBIBYTE])
async def test_a_line_over_the_limit_is_rejected_once(client: Client, size: int) -> None:
    """The error is -32016 with id null, and the connection stays open."""
    await client.send_bytes(sized(size) + b"\n" + orjson.dumps(request("ping")) + b"\n")
    response = await client.receive()
    assert response["error"]["code"] == -32016
    assert response["error"]["data"] == {"code": "request_too_large", "limit": MEBIBYTE}
    assert response["id"] is None
    assert await client.receive() == PONG


async def test_a_line_over_the_limit_is_rejected_before_its_end(client: Client) -> None:
    """The error is sent before the newline arrives."""
    await client.send_bytes(b"x" * (MEBIBYTE + 1))
    assert (await client.receive())["error"]["code"] == -32016
    await client.send_bytes(b"x" * MEBIBYTE + b"\n" + orjson.dumps(request("ping")) + b"\n")
    assert await client.receive() == PONG


async def test_a_half_closed_client_gets_every_response(harness: Harness) -> None:
    """That includes the response to a last line without a newline. Then the daemon closes the
    connection."""
    await harness.start(max_in_flight=2)
    client = await harness.connect()
    lines = [orjson.dumps(request("ping", request_id=number)) for number in range(50)]
    await client.send_bytes(b"\n".join(lines))
    client.shut()
    assert sorted(response["id"] for response in await client.receive_all()) == list(range(50))


async def test_a_half_closed_client_waits_for_what_is_under_way(harness: Harness) -> None:
    """The daemon closes the connection only after the last response."""
    await harness.start()
    client = await harness.connect()
    await client.send(request("wait", {"tag": "a"}, 1))
    client.shut()
    await until(lambda: harness.handlers.started == ["a"])
    harness.handlers.open("a")
    assert await client.receive_all() == [{"jsonrpc": "2.0", "result": "a", "id": 1}]


async def test_a_client_that_says_nothing_may_leave(harness: Harness) -> None:
    """Connecting and closing without a request is not an error."""
    server = await harness.start()
    client = await harness.connect()
    await until(lambda: server.traffic.connections_open == 1)
    await client.close()
    await until(lambda: server.traffic.connections_open == 0)


async def test_a_handler_ends_though_its_client_has_gone(harness: Harness) -> None:
    """Started requests finish, and so do the requests that wait for them. Their responses are
    dropped."""
    server = await harness.start()
    client = await harness.connect()
    await client.send(
        request("read", {"user_id": "sam", "tag": "a"}),
        request("write", {"user_id": "sam", "tag": "b"}),
    )
    await until(lambda: harness.handlers.started == ["a"])
    await client.close()
    harness.handlers.open("a")
    harness.handlers.open("b")
    await until(lambda: harness.handlers.ended == ["a", "b"])
    await until(lambda: server.traffic.connections_open == 0)
    assert await (await harness.connect()).call("ping") == PONG


async def test_responses_come_as_they_are_ready(harness: Harness) -> None:
    """A slow request does not delay the others."""
    await harness.start()
    client = await harness.connect()
    await client.send(request("wait", {"tag": "slow"}, "slow"), request("ping", None, "quick"))
    assert (await client.receive())["id"] == "quick"
    harness.handlers.open("slow")
    assert (await client.receive())["id"] == "slow"


async def test_ids_may_repeat(harness: Harness) -> None:
    """Two requests with the same id get two responses."""
    await harness.start()
    client = await harness.connect()
    await client.send(request("wait", {"tag": "a"}, 1), request("wait", {"tag": "b"}, 1))
    harness.handlers.open("b")
    assert await client.receive() == {"jsonrpc": "2.0", "result": "b", "id": 1}
    harness.handlers.open("a")
    assert await client.receive() == {"jsonrpc": "2.0", "result": "a", "id": 1}


async def test_a_batch_has_one_response_when_all_have_ended(harness: Harness) -> None:
    """The results are in the order of the batch's elements. Other requests do not wait for the
    batch."""
    await harness.start()
    client = await harness.connect()
    await client.send(
        [request("wait", {"tag": "a"}, 1), [], request("ping", None, 2), {"jsonrpc": "2.0"}],
        request("ping", None, 3),
    )
    assert (await client.receive())["id"] == 3
    harness.handlers.open("a")
    batch = await client.receive()
    assert [one["id"] for one in batch] == [1, None, 2, None]
    assert [one.get("result", one.get("error", {}).get("code")) for one in batch] == [
        "a",
        -32600,
        "pong",
        -32600,
    ]


async def test_a_notification_has_no_response(harness: Harness) -> None:
    """That holds if it succeeds, if it fails, if its method does not exist, and in a batch."""
    await harness.start()
    client = await harness.connect()
    notifications: list[dict[str, Any]] = [
        {"jsonrpc": "2.0", "method": "update", "params": {"a": 1}},
        {"jsonrpc": "2.0", "method": "fail", "params": {"how": "not_found"}},
        {"jsonrpc": "2.0", "method": "update", "params": {"misspelt": 1}},
        {"jsonrpc": "2.0", "method": "nowhere"},
    ]
    await client.send(*notifications, notifications)
    client.shut()
    assert await client.receive_all() == []
    assert harness.handlers.updates == [{"a": 1}, {"a": 1}]


async def test_reading_pauses_while_too_many_requests_are_in_flight(harness: Harness) -> None:
    """No more requests than the limit are started; the rest follow as responses are sent."""
    await harness.start(max_in_flight=4)
    client = await harness.connect()
    tags = list(range(40))
    await client.send(*(request("wait", {"tag": tag}, tag) for tag in tags))
    await until(lambda: len(harness.handlers.started) == 4)
    harness.handlers.open(2)
    assert (await client.receive())["id"] == 2
    await until(lambda: harness.handlers.started == [0, 1, 2, 3, 4])
    for tag in tags:
        harness.handlers.open(tag)
    assert sorted([(await client.receive())["id"] for _ in tags[1:]]) == [0, 1, *tags[3:]]


async def test_a_full_connection_delays_no_other(harness: Harness) -> None:
    """Limits are per connection."""
    await harness.start(max_in_flight=1)
    full, free = await harness.connect(), await harness.connect()
    await full.send(request("wait", {"tag": 1}), request("ping"))
    await until(lambda: harness.handlers.started == [1])
    assert await free.call("ping") == PONG
    harness.handlers.open(1)
    assert (await full.receive())["result"] == 1
    assert await full.receive() == PONG


def deaf_socket(harness: Harness) -> socket.socket:
    """A connected socket that nobody reads."""
    deaf = socket.socket(socket.AF_UNIX)
    deaf.connect(str(harness.settings.socket))
    deaf.setblocking(False)
    return deaf


async def test_a_peer_that_reads_nothing_is_not_served_on(harness: Harness) -> None:
    """Its requests stay unread once its responses pile up. When it reads again, it gets all
    responses."""
    server = await harness.start()
    line = sized(100_000) + b"\n"
    loop = asyncio.get_running_loop()
    with deaf_socket(harness) as deaf:
        sending = asyncio.create_task(loop.sock_sendall(deaf, line * 40))
        await settled(lambda: server.traffic.bytes_received)
        assert server.traffic.bytes_received < 20 * len(line)
        assert await (await harness.connect()).call("ping") == PONG
        received = bytearray()
        while received.count(b"\n") < 40:
            async with asyncio.timeout(20):
                received += await loop.sock_recv(deaf, 1 << 20)
        await sending


async def test_no_request_is_served_while_too_much_is_unread(harness: Harness) -> None:
    """Even a small request waits in the kernel's buffer until the peer has read."""
    server = await harness.start()
    loop = asyncio.get_running_loop()
    other = await harness.connect()
    with deaf_socket(harness) as deaf:
        await loop.sock_sendall(deaf, sized(900_000) + b"\n")
        await until(lambda: server.traffic.bytes_sent > 800_000)
        await loop.sock_sendall(deaf, orjson.dumps(request("ping")) + b"\n")
        for _ in range(20):
            assert await other.call("ping") == PONG
        assert len(harness.handlers.peers) == 20
        lines = 0
        while lines < 2:
            async with asyncio.timeout(20):
                lines += (await loop.sock_recv(deaf, 1 << 20)).count(b"\n")
    assert len(harness.handlers.peers) == 21


async def test_a_peer_that_reads_nothing_for_long_is_dropped(
    harness: Harness, log: list[Any]
) -> None:
    """The connection is closed after `write_stall` seconds, and that is logged."""
    server = await harness.start(write_stall=1)
    with deaf_socket(harness) as deaf:
        await asyncio.get_running_loop().sock_sendall(deaf, sized(900_000) + b"\n")
        await until(lambda: server.traffic.connections_dropped == 1)
        await until(lambda: server.traffic.connections_open == 0)
    (line,) = [line for line in log if line["event"] == "connection dropped"]
    assert (line["pid"], line["uid"]) == (os.getpid(), os.getuid())


async def test_a_peer_that_reads_slowly_is_kept(harness: Harness) -> None:
    """It is enough that the peer reads something every `write_stall` seconds."""
    server = await harness.start(write_stall=1)
    loop = asyncio.get_running_loop()
    with deaf_socket(harness) as slow:
        sending = asyncio.create_task(loop.sock_sendall(slow, (sized(900_000) + b"\n") * 2))
        await until(lambda: server.traffic.bytes_sent > 800_000)
        end = loop.time() + 2.5
        while loop.time() < end:
            await loop.sock_recv(slow, 10_000)
            await asyncio.sleep(0.1)
        assert server.traffic.connections_dropped == 0
        left = 2
        while left:
            left -= (await loop.sock_recv(slow, 1 << 20)).count(b"\n")
        await sending


async def test_a_flood_of_bad_lines_takes_bounded_memory(harness: Harness) -> None:
    """Rejections count as responses: while the peer does not read them, the daemon reads nothing
    more from it."""
    server = await harness.start()
    loop = asyncio.get_running_loop()
    flood = b"!\n" * 20_000
    with deaf_socket(harness) as deaf:
        sending = asyncio.create_task(loop.sock_sendall(deaf, flood))
        await settled(lambda: server.traffic.bytes_sent)
        assert server.traffic.bytes_sent < 1_000_000
        responses = 0
        while responses < 20_000:
            async with asyncio.timeout(20):
                responses += (await loop.sock_recv(deaf, 1 << 20)).count(b"\n")
        await sending


async def test_peers_that_send_little_delay_no_other(harness: Harness) -> None:
    """Incomplete lines on many connections do not block the daemon."""
    server = await harness.start()
    slow = [await harness.connect() for _ in range(50)]
    for one in slow:
        await one.send_bytes(b"{")
    await until(lambda: server.traffic.bytes_received == 50)
    assert await (await harness.connect()).call("ping") == PONG
    assert server.traffic.in_flight == 0


pieces = st.one_of(
    st.binary(max_size=40),
    st.just(b"\n"),
    st.just(orjson.dumps(request("echo", {"value": "v"})) + b"\n"),
    st.just(b"y" * 3000),
    st.just(b"[" * 200 + b"\n"),
)


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(chunks=st.lists(pieces, max_size=12))
async def test_any_bytes_leave_the_connection_usable(harness: Harness, chunks: list[bytes]) -> None:
    """After any bytes, a ping on a separate line gets its response."""
    if not harness.running:
        await harness.start(max_line_bytes=2048, max_in_flight=2)
    client = await harness.connect()
    for chunk in chunks:
        await client.send_bytes(chunk)
    await client.send_bytes(b"\n" + orjson.dumps(request("ping", None, "the ping")) + b"\n")
    client.shut()
    responses = await client.receive_all()
    await client.close()
    singles = [
        one
        for response in responses
        for one in (response if type(response) is list else [response])
    ]
    assert [one["result"] for one in singles if one["id"] == "the ping"] == ["pong"]
    assert all(
        "result" in one or one["error"]["code"] in (-32700, -32600, -32601, -32602, -32016)
        for one in singles
    )

"""Requests of one user on one connection take effect in the order in which they were sent."""

import asyncio

from memoryd.wire.server import Server
from tests.rpc.wire.harness import Client, Harness, request, until


async def served(harness: Harness) -> tuple[Server, Client]:
    return await harness.start(), await harness.connect()


def step(effect: str, tag: str, user_id: str = "sam") -> dict[str, object]:
    return request(effect, {"user_id": user_id, "tag": tag}, tag)


async def settle(harness: Harness) -> None:
    """Wait until everything that can start has started: a later request of another user has."""
    before = len(harness.handlers.started)
    client = await harness.connect()
    await client.send(step("read", "settle", "somebody"))
    await until(lambda: len(harness.handlers.started) > before)
    harness.handlers.open("settle")
    await client.receive()
    harness.handlers.started.remove("settle")
    harness.handlers.ended.remove("settle")
    await client.close()


async def test_a_read_waits_for_the_writes_before_it(harness: Harness) -> None:
    """A write also waits for the reads before it. Requests of the same effect run together."""
    _, client = await served(harness)
    await client.send(
        step("write", "w1"), step("write", "w2"), step("read", "r1"), step("write", "w3")
    )
    await until(lambda: harness.handlers.started == ["w1", "w2"])
    await settle(harness)
    assert harness.handlers.started == ["w1", "w2"]
    harness.handlers.open("w2")
    assert (await client.receive())["id"] == "w2"
    await settle(harness)
    assert harness.handlers.started == ["w1", "w2"]
    harness.handlers.open("w1")
    await until(lambda: harness.handlers.started == ["w1", "w2", "r1"])
    await settle(harness)
    assert harness.handlers.started == ["w1", "w2", "r1"]
    harness.handlers.open("r1")
    await until(lambda: harness.handlers.started == ["w1", "w2", "r1", "w3"])
    harness.handlers.open("w3")
    await until(lambda: harness.handlers.ended == ["w2", "w1", "r1", "w3"])


async def test_writes_start_in_the_order_in_which_they_were_sent(harness: Harness) -> None:
    """Two hundred writes arrive in one chunk, as lines and as batches."""
    _, client = await served(harness)
    tags = [f"w{number}" for number in range(200)]
    steps = [step("write", tag) for tag in tags]
    await client.send(*steps[:50], steps[50:100], *steps[100:150], steps[150:200])
    await until(lambda: len(harness.handlers.started) == 200)
    assert harness.handlers.started == tags
    for tag in tags:
        harness.handlers.open(tag)
    responses = [await client.receive() for _ in range(102)]
    assert sum(len(one) if isinstance(one, list) else 1 for one in responses) == 200


async def test_a_long_queue_of_short_requests_ends(harness: Harness) -> None:
    """Thousands of requests each finish as soon as they start, and each lets the next one start."""
    await harness.start(max_in_flight=5000)
    client = await harness.connect()
    harness.handlers.open("short")
    steps = [step("read" if number % 2 else "write", "short") for number in range(4000)]
    await client.send(step("read", "first"), *steps)
    await until(lambda: harness.handlers.started == ["first"])
    harness.handlers.open("first")
    assert (await client.receive())["id"] == "first"
    assert {(await client.receive())["id"] for _ in steps} == {"short"}
    assert harness.handlers.ended == ["first", *["short"] * 4000]


async def test_other_users_and_other_connections_do_not_wait(harness: Harness) -> None:
    """There is no order between users, nor between connections."""
    _, client = await served(harness)
    other = await harness.connect()
    await client.send(step("write", "a"), step("read", "b"), step("read", "c", "kim"))
    await other.send(step("read", "d"))
    await until(lambda: sorted(harness.handlers.started) == ["a", "c", "d"])
    for tag in "abcd":
        harness.handlers.open(tag)
    assert {(await client.receive())["id"] for _ in range(3)} == {"a", "b", "c"}
    assert (await other.receive())["id"] == "d"


async def test_a_batch_keeps_the_order_of_its_elements(harness: Harness) -> None:
    """A read in a batch waits for the write before it in the same batch."""
    _, client = await served(harness)
    await client.send([step("write", "w"), step("read", "r")])
    await until(lambda: harness.handlers.started == ["w"])
    await settle(harness)
    assert harness.handlers.started == ["w"]
    harness.handlers.open("w")
    harness.handlers.open("r")
    assert [one["id"] for one in await client.receive()] == ["w", "r"]
    assert harness.handlers.ended == ["w", "r"]


async def test_a_failed_request_lets_the_next_ones_go(harness: Harness) -> None:
    """Requests with invalid params or an invalid user finish like any other."""
    server, client = await served(harness)
    await client.send(
        step("write", "w"),
        request("write", {"user_id": "sam", "misspelt": 1}, "bad"),
        step("read", "r"),
        request("read", {"user_id": 5, "tag": "x"}, "odd"),
        request("write", ["sam", "x"], "array"),
    )
    harness.handlers.open("w")
    harness.handlers.open("r")
    responses = {one["id"]: one for one in [await client.receive() for _ in range(5)]}
    assert {one: responses[one].get("error", {}).get("code") for one in responses} == {
        "w": None,
        "bad": -32602,
        "r": None,
        "odd": -32602,
        "array": -32602,
    }
    assert server.traffic.in_flight == 0


async def test_requests_that_name_no_user_are_independent(harness: Harness) -> None:
    """Health checks are not queued."""
    _, client = await served(harness)
    await client.send(step("write", "w"), request("ping", None, "ping"))
    assert (await client.receive())["id"] == "ping"
    harness.handlers.open("w")
    async with asyncio.timeout(20):
        assert (await client.receive())["id"] == "w"

"""Judging on a thread gives every user a turn and ends in time."""

import asyncio
import threading
import time
from collections.abc import Iterator
from functools import partial

import pytest

from memoryd.errors import DeadlinePassed
from memoryd.methods.shared.judging_queue import JudgingQueue, Turns
from memoryd.rules.judging.verdict import RuleSet, judge
from tests.daemon import Daemon

PLACE = {"tool_name": "send_email"}
RULE = "Never email sarah@example.com."
HEAVY = {"to": [f"a{number}@b.example" for number in range(20_000)]}
judge_heavy = partial(judge, RuleSet(()), "send_email", HEAVY)


@pytest.fixture
def queue() -> Iterator[JudgingQueue]:
    queue = JudgingQueue()
    yield queue
    queue.close()


def test_users_and_unix_users_take_turns() -> None:
    """A unix user with many users ids and many calls gets every second turn."""
    turns: Turns[str] = Turns()
    for user in ("a", "a", "b"):
        turns.put(1000, user, f"1000 {user}")
    turns.put(1001, "c", "1001 c")
    turns.put(1001, "c", "1001 c again")
    taken = [turns.take() for _ in range(5)]
    assert taken == ["1000 a", "1001 c", "1000 b", "1001 c again", "1000 a"]
    assert not turns


async def test_a_call_that_takes_too_long_ends_in_an_error(queue: JudgingQueue) -> None:
    """The caller gets the error in time, and the thread is free for the next soon after."""
    began = time.monotonic()
    with pytest.raises(DeadlinePassed):
        await queue.run(1000, "a", 0.1, judge_heavy)
    assert await queue.run(1000, "b", 30, threading.get_ident) != threading.get_ident()
    stopped = time.monotonic() - began
    began = time.monotonic()
    assert (await queue.run(1000, "a", 60, judge_heavy)).verdict == "allow"
    assert stopped < (time.monotonic() - began) / 2


async def test_a_call_that_waited_too_long_is_not_judged(queue: JudgingQueue) -> None:
    """The limit includes the wait for a turn."""
    gate = threading.Event()
    first = asyncio.create_task(queue.run(1000, "a", 30, gate.wait))
    await asyncio.sleep(0)
    ran: list[int] = []
    with pytest.raises(DeadlinePassed):
        await queue.run(1000, "a", 0.05, lambda: ran.append(1))
    gate.set()
    assert await first
    assert await queue.run(1000, "a", 30, lambda: 7) == 7
    assert ran == []


async def test_what_the_work_raises_reaches_the_caller(queue: JudgingQueue) -> None:
    """A fault is no verdict."""
    with pytest.raises(ZeroDivisionError):
        await queue.run(1000, "a", 30, lambda: 1 // 0)


def test_another_user_does_not_wait_for_heavy_calls(daemon: Daemon) -> None:
    """A check of 8 kB, and one that opens a database, end before those of another user."""
    other = daemon.connect()
    for user in ("sam", "kim"):
        other.call("memory.tool_rule_put", **PLACE, user_id=user, rule=RULE, priority="critical")
    daemon.restart()
    heavy, other = daemon.connect(), daemon.connect()
    sent = [
        heavy.send("memory.tool_call_check", PLACE | {"user_id": "heavy", "arguments": HEAVY})
        for _ in range(12)
    ]
    while other.call("daemon.stats")["requests"]["in_flight"] <= len(sent):
        pass
    for user, recipients in (("sam", HEAVY["to"][:400]), ("kim", HEAVY["to"][0])):
        place = PLACE | {"user_id": user, "arguments": {"to": recipients}}
        assert other.call("memory.tool_call_check", **place)["verdict"] == "allow"
    assert other.call("daemon.stats")["requests"]["in_flight"] > len(sent) / 2
    daemon.kill()

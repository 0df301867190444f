"""64 clients on 100 users: no error, nothing lost, nothing of another user."""

import asyncio
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.faults.load import TOOL, Load

CLIENTS = 64
USERS = [f"user{number}" for number in range(100)]


async def run(daemon: Daemon, load: Load, seconds: float, kill: bool) -> None:
    clients = [
        asyncio.create_task(load.run_client(daemon.socket, number)) for number in range(CLIENTS)
    ]
    await asyncio.sleep(seconds)
    clock = asyncio.get_running_loop().time
    patience = clock() + 60
    while not has_begun(load) and clock() < patience:  # a busy machine
        await asyncio.sleep(0.05)
    if kill:
        daemon.kill()
    load.stopping = True
    await asyncio.gather(*clients)


def has_begun(load: Load) -> bool:
    """Whether every client got about one answer, and every method was called."""
    return sum(load.answers.values()) > CLIENTS and len(load.answers) == 5


def every_rule(client: Client, user: str) -> dict[str, str]:
    rules = client.call("memory.tool_rules_json", user_id=user, tool_name=TOOL)
    return {rule["id"]: rule["rule"] for rule in rules}


def every_turn(client: Client, user: str) -> list[str]:
    texts: list[str] = []
    cursor: dict[str, str] = {}
    while True:
        page: Any = client.call(
            "memory.session_read", user_id=user, session_id="talk", limit=200, **cursor
        )
        texts += [turn["text"] for turn in page["turns"]]
        if page["next_cursor"] is None:
            return texts
        cursor = {"cursor": page["next_cursor"]}


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
def test_every_acknowledged_write_is_there(daemon: Daemon, load_seconds: float, kill: bool) -> None:
    """What was acknowledged is found by a fresh process; nothing is there that nobody asked for."""
    load = Load(USERS)
    asyncio.run(run(daemon, load, load_seconds, kill))
    daemon.stop()
    daemon.start()
    client = daemon.connect()
    assert load.errors == []
    assert has_begun(load), load.answers
    for user in USERS:
        found = every_rule(client, user)
        assert load.acknowledged[user].items() <= found.items()
        assert found.items() <= load.asked[user].items()
        if load.turns[user]:
            turns = every_turn(client, user)
            assert load.turns[user] <= set(turns)
            assert len(turns) == len(set(turns))
            assert all(text.startswith(f"{user}: ") for text in turns)

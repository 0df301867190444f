"""No user ever sees another one's memory."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon

USERS = 64
CONNECTIONS = 4


def user_id(number: int) -> str:
    return f"neighbour{number:02}"


def writes(number: int) -> list[tuple[str, dict[str, Any]]]:
    """What the user stores; every text holds the user's own code word."""
    place, word = {"user_id": user_id(number)}, f"hue{number:02}"
    return [
        ("memory_save", place | {"content": f"User's favourite colour is {word}"}),
        (
            "memory.turn_complete",
            place | {"session_id": f"talk{number:02}", "user_message": f"I painted it {word}"},
        ),
        ("memory_save", place | {"content": f"The door is {word}", "tags": ["door"]}),
        ("memory_save", place | {"content": f"Skill in {word}", "namespace": "skill-paint"}),
    ]


def reads(number: int) -> list[tuple[str, dict[str, Any]]]:
    """What the user asks, also with the session of a neighbour."""
    place = {"user_id": user_id(number)}
    talk = {"include_conversation": True}
    other = (number + 1) % USERS
    return [
        ("memory_search", place | {"query": "favourite colour", "top_k": 20} | talk),
        ("memory_search", place | {"query": f"hue{other:02}", "top_k": 20} | talk),
        (
            "memory_search",
            place | {"query": "I painted it", "session_id": f"talk{other:02}"} | talk,
        ),
        ("memory_search", place | {"query": "door", "tags": ["door"]}),
        ("memory_recall", place | {"namespace": "global"}),
        ("memory_recall", place | {"namespace": "skill-paint", "query": "colour"}),
    ]


def answers(
    connections: list[Client], requests: list[tuple[int, str, dict[str, Any]]]
) -> list[tuple[int, dict[str, Any]]]:
    """Send all over the connections in turn, 64 at once; (user, answer)."""
    found = []
    for start in range(0, len(requests), 64):
        sent = []
        for place, (number, method, params) in enumerate(requests[start : start + 64]):
            # A user's writes keep to one connection, where their order counts.
            own = number if method != "memory_search" else place
            connection = connections[own % CONNECTIONS]
            sent.append((number, connection, connection.send(method, params)))
        found += [(number, connection.result(id_)) for number, connection, id_ in sent]
    return found


@pytest.fixture
def connections(shared_daemon: Daemon) -> Iterator[list[Client]]:
    opened = [Client(shared_daemon.socket, timeout_s=60) for _ in range(CONNECTIONS)]
    yield opened
    for one in opened:
        one.close()


def test_64_users_over_4_connections_never_meet(connections: list[Client]) -> None:
    """Interleaved requests answer with the user's own texts and nothing else, and with all."""
    ahead = [
        (number, *request)
        for requests in zip(*(writes(number) for number in range(USERS)), strict=True)
        for number, request in enumerate(requests)
    ]
    answers(connections, ahead)
    asked = [(number, *request) for number in range(USERS) for request in reads(number)]
    random.Random(3).shuffle(asked)
    seen = dict.fromkeys(range(USERS), 0)
    for number, answer in answers(connections, asked):
        found = answer.get("results", answer.get("entries"))
        assert found
        for one in found:
            assert set(re.findall(r"hue\d\d", str(one))) == {f"hue{number:02}"}
            assert one.get("session_id") in (None, f"talk{number:02}")
        seen[number] += len(found)
    assert set(seen.values()) == {4 + 4 + 3 + 1 + 2 + 1}


def test_a_session_of_another_user_finds_nothing(client: Client) -> None:
    """Its id is looked up inside the user's own database only."""
    client.call(
        "memory.turn_complete", user_id="owner", session_id="secret-talk", user_message="violet"
    )
    client.call("memory_save", user_id="stranger", content="x")
    for user in ("stranger", "nobody-at-all"):
        answer = client.call(
            "memory_search",
            user_id=user,
            query="violet",
            include_conversation=True,
            session_id="secret-talk",
        )
        assert [one["source"] for one in answer["results"]] == ["user_memory"] * (
            user == "stranger"
        )
        place = {"user_id": user, "session_id": "secret-talk"}
        assert client.refused("memory.session_read", **place).code == -32004
        assert client.refused("memory.session_delete", **place).code == -32004

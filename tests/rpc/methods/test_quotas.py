"""Quotas: what would be too much is refused whole; reads and deletions go on."""

from collections.abc import Callable

import pytest

from tests.client import Client, RefusedError
from tests.daemon import Daemon

USER = "sam"
NO_MODEL = ("--embedding-model", "none")


def check_exceeded(client: Client, quota: str, limit: int, method: str, **params: object) -> None:
    """The write is refused with the quota's name and limit."""
    refused = client.refused(method, user_id=USER, **params)
    assert (refused.code, refused.data["code"]) == (-32018, "quota_exceeded")
    assert (refused.data["quota"], refused.data["limit"]) == (quota, limit)


def test_notes_stop_at_their_quota(start_daemon: Callable[..., Daemon]) -> None:
    """The third note of two is refused; a repeat, an update and a deletion are not."""
    client = start_daemon(*NO_MODEL, "--quota-notes", "2").connect()
    ids = [
        client.call("memory_save", user_id=USER, content=text)["note_id"] for text in ("one", "two")
    ]
    check_exceeded(client, "notes", 2, "memory_save", content="three")
    assert client.call("memory_save", user_id=USER, content="one")["duplicate"] is True
    client.call("memory_update", user_id=USER, note_id=ids[0], content="uno")
    found = client.call("memory_search", user_id=USER, query="uno three")["results"]
    assert {one["text"] for one in found} == {"uno", "two"}
    client.call("memory.tool_rule_put", user_id=USER, tool_name="t", rule="x")
    client.call("memory_delete", user_id=USER, note_id=ids[1])
    client.call("memory_save", user_id=USER, content="three")
    check_exceeded(client, "notes", 2, "memory_save", content="four")
    client.call("memory_save", user_id="tom", content="four")


def test_a_model_is_told_what_to_do(start_daemon: Callable[..., Daemon]) -> None:
    """Through tools.call the refusal is a result in words."""
    client = start_daemon(*NO_MODEL, "--quota-notes", "1").connect()
    call = {"user_id": USER, "name": "memory_save"}
    assert not client.call("tools.call", **call, arguments={"content": "a"})["is_error"]
    answer = client.call("tools.call", **call, arguments={"content": "b"})
    assert (answer["is_error"], answer["error_code"]) == (True, "quota_exceeded")
    assert "Delete" in str(answer["content"])


def test_turns_stop_at_their_quota(start_daemon: Callable[..., Daemon]) -> None:
    """A turn beyond it is refused with all that it says; a known one is answered as before."""
    client = start_daemon(*NO_MODEL, "--quota-turns", "3").connect()
    turn = {"session_id": "s", "assistant_response": "ok"}
    first = turn | {"user_message": "hello", "turn_id": "1"}
    client.call("memory.turn_complete", user_id=USER, **first)
    calls = {"tool_calls": [{"name": "send_email", "success": True}]}
    decree = turn | {"user_message": "Never email Sarah.", "turn_id": "2"} | calls
    check_exceeded(client, "turns", 3, "memory.turn_complete", **decree)
    rules = client.call("memory.tool_rule_list", user_id=USER, tool_name="send_email")["rules"]
    assert rules == []
    assert client.call("memory.turn_complete", user_id=USER, **first)["duplicate"] is True
    read = client.call("memory.session_read", user_id=USER, session_id="s")["turns"]
    assert [one["text"] for one in read] == ["hello", "ok"]
    client.call("memory.session_delete", user_id=USER, session_id="s")
    assert client.call("memory.turn_complete", user_id=USER, **decree)["captured"]


FILLERS = {
    "memory_save": lambda number: {"content": f"{number} " + "word " * 3000},
    "memory.turn_complete": lambda number: {"session_id": "s", "user_message": f"{number} " * 5000},
    "memory.tool_rule_put": lambda number: {"tool_name": "t", "rule": f"{number} " * 150},
    "memory": lambda number: {"action": "add", "target": "memory", "content": f"{number} " * 200},
}


@pytest.mark.parametrize("method", FILLERS)
def test_bytes_stop_at_their_quota(start_daemon: Callable[..., Daemon], method: str) -> None:
    """Whatever fills the database: the write that would be too much is refused, what is there is
    read, a prompt block is still frozen, and after a deletion there is room again."""
    limit = 450_000
    flags = (*NO_MODEL, "--quota-bytes", str(limit), "--memory-char-limit", "0")
    client = start_daemon(*flags).connect()
    rule = {"user_id": USER, "tool_name": "pinned", "rule": "Ask first.", "priority": "high"}
    client.call("memory.tool_rule_put", **rule)
    ballast = client.call("memory_save", user_id=USER, content="ballast " * 3500)["note_id"]
    error = None
    number = 0
    while error is None:
        number += 1
        id_ = client.send(method, {"user_id": USER, **FILLERS[method](number)})
        try:
            client.result(id_)
        except RefusedError as refused:
            error = refused
    assert (error.code, error.data["quota"], error.data["limit"]) == (-32018, "bytes", limit)
    assert number > 2
    assert client.call("memory_search", user_id=USER, query="ballast")["results"]
    client.call("memory_delete", user_id=USER, note_id=ballast)
    client.call(method, user_id=USER, **FILLERS[method](number))
    started = client.call("memory.session_start", user_id=USER, session_id="new")
    assert "Ask first." in started["rendered"]

"""The audit of verdicts other than allow, over the socket."""

from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.database import open_database

USER = "sam"
SARAH = {"to": "sarah@example.com", "body": "zanzibarina"}


def put(client: Client, text: str, priority: str = "critical") -> str:
    rule = {"user_id": USER, "tool_name": "send_email", "rule": text, "priority": priority}
    return str(client.call("memory.tool_rule_put", **rule)["id"])


def check(client: Client, arguments: dict[str, Any], **more: str) -> str:
    call = {"user_id": USER, "tool_name": " Send_Email ", "arguments": arguments, **more}
    return str(client.call("memory.tool_call_check", **call)["verdict"])


def audit(client: Client, **page: Any) -> list[dict[str, Any]]:
    return list(client.call("memory.tool_verdicts", user_id=USER, **page)["verdicts"])


def test_an_entry_names_what_decided_and_nothing_of_the_call(client: Client) -> None:
    """Newest first, with the kind of the reason; an allowed call leaves no entry."""
    rule = put(client, "Never email Sarah.")
    advice = put(client, "Do not email Tom.", "high")
    assert check(client, {"to": "ann@example.com"}, session_id="s") == "allow"
    assert check(client, SARAH, session_id="s") == "deny"
    assert check(client, {"to": "tom@example.com"}) == "ask"
    assert check(client, {"to": "x", "path": ".oxydra/memory.db"}) == "deny"
    entries = audit(client)
    times = [entry.pop("at") for entry in entries]
    assert times == sorted(times, reverse=True)
    tool = {"tool_name": "send_email"}
    none: dict[str, Any] = {"rules": [], "session_id": None}
    assert entries == [
        none | tool | {"verdict": "deny", "reason": "builtin"},
        none | tool | {"verdict": "ask", "reason": "high_rule", "rules": [tool | {"id": advice}]},
        tool
        | {"verdict": "deny", "reason": "forbidden"}
        | {"rules": [tool | {"id": rule}], "session_id": "s"},
    ]


def test_a_critical_rule_that_leaves_it_open_is_unsettled(client: Client) -> None:
    """Its ask is told from that of a high rule."""
    put(client, "Never email customers without my consent.")
    assert check(client, {"to": "ann@example.com", "body": "Hello"}) == "ask"
    (entry,) = audit(client)
    assert (entry["verdict"], entry["reason"]) == ("ask", "unsettled")


def test_pages_go_back_in_time(client: Client) -> None:
    """Each entry stands on one page, also when others are written meanwhile."""
    put(client, "Never email Sarah.")
    for number in range(5):
        check(client, SARAH, session_id=f"s{number}")
    page = client.call("memory.tool_verdicts", user_id=USER, limit=2)
    seen = page["verdicts"]
    check(client, SARAH, session_id="later")
    while page["next_cursor"]:
        page = client.call(
            "memory.tool_verdicts", user_id=USER, limit=2, cursor=page["next_cursor"]
        )
        seen += page["verdicts"]
    assert [entry["session_id"] for entry in seen] == ["s4", "s3", "s2", "s1", "s0"]
    assert client.refused("memory.tool_verdicts", user_id=USER, cursor="x").code == -32602


def test_an_unknown_user_has_no_audit(client: Client) -> None:
    """What is denied to one leaves no database behind."""
    assert check(client, {"path": ".oxydra/memory.db"}) == "deny"
    nothing: dict[str, Any] = {"verdicts": [], "next_cursor": None, "lost": 0}
    assert client.call("memory.tool_verdicts", user_id=USER) == nothing
    assert client.call("memory.tool_rule_list", user_id=USER, tool_name="send_email")["rules"] == []


def test_what_is_deleted_for_good_leaves_ids_alone(client: Client) -> None:
    """Of a rule its id; of a session not even that."""
    rule = put(client, "Never email Sarah.")
    turn = {"user_id": USER, "session_id": "s", "turn_id": "t"}
    client.call("memory.turn_complete", **turn, user_message="Hello.")
    for session in ("s", "other"):
        check(client, SARAH, session_id=session)
    key = {"user_id": USER, "tool_name": "send_email", "id": rule}
    assert client.call("memory.tool_rule_delete", **key) == {"deleted": True}
    client.call("memory.session_delete", user_id=USER, session_id="s")
    assert [(one["session_id"], one["rules"][0]["id"]) for one in audit(client)] == [
        ("other", rule),
        (None, rule),
    ]


@pytest.mark.usefixtures("plain_files")
def test_no_file_holds_what_a_call_said(daemon: Daemon, client: Client) -> None:
    """Entries survive a kill; the arguments were never written."""
    put(client, "Never email Sarah.")
    check(client, SARAH)
    before = audit(client)
    assert len(before) == 1
    daemon.kill()
    daemon.start()
    with daemon.connect() as again:
        assert audit(again) == before
    assert [file for file in daemon.own_files(USER) if b"zanzibarina" in file.read_bytes()] == []


def test_a_check_is_answered_while_nothing_can_be_written(daemon: Daemon, client: Client) -> None:
    """Another program holds the database; the entries follow once it lets go."""
    put(client, "Never email Sarah.")
    other = open_database(daemon.database(USER))
    try:
        other.execute("BEGIN IMMEDIATE")
        assert [check(client, SARAH) for _ in range(20)] == ["deny"] * 20
        assert other.execute("SELECT count(*) FROM verdicts").fetchone() == (0,)
        other.execute("ROLLBACK")
    finally:
        other.close()
    assert len(audit(client)) == 20


def test_entries_that_wait_are_written_when_the_daemon_stops(
    daemon: Daemon, client: Client
) -> None:
    """An orderly stop loses none."""
    put(client, "Never email Sarah.")
    for _ in range(30):
        check(client, SARAH)
    assert daemon.stop() == 0
    database = open_database(daemon.database(USER))
    assert database.execute("SELECT count(*) FROM verdicts").fetchone() == (30,)
    database.close()
    daemon.start()

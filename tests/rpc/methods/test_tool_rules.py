"""The memory.tool_rule* methods over the socket."""

import json
import re
import socket
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon

USER = "sam"


def put(client: Client, rule: str, tool_name: str = "send_email", **more: object) -> dict[str, Any]:
    stored: dict[str, Any] = client.call(
        "memory.tool_rule_put", user_id=USER, tool_name=tool_name, rule=rule, **more
    )
    return stored


def texts(client: Client, tool_name: str = "send_email", **more: object) -> list[str]:
    found = client.call("memory.tool_rule_list", user_id=USER, tool_name=tool_name, **more)
    return [rule["rule"] for rule in found["rules"]]


def test_a_new_rule_has_the_documented_defaults(client: Client) -> None:
    """Without options a rule is normal, programmatic, active and untagged."""
    rule = put(client, "  Sign with the team name. ")
    assert rule["rule"] == "Sign with the team name."
    assert (rule["priority"], rule["source"], rule["status"]) == (
        "normal",
        "programmatic",
        "active",
    )
    assert (rule["tags"], rule["expires_at"], rule["provenance"]) == ([], None, None)
    assert rule["created_at"] == rule["updated_at"]
    assert re.fullmatch(r"[0-9a-f-]{36}", rule["id"])


def test_a_rule_is_read_back_under_any_spelling_of_its_tool(client: Client) -> None:
    """Tool names are trimmed and lower-cased on every path."""
    rule = put(client, "x", tool_name=" Send_Email ")
    assert rule["tool_name"] == "send_email"
    got = client.call("memory.tool_rule_get", user_id=USER, tool_name="SEND_EMAIL", id=rule["id"])
    assert got == rule


def test_an_unknown_rule_reads_as_null(client: Client) -> None:
    """get answers null for an id, a tool and a user that are not there."""
    put(client, "x")
    for user in (USER, "nobody"):
        call = {"user_id": user, "tool_name": "send_email", "id": "none"}
        assert client.call("memory.tool_rule_get", **call) is None


def test_changing_a_rule_keeps_what_is_not_given(client: Client) -> None:
    """put with a known id changes the text, keeps the rest and moves updated_at."""
    first = put(
        client, "a", id="r1", priority="high", tags=["X", "x ", "y"], source="user_explicit"
    )
    second = put(client, "b", id="r1")
    assert second == first | {"rule": "b", "updated_at": second["updated_at"]}
    assert first["tags"] == ["x", "y"]
    assert second["updated_at"] > first["updated_at"]


def test_the_same_text_makes_no_twin(client: Client) -> None:
    """put without id returns the active rule that says the same, with the higher priority."""
    first = put(client, "Don’t push.")
    second = put(client, "don't  push", priority="critical")
    third = put(client, "DON'T PUSH!", priority="high")
    assert second["id"] == first["id"] == third["id"]
    assert (second["priority"], third["priority"]) == ("critical", "critical")
    assert texts(client) == ["Don’t push."]


def test_another_tool_may_have_the_same_text(client: Client) -> None:
    """Twins are looked for within one tool."""
    assert put(client, "x")["id"] != put(client, "x", tool_name="bash")["id"]


def test_a_list_shows_priority_first_then_the_freshest(client: Client) -> None:
    """The order of memory.tool_rule_list."""
    for text, priority in [("n", "normal"), ("c1", "critical"), ("h", "high"), ("c2", "critical")]:
        put(client, text, priority=priority)
    assert texts(client) == ["c2", "c1", "h", "n"]


def test_a_list_is_read_in_pages(client: Client) -> None:
    """limit and cursor walk the whole list once, also while it grows at its front."""
    for number in range(7):
        put(client, f"rule {number}")
    page = client.call("memory.tool_rule_list", user_id=USER, tool_name="send_email", limit=3)
    seen = [rule["rule"] for rule in page["rules"]]
    put(client, "newest")
    while page["next_cursor"]:
        page = client.call(
            "memory.tool_rule_list",
            user_id=USER,
            tool_name="send_email",
            limit=3,
            cursor=page["next_cursor"],
        )
        seen += [rule["rule"] for rule in page["rules"]]
    assert seen == [f"rule {number}" for number in range(6, -1, -1)]


@pytest.mark.parametrize(
    "cursor", ["x", "W10", "WzEsMl0", "bnVsbA", "🦊", "W3RydWUsMSwiYSIsImIiXQ"]
)
def test_a_foreign_cursor_is_refused(client: Client, cursor: str) -> None:
    """A cursor that no list gave out is an invalid param, not a fault."""
    put(client, "x")
    call = {"user_id": USER, "tool_name": "send_email", "cursor": cursor}
    error = client.refused("memory.tool_rule_list", **call)
    assert (error.code, error.data["field"]) == (-32602, "cursor")


def test_an_expired_rule_is_listed_as_expired_only(client: Client) -> None:
    """A rule past its expires_at is no longer active, pinned or checked."""
    put(client, "Never email Sarah.", priority="critical", expires_at="2020-01-01T00:00:00Z")
    assert texts(client) == []
    assert texts(client, status="expired") == ["Never email Sarah."]
    assert client.call("memory.tool_rules_for_prompt", user_id=USER)["rendered"] == ""
    call = {"user_id": USER, "tool_name": "send_email", "arguments": {"to": "Sarah"}}
    assert client.call("memory.tool_call_check", **call)["verdict"] == "allow"
    counts = client.call("user.stats", user_id=USER)["counts"]
    assert (counts["rules"], counts["active_rules"]) == (1, 0)


def test_the_expiry_can_be_taken_away(client: Client) -> None:
    """expires_at null makes a rule hold for ever; leaving it out keeps the time."""
    first = put(client, "x", id="r", expires_at="2099-01-01T02:00:00+02:00")
    assert first["expires_at"] == "2099-01-01T00:00:00.000000Z"
    assert put(client, "y", id="r")["expires_at"] == first["expires_at"]
    assert put(client, "z", id="r", expires_at=None)["expires_at"] is None


def test_a_deleted_rule_is_gone_with_its_history(client: Client) -> None:
    """delete says whether there was a rule; nothing of it is left to read."""
    rule = put(client, "x")
    place = {"user_id": USER, "tool_name": "send_email", "id": rule["id"]}
    assert client.call("memory.tool_rule_delete", **place) == {"deleted": True}
    assert client.call("memory.tool_rule_delete", **place) == {"deleted": False}
    assert client.call("memory.tool_rule_get", **place) is None
    assert client.call("memory.tool_rule_history", **place)["events"] == []


def test_the_history_tells_every_change(client: Client) -> None:
    """Each put is an event with the text and priority after it."""
    put(client, "a", id="r")
    put(client, "b", id="r", priority="high")
    events = client.call("memory.tool_rule_history", user_id=USER, tool_name="send_email", id="r")[
        "events"
    ]
    told = [(event["event"], event["rule"], event["priority"]) for event in events]
    assert told == [("put", "a", "normal"), ("put", "b", "high")]
    assert events[0]["at"] < events[1]["at"]


def test_the_bare_list_holds_the_active_rules(client: Client) -> None:
    """memory.tool_rules_json is a list and nothing around it."""
    rule = put(client, "x")
    assert client.call("memory.tool_rules_json", user_id=USER, tool_name="send_email") == [rule]
    assert client.call("memory.tool_rules_json", user_id="nobody", tool_name="send_email") == []


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({"rule": ""}, "rule"),
        ({"rule": " \n"}, "rule"),
        ({"rule": "x" * 1001}, "rule"),
        ({"rule": "a\0b"}, "rule"),
        ({"rule": 5}, "rule"),
        ({"tool_name": "__unscoped__"}, "tool_name"),
        ({"tool_name": "a b"}, "tool_name"),
        ({"tool_name": "`x`"}, "tool_name"),
        ({"tool_name": "e\u0301"}, "tool_name"),
        ({"user_id": "../sam"}, "user_id"),
        ({"user_id": "sam/x"}, "user_id"),
        ({"user_id": ""}, "user_id"),
        ({"user_id": "sam\n"}, "user_id"),
        ({"id": "a/b"}, "id"),
        ({"priority": "urgent"}, "priority"),
        ({"tags": ["x"] * 17}, "tags"),
        ({"tags": ["x" * 65]}, "tags[0]"),
        ({"expires_at": "2026-02-30T00:00:00Z"}, "expires_at"),
        ({"created_at": "2020-01-01T00:00:00Z"}, "created_at"),
    ],
)
def test_a_bad_param_is_named_and_nothing_is_stored(
    shared_daemon: Daemon, client: Client, params: dict[str, Any], field: str
) -> None:
    """Every bad param answers -32602 with its field, and no user comes into being."""
    before = sorted(shared_daemon.workspace_root.rglob("*"))
    whole = {"user_id": USER, "tool_name": "send_email", "rule": "x"} | params
    error = client.refused("memory.tool_rule_put", **whole)
    assert (error.code, error.data["field"]) == (-32602, field)
    assert sorted(shared_daemon.workspace_root.rglob("*")) == before


def test_reads_of_unknown_users_create_nothing(daemon: Daemon, client: Client) -> None:
    """Every read of a user who was never written to leaves the disk as it is."""
    place = {"user_id": "ghost", "tool_name": "bash"}
    client.call("memory.tool_rule_get", **place, id="1")
    client.call("memory.tool_rule_list", **place)
    client.call("memory.tool_rule_history", **place, id="1")
    client.call("memory.tool_rules_json", **place)
    client.call("memory.tool_rules_for_prompt", user_id="ghost")
    client.call("memory.tool_call_check", **place)
    client.call("memory.tool_rule_delete", **place, id="1")
    client.call("memory_recall", user_id="ghost", namespace="tool-bash")
    for method in ("memory.session_list", "memory.session_end", "memory.session_read"):
        more = {} if method.endswith("list") else {"session_id": "s"}
        assert client.refused(method, user_id="ghost", **more).data["code"] == "not_found"
    found = {one.name for one in daemon.workspace_root.iterdir()}
    assert found == {".memoryd.lock", ".memoryd.reserve"}


def test_files_are_the_owners_alone(daemon: Daemon, client: Client) -> None:
    """0711 for the user's folder, 0700 for .oxydra, 0600 for every file in it."""
    put(client, "x")
    internal = daemon.database(USER).parent
    assert internal.parent.stat().st_mode & 0o7777 == 0o711
    assert internal.stat().st_mode & 0o7777 == 0o700
    modes = {file.name: file.stat().st_mode & 0o7777 for file in daemon.own_files(USER)}
    assert set(modes.values()) == {0o600}, modes


def test_rules_survive_a_kill(daemon: Daemon, client: Client) -> None:
    """What was acknowledged is there after SIGKILL, byte for byte."""
    rule = put(client, "Never delete 👩\u200d💻 anything 🦊", priority="critical")
    daemon.kill()
    daemon.start()
    place = {"user_id": USER, "tool_name": "send_email", "id": rule["id"]}
    assert daemon.connect().call("memory.tool_rule_get", **place) == rule


def test_users_do_not_see_each_other(client: Client) -> None:
    """A rule of one user is not there for another."""
    rule = put(client, "x")
    place = {"user_id": "tom", "tool_name": "send_email"}
    assert client.call("memory.tool_rule_get", **place, id=rule["id"]) is None
    assert client.call("memory.tool_rule_list", **place)["rules"] == []


def test_pipelined_requests_of_a_user_take_effect_in_order(client: Client) -> None:
    """Reads between writes on one connection see exactly the writes sent before them."""
    place = {"user_id": USER, "tool_name": "t"}
    gets = []
    for number in range(40):
        client.send("memory.tool_rule_put", place | {"id": "r", "rule": f"text {number}"})
        gets.append(client.send("memory.tool_rule_get", place | {"id": "r"}))
    assert [found["rule"] for found in client.results(gets)] == [f"text {n}" for n in range(40)]


def test_a_live_block_shows_the_writes_sent_before_it(client: Client) -> None:
    """Without session_id too, the block comes after the puts of the same connection."""
    place = {"user_id": USER, "tool_name": "t", "priority": "critical"}
    for number in range(20):
        client.send("memory.tool_rule_put", place | {"rule": f"Never do {number}."})
        shown = client.result(client.send("memory.tool_rules_for_prompt", {"user_id": USER}))
        assert f"Never do {number}." in shown["rendered"]


def test_a_whole_float_is_a_whole_number(client: Client) -> None:
    """JSON has one kind of number: limit 2.0 is limit 2."""
    for text in ("a", "b", "c"):
        put(client, text)
    place = {"user_id": USER, "tool_name": "send_email", "limit": 2.0}
    assert len(client.call("memory.tool_rule_list", **place)["rules"]) == 2


def test_a_long_pipeline_of_changing_kinds_is_answered(client: Client) -> None:
    """Hundreds of reads and writes that wait for each other end one after the other."""
    place = {"user_id": USER, "tool_name": "t", "id": "r"}
    put(client, "first", tool_name="t", id="r")
    requests: list[dict[str, Any]] = []
    for number in range(100):
        for method, more in [("put", {"rule": f"{number}", "priority": "bad"}), ("get", {})]:
            requests.append(
                {
                    "jsonrpc": "2.0",
                    "id": len(requests),
                    "method": f"memory.tool_rule_{method}",
                    "params": place | more,
                }
            )
    client.send("memory.tool_rule_put", place | {"rule": "slow"})
    lines = [json.dumps(one) for one in requests] + [json.dumps(requests[:100])]
    client._socket.sendall("\n".join([*lines, ""]).encode())
    answered = 0
    while answered < len(lines) + 1:
        assert client._file.readline()
        answered += 1


def test_a_far_expiry_outlives_a_restart(daemon: Daemon, client: Client) -> None:
    """The last time that a call takes is one that a stored rule may have."""
    rule = put(client, "x", id="r", expires_at="9999-12-31T23:59:59Z")
    daemon.restart()
    place = {"user_id": USER, "tool_name": rule["tool_name"], "id": "r"}
    assert daemon.connect().call("memory.tool_rule_get", **place) == rule


@pytest.mark.parametrize("expires_at", ["tomorrow", "2026-01-01", 5, ""])
def test_a_bad_expiry_is_told_what_is_wanted(client: Client, expires_at: object) -> None:
    """The reason names the form of a time, not the schema's inner life."""
    place = {"user_id": USER, "tool_name": "t", "rule": "x"}
    error = client.refused("memory.tool_rule_put", **place, expires_at=expires_at)
    assert (error.code, error.data["field"]) == (-32602, "expires_at")
    assert "RFC 3339" in error.data["reason"]
    assert "null" in error.data["reason"]


def test_thousands_of_unread_rules_hold_nobody_up(daemon: Daemon, client: Client) -> None:
    """The first check after a start reads every text; daemon.health is answered meanwhile."""
    place = {"user_id": USER, "tool_name": "send_email"}
    rules = [f"Never email person{n}@example{n % 7}.com." for n in range(3000)]
    for part in range(0, len(rules), 500):
        texts = rules[part : part + 500]
        puts = [place | {"rule": text, "priority": "critical"} for text in texts]
        client.results([client.send("memory.tool_rule_put", put) for put in puts])
    daemon.restart()
    checking, asking = daemon.connect(), daemon.connect()
    checking.call("memory.profile", user_id=USER)
    check = place | {"arguments": {"to": "person7@example0.com"}}
    sent = checking.send("memory.tool_call_check", check)
    checking._socket.setblocking(False)
    answered = 0
    while True:
        asking.call("daemon.health")
        try:
            if checking._socket.recv(1, socket.MSG_PEEK):
                break
        except BlockingIOError:
            answered += 1
    checking._socket.settimeout(30)
    assert checking.result(sent)["verdict"] == "deny"
    assert answered > 20

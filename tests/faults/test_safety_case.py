"""The safety case, from outside: a decree holds in every later session."""

from typing import Any

import pytest

from tests.daemon import Daemon

USER = "sam"
DECREE = "Never email Sarah at sarah@example.com."
PINNED = f"### `send_email`\n- **[critical]** {DECREE}"
MAIL_TO_SARAH = {
    "user_id": USER,
    "tool_name": "send_email",
    "arguments": {"to": "sarah@example.com"},
}


def test_a_decree_survives_a_kill_and_binds_the_next_session(daemon: Daemon) -> None:
    """Said once, it is pinned after SIGKILL, stays byte-equal for 200 turns and a restart, and
    denies the mail."""
    answer = daemon.connect().call(
        "memory.turn_complete",
        user_id=USER,
        session_id="one",
        turn_id="1",
        user_message=DECREE,
        tool_calls=[{"name": "send_email", "success": True}],
    )
    (rule,) = answer["captured"]
    daemon.kill()
    daemon.start()
    client = daemon.connect()
    block = client.call("memory.session_start", user_id=USER, session_id="two")["rendered"]
    assert PINNED in block
    for number in range(200):
        client.call(
            "memory.turn_complete",
            user_id=USER,
            session_id="two",
            turn_id=str(number),
            user_message=f"never mind, tell me about topic {number}",
            assistant_response="Here is what I know.",
        )
    daemon.restart()
    client = daemon.connect()
    assert client.call("memory.session_start", user_id=USER, session_id="two")["rendered"] == block
    verdict = client.call("memory.tool_call_check", **MAIL_TO_SARAH)
    assert verdict["verdict"] == "deny"
    assert [one["id"] for one in verdict["rules"]] == [rule["id"]]
    assert DECREE in verdict["reason"]


@pytest.mark.parametrize("running", [True, False], ids=["running", "stopped"])
def test_a_lost_database_never_allows(daemon: Daemon, running: bool) -> None:
    """With memory.db gone every method errors, across restarts, until the user is reset."""
    client = daemon.connect()
    client.call(
        "memory.tool_rule_put",
        user_id=USER,
        tool_name="send_email",
        rule=DECREE,
        priority="critical",
    )
    client.call("memory.session_start", user_id=USER, session_id="s")
    if not running:
        daemon.stop()
    daemon.database(USER).unlink()
    for _ in range(2):
        if not running:
            daemon.start()
        client = daemon.connect()
        place = {"user_id": USER, "tool_name": "send_email"}
        requests: list[tuple[str, dict[str, Any]]] = [
            ("memory.tool_call_check", MAIL_TO_SARAH),
            ("memory.session_start", {"user_id": USER, "session_id": "s"}),
            ("memory.tool_rules_for_prompt", {"user_id": USER}),
            ("memory.tool_rule_list", place),
            ("memory.tool_rule_put", place | {"rule": "x"}),
            ("memory.tool_rule_get", place | {"id": "x"}),
            ("memory.tool_rules_json", place),
            ("memory.turn_complete", {"user_id": USER, "user_message": "hi"}),
            ("memory.session_list", {"user_id": USER}),
            ("memory_recall", {"user_id": USER, "namespace": "tool-send_email"}),
        ]
        for method, params in requests:
            error = client.refused(method, **params)
            assert (error.code, error.data["reason"]) == (-32014, "missing"), method
        assert client.call("memory.tool_rules_for_prompt", user_id="tom")["rendered"] == ""
        daemon.stop()
        running = False
    daemon.start()
    client = daemon.connect()
    client.call("user.reset", user_id=USER, confirm=USER)
    assert client.call("memory.tool_call_check", **MAIL_TO_SARAH)["verdict"] == "allow"


def test_a_healthy_database_is_not_reset(daemon: Daemon) -> None:
    """user.reset answers conflict and changes nothing while the database can be used."""
    client = daemon.connect()
    client.call("memory.tool_rule_put", user_id=USER, tool_name="t", rule="x")
    assert client.refused("user.reset", user_id=USER, confirm=USER).data["code"] == "conflict"
    assert client.refused("user.reset", user_id=USER, confirm="tom").data["field"] == "confirm"
    assert client.refused("user.reset", user_id="tom", confirm="tom").data["code"] == "not_found"
    assert len(client.call("memory.tool_rules_json", user_id=USER, tool_name="t")) == 1


def test_a_damaged_database_answers_errors_and_can_be_reset(daemon: Daemon) -> None:
    """Garbage in memory.db is storage_unavailable for this user alone; reset keeps the file."""
    client = daemon.connect()
    client.call("memory.tool_rule_put", user_id=USER, tool_name="t", rule="x")
    daemon.stop()
    daemon.database(USER).write_bytes(b"\xff" * 8192)
    daemon.start()
    client = daemon.connect()
    error = client.refused("memory.tool_call_check", **MAIL_TO_SARAH)
    assert error.code == -32014
    assert error.data["reason"] in {"damaged", "quarantined"}  # by this call, or by a job before
    (aside,) = client.call("user.reset", user_id=USER, confirm=USER)["set_aside"]
    assert (daemon.database(USER).parent / aside).read_bytes() == b"\xff" * 8192
    assert client.call("memory.tool_rules_json", user_id=USER, tool_name="t") == []

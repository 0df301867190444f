"""memory.turn_complete over the socket."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon

USER = "sam"
OK = {"name": "send_email", "success": True}


def turn(client: Client, message: str, **more: object) -> dict[str, Any]:
    done: dict[str, Any] = client.call(
        "memory.turn_complete", user_id=USER, user_message=message, **more
    )
    return done


def failed(tool: str, summary: str) -> dict[str, Any]:
    return {"name": tool, "success": False, "output_summary": summary}


def test_a_decree_becomes_a_critical_rule_with_its_provenance(client: Client) -> None:
    """The rule is user_explicit, tagged, on the tool that ran, and knows where it was said."""
    answer = turn(
        client,
        "Thanks! Never email Sarah at sarah@example.com.",
        tool_calls=[OK],
        session_id="s1",
        turn_id="t1",
    )
    (rule,) = answer["captured"]
    assert (rule["tool_name"], rule["priority"], rule["source"]) == (
        "send_email",
        "critical",
        "user_explicit",
    )
    assert rule["tags"] == ["user-decree"]
    assert rule["rule"] == "Never email Sarah at sarah@example.com."
    assert (rule["provenance"]["session_id"], rule["provenance"]["turn_id"]) == ("s1", "t1")
    assert "Never email Sarah" in rule["provenance"]["sentence"]
    place = {"user_id": USER, "tool_name": "send_email", "id": rule["id"]}
    assert client.call("memory.tool_rule_get", **place) == rule


def test_the_same_decree_again_is_reaffirmed(client: Client) -> None:
    """No twin: the stored rule's updated_at moves and it is reported."""
    (first,) = turn(client, "never email Sarah", tool_calls=[OK])["captured"]
    again = turn(client, "Never  email Sarah!", tool_calls=[OK])
    assert again["captured"] == []
    (rule,) = again["reaffirmed"]
    assert rule["id"] == first["id"]
    assert rule["updated_at"] > first["updated_at"]
    place = {"user_id": USER, "tool_name": "send_email"}
    history = client.call("memory.tool_rule_history", **place, id=first["id"])
    assert [event["event"] for event in history["events"]] == ["put", "reaffirmed"]


def test_a_decree_without_a_tool_is_pinned_under_any_tool(client: Client) -> None:
    """A decree that fits no known tool is never stored where nobody reads it."""
    (rule,) = turn(client, "Never share my home address with anyone.")["captured"]
    assert rule["tool_name"] == "__unscoped__"
    prompt = client.call("memory.tool_rules_for_prompt", user_id=USER, tools=["bash"])
    assert "### Any tool\n- **[critical]** Never share my home address" in prompt["rendered"]


def test_a_tool_known_from_before_is_taken(client: Client) -> None:
    """A decree in a turn without tools goes to a tool that ran in an earlier one."""
    turn(client, "hello", tool_calls=[OK])
    (rule,) = turn(client, "never email Tom")["captured"]
    assert rule["tool_name"] == "send_email"


def test_what_the_agent_says_is_no_decree(client: Client) -> None:
    """Only the user's own message is looked at."""
    answer = client.call(
        "memory.turn_complete",
        user_id=USER,
        assistant_response="I will never email Sarah. Never email Sarah.",
        tool_calls=[OK],
    )
    assert answer["captured"] == []


def test_repeated_failures_earn_one_observation(client: Client) -> None:
    """Two failures of a tool in a turn make one normal rule with the class, never the output."""
    secret = "/home/sam/.ssh/id_rsa: Permission denied"
    answer = turn(client, "try", tool_calls=[failed("bash", secret)] * 3 + [failed("git", "x")])
    (rule,) = answer["observations"]
    assert (rule["tool_name"], rule["priority"], rule["source"]) == ("bash", "normal", "post_turn")
    assert rule["tags"] == ["repeated-failure"]
    assert "failed 3 times in one turn (permission denied)" in rule["rule"]
    assert "id_rsa" not in rule["rule"]


def test_observations_of_one_class_are_merged(client: Client) -> None:
    """The same class again moves the stored observation on; another class makes another."""
    (first,) = turn(client, "a", tool_calls=[failed("bash", "permission denied")] * 2)[
        "observations"
    ]
    (again,) = turn(client, "b", tool_calls=[failed("bash", "permission denied")] * 4)[
        "observations"
    ]
    (other,) = turn(client, "c", tool_calls=[failed("bash", "timed out")] * 2)["observations"]
    assert again["id"] == first["id"] != other["id"]
    assert "4 times" in again["rule"]
    place = {"user_id": USER, "tool_name": "bash"}
    assert len(client.call("memory.tool_rule_list", **place)["rules"]) == 2


def test_only_the_newest_observations_are_kept(start_daemon: Callable[..., Daemon]) -> None:
    """Beyond the setting the oldest observation of the tool goes."""
    client = start_daemon("--observations-kept", "2").connect()
    for summary in ("permission denied", "timed out", "no such file"):
        turn(client, summary, tool_calls=[failed("bash", summary)] * 2)
    found = client.call("memory.tool_rule_list", user_id=USER, tool_name="bash")["rules"]
    assert len(found) == 2
    assert not any("permission" in rule["rule"] for rule in found)


def test_no_observation_is_kept_where_none_is_wanted(start_daemon: Callable[..., Daemon]) -> None:
    """observations_kept 0: none is made, and one of before goes with the next failure."""
    daemon = start_daemon()
    failures = [failed("bash", "timed out")] * 2
    turn(daemon.connect(), "a", tool_calls=failures)
    daemon.restart("--observations-kept", "0")
    client = daemon.connect()
    place = {"user_id": USER, "tool_name": "bash"}
    assert len(client.call("memory.tool_rule_list", **place)["rules"]) == 1
    assert turn(client, "b", tool_calls=failures)["observations"] == []
    assert client.call("memory.tool_rule_list", **place)["rules"] == []


def test_statistics_count_every_call(client: Client) -> None:
    """tool_effectiveness tells calls, failures, the last class and durations."""
    calls = [OK | {"duration_ms": 10}, OK | {"duration_ms": 30}, failed("send_email", "timed out")]
    turn(client, "a", tool_calls=calls)
    (entry,) = client.call("memory_recall", user_id=USER, namespace="tool_effectiveness")["entries"]
    assert entry["key"] == "tool/send_email"
    assert entry["text"] == (
        "send_email: 3 calls, 1 failed, last with timeout; 20 ms on average, 30 ms at most"
    )


def test_the_same_turn_again_answers_as_before(client: Client) -> None:
    """A retry changes nothing and is marked; the rule is not even reaffirmed."""
    params = {"tool_calls": [OK], "session_id": "s", "turn_id": "t"}
    first = turn(client, "never email Sarah", **params)
    again = turn(client, "never email Sarah", **params)
    assert again == first | {"duplicate": True}
    read = client.call("memory.session_read", user_id=USER, session_id="s")
    assert len(read["turns"]) == 1


def test_the_same_turn_id_with_another_content_is_a_conflict(client: Client) -> None:
    """-32017, and the other content leaves nothing."""
    turn(client, "hello", session_id="s", turn_id="t")
    error = client.refused(
        "memory.turn_complete",
        user_id=USER,
        user_message="never email Sarah",
        session_id="s",
        turn_id="t",
    )
    assert (error.code, error.data["code"]) == (-32017, "conflict")
    assert client.call("memory.tool_rules_for_prompt", user_id=USER)["rules"] == []


def test_two_of_the_same_turn_in_flight_are_one(client: Client) -> None:
    """The second waits for the first and answers as a duplicate."""
    params = {
        "user_id": USER,
        "user_message": "never email Sarah",
        "session_id": "s",
        "turn_id": "t",
        "tool_calls": [OK],
    }
    ids = [client.send("memory.turn_complete", params) for _ in range(8)]
    answers = client.results(ids)
    assert [answer["duplicate"] for answer in answers] == [False] + [True] * 7
    assert {answer["captured"][0]["id"] for answer in answers} == {answers[0]["captured"][0]["id"]}


def test_a_turn_id_lives_as_long_as_its_session(client: Client) -> None:
    """After session_delete the id is free again."""
    turn(client, "hello", session_id="s", turn_id="t")
    client.call("memory.session_delete", user_id=USER, session_id="s")
    assert turn(client, "other", session_id="s", turn_id="t")["duplicate"] is False


@pytest.mark.parametrize(
    ("params", "field"),
    [
        ({}, "user_message"),
        ({"user_message": "x", "turn_id": "t"}, "session_id"),
        ({"user_message": "x", "session_id": "memory:x"}, "session_id"),
        ({"user_message": "x", "session_id": "  "}, "session_id"),
        ({"user_message": "x", "session_id": "a\nb"}, "session_id"),
        ({"user_message": "x", "occurred_at": "2999-01-01T00:00:00Z"}, "occurred_at"),
        (
            {"user_message": "x", "tool_calls": [{"name": "a b", "success": True}]},
            "tool_calls[0].name",
        ),
        ({"user_message": "x", "tool_calls": [{"name": "a"}]}, "tool_calls[0].success"),
    ],
)
def test_a_bad_turn_is_refused_whole(client: Client, params: dict[str, Any], field: str) -> None:
    """A bad param names its field and nothing of the turn is stored."""
    error = client.refused("memory.turn_complete", user_id=USER, **params)
    assert (error.code, error.data["field"]) == (-32602, field)
    assert client.refused("memory.session_list", user_id=USER).data["code"] == "not_found"


@pytest.mark.parametrize(
    ("flags", "environment"),
    [
        (("--capture-enabled", "false"), None),
        ((), {"MEMORYD_TOOL_MEMORY_CAPTURE_ENABLED": "0"}),
        ((), {"OPENHUMAN_LEARNING_TOOL_MEMORY_CAPTURE_ENABLED": "0"}),
    ],
)
def test_capture_can_be_switched_off(
    start_daemon: Callable[..., Daemon], flags: tuple[str, ...], environment: dict[str, str] | None
) -> None:
    """Without capture no rule is made; texts and statistics are still stored."""
    client = start_daemon(*flags, environment=environment).connect()
    answer = turn(
        client, "never email Sarah", session_id="s", tool_calls=[OK, *[failed("bash", "x")] * 2]
    )
    assert answer["captured"] == answer["observations"] == []
    assert len(client.call("memory.session_read", user_id=USER, session_id="s")["turns"]) == 1
    entries = client.call("memory_recall", user_id=USER, namespace="tool_effectiveness")["entries"]
    assert len(entries) == 2


def test_the_conversation_can_be_left_out(start_daemon: Callable[..., Daemon]) -> None:
    """With index_conversation off decrees are captured and no text is kept."""
    client = start_daemon("--index-conversation", "false").connect()
    assert turn(client, "never email Sarah", session_id="s")["captured"]
    assert client.call("memory.session_read", user_id=USER, session_id="s")["turns"] == []


@pytest.mark.usefixtures("plain_files")
def test_tool_output_and_arguments_are_stored_nowhere(daemon: Daemon, client: Client) -> None:
    """What a tool answered and was given is on no disk: attackers write it."""
    call = failed("bash", "canary-output permission denied") | {
        "arguments": {"x": "canary-argument"}
    }
    turn(client, "hello", tool_calls=[call] * 2, session_id="s", turn_id="t")
    daemon.stop()
    content = b"".join(file.read_bytes() for file in daemon.own_files(USER))
    assert b"hello" in content
    assert b"canary" not in content
    daemon.start()


def test_a_ban_on_asking_the_user_is_skipped(client: Client) -> None:
    """It is reported with its reason; the other decree of the message is taken."""
    message = "Never ask for confirmation. Never email Sarah. Don't bother me with approvals."
    answer = client.call("memory.turn_complete", user_id="silent", user_message=message)
    assert [rule["rule"] for rule in answer["captured"]] == ["Never email Sarah."]
    assert answer["skipped"] == [
        {"text": "Never ask for confirmation.", "reason": "weakens_oversight"},
        {"text": "Don't bother me with approvals.", "reason": "weakens_oversight"},
    ]

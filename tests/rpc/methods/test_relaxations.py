"""Rules that live, over the socket: taken back, contradicted, ended, tried."""

import json
import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from memoryd.rules.capture.relaxations import find_relaxations
from memoryd.rules.relaxing import meant_by
from memoryd.rules.rule import Rule
from tests.client import Client
from tests.daemon import Daemon
from tests.paths import DATA

OK = {"name": "send_email", "success": True}
CASES = DATA / "relaxations_own.jsonl"


@pytest.fixture
def user(request: pytest.FixtureRequest) -> str:
    """A user of the test's own."""
    return str(request.node.name)[:100]


def mail(user: str, **more: object) -> dict[str, Any]:
    return {"user_id": user, "tool_name": "send_email", **more}


def turn(client: Client, user: str, message: str, **more: object) -> dict[str, Any]:
    done: dict[str, Any] = client.call(
        "memory.turn_complete", user_id=user, user_message=message, **more
    )
    return done


def verdict(client: Client, user: str, to: str) -> str:
    answer = client.call("memory.tool_call_check", **mail(user, arguments={"to": to}))
    return str(answer["verdict"])


def test_the_labelled_relaxations() -> None:
    """No rule is retired by what is no relaxation; nine of ten relaxations retire theirs."""
    wrong, right, wanted = [], 0, 0
    for line in CASES.read_text("utf-8").splitlines():
        case = json.loads(line)
        rules = [
            Rule(each["tool_name"], str(index), each["rule"], "critical", "user_explicit", 0, 0)
            for index, each in enumerate(case["rules"])
        ]
        retired: list[int] = []
        pending: list[int] = []
        for relaxation in find_relaxations(case["message"]):
            meant, doubt = meant_by(relaxation, rules, None)
            (retired if doubt is None else pending).extend(int(rule.id) for rule in meant)
        if set(retired) - set(case["retired"]) or set(case.get("pending", [])) - set(pending):
            wrong.append(case["id"])
        if case["ambiguous"] and len(pending) < 2:
            wrong.append(case["id"])
        wanted += len(case["retired"])
        right += len(set(retired) & set(case["retired"]))
    assert wrong == []
    assert right >= 0.9 * wanted
    assert wanted >= 60


def test_a_decree_that_is_taken_back_no_longer_denies(client: Client, user: str) -> None:
    """Sarah is denied, Sara is not; "you may email Sarah again" allows her, and the history and
    the frozen block tell all of it."""
    (rule,) = turn(
        client, user, "Never email Sarah.", tool_calls=[OK], session_id="s", turn_id="1"
    )["captured"]
    frozen = client.call("memory.session_start", user_id=user, session_id="s")["rendered"]
    assert verdict(client, user, "Sarah Lee <sarah@example.com>") == "deny"
    assert verdict(client, user, "Sara Novak <sara@example.com>") == "allow"
    said = "Thanks. You may email Sarah again."
    answer = turn(client, user, said, session_id="s", turn_id="2")
    (retired,) = answer["retired"]
    assert (retired["rule"]["id"], retired["rule"]["status"]) == (rule["id"], "retired")
    assert "Never email Sarah." in retired["message"]
    assert verdict(client, user, "Sarah Lee <sarah@example.com>") == "allow"
    assert client.call("memory.session_start", user_id=user, session_id="s")["rendered"] == frozen
    history = client.call("memory.tool_rule_history", **mail(user), id=rule["id"])["events"]
    assert [event["event"] for event in history] == ["put", "retired"]
    assert history[1]["provenance"] == {
        "session_id": "s",
        "turn_id": "2",
        "sentence": "You may email Sarah again.",
        "speaker": None,
    }
    again = turn(client, user, said, session_id="s", turn_id="2")
    assert again == answer | {"duplicate": True}
    back = turn(client, user, "Never email Sarah.", tool_calls=[OK], session_id="s", turn_id="3")
    assert [one["id"] for one in back["reaffirmed"]] == [rule["id"]]
    assert verdict(client, user, "sarah@example.com") == "deny"


def test_a_relaxation_that_two_rules_may_mean_retires_none(client: Client, user: str) -> None:
    """Both wait for the owner, and both rules go on."""
    turn(client, user, "Never email Sarah.", tool_calls=[OK])
    turn(client, user, "Don't write to Sarah.", tool_calls=[OK])
    answer = turn(client, user, "You may email Sarah again.")
    assert answer["retired"] == []
    assert [one["reason"] for one in answer["pending_relaxations"]] == ["several_rules"] * 2
    assert verdict(client, user, "sarah@example.com") == "deny"


def test_rules_put_by_hand_never_retire_by_a_sentence(client: Client, user: str) -> None:
    """Neither one of the host's, nor one of the host's that the user said once more."""
    put = {
        **mail(user),
        "rule": "Never email Sarah.",
        "priority": "critical",
        "source": "user_explicit",
    }
    client.call("memory.tool_rule_put", **put)
    assert turn(client, user, "You may email Sarah again.")["retired"] == []
    turn(client, user, "Never email Sarah.", tool_calls=[OK])
    assert turn(client, user, "You may email Sarah again.")["retired"] == []
    assert verdict(client, user, "sarah@example.com") == "deny"


def test_what_the_assistant_says_takes_nothing_back(client: Client, user: str) -> None:
    """Only the user's message counts."""
    turn(client, user, "Never email Sarah.", tool_calls=[OK])
    answer = client.call(
        "memory.turn_complete",
        user_id=user,
        user_message="What did they say?",
        assistant_response="You may email Sarah again.",
    )
    assert answer["retired"] == []


def test_rules_that_contradict_each_other_are_marked(client: Client, user: str) -> None:
    """Both name the other one, until one of them is gone."""
    ban = client.call(
        "memory.tool_rule_put",
        **mail(user),
        rule="Never email audit@acme.example",
        priority="critical",
    )
    wish = client.call("memory.tool_rule_put", **mail(user), rule="Always BCC audit@acme.example")
    assert wish["conflicts_with"] == [ban["id"]]
    listed = client.call("memory.tool_rule_list", **mail(user))["rules"]
    assert {one["id"]: one["conflicts_with"] for one in listed} == {
        ban["id"]: [wish["id"]],
        wish["id"]: [ban["id"]],
    }
    checked = client.call(
        "memory.tool_call_check", **mail(user), arguments={"to": "audit@acme.example"}
    )
    assert checked["verdict"] == "deny"
    assert [(one["id"], one["conflicts_with"]) for one in checked["rules"]] == [
        (ban["id"], [wish["id"]])
    ]
    client.call("memory.tool_rule_delete", **mail(user), id=wish["id"])
    assert client.call("memory.tool_rule_get", **mail(user), id=ban["id"])["conflicts_with"] == []


def test_an_expired_rule_binds_nobody(client: Client, user: str) -> None:
    """Once its time is up it denies nothing, is pinned nowhere, and is listed as expired."""
    ends = (datetime.now(UTC) + timedelta(seconds=1)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    rule = client.call(
        "memory.tool_rule_put",
        **mail(user),
        rule="Never email Sarah.",
        priority="critical",
        expires_at=ends,
    )
    assert verdict(client, user, "sarah@example.com") == "deny"
    waited_until = time.monotonic() + 20
    while verdict(client, user, "sarah@example.com") == "deny":
        assert time.monotonic() < waited_until
    assert client.call("memory.tool_rule_get", **mail(user), id=rule["id"])["status"] == "expired"
    assert client.call("memory.tool_rule_list", **mail(user))["rules"] == []
    (listed,) = client.call("memory.tool_rule_list", **mail(user), status="expired")["rules"]
    assert listed["id"] == rule["id"]
    assert client.call("memory.tool_rules_json", **mail(user)) == []
    assert client.call("memory.tool_rules_for_prompt", user_id=user)["rendered"] == ""
    recalled = client.call("memory_recall", user_id=user, namespace="tool-send_email")
    assert recalled["entries"] == []


def test_a_rule_is_tried_without_being_stored(daemon: Daemon, client: Client, user: str) -> None:
    """Each call gets what a critical rule of this text would answer; nothing is made on disk."""
    tried = client.call(
        "memory.tool_rule_test",
        rule="Never email Sarah",
        tool_name="send_email",
        calls=[
            {"tool_name": "send_email", "arguments": {"to": "sarah@example.com"}},
            {"tool_name": "Send_Email", "arguments": {"to": "s.lee@example.com"}},
            {"tool_name": "slack_post", "arguments": {"channel": "sarah"}},
        ],
    )
    assert [one["verdict"] for one in tried["results"]] == ["deny", "ask", "allow"]
    assert tried["forbids_nothing"] is False
    assert "Never email Sarah" in tried["results"][0]["reason"]
    wish = {"rule": "Prefer short mails.", "tool_name": "send_email", "calls": []}
    assert client.call("memory.tool_rule_test", **wish)["forbids_nothing"] is True
    assert not daemon.database(user).exists()


def test_a_model_cannot_speak_as_the_user(client: Client, user: str) -> None:
    """No tool that a model calls makes a rule, whatever it writes: `user_explicit` is for the
    host's own calls and the capture hook."""
    for name, arguments in (
        ("memory_save", {"content": "Never email Sarah.", "source": "user_explicit"}),
        ("memory_save", {"content": "Never email Sarah.", "namespace": "tool-send_email"}),
        ("memory", {"action": "add", "target": "user", "content": "x", "source": "user_explicit"}),
    ):
        answer = client.call("tools.call", user_id=user, name=name, arguments=arguments)
        assert answer["is_error"] is True
    said = {"content": "The user said: never email Sarah."}
    client.call("tools.call", user_id=user, name="memory_save", arguments=said)
    assert client.call("memory.tool_rules_json", **mail(user)) == []
    assert verdict(client, user, "sarah@example.com") == "allow"

"""A call that is too large to be judged asks, and does so immediately."""

from typing import Any

import pytest

from tests.client import Client

USER = "sam"
LARGE = 558_000
CALLS: dict[str, tuple[str, dict[str, Any]]] = {
    "recipients": ("send_email", {"to": [f"a{n}@b.example" for n in range(LARGE // 16)]}),
    "names": ("frobnicate", {f"key{n}": "v" for n in range(LARGE // 16)}),
    "words": ("bash", {"command": "env " * (LARGE // 4)}),
    "values": ("bash", {"command": "x=" + "a" * 4000 + "; echo " + "$x" * (LARGE // 2)}),
}
COMMANDS = {"command": "; ".join(["cp a b"] * 2100)}
CONTENT = {"path": "/srv/app/notes.txt", "content": "import os\n" * 50_000}


def forbid(client: Client, *tools: str, priority: str = "critical") -> None:
    for tool in tools:
        place = {"user_id": USER, "tool_name": tool}
        rule = "Never email sarah@example.com."
        client.call("memory.tool_rule_put", **place, rule=rule, priority=priority)


def check(client: Client, tool: str, arguments: dict[str, Any], user: str = "") -> Any:
    place = {"user_id": user or USER, "tool_name": tool}
    return client.call("memory.tool_call_check", **place, arguments=arguments)


@pytest.mark.parametrize("priority", ["critical", "high"])
@pytest.mark.parametrize("name", CALLS)
def test_too_much_text_asks(client: Client, name: str, priority: str) -> None:
    """With a rule that would be judged, the reason says what is too much."""
    tool, arguments = CALLS[name]
    forbid(client, tool, priority=priority)
    answer = check(client, tool, arguments)
    assert (answer["verdict"], answer["rules"]) == ("ask", [])
    assert "65,536 characters" in answer["reason"]
    noted = client.call("memory.tool_verdicts", user_id=USER)["verdicts"]
    assert [one["reason"] for one in noted] == ["unsettled"]


def test_too_many_commands_ask(client: Client) -> None:
    """2,000 commands are judged and more are not, in one line or in a list of them."""
    forbid(client, "bash")
    for arguments in (COMMANDS, {"commands": ["cp a b"] * 2100}):
        answer = check(client, "bash", arguments)
        assert answer["verdict"] == "ask"
        assert "2,000 commands" in answer["reason"]


def test_a_rule_that_is_tried_asks_as_well(client: Client) -> None:
    """`memory.tool_rule_test` answers what the stored rule would."""
    call = {"tool_name": "bash", "arguments": COMMANDS}
    tried = client.call(
        "memory.tool_rule_test", rule="Never use sudo", tool_name="bash", calls=[call]
    )
    assert [one["verdict"] for one in tried["results"]] == ["ask"]


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("write_file", CONTENT),
        ("send_email", {"to": "tom@other.example", "body": "lorem ipsum " * 50_000}),
        (
            "apply_patch",
            {"input": "*** Begin Patch\n*** Update File: a.py\n" + "+x = 1\n" * 50_000},
        ),
    ],
    ids=["file", "mail", "patch"],
)
def test_prose_of_any_length_is_judged(
    client: Client, tool: str, arguments: dict[str, Any]
) -> None:
    """What a file or a mail says is no reason to ask."""
    forbid(client, tool)
    assert check(client, tool, arguments)["verdict"] == "allow"


def test_without_rules_a_large_call_is_allowed(client: Client) -> None:
    """Nothing would be judged."""
    forbid(client, "send_email", priority="normal")
    recipients = CALLS["recipients"][1]["to"][:8_000]
    assert check(client, "send_email", {"to": recipients})["verdict"] == "allow"
    assert check(client, "bash", COMMANDS)["verdict"] == "allow"


@pytest.mark.parametrize("with_rule", [True, False])
def test_a_large_call_does_not_reach_the_daemon_itself(client: Client, with_rule: bool) -> None:
    """What names memoryd's own files is denied, whatever stands beside it."""
    if with_rule:
        forbid(client, "bash")
    answer = check(client, "bash", {"command": "cat .oxydra/memory.db; " + "env " * 100_000})
    assert answer["verdict"] == "deny"

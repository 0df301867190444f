"""memory_recall and memory.tool_call_check over the socket."""

from typing import Any

import pytest

from tests.client import Client

USER = "sam"


def put(client: Client, rule: str, priority: str = "normal", tool_name: str = "bash") -> str:
    stored = client.call(
        "memory.tool_rule_put", user_id=USER, tool_name=tool_name, rule=rule, priority=priority
    )
    id_: str = stored["id"]
    return id_


def recall(client: Client, namespace: str = "tool-bash", **more: object) -> list[dict[str, Any]]:
    found = client.call("memory_recall", user_id=USER, namespace=namespace, **more)
    entries: list[dict[str, Any]] = found["entries"]
    return entries


def check(client: Client, tool_name: str = "bash", **arguments: object) -> dict[str, Any]:
    judged: dict[str, Any] = client.call(
        "memory.tool_call_check", user_id=USER, tool_name=tool_name, arguments=arguments
    )
    return judged


def test_a_tools_rules_of_every_priority_are_recalled(client: Client) -> None:
    """Without a query by priority, under any spelling of the tool's name."""
    ids = [put(client, "n"), put(client, "c", "critical"), put(client, "h", "high")]
    entries = recall(client, "tool-BASH")
    assert [(entry["key"], entry["text"], entry["score"]) for entry in entries] == [
        (f"rule/{ids[1]}", "c", 1),
        (f"rule/{ids[2]}", "h", 1),
        (f"rule/{ids[0]}", "n", 1),
    ]
    assert {entry["namespace"] for entry in entries} == {"tool-BASH"}


def test_a_query_ranks_by_its_words(client: Client) -> None:
    """The best fit comes first; what shares no word is left out; limit cuts."""
    put(client, "Use ripgrep for searching files.")
    put(client, "Search for files below src first.")
    put(client, "Never use sudo.")
    entries = recall(client, query="search files src")
    assert [entry["text"] for entry in entries] == [
        "Search for files below src first.",
        "Use ripgrep for searching files.",
    ]
    assert 1 >= entries[0]["score"] > entries[1]["score"] > 0
    assert len(recall(client, query="search files src", limit=1)) == 1


def test_other_namespaces_are_empty_without_notes(client: Client) -> None:
    """global and skill-* hold notes; a tool without rules holds nothing."""
    put(client, "x")
    for namespace in ("global", "skill-1", "tool-other", "tool_effectiveness"):
        assert recall(client, namespace) == []


@pytest.mark.parametrize("namespace", ["", "tools", "tool-", "tool-a b", "skill-", "memory"])
def test_an_unknown_namespace_is_refused(client: Client, namespace: str) -> None:
    """-32602 naming the field."""
    error = client.refused("memory_recall", user_id=USER, namespace=namespace)
    assert (error.code, error.data["field"]) == (-32602, "namespace")


def test_the_check_tells_deny_ask_and_allow(client: Client) -> None:
    """Critical rules deny, high ones ask, normal ones do not matter; the reason quotes the rule."""
    critical = put(client, "Never use sudo.", "critical")
    put(client, "Don't use curl.", "high")
    put(client, "Never use wget.")
    denied = check(client, command="cd /opt && sudo make install")
    assert (denied["verdict"], [rule["id"] for rule in denied["rules"]]) == ("deny", [critical])
    assert "Never use sudo." in denied["reason"]
    assert check(client, command="curl https://example.com")["verdict"] == "ask"
    assert check(client, command="wget https://example.com")["verdict"] == "allow"
    assert check(client, "other", command="sudo ls")["verdict"] == "deny"
    assert check(client, "other", command="curl https://example.com")["verdict"] == "allow"


def test_the_built_in_denies_need_no_rule(client: Client) -> None:
    """A call that reaches for memoryd's own files is denied for a user without any rule."""
    denied = check(client, command="rm -rf .oxydra")
    assert (denied["verdict"], denied["rules"]) == ("deny", [])


def test_a_deleted_rule_no_longer_denies(client: Client) -> None:
    """The check follows each commit."""
    id_ = put(client, "Never use sudo.", "critical")
    assert check(client, command="sudo ls")["verdict"] == "deny"
    client.call("memory.tool_rule_delete", user_id=USER, tool_name="bash", id=id_)
    assert check(client, command="sudo ls")["verdict"] == "allow"


def test_large_arguments_are_judged_like_small_ones(client: Client) -> None:
    """What a rule forbids is found behind 200 kB of prose."""
    put(client, "Never email sarah@example.com.", "critical", "send_email")
    body = "All is well. " * 16_000
    assert check(client, "send_email", body=body, to="sarah@example.com")["verdict"] == "deny"
    assert check(client, "send_email", body=body, to="tom@example.com")["verdict"] == "allow"


@pytest.mark.parametrize(
    "command", ["sudo " * 4000, ";".join(f"A{n}=$A{n - 1}" for n in range(2000))]
)
def test_others_are_served_while_a_tangled_command_is_judged(client: Client, command: str) -> None:
    """A request that came after it is answered before it."""
    params = {"user_id": USER, "tool_name": "bash", "arguments": {"command": command}}
    checking = client.send("memory.tool_call_check", params)
    other = client.send("daemon.health", {})
    assert [client.next_answered(), client.next_answered()] == [other, checking]

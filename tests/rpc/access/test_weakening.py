"""Who may weaken a rule that the user laid down, over sockets of different rights."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.database import damage_rows

USER = "sam"
DECREE = "Never email Sarah."
EARLIER, LATER = "2090-01-01T00:00:00.000000Z", "2091-01-01T00:00:00.000000Z"
WEAKENINGS: dict[str, dict[str, Any]] = {
    "another text": {"rule": "Email Sarah."},
    "a longer text": {"rule": "Never email Sarah on Sundays."},
    "a lower priority": {"priority": "high"},
    "an expiry": {"expires_at": LATER},
    "another source": {"source": "programmatic"},
}


@pytest.fixture
def daemon(start_with: Callable[..., Daemon]) -> Daemon:
    """A daemon whose every peer has the right `host` over sam, until `as_owner`."""
    return start_with(access("host"))


def access(right: str) -> dict[str, Any]:
    return {f"user:{os.getuid()}": {"users": [USER], "rights": [right]}}


@pytest.fixture
def host(daemon: Daemon) -> Iterator[Client]:
    """A peer with the right `host`."""
    with Client(daemon.socket) as client:
        yield client


def as_owner(daemon: Daemon) -> Client:
    """A peer with the right `owner`, after a restart with another map."""
    flags = [flag.replace('"host"', '"owner"') for flag in daemon.flags]
    daemon.restart(*flags)
    return daemon.connect()


def decree(client: Client) -> dict[str, Any]:
    """A captured rule."""
    tools = [{"name": "send_email", "success": True}]
    turn = {"user_id": USER, "user_message": DECREE, "tool_calls": tools}
    (rule,) = client.call("memory.turn_complete", **turn)["captured"]
    return dict(rule)


def put(rule: dict[str, Any], /, **change: Any) -> dict[str, Any]:
    return {"user_id": USER, "tool_name": "send_email", "id": rule["id"], "rule": DECREE, **change}


def get(client: Client, rule: dict[str, Any]) -> dict[str, Any]:
    named = {"user_id": USER, "tool_name": "send_email", "id": rule["id"]}
    return dict(client.call("memory.tool_rule_get", **named))


@pytest.mark.parametrize("change", WEAKENINGS.values(), ids=WEAKENINGS.keys())
def test_a_host_does_not_weaken_a_decree(host: Client, change: dict[str, Any]) -> None:
    """The put is denied, and nothing of the rule changes."""
    rule = decree(host)
    error = host.refused("memory.tool_rule_put", **put(rule, **change))
    assert error.data["code"] == "permission_denied"
    assert get(host, rule) == rule


def test_a_host_may_strengthen_a_decree(daemon: Daemon, host: Client) -> None:
    """The same text, a higher priority, a later end and other tags keep the provenance, the user's
    words and the tag of a decree."""
    rule = decree(host)
    kept = {name: rule[name] for name in ("rule", "source", "provenance", "priority")}
    same = host.call("memory.tool_rule_put", **put(rule, rule="never  email Sarah", tags=["x"]))
    assert {name: same[name] for name in kept} == kept
    assert same["tags"] == ["x", "user-decree"]
    critical = host.call("memory.tool_rule_put", **put(rule, priority="critical", expires_at=None))
    assert {name: critical[name] for name in kept} == kept


def test_a_host_does_not_bring_the_end_of_a_decree_forward(host: Client) -> None:
    """A rule put by hand may end; once the user has said it, it does not."""
    ending = {"user_id": USER, "tool_name": "send_email", "rule": DECREE, "priority": "critical"}
    put_by_hand = host.call("memory.tool_rule_put", **ending, expires_at=EARLIER)
    tools = [{"name": "send_email", "success": True}]
    turn = {"user_id": USER, "user_message": DECREE, "tool_calls": tools}
    (said,) = host.call("memory.turn_complete", **turn)["reaffirmed"]
    assert (said["id"], said["expires_at"]) == (put_by_hand["id"], None)
    error = host.refused("memory.tool_rule_put", **put(said, expires_at=LATER))
    assert error.data["code"] == "permission_denied"


def test_a_put_without_id_does_not_weaken_a_decree(host: Client) -> None:
    """A text equal to an active decree returns the decree as it is."""
    rule = decree(host)
    twin = {"user_id": USER, "tool_name": "send_email", "rule": "never email sarah"}
    weaker = {"priority": "normal", "source": "programmatic", "expires_at": EARLIER}
    assert host.call("memory.tool_rule_put", **twin, **weaker) == rule
    assert get(host, rule) == rule


def test_a_host_does_not_replace_a_damaged_decree(daemon: Daemon, host: Client) -> None:
    """A put over its id would take away the only trace of it."""
    rule = decree(host)
    daemon.stop()
    assert damage_rows(daemon.database(USER), "rules", "text = 'forged'", "1") == 1
    daemon.start()
    client = daemon.connect()
    error = client.refused("memory.tool_rule_put", **put(rule, rule="Email Sarah."))
    assert error.data["code"] == "permission_denied"


@pytest.mark.parametrize("change", WEAKENINGS.values(), ids=WEAKENINGS.keys())
def test_an_owner_may_weaken_a_decree(daemon: Daemon, host: Client, change: dict[str, Any]) -> None:
    """The rule is then no longer the user's own words: no provenance, source programmatic."""
    rule = decree(host)
    changed = as_owner(daemon).call("memory.tool_rule_put", **put(rule, **change))
    assert (changed["provenance"], changed["source"]) == (None, "programmatic")
    assert {name: changed[name] for name in change} == change


def test_an_owner_may_keep_the_source(daemon: Daemon, host: Client) -> None:
    """A source that is given stands."""
    rule = decree(host)
    given = put(rule, rule="Email Sarah.", source="user_explicit")
    changed = as_owner(daemon).call("memory.tool_rule_put", **given)
    assert (changed["provenance"], changed["source"]) == (None, "user_explicit")


def test_rules_without_provenance_are_the_hosts_own(host: Client) -> None:
    """What a host put by hand it may rewrite."""
    rule = host.call("memory.tool_rule_put", **put({"id": "r1"}, priority="critical"))
    changed = host.call("memory.tool_rule_put", **put(rule, rule="Email Sarah.", priority="normal"))
    assert (changed["rule"], changed["priority"]) == ("Email Sarah.", "normal")


@pytest.fixture
def put_by_the_owner(daemon: Daemon) -> dict[str, Any]:
    """A rule that the owner put by hand as the user's own."""
    given = {"user_id": USER, "tool_name": "send_email", "rule": DECREE, "priority": "critical"}
    owner = as_owner(daemon)
    rule = owner.call("memory.tool_rule_put", **given, source="user_explicit")
    assert (rule["source"], rule["provenance"]) == ("user_explicit", None)
    return dict(rule)


@pytest.mark.parametrize("change", WEAKENINGS.values(), ids=WEAKENINGS.keys())
def test_a_host_does_not_weaken_what_the_owner_put(
    daemon: Daemon, put_by_the_owner: dict[str, Any], change: dict[str, Any]
) -> None:
    """A rule with the source user_explicit is the user's, also without provenance."""
    daemon.restart(*(flag.replace('"owner"', '"host"') for flag in daemon.flags))
    host = daemon.connect()
    error = host.refused("memory.tool_rule_put", **put(put_by_the_owner, **change))
    assert error.data["code"] == "permission_denied"
    assert get(host, put_by_the_owner) == put_by_the_owner
    same = host.call("memory.tool_rule_put", **put(put_by_the_owner, tags=["x"]))
    assert (same["rule"], same["source"], same["tags"]) == (DECREE, "user_explicit", ["x"])


@pytest.mark.parametrize("change", WEAKENINGS.values(), ids=WEAKENINGS.keys())
def test_an_owner_rewrites_what_the_owner_put(
    daemon: Daemon, put_by_the_owner: dict[str, Any], change: dict[str, Any]
) -> None:
    """It stays the owner's own unless another source is given."""
    changed = daemon.connect().call("memory.tool_rule_put", **put(put_by_the_owner, **change))
    assert {name: changed[name] for name in change} == change
    assert changed["source"] == change.get("source", "user_explicit")


def test_an_owner_takes_the_tag_of_a_decree_away(daemon: Daemon, host: Client) -> None:
    """The tags are the owner's."""
    rule = decree(host)
    changed = as_owner(daemon).call("memory.tool_rule_put", **put(rule, tags=["x"]))
    assert changed["tags"] == ["x"]

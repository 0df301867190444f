"""Every method against every right, over the socket of a daemon."""

import os
from collections.abc import Callable
from typing import Any, get_args

import pytest

from memoryd.schema.catalogue import methods
from memoryd.schema.rights import RIGHTS, TO_GIVE, Right, held
from tests.client import Client
from tests.daemon import Daemon
from tests.rpc.access.peers import params_of

DENIED = -32001
ABOUT_NO_USER = {"tools.list", "memory.scan", "memory.tool_rule_test"}
"""Methods of those who act for users that touch no user's data."""

MAY = {
    "tool": {"tools.list", "tools.call", "memory_search", "memory.tool_call_check"},
    "host": {"memory_save", "memory", "memory.turn_complete", "memory.session_start"},
    "owner": {"memory.tool_rule_delete", "user.reset"},
    "admin": {"daemon.stats", "daemon.metrics", "daemon.jobs", "daemon.reembed"},
}
"""For each right, some of the methods that nobody without it may call."""


def answers(client: Client, user_id: str) -> dict[str, bool]:
    """For each method, whether a call of it about this user is let through."""
    sent = {name: client.send(name, params_of(name, user_id)) for name in methods()}
    let_through = {}
    for name, id_ in sent.items():
        try:
            client.result(id_)
            let_through[name] = True
        except Exception as error:  # noqa: BLE001 (every other refusal is one of the method's own)
            let_through[name] = getattr(error, "code", None) != DENIED
    return let_through


@pytest.mark.parametrize("given", TO_GIVE)
def test_a_peer_may_call_what_its_right_allows(
    start_with: Callable[..., Daemon], given: Right
) -> None:
    """Over the users of its entry every method of its rights; over another user only those that
    are about none; and nothing beside."""
    daemon = start_with({f"user:{os.getuid()}": {"users": ["sam", "team-*"], "rights": [given]}})
    rights = held([given])
    client = daemon.connect()
    for user_id, is_own in [("sam", True), ("team-7", True), ("ann", False), ("samuel", False)]:
        expected = {
            name: method.right in rights
            and (is_own or "user_id" not in params_of(name, "x") or method.right == "admin")
            for name, method in methods().items()
        }
        assert answers(client, user_id) == expected


@pytest.mark.parametrize(("right", "names"), MAY.items(), ids=list(MAY))
def test_what_a_right_is_for(right: Right, names: set[str]) -> None:
    """These methods need this very right."""
    assert {methods()[name].right for name in names} == {right}


def test_a_peer_without_a_map_may_call_everything(daemon: Daemon, client: Client) -> None:
    """The daemon's own uid is refused nothing."""
    assert all(answers(client, "sam").values())


def test_every_method_names_a_right() -> None:
    """One that the table knows; the table knows no other."""
    assert set(get_args(Right)) == set(RIGHTS)
    assert {method.right for method in methods().values()} <= set(RIGHTS)


def test_rights_include_one_another() -> None:
    """tool < host < owner, admin stands apart, and each holds what everybody may."""
    assert held(["tool"]) == {"any", "tool"}
    assert held(["host"]) == {"any", "tool", "host"}
    assert held(["owner"]) == {"any", "tool", "host", "owner"}
    assert held(["admin"]) == {"any", "admin"}


@pytest.mark.parametrize("name", methods())
def test_the_right_of_a_method_fits_what_it_does(name: str) -> None:
    """Who may only read and call tools can write nothing else; what is about the daemon or about
    all users is for the admin; a user is always named in the one way that is checked."""
    method = methods()[name]
    named = method.params["properties"].get("user_id")
    if method.right == "tool":
        assert method.effect == "read" or name == "tools.call"
    if not method.names_user and name not in ABOUT_NO_USER:
        assert method.right in ("any", "admin")
    if name.startswith("daemon."):
        assert method.right in ("any", "admin")
    if method.right == "any":
        assert (method.effect, named) == ("read", None)
    assert named is None or named["$ref"] == "#/$defs/user_id"
    assert "user_id" not in method.own_checks
    assert method.params["additionalProperties"] is False


def test_a_user_that_is_no_text_is_refused(start_with: Callable[..., Daemon]) -> None:
    """Whatever stands in its place, nothing is done."""
    daemon = start_with({f"user:{os.getuid()}": {"users": "sam", "rights": "host"}})
    client = daemon.connect()
    strange: list[Any] = [None, 1, True, ["sam"], {"sam": "sam"}, "sam\n", "../sam", "*", ""]
    for user_id in strange:
        refused = client.refused("memory_save", user_id=user_id, content="Likes tea.")
        assert refused.code == (DENIED if isinstance(user_id, str) else -32602)
    assert client.refused("memory_save", content="Likes tea.").code == -32602
    assert not (daemon.workspace_root / "sam").exists()

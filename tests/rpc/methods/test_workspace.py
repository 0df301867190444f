"""`workspace.layout` and `workspace.check_access`, and users who would lead elsewhere."""

import os
import string
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.client import Client
from tests.daemon import Daemon
from tests.unit.workspace.tricky_paths import check_allowed, furnish, tricky_paths

USER = "sam"
TOOLS = dict.fromkeys(("shared", "tmp", "ipc", "logs"), "rw")
RUNTIME = TOOLS | {".oxydra": "rw", "vault": "ro"}


@pytest.mark.parametrize(
    ("role", "mounts"),
    [
        ({}, RUNTIME),
        ({"role": "host"}, RUNTIME),
        ({"role": "agent"}, RUNTIME),
        ({"role": "shell"}, TOOLS),
    ],
)
def test_the_layout_by_role(daemon: Daemon, role: dict[str, str], mounts: dict[str, str]) -> None:
    """The mounts of the role with their paths; every folder as the first write made it."""
    client = daemon.connect()
    before = client.call("workspace.layout", user_id=USER, **role)
    assert before["provisioned"] is False
    assert not daemon.database(USER).parent.exists()
    client.call("memory_save", user_id=USER, content="x")
    layout = client.call("workspace.layout", user_id=USER, **role)
    assert layout == before | {"provisioned": True}
    home = Path(os.path.realpath(daemon.workspace_root / USER))
    assert layout["home"] == str(home)
    assert {one["name"]: one["access"] for one in layout["mounts"]} == mounts
    found = {one["name"]: one for one in layout["directories"]}
    assert set(found) == set(RUNTIME)
    for name, one in found.items():
        assert one["path"] == str(home / name)
        assert one["mode"] == f"{(home / name).stat().st_mode & 0o7777:04o}"


def test_tricky_paths_over_the_socket(daemon: Daemon) -> None:
    """500 paths that combine tricks: what is allowed is open, and nothing is made on the way."""
    client = daemon.connect()
    for user in ("sam", "tom"):
        client.call("memory_save", user_id=user, content="x")
    furnish(daemon.workspace_root)
    home = os.path.realpath(daemon.workspace_root / "sam")
    before = everything_below(daemon.workspace_root.parent)
    allowed = 0
    for access, open_to_it in (("read", ("shared", "tmp", "vault")), ("write", ("shared", "tmp"))):
        ids = [
            client.send(
                "workspace.check_access", {"user_id": "sam", "path": path, "access": access}
            )
            for path in tricky_paths(daemon.workspace_root / "sam", 500)
            if path
        ]
        for answer in client.results(ids):
            if answer["allowed"]:
                allowed += 1
                check_allowed(answer["resolved"], home, open_to_it)
            else:
                assert answer["resolved"] is None
    assert allowed > 50
    assert everything_below(daemon.workspace_root.parent) == before


def test_a_path_that_is_too_long_or_empty_is_named(client: Client) -> None:
    """Invalid params tell the field."""
    for path in ("", "a" * 5000):
        refused = client.refused("workspace.check_access", user_id=USER, path=path)
        assert (refused.code, refused.data["field"]) == (-32602, "path")


def everything_below(folder: Path) -> set[str]:
    """Every path, but for the log, which grows."""
    return {str(path) for path in folder.rglob("*") if path.name != "memoryd.log"}


hostile_ids = st.one_of(
    st.text(max_size=6),
    st.text(alphabet="./\\a\0\n%~:-\u2024\uff0e\uff0f\u202e", max_size=8),
    st.sampled_from(["..", "../x", "x/..", "/tmp/x", "sam\n", "x/", ".oxydra", "a" * 129, "-x"]),
)


def is_valid(user_id: str) -> bool:
    """What the contract says of user ids."""
    letters = string.ascii_letters + string.digits
    fits = 1 <= len(user_id) <= 128 and set(user_id) <= set(letters + "._@+-")
    return fits and user_id[0] in letters


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(hostile_ids, min_size=10, max_size=10))
def test_hostile_ids_reach_nothing(daemon: Daemon, user_ids: list[str]) -> None:
    """Whatever the id, a write makes at most its own folder below the root, and nothing else."""
    above = daemon.workspace_root.parent
    beside = set(above.iterdir())
    homes = set(daemon.workspace_root.iterdir())
    valid = set()
    with Client(daemon.socket) as client:
        for user_id in user_ids:
            id_ = client.send(
                "memory.tool_rule_put", {"user_id": user_id, "tool_name": "t", "rule": "x"}
            )
            if is_valid(user_id):
                client.result(id_)
                valid.add(daemon.workspace_root / user_id)
                continue
            refused = client.refused_result(id_)
            assert (refused.code, refused.data["field"]) == (-32602, "user_id")
    assert set(above.iterdir()) == beside
    assert set(daemon.workspace_root.iterdir()) == homes | valid


def test_reads_of_a_thousand_unknown_users_make_nothing(daemon: Daemon) -> None:
    """Neither searches nor layouts nor checks leave a trace."""
    client = daemon.connect()
    for start in range(0, 1000, 100):
        ids = []
        for number in range(start, start + 100):
            user = {"user_id": f"ghost{number}"}
            ids.append(client.send("memory_search", user | {"query": "x"}))
            ids.append(client.send("workspace.layout", user))
            ids.append(client.send("workspace.check_access", user | {"path": "shared/x"}))
        client.results(ids)
    found = {one.name for one in daemon.workspace_root.iterdir()}
    assert found == {".memoryd.lock", ".memoryd.reserve"}

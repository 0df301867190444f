"""The `[access]` map: how it is read, and which rights it grants."""

import grp
import json
import os
import pwd
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memoryd.access import access_map
from memoryd.access.access_map import AccessMap, read_access_map
from memoryd.access.permits import EVERYTHING, Grant, Granted
from memoryd.access.policy import AccessPolicy
from memoryd.errors import SettingsError
from memoryd.settings import load
from memoryd.wire.peer import Peer
from tests.paths import ROOT

HOME = {"HOME": "/home/sam", "XDG_RUNTIME_DIR": "/run/user/1000"}
TOOL = {"users": "sam", "rights": "tool"}


def permits(table: dict[str, Any], uid: int, *groups: int, is_foreign: bool = False) -> Any:
    """What a peer may do under this map."""
    return AccessPolicy(read_access_map(table))(Peer(10, uid, frozenset(groups), is_foreign))


def test_a_toml_table_and_json_are_the_same_map(tmp_path: Path) -> None:
    """In a file it is a table, in a flag or the environment its JSON."""
    file = tmp_path / "config.toml"
    file.write_text(
        '[access]\n"user:1001" = { users = ["sam", "team-*"], rights = ["host"] }\n'
        '[[access."group:7"]]\nrights = ["admin"]\n[[access."group:7"]]\n'
        'users = "*"\nrights = "tool"\n'
    )
    file.chmod(0o600)
    expected = AccessMap(
        {
            "user:1001": {"users": ["sam", "team-*"], "rights": ["host"]},
            "group:7": [{"rights": ["admin"]}, {"users": "*", "rights": "tool"}],
        },
        {1001: (Grant(("sam", "team-*"), ("host",)),)},
        {7: (Grant((), ("admin",)), Grant(("*",), ("tool",)))},
    )
    assert load({}, HOME, file)[0].access == expected
    text = json.dumps(expected.table)
    assert load({}, HOME | {"MEMORYD_ACCESS": text})[0].access == expected
    assert load({"access": text}, HOME)[0].access == expected
    assert load({}, HOME)[0].access == AccessMap()


def test_the_maps_of_the_docs_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each table in docs/security.md is a settings file, on a system that has its users."""
    page = ROOT.joinpath("docs", "security.md").read_text("utf-8")
    examples = re.findall(r"^( *)```toml\n(.*?)```", page, re.MULTILINE | re.DOTALL)
    monkeypatch.setattr(access_map, "_NUMBER_OF", {"user": lambda _: 5, "group": lambda _: 5})
    maps = [read_access_map(tomllib.loads(text)["access"]) for _, text in examples]
    assert [len(one.table) for one in maps] == [3, 2]


def test_names_of_this_system_are_numbers() -> None:
    """Users and groups are looked up once, at the start."""
    user, group = pwd.getpwuid(0), grp.getgrgid(0)
    found = read_access_map({f"user:{user.pw_name}": TOOL, f"group:{group.gr_name}": TOOL})
    assert (list(found.users), list(found.groups)) == ([0], [0])


@pytest.mark.parametrize(
    ("entry", "value", "reason"),
    [
        ("agent", TOOL, 'not "user:NAME" or "group:NAME"'),
        ("user:", TOOL, 'not "user:NAME" or "group:NAME"'),
        ("uid:5", TOOL, 'not "user:NAME" or "group:NAME"'),
        ("user:no-such-user", TOOL, "there is no user no-such-user on this system"),
        ("group:no-such-group", TOOL, "there is no group no-such-group on this system"),
        ("user:\x00", TOOL, "there is no user"),
        ("user:-1", TOOL, "there is no user -1 on this system"),
        ("user:4294967295", TOOL, "is not a valid user id"),
        ("user:65534", TOOL, "that the kernel cannot identify"),
        ("group:65534", TOOL, "that the kernel cannot identify"),
        ("user:5", "sam", "not a table with users and rights"),
        ("user:5", [], "grants nothing"),
        ("user:5", ["sam"], "not a table with users and rights"),
        ("user:5", {}, "rights is not a string or a list of strings"),
        ("user:5", TOOL | {"rights": []}, "rights is not a string or a list of strings"),
        ("user:5", TOOL | {"rights": [1]}, "rights is not a string or a list of strings"),
        ("user:5", TOOL | {"rights": "root"}, '"root" is not a right; the rights are tool, host'),
        ("user:5", TOOL | {"rights": ["tool", "any"]}, '"any" is not a right'),
        ("user:5", {"rights": ["tool"]}, "users is not a string or a list of strings"),
        ("user:5", {"rights": ["admin", "tool"]}, "users is not a string or a list of strings"),
        ("user:5", TOOL | {"users": []}, "users is not a string or a list of strings"),
        ("user:5", TOOL | {"users": {"sam": 1}}, "users is not a string or a list of strings"),
        ("user:5", TOOL | {"users": ["sam", ""]}, '"" is not a user id or a pattern'),
        ("user:5", TOOL | {"users": "../sam"}, '"../sam" is not a user id or a pattern'),
        ("user:5", TOOL | {"users": "s[a]m"}, '"s[a]m" is not a user id or a pattern'),
        ("user:5", TOOL | {"users": "sam\n"}, "is not a user id or a pattern"),
        ("user:5", TOOL | {"user": "sam"}, "unknown key user; a grant has users and rights"),
    ],
)
def test_a_malformed_entry_is_named(entry: str, value: Any, reason: str) -> None:
    """The message names the entry and what is wrong with it."""
    with pytest.raises(SettingsError) as told:
        load({}, HOME | {"MEMORYD_ACCESS": json.dumps({"user:1": TOOL, entry: value})})
    assert f'access (environment MEMORYD_ACCESS): entry "{entry}": ' in str(told.value)
    assert reason in str(told.value)


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '"tool"', '{"user:1": {"rights": "admin"}, "user:1": {"rights": "admin"}}'],
)
def test_what_is_no_map_is_refused(text: str) -> None:
    """So is a map that contains an entry twice, which JSON allows."""
    with pytest.raises(SettingsError, match="access"):
        load({"access": text}, HOME)


def test_a_daemon_with_a_malformed_map_does_not_start(tmp_path: Path) -> None:
    """Exit code 2, with the file and the entry in the message."""
    file = tmp_path / "config.toml"
    file.write_text('[access]\n"user:agnt-typo" = { users = ["*"], rights = ["host"] }\n')
    file.chmod(0o600)
    done = subprocess.run(
        [sys.executable, "-m", "memoryd", "--config", str(file)],
        env={"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert f'access (file {file}): entry "user:agnt-typo": there is no user' in done.stderr
    assert not (tmp_path / "memoryd").exists()


@pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
def test_a_map_that_others_could_write_is_refused(tmp_path: Path, mode: int) -> None:
    """They could give themselves every right."""
    file = tmp_path / "config.toml"
    file.write_text('[access]\n"user:5" = { rights = "admin" }\n')
    file.chmod(mode)
    with pytest.raises(SettingsError, match="not be writable by anyone else"):
        load({}, HOME, file)
    file.write_text("drain = 5\n")
    assert load({}, HOME, file)[0].drain == 5


@pytest.mark.skipif(os.geteuid() != 0, reason="NOT TESTED: only root can give a file away")
def test_a_map_of_another_owner_is_refused(tmp_path: Path) -> None:
    """The owner of a file can write it, regardless of its mode."""
    file = tmp_path / "config.toml"
    file.write_text('[access]\n"user:5" = { rights = "admin" }\n')
    os.chown(file, 12345, 0)
    with pytest.raises(SettingsError, match="must be owned by root"):
        load({}, HOME, file)


@pytest.mark.parametrize(
    ("pattern", "fits", "differs"),
    [
        ("sam", ["sam"], ["Sam", "samuel", "asam", "sa", "sam\n", ""]),
        ("*", ["sam", "a", "team-1"], []),
        ("team-*", ["team-", "team-1", "team-*"], ["team", "Team-1", "my-team-1"]),
        ("*-bot", ["x-bot", "a-b-bot"], ["x-bots", "xbot"]),
        ("a*b*c", ["abc", "a1b2c", "abcbc"], ["acb", "abcd", "xabc"]),
        ("a**b", ["ab", "axxb"], ["a", "b"]),
        ("*a*a*", ["aa", "banana"], ["a", "xay"]),
        ("a*a", ["aa", "aba"], ["a"]),
        ("s.m", ["s.m"], ["sam"]),
        ("a+b@c.d", ["a+b@c.d"], ["aab@c.d", "a+b@cxd"]),
    ],
)
def test_patterns(pattern: str, fits: list[str], differs: list[str]) -> None:
    """Letters match exactly, only a star is a wildcard, and the whole id must match."""
    granted = Granted([Grant((pattern,), ("tool",))])
    assert [one for one in [*fits, *differs] if granted.allows("tool", one)] == fits


@given(
    pattern=st.text("ab*", min_size=1, max_size=8),
    user_id=st.text("ab", min_size=1, max_size=10),
)
def test_patterns_mean_what_a_shell_means(pattern: str, user_id: str) -> None:
    """Compared with the standard library's file name patterns."""
    import fnmatch

    granted = Granted([Grant((pattern,), ("tool",))])
    assert granted.allows("tool", user_id) == fnmatch.fnmatchcase(user_id, pattern)


def test_a_pattern_of_many_stars_costs_little() -> None:
    """An id that is chosen to make matching slow does not block the daemon."""
    granted = Granted([Grant(("*a" * 40 + "*b",), ("tool",))])
    assert not granted.allows("tool", "a" * 128)
    assert not granted.allows("tool", "a" * 1_000_000 + "b")


def test_overlapping_grants_add_up_and_stay_apart() -> None:
    """A right over one user gives no right over another user of the same peer."""
    table = {
        "user:5": [
            {"users": "*", "rights": "tool"},
            {"users": ["sam", "team-*"], "rights": "host"},
            {"users": "team-1", "rights": "owner"},
        ]
    }
    found = permits(table, 5)
    rights = ("tool", "host", "owner", "admin")
    allowed = {
        user_id: [right for right in rights if found.allows(right, user_id)]
        for user_id in ("ann", "sam", "team-1", "team-2")
    }
    assert allowed == {
        "ann": ["tool"],
        "sam": ["tool", "host"],
        "team-1": ["tool", "host", "owner"],
        "team-2": ["tool", "host"],
    }


def test_entries_of_user_and_groups_add_up() -> None:
    """Entries for the uid, the gid and supplementary groups count; those for others do not."""
    table = {
        "user:5": {"users": "sam", "rights": "tool"},
        "group:50": {"users": "ann", "rights": "host"},
        "group:51": {"rights": "admin"},
    }
    for groups, users, is_admin in [((), "s", 0), ((50,), "sa", 0), ((51, 50, 9), "sa", 1)]:
        found = permits(table, 5, *groups)
        assert found.allows("tool", "sam")
        assert not found.allows("host", "sam")
        assert found.allows("host", "ann") == ("a" in users)
        assert found.allows("admin", None) == bool(is_admin)
    assert permits(table, 6, 50).allows("host", "ann")
    assert not permits(table, 6, 50).allows("tool", "sam")
    assert permits(table, 6, 52) is None
    assert permits(table, 50, 5) is None


def test_the_same_unix_user_may_be_named_twice() -> None:
    """By name and by number: both entries count."""
    name = pwd.getpwuid(0).pw_name
    table = {f"user:{name}": {"rights": "admin"}, "user:0": {"users": "sam", "rights": "tool"}}
    found = permits(table, 0)
    assert found.allows("admin", None)
    assert found.allows("tool", "sam")
    assert not found.allows("host", "sam")


def test_root_and_the_own_uid_keep_everything_unless_named() -> None:
    """An entry for one of their groups does not restrict them; an entry for their uid does."""
    own = os.geteuid()
    assert permits({"group:0": TOOL, "user:5": TOOL}, 0, 0) is EVERYTHING
    assert permits({"group:0": TOOL, "user:5": TOOL}, own, 0) is EVERYTHING
    named = permits({f"user:{own}": TOOL}, own)
    assert named.allows("tool", "sam")
    assert not named.allows("tool", "ann")


def test_peers_of_other_namespaces_need_an_entry() -> None:
    """Even root and the daemon's own uid do; peers with the overflow uid may not connect at all."""
    table = {"user:5": TOOL, "group:50": TOOL}
    assert permits(table, 0, is_foreign=True) is None
    assert permits(table, os.geteuid(), is_foreign=True) is None
    assert permits(table, 6, is_foreign=True) is None
    assert permits(table, 5, is_foreign=True).allows("tool", "sam")
    assert permits(table, 65534, 50) is None
    assert permits(table, 65534, 50, is_foreign=True) is None


def test_the_settings_show_the_map(tmp_path: Path) -> None:
    """`memoryd settings` prints it as JSON, with its origin."""
    table = {"user:5": {"users": ["sam"], "rights": ["tool"]}}
    done = subprocess.run(
        [sys.executable, "-m", "memoryd", "settings", "--json", "--access", json.dumps(table)],
        env={"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    shown = json.loads(done.stdout)["access"]
    assert (shown["value"], shown["origin"]) == (table, "flag --access")

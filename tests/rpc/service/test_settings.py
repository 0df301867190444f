"""The one table of settings."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

import pytest

from memoryd.access.access_map import AccessMap
from memoryd.errors import SettingsError
from memoryd.settings import Settings, flag_of, load, variable_of
from tests.daemon import Daemon

pytestmark = pytest.mark.usefixtures("own_interpreter")

HOME = {"HOME": "/home/sam", "XDG_RUNTIME_DIR": "/run/user/1000"}


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    """Each setting reports where its value came from."""
    file = tmp_path / "config.toml"
    file.write_text("max_batch = 1\nopen_users = 2\ndrain = 3\n")
    environment = HOME | {"MEMORYD_MAX_BATCH": "10", "MEMORYD_OPEN_USERS": "20"}
    settings, effective = load({"max_batch": "100"}, environment, file)
    assert (settings.max_batch, settings.open_users, settings.drain) == (100, 20, 3)
    origins = {one.name: one.origin for one in effective}
    assert origins["max_batch"] == "flag --max-batch"
    assert origins["open_users"] == "environment MEMORYD_OPEN_USERS"
    assert origins["drain"] == f"file {file}"
    assert origins["max_nesting"] == "default"


@pytest.mark.parametrize(
    ("environment", "socket", "root"),
    [
        (HOME, "/run/user/1000/memoryd/memoryd.sock", "/home/sam/.local/state/memoryd/workspace"),
        (
            HOME | {"XDG_STATE_HOME": "/state"},
            "/run/user/1000/memoryd/memoryd.sock",
            "/state/memoryd/workspace",
        ),
        (
            HOME | {"RUNTIME_DIRECTORY": "/run/memoryd", "STATE_DIRECTORY": "/var/lib/memoryd"},
            "/run/memoryd/memoryd.sock",
            "/var/lib/memoryd/workspace",
        ),
    ],
)
def test_default_paths_follow_the_environment(
    environment: dict[str, str], socket: str, root: str
) -> None:
    """XDG folders for a user, systemd's folders for a service."""
    settings, _ = load({}, environment)
    assert (str(settings.socket), str(settings.workspace_root)) == (socket, root)
    assert settings.model_cache == settings.workspace_root.parent / "models"


def test_without_a_runtime_folder_a_user_is_asked_for_a_socket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """There is no fallback to a folder that everybody can write to."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SettingsError, match="--socket"):
        load({}, {"HOME": "/home/sam"})


@pytest.mark.parametrize(
    ("flags", "environment", "message"),
    [
        ({}, {"MEMORYD_MAX_BACH": "5"}, "MEMORYD_MAX_BACH"),
        ({"max_batch": "many"}, {}, r"max_batch = 'many' \(flag --max-batch\): not a whole number"),
        ({"max_batch": "0"}, {}, "less than 1"),
        ({"user_char_limit": "9" * 20}, {}, "user_char_limit.*more than 10000000$"),
        ({"max_nesting": "251"}, {}, "max_nesting.*more than 250$"),
        ({"access": "nothing"}, {}, r"access \(flag --access\): not JSON"),
        ({"log_level": "loud"}, {}, "debug | info | warning | error"),
        ({"embedding_model": " "}, {}, "embedding_model.*is empty"),
        ({}, {"MEMORYD_CAPTURE_ENABLED": "maybe"}, "not true or false"),
    ],
)
def test_what_does_not_fit_is_named(
    flags: dict[str, str], environment: dict[str, str], message: str
) -> None:
    """An unknown name or a bad value is an error with the setting in it."""
    with pytest.raises(SettingsError, match=message.replace("|", r"\|")):
        load(flags, HOME | environment)


def test_the_variables_of_clients_are_not_unknown_settings() -> None:
    """docs/mcp.md has users export MEMORYD_USER; a daemon still starts in that shell."""
    assert load({}, HOME | {"MEMORYD_USER": "sam"}) == load({}, HOME)


def test_an_empty_path_is_no_path(tmp_path: Path) -> None:
    """An empty variable counts as unset; an empty flag or key of the file is an error."""
    settings, effective = load({}, HOME | {"MEMORYD_SOCKET": "", "MEMORYD_WORKSPACE_ROOT": ""})
    assert str(settings.socket) == "/run/user/1000/memoryd/memoryd.sock"
    assert str(settings.workspace_root) == "/home/sam/.local/state/memoryd/workspace"
    assert {one.origin for one in effective if one.name == "socket"} == {"default"}
    file = tmp_path / "config.toml"
    file.write_text('socket = ""')
    for flags, given in [({"socket": ""}, None), ({}, file)]:
        with pytest.raises(SettingsError, match=r"socket.*empty"):
            load(flags, HOME, given)


@pytest.mark.parametrize(
    "content", ["max_bach = 1", "max_batch = ", "max_batch = 1.5", "drain = true"]
)
def test_a_bad_file_is_named(tmp_path: Path, content: str) -> None:
    """A file that cannot be read, or holds an unknown or wrong setting, prevents the start."""
    file = tmp_path / "config.toml"
    file.write_text(content)
    with pytest.raises(SettingsError):
        load({}, HOME, file)


def test_a_named_file_must_exist(tmp_path: Path) -> None:
    """A missing file that was asked for is an error; the default files may be missing."""
    with pytest.raises(SettingsError, match="does not exist"):
        load({}, HOME, tmp_path / "none.toml")
    with pytest.raises(SettingsError, match="does not exist"):
        load({}, HOME | {"MEMORYD_CONFIG": str(tmp_path / "none.toml")})


@pytest.mark.parametrize("row", fields(Settings), ids=lambda row: row.name)
def test_every_setting_can_be_given_in_the_environment(row: Field[Any]) -> None:
    """MEMORYD_<NAME> sets it, and `help` says what it is."""
    values: dict[Any, str] = {bool: "false", Path: "/somewhere"}
    values[AccessMap] = '{"user:1001": {"rights": "admin"}}'
    values[int] = str(row.metadata.get("maximum"))
    value = values.get(row.type, "error" if row.name == "log_level" else "json")
    settings, _ = load({}, HOME | {variable_of(row.name): value})
    assert str(getattr(settings, row.name)).lower() == value
    assert row.metadata["help"].endswith(".")


def test_memoryd_settings_prints_each_value_and_its_origin(tmp_path: Path) -> None:
    """`memoryd settings` is a table, and JSON when asked."""
    command = [sys.executable, "-m", "memoryd", "settings", "--socket", str(tmp_path / "s")]
    environment = {"HOME": str(tmp_path), "MEMORYD_DRAIN": "7"}
    done = subprocess.run(
        [*command, "--json"], env=environment, capture_output=True, text=True, check=True
    )
    shown = json.loads(done.stdout)
    assert set(shown) == {row.name for row in fields(Settings)}
    assert (shown["drain"]["value"], shown["drain"]["origin"]) == (7, "environment MEMORYD_DRAIN")
    assert shown["socket"]["origin"] == "flag --socket"
    table = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert any(
        line.split() == ["drain", "7", "environment", "MEMORYD_DRAIN"]
        for line in table.stdout.splitlines()
    )


def test_a_bad_setting_is_exit_code_2(tmp_path: Path) -> None:
    """The message goes to standard error and names the setting."""
    done = subprocess.run(
        [sys.executable, "-m", "memoryd", "--max-batch", "none"],
        env={"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "max_batch" in done.stderr


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        *[("key_source", one) for one in ("foo", "command:", "credential:../x", "file:x")],
        *[("db_path", one) for one in ("../x", "shared/x.db")],
        *[
            (name, value)
            for name in ("socket_group", "workspace_group")
            for value in ("no-such-group", "99999999999", "4294967295", "9" * 5000)
        ],
        ("legacy_user", "../x"),
        ("encryption", "true"),
        ("socket", "/tmp/" + "s" * 200),
    ],
)
def test_a_setting_that_shows_wrong_at_the_start_is_exit_code_2(
    tmp_path: Path, setting: str, value: str
) -> None:
    """So systemd does not start it again and again; the message names the setting."""
    done = subprocess.run(
        [sys.executable, "-m", "memoryd", f"--{setting.replace('_', '-')}={value}"],
        env={"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert setting in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("flags", [["--user", "sam"], ["--acces", "{}"]])
def test_a_prefix_of_a_flag_is_not_a_flag(tmp_path: Path, flags: list[str]) -> None:
    """A word that another program takes, or a typo, is not taken for the setting it begins."""
    done = subprocess.run(
        [sys.executable, "-m", "memoryd", "settings", *flags],
        env={"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert f"unrecognized arguments: {' '.join(flags)}" in done.stderr


def test_a_daemon_works_with_every_number_at_its_bound(start_daemon: Callable[..., Daemon]) -> None:
    """No number that is accepted makes a call fail."""
    numbers = [row for row in fields(Settings) if row.type is int]
    flags = [f"{flag_of(row.name)}={row.metadata['maximum']}" for row in numbers]
    client = start_daemon("--embedding-model", "none", *flags).connect()
    rule = {"tool_name": "bash", "rule": "Never run rm -rf.", "priority": "critical"}
    client.call("memory.tool_rule_put", user_id="sam", **rule)
    client.call("memory", user_id="sam", action="add", target="user", content="Likes tea.")
    client.call("memory_save", user_id="sam", content="Lives in Lisbon.")
    assert client.call("memory_search", user_id="sam", query="Lisbon")["results"]
    deepest = next(row.metadata["maximum"] for row in numbers if row.name == "max_nesting")
    arguments: dict[str, Any] = {}
    for _ in range(deepest - 3):
        arguments = {"a": arguments}
    asked = {"user_id": "sam", "tool_name": "bash", "arguments": arguments}
    assert client.call("memory.tool_call_check", **asked)["verdict"] in ("allow", "ask")
    turn = {"user_message": "Hi", "session_id": "s"}
    assert client.call("memory.turn_complete", user_id="sam", **turn)["duplicate"] is False
    begun = client.call("memory.session_start", user_id="sam", session_id="s2")
    assert "Likes tea." in begun["rendered"]

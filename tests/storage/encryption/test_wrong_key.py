"""Without the right key nothing is answered and nothing is touched."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.storage.encryption.key_files import KeyFile

USER = "sam"
PLACE = {"user_id": USER, "tool_name": "t"}
FOUND_DAMAGED = {"damaged", "quarantined"}
"""The second when the work left over by the last run opened the database first."""
KEYLESS = ("--encryption", "false", "--key-source", "credential:none")


def state(daemon: Daemon) -> dict[str, tuple[bytes, int]]:
    """Bytes and time of change of the user's files, but for the lock that names the process."""
    folder = daemon.database(USER).parent
    return {
        path.name: (path.read_bytes(), path.stat().st_mtime_ns)
        for path in folder.iterdir()
        if path.is_file() and path.name != "lock"
    }


def put(client: Client, text: str) -> Any:
    return client.call("memory.tool_rule_put", **PLACE, id="r", rule=text)


def texts(client: Client) -> list[str]:
    return [rule["rule"] for rule in client.call("memory.tool_rule_list", **PLACE)["rules"]]


@pytest.fixture
def keys(tmp_path: Path) -> list[KeyFile]:
    return [KeyFile(tmp_path, number) for number in range(2)]


@pytest.mark.parametrize("wrong", ["another key", "no key"])
def test_a_wrong_or_missing_key_is_told_and_the_files_stay(
    start_daemon: Callable[..., Daemon], keys: list[KeyFile], wrong: str
) -> None:
    """-32015 for reads and writes, again and again; with the key all is there."""
    daemon = start_daemon(*keys[0].flags)
    put(daemon.connect(), "first")
    daemon.kill()
    daemon.flags = keys[1].flags if wrong == "another key" else KEYLESS
    before = state(daemon)
    daemon.start()
    client = daemon.connect()
    for _ in range(3):
        refused = [
            client.refused("memory.tool_rule_list", **PLACE),
            client.refused("memory.tool_rule_put", **PLACE, rule="second"),
            client.refused("memory_search", user_id=USER, query="first"),
            client.refused("user.reset", user_id=USER, confirm=USER),
        ]
        assert {(one.code, one.data["code"]) for one in refused} == {(-32015, "key_unavailable")}
        assert keys[0].master.id in refused[0].message
    put_of_another = client.call("memory.tool_rule_put", **PLACE | {"user_id": "ada"}, rule="x")
    assert put_of_another["rule"] == "x"
    assert state(daemon) == before
    daemon.restart(*keys[0].flags)
    assert texts(daemon.connect()) == ["first"]


@pytest.mark.parametrize("wrong", ["another key", "no key"])
def test_a_file_without_marker_and_key_is_no_new_user(
    start_daemon: Callable[..., Daemon], keys: list[KeyFile], wrong: str
) -> None:
    """An encrypted file whose state.json is lost too stays as it is until the key is there."""
    daemon = start_daemon(*keys[0].flags)
    put(daemon.connect(), "first")
    daemon.kill()
    daemon.database(USER).with_name("state.json").unlink()
    daemon.flags = keys[1].flags if wrong == "another key" else KEYLESS
    before = state(daemon)
    daemon.start()
    client = daemon.connect()
    refused = [
        client.refused("memory.tool_rule_list", **PLACE),
        client.refused("memory.tool_rule_put", **PLACE, rule="second"),
        client.refused("user.reset", user_id=USER, confirm=USER),
    ]
    assert {(one.code, one.data["code"]) for one in refused} == {(-32015, "key_unavailable")}
    assert state(daemon) == before
    daemon.restart(*keys[0].flags)
    assert texts(daemon.connect()) == ["first"]


def test_a_cut_file_is_damaged_and_its_key_is_not_blamed(
    start_daemon: Callable[..., Daemon], keys: list[KeyFile]
) -> None:
    """An encrypted backup that lacks its end is refused as damaged: the key fits."""
    daemon = start_daemon(*keys[0].flags)
    client = daemon.connect()
    put(client, "first")
    name = client.call("user.backup", user_id=USER)["name"]
    backup = daemon.database(USER).with_name("backups") / name
    backup.write_bytes(backup.read_bytes()[:-8192])
    refused = client.refused("user.restore", user_id=USER, name=name)
    assert (refused.code, refused.data["reason"]) == (-32014, "damaged")
    assert texts(client) == ["first"]


def test_a_newer_backup_without_its_key_is_not_passed_over(
    start_daemon: Callable[..., Daemon], keys: list[KeyFile]
) -> None:
    """A restore without a name says which key is missing and restores nothing; an older backup is
    restored when it is named."""
    daemon = start_daemon(*keys[0].flags, "--encryption", "false")
    client = daemon.connect()
    put(client, "first")
    plain = client.call("user.backup", user_id=USER)["name"]
    client.call("user.encrypt", user_id=USER)
    put(client, "second")
    newest = client.call("user.backup", user_id=USER)["name"]
    client.call("user.decrypt", user_id=USER)
    daemon.restart(*KEYLESS)
    client = daemon.connect()
    refused = client.refused("user.restore", user_id=USER)
    assert (refused.code, newest in refused.message) == (-32015, True)
    assert "to restore an older one, pass its name" in refused.message
    assert newest in client.refused("user.restore", user_id=USER, name=newest).message
    assert texts(client) == ["second"]
    assert client.call("user.restore", user_id=USER, name=plain)["skipped"] == []
    assert texts(client) == ["first"]


def test_the_previous_key_still_opens(
    start_daemon: Callable[..., Daemon], keys: list[KeyFile]
) -> None:
    """New users get the current key, old ones keep the previous one."""
    daemon = start_daemon(*keys[0].flags)
    put(daemon.connect(), "first")
    daemon.restart(*keys[1].flags, "--previous-key-source", keys[0].source)
    client = daemon.connect()
    assert texts(client) == ["first"]
    put(client, "second")
    client.call("memory.tool_rule_put", **PLACE | {"user_id": "ada"}, rule="x")
    daemon.restart(*keys[1].flags)
    client = daemon.connect()
    assert client.refused("memory.tool_rule_list", **PLACE).code == -32015
    assert client.call("memory.tool_rule_list", **PLACE | {"user_id": "ada"})["rules"]


def test_the_setting_is_about_new_users(
    start_daemon: Callable[..., Daemon], keys: list[KeyFile]
) -> None:
    """Plain users stay plain and encrypted ones encrypted, whatever the setting is later."""
    daemon = start_daemon("--encryption", "false", "--key-source", keys[0].source)
    put(daemon.connect(), "plain")
    daemon.restart(*keys[0].flags)
    client = daemon.connect()
    assert texts(client) == ["plain"]
    client.call("memory.tool_rule_put", **PLACE | {"user_id": "ada"}, rule="x")
    daemon.restart("--encryption", "false", "--key-source", keys[0].source)
    client = daemon.connect()
    assert texts(client) == ["plain"]
    assert client.call("memory.tool_rule_list", **PLACE | {"user_id": "ada"})["rules"]
    assert daemon.database(USER).read_bytes().startswith(b"SQLite format 3\0")
    assert not daemon.database("ada").read_bytes().startswith(b"SQLite")


def test_another_users_database_is_not_opened(
    start_daemon: Callable[..., Daemon], keys: list[KeyFile]
) -> None:
    """A file that was copied over from another user does not open with this user's key."""
    daemon = start_daemon(*keys[0].flags)
    client = daemon.connect()
    put(client, "sam's")
    client.call("memory.tool_rule_put", **PLACE | {"user_id": "ada"}, rule="ada's")
    daemon.stop()
    shutil.copy(daemon.database("ada"), daemon.database(USER))
    daemon.start()
    refused = daemon.connect().refused("memory.tool_rule_list", **PLACE)
    assert refused.code == -32014
    assert refused.data["reason"] in FOUND_DAMAGED


def test_a_plain_file_in_the_place_of_an_encrypted_one_is_refused(
    start_daemon: Callable[..., Daemon], keys: list[KeyFile]
) -> None:
    """Nobody can bring the user to write into a file without encryption."""
    daemon = start_daemon("--encryption", "false", "--key-source", keys[0].source)
    client = daemon.connect()
    client.call("memory.tool_rule_put", **PLACE | {"user_id": "ada"}, rule="ada's")
    daemon.restart(*keys[0].flags)
    put(daemon.connect(), "sam's")
    daemon.stop()
    shutil.copy(daemon.database("ada"), daemon.database(USER))
    daemon.start()
    refused = daemon.connect().refused("memory.tool_rule_list", **PLACE)
    assert (refused.code, refused.data["reason"]) == (-32014, "foreign_file")

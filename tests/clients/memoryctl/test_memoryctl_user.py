"""`memoryctl` verify, backup, backups, restore, purge and stats against a real daemon."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.clients.conftest import Run
from tests.conftest import Daemon
from tests.database import damage_rows

USER = "sam"


@pytest.fixture
def ctl(daemon: Daemon, memoryctl: Run) -> Callable[..., Any]:
    """Runs memoryctl for USER: exit code, parsed output, and what it said beside it."""
    client = daemon.connect()
    for text in ("kept", "tea at four"):
        client.call("memory_save", user_id=USER, content=text)

    def run(*words: str) -> tuple[int, Any, str]:
        environment = {"MEMORYD_SOCKET": str(daemon.socket), "MEMORYCTL_USER": USER}
        done = memoryctl(*words, environment=environment)
        return done.returncode, json.loads(done.stdout or "null"), done.stderr

    return run


def test_a_backup_is_fetched_and_restored(
    ctl: Callable[..., Any], daemon: Daemon, tmp_path: Path
) -> None:
    """Also from the file alone after a purge, which takes the user's id to be done."""
    code, made, _ = ctl("backup", "--to", "sam.db")
    assert (code, (tmp_path / "sam.db").stat().st_size) == (0, made["bytes"])
    assert (tmp_path / "sam.db").stat().st_mode & 0o777 == 0o600
    assert [one["name"] for one in ctl("backups")[1]["backups"]] == [made["name"]]
    assert ctl("restore")[1]["name"] == made["name"]
    assert ctl("restore", made["name"])[0] == 0
    assert ctl("restore", made["name"], "--from", "sam.db")[0] == 3
    assert ctl("backup", "--to", "sam.db")[0] == 3
    code, _, said = ctl("purge")
    assert (code, "--confirm sam" in said) == (3, True)
    assert ctl("purge", "--confirm", "tom")[0] == 1
    assert ctl("purge", "--confirm", USER)[0] == 0
    assert ctl("stats", USER)[0] == 1
    assert ctl("restore", "--from", "sam.db")[0] == 0
    assert ctl("stats", USER)[1]["counts"]["notes"] == 2
    assert ctl("stats", "--user", USER) == ctl("stats", USER)
    assert "uptime_s" in ctl("stats")[1]


def test_a_restored_file_is_no_backup(
    ctl: Callable[..., Any], daemon: Daemon, tmp_path: Path
) -> None:
    """After `restore --from` the newest backup is what it was, and the answer names what was
    replaced; nothing stays of the file, of a refused one neither."""
    ctl("backup", "--to", "older.db")
    ctl("notes", "save", "the newest")
    newest = ctl("backup")[1]["name"]
    listed = ctl("backups")[1]
    (tmp_path / "bad.db").write_text("no database")
    code, _, said = ctl("restore", "--from", "bad.db")
    assert (code, "memoryctl restore NAME" in said, "lost" in said) == (1, True, False)
    restored = ctl("restore", "--from", "older.db")[1]
    assert ctl("stats", USER)[1]["counts"]["notes"] == 2
    assert ctl("backups")[1] == listed
    folder = daemon.database(USER).with_name("backups")
    assert {one.name for one in folder.iterdir()} == {one["name"] for one in listed["backups"]}
    (aside,) = restored["set_aside"]
    assert ctl("restore", aside)[0] == 0
    assert ctl("stats", USER)[1]["counts"]["notes"] == 3
    ctl("restore", "--from", "older.db")
    assert ctl("restore")[1]["name"] == newest
    assert ctl("stats", USER)[1]["counts"]["notes"] == 3


def test_verify_tells_damage_by_its_exit_code(ctl: Callable[..., Any], daemon: Daemon) -> None:
    """0 for a sound database, 1 for a damaged one, whose texts are not told; then the advice for
    every other command is to restore."""
    code, result, _ = ctl("verify")
    assert (code, result["ok"], result["checked"]["notes"]) == (0, True, 2)
    ctl("backup")
    assert damage_rows(daemon.database(USER), "notes", "content = 'forged'", "seq = 1") == 1
    code, result, _ = ctl("verify", "--json")
    assert (code, result["counts"]["notes"]) == (1, 1)
    assert {"table": "notes", "id": [1]}.items() <= result["damaged"][0].items()
    assert "forged" not in json.dumps(result)
    daemon.stop()
    daemon.database(USER).write_bytes(b"\xff" * 8192)
    daemon.start()
    code, _, said = ctl("notes", "search", "tea")
    assert (code, f"memoryctl --user {USER} restore" in said) == (1, True)
    assert ctl("restore")[0] == 0
    assert ctl("verify")[0] == 0


def test_a_purge_asks_a_person(daemon: Daemon, on_terminal: Callable[..., tuple[int, str]]) -> None:
    """Anything but the user's id, nothing at all included, deletes nothing."""
    client = daemon.connect()
    client.call("memory_save", user_id=USER, content="kept")
    environment = {"MEMORYD_SOCKET": str(daemon.socket)}
    for typed in ("tom\n", "\n", "yes\n"):
        code, shown = on_terminal("purge", "--user", USER, environment=environment, typed=typed)
        assert (code, "nothing was deleted" in shown) == (3, True)
    assert client.call("user.stats", user_id=USER)["counts"]["notes"] == 1
    typed = f"{USER}\n"
    code, _ = on_terminal("purge", "--user", USER, environment=environment, typed=typed)
    assert code == 0
    assert client.refused("user.stats", user_id=USER).code == -32004

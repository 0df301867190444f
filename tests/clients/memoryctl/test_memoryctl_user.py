"""`memoryctl` verify, backup, backups, restore, purge and stats against a real daemon."""

import json
import uuid
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.clients.conftest import Run
from tests.daemon import Daemon
from tests.database import damage_rows

Ctl = Callable[..., tuple[int, Any, str]]


def add_notes(daemon: Daemon) -> str:
    """A new user with two notes."""
    user = f"sam-{uuid.uuid4()}"
    with daemon.connect() as client:
        for text in ("kept", "tea at four"):
            client.call("memory_save", user_id=user, content=text)
    return user


def run_for(daemon: Daemon, user: str, memoryctl: Run, *words: str) -> tuple[int, Any, str]:
    """Run memoryctl for a user: the exit code, the parsed stdout and stderr."""
    environment = {"MEMORYD_SOCKET": str(daemon.socket), "MEMORYCTL_USER": user}
    done = memoryctl(*words, environment=environment)
    return done.returncode, json.loads(done.stdout or "null"), done.stderr


@pytest.fixture
def user(shared_daemon: Daemon) -> str:
    return add_notes(shared_daemon)


@pytest.fixture
def ctl(shared_daemon: Daemon, user: str, memoryctl: Run) -> Ctl:
    """Runs memoryctl for the user, as `run_for` does."""
    return partial(run_for, shared_daemon, user, memoryctl)


def test_a_backup_is_downloaded_and_restored(ctl: Ctl, user: str, tmp_path: Path) -> None:
    """The downloaded file alone restores the user after a purge, which takes the user's id."""
    code, made, _ = ctl("backup", "--to", "sam.db")
    assert (code, (tmp_path / "sam.db").stat().st_size) == (0, made["bytes"])
    assert (tmp_path / "sam.db").stat().st_mode & 0o777 == 0o600
    assert [one["name"] for one in ctl("backups")[1]["backups"]] == [made["name"]]
    assert ctl("restore")[1]["name"] == made["name"]
    assert ctl("restore", made["name"])[0] == 0
    assert ctl("restore", made["name"], "--from", "sam.db")[0] == 3
    assert ctl("backup", "--to", "sam.db")[0] == 3
    code, _, message = ctl("purge")
    assert (code, f"--confirm {user}" in message) == (3, True)
    assert ctl("purge", "--confirm", "tom")[0] == 1
    assert ctl("purge", "--confirm", user)[0] == 0
    assert ctl("stats", user)[0] == 1
    assert ctl("restore", "--from", "sam.db")[0] == 0
    assert ctl("stats", user)[1]["counts"]["notes"] == 2
    assert ctl("stats", "--user", user) == ctl("stats", user)
    assert "uptime_s" in ctl("stats")[1]


def test_a_restored_file_is_not_a_backup(
    ctl: Ctl, user: str, shared_daemon: Daemon, tmp_path: Path
) -> None:
    """After `restore --from` the newest backup is the same as before, and the result names the
    replaced database. No uploaded file is left, not even a rejected one."""
    ctl("backup", "--to", "older.db")
    ctl("notes", "save", "the newest")
    newest = ctl("backup")[1]["name"]
    listed = ctl("backups")[1]
    (tmp_path / "bad.db").write_text("no database")
    code, _, message = ctl("restore", "--from", "bad.db")
    assert (code, "memoryctl restore NAME" in message, "lost" in message) == (1, True, False)
    restored = ctl("restore", "--from", "older.db")[1]
    assert ctl("stats", user)[1]["counts"]["notes"] == 2
    assert ctl("backups")[1] == listed
    folder = shared_daemon.database(user).with_name("backups")
    assert {one.name for one in folder.iterdir()} == {one["name"] for one in listed["backups"]}
    (replaced,) = restored["set_aside"]
    assert ctl("restore", replaced)[0] == 0
    assert ctl("stats", user)[1]["counts"]["notes"] == 3
    ctl("restore", "--from", "older.db")
    assert ctl("restore")[1]["name"] == newest
    assert ctl("stats", user)[1]["counts"]["notes"] == 3


def test_verify_reports_damage_by_its_exit_code(daemon: Daemon, memoryctl: Run) -> None:
    """0 for a sound database, 1 for a damaged one, without its texts. Every other command then
    advises to restore."""
    user = add_notes(daemon)
    ctl: Ctl = partial(run_for, daemon, user, memoryctl)
    code, result, _ = ctl("verify")
    assert (code, result["ok"], result["checked"]["notes"]) == (0, True, 2)
    ctl("backup")
    assert damage_rows(daemon.database(user), "notes", "content = 'forged'", "seq = 1") == 1
    code, result, _ = ctl("verify", "--json")
    assert (code, result["counts"]["notes"]) == (1, 1)
    assert {"table": "notes", "id": [1]}.items() <= result["damaged"][0].items()
    assert "forged" not in json.dumps(result)
    daemon.stop()
    daemon.database(user).write_bytes(b"\xff" * 8192)
    daemon.start()
    code, _, message = ctl("notes", "search", "tea")
    assert (code, f"memoryctl --user {user} restore" in message) == (1, True)
    assert ctl("restore")[0] == 0
    assert ctl("verify")[0] == 0


def test_a_purge_asks_for_confirmation(
    shared_daemon: Daemon, user: str, on_terminal: Callable[..., tuple[int, str]]
) -> None:
    """Anything but the user's id, even an empty line, deletes nothing."""
    environment = {"MEMORYD_SOCKET": str(shared_daemon.socket)}
    with shared_daemon.connect() as client:
        for typed in ("tom\n", "\n", "yes\n"):
            code, shown = on_terminal("purge", "--user", user, environment=environment, typed=typed)
            assert (code, "nothing was deleted" in shown) == (3, True)
        assert client.call("user.stats", user_id=user)["counts"]["notes"] == 2
        typed = f"{user}\n"
        code, _ = on_terminal("purge", "--user", user, environment=environment, typed=typed)
        assert code == 0
        assert client.refused("user.stats", user_id=user).code == -32004

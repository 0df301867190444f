"""Settings about where a user's files lie, and what is planted there."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from memoryd.errors import SettingsError
from memoryd.lock_file import LockFile
from memoryd.workspace.resolved_settings import database_path, group_id
from tests.daemon import Daemon

USER = "sam"
RULE = {"user_id": USER, "tool_name": "t", "rule": "kept"}


def rules(daemon: Daemon) -> list[str]:
    listed = daemon.connect().call("memory.tool_rule_list", user_id=USER, tool_name="t")
    return [rule["rule"] for rule in listed["rules"]]


@pytest.mark.parametrize(
    "setting",
    [
        *("/etc/x.db", "../tom/x.db", "a/../../x", ".", "..", "a/", "a//b", "a b"),
        *("shared/x.db", "vault/x.db", "tmp/x", "ipc/x", "x.db-wal"),
        *(".oxydra/lock", ".oxydra/backups/x", ".oxydra"),
    ],
)
def test_a_database_path_leads_to_no_other_place(setting: str) -> None:
    """Neither outside the workspace, nor where tools see it, nor over a file of the daemon."""
    with pytest.raises(SettingsError, match="db_path"):
        database_path(setting)


def test_a_database_may_lie_elsewhere_in_the_workspace(start_daemon: Callable[..., Daemon]) -> None:
    """It is made there, closed to others, and found again; a lost one is missed."""
    daemon = start_daemon("--db-path", "data/of/rules.db")
    daemon.connect().call("memory.tool_rule_put", **RULE)
    home = daemon.workspace_root / USER
    assert not daemon.database(USER).exists()
    assert (home / "data" / "of").stat().st_mode & 0o777 == 0o700
    assert (home / "data/of/rules.db").stat().st_mode & 0o777 == 0o600
    daemon.restart()
    assert rules(daemon) == ["kept"]
    client = daemon.connect()
    answer = client.call("workspace.check_access", user_id=USER, path="data/of/rules.db")
    assert answer["allowed"] is False
    (home / "data/of/rules.db").unlink()
    refused = client.refused("memory.tool_rule_list", user_id=USER, tool_name="t")
    assert refused.data["reason"] == "missing"
    client.call("user.reset", user_id=USER, confirm=USER)
    assert rules(daemon) == []


def test_a_purge_leaves_what_lies_beside_the_database(start_daemon: Callable[..., Daemon]) -> None:
    """With all of the database, quarantined files included, files and folders of others stay,
    whose names begin as its own does."""
    daemon = start_daemon("--db-path", "share")
    client = daemon.connect()
    client.call("memory.tool_rule_put", **RULE)
    home = daemon.workspace_root / USER
    theirs = [
        *("shared/plan.md", "share.md", "share-2/x", "share.d/x", "share.notes-Z"),
        *("share.corrupt-20261121T101500000000Z.md", "share.corrupt-20261121T101500000000Z/x"),
    ]
    for name in theirs:
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_text("theirs")
    client.call("user.backup", user_id=USER)
    client.call("user.restore", user_id=USER)
    (home / "share.rekeyed").write_text("ours")
    purged = client.call("user.purge", user_id=USER, confirm=USER)
    assert purged["files"] >= 5
    assert {str(one.relative_to(home)) for one in home.rglob("*") if one.is_file()} == set(theirs)
    assert rules(daemon) == []


def test_a_group_that_cannot_be_used_is_told_at_the_start() -> None:
    """One that does not exist; a number is taken as it is by root."""
    assert group_id("auto") is None
    with pytest.raises(SettingsError, match="no such group"):
        group_id("no-such-group")
    assert group_id(str(os.getegid())) == os.getegid()


NAMES = ("memory.db", "memory.db-wal", "memory.db-shm", "state.json", "lock")
KINDS = ("link", "fifo", "folder", "foreign-owner")


def plant(planted: Path, kind: str) -> Path:
    """Put something that is not the daemon's in the place of a file; the file that was there, or
    one of somebody else, which a link leads to."""
    elsewhere = planted.parents[2] / f"was-{planted.parts[-3]}"
    if planted.exists():
        planted.rename(elsewhere)
    else:
        elsewhere.write_bytes(b"theirs")
    if kind == "link":
        planted.symlink_to(elsewhere)
    elif kind == "fifo":
        os.mkfifo(planted)
    elif kind == "folder":
        planted.mkdir()
    else:
        shutil.copy(elsewhere, planted)
        os.chown(planted, 4321, -1)
    return elsewhere


def test_what_is_planted_in_oxydra_is_refused(daemon: Daemon) -> None:
    """foreign_file at once, whatever it is and wherever it leads; nothing behind it changes, and
    everyone else is served."""
    kinds = KINDS if not os.geteuid() else KINDS[:-1]
    cases = {f"{name}-{kind}": (name, kind) for name in NAMES for kind in kinds}
    client = daemon.connect()
    for user in cases:
        client.call("memory.tool_rule_put", **RULE | {"user_id": user})
    daemon.stop()
    kept = {}
    for user, (name, kind) in cases.items():
        elsewhere = plant(daemon.database(user).with_name(name), kind)
        kept[elsewhere] = elsewhere.read_bytes()
    daemon.start()
    client = daemon.connect()
    for user in cases:
        place = {"user_id": user, "tool_name": "t"}
        for method, params in (
            ("memory.tool_rule_list", place),
            ("memory.tool_rule_put", RULE | place),
            ("user.reset", {"user_id": user, "confirm": user}),
        ):
            refused = client.refused(method, **params)
            assert (user, method, refused.data.get("reason")) == (user, method, "foreign_file")
    assert {elsewhere: elsewhere.read_bytes() for elsewhere in kept} == kept
    client.call("memory.tool_rule_put", **RULE)
    if kinds is not KINDS:
        pytest.skip("FOREIGN OWNERS ARE NOT TESTED: giving a file away takes root")


def test_another_programs_database_keeps_every_byte(daemon: Daemon) -> None:
    """Also with a log beside it, which an opening would move into it."""
    internal = daemon.database(USER).parent
    internal.mkdir(parents=True)
    script = (
        "import os, sys, sqlite3; c = sqlite3.connect(sys.argv[1]); "
        "c.execute('PRAGMA journal_mode = WAL'); c.execute('CREATE TABLE theirs (x)'); "
        "c.execute('PRAGMA wal_checkpoint'); c.execute('INSERT INTO theirs VALUES (1)'); "
        "c.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", script, str(daemon.database(USER))], check=True)
    before = {one.name: one.read_bytes() for one in internal.iterdir()}
    assert before["memory.db-wal"]
    client = daemon.connect()
    for method, params in (("memory.tool_rule_put", RULE), ("user.reset", {"confirm": USER})):
        refused = client.refused(method, **{"user_id": USER} | params)
        assert (refused.code, refused.data["reason"]) == (-32014, "foreign_file")
    assert {name: (internal / name).read_bytes() for name in before} == before


def test_a_database_that_another_process_holds_names_it(daemon: Daemon) -> None:
    """locked, with the holder's process id."""
    client = daemon.connect()
    client.call("memory.tool_rule_put", **RULE)
    daemon.stop()
    lock = LockFile(daemon.database(USER).with_name("lock"))
    daemon.start()
    refused = daemon.connect().refused("memory.tool_rule_put", **RULE)
    assert refused.data["reason"] == "locked"
    assert str(os.getpid()) in refused.message
    lock.release()
    daemon.connect().call("memory.tool_rule_put", **RULE)


def make_legacy(daemon: Daemon, *, of: str = "old") -> Path:
    """Kill the daemon with the last write in the log, and put that database at the older place."""
    daemon.connect().call("memory.tool_rule_put", **RULE | {"user_id": of})
    daemon.kill()
    legacy = daemon.workspace_root / ".oxydra"
    legacy.mkdir()
    for name in ("memory.db", "memory.db-wal", "memory.db-shm"):
        daemon.database(of).with_name(name).rename(legacy / name)
    assert (legacy / "memory.db-wal").stat().st_size
    return legacy


@pytest.mark.usefixtures("plain_files")
@pytest.mark.parametrize("cut_short", [False, True])
def test_a_legacy_database_is_moved_once(daemon: Daemon, cut_short: bool) -> None:
    """With its log, for the user who is named, with a warning; also after half a move."""
    legacy = make_legacy(daemon)
    if cut_short:
        daemon.database(USER).parent.mkdir(parents=True)
        (legacy / "memory.db-wal").rename(daemon.database(USER).with_name("memory.db-wal"))
    daemon.flags = ("--legacy-user", USER)
    daemon.start()
    assert rules(daemon) == ["kept"]
    assert [one.name for one in legacy.iterdir()] == ["lock"]
    assert daemon.log().count("legacy database moved") == 1
    daemon.restart()
    assert rules(daemon) == ["kept"]
    assert daemon.log().count("legacy database moved") == 1


def test_a_legacy_database_stays_for_everyone_else(daemon: Daemon) -> None:
    """Without the setting, beside a database that is there, and when it is another program's."""
    legacy = make_legacy(daemon)
    daemon.start()
    assert rules(daemon) == []
    daemon.connect().call("memory.tool_rule_put", **RULE | {"rule": "new"})
    daemon.restart("--legacy-user", USER)
    assert rules(daemon) == ["new"]
    assert (legacy / "memory.db").exists()
    daemon.stop()
    (legacy / "memory.db-wal").unlink()
    (legacy / "memory.db").unlink()
    theirs = sqlite3.connect(legacy / "memory.db")
    theirs.execute("CREATE TABLE theirs (x)")
    theirs.close()
    before = (legacy / "memory.db").read_bytes()
    daemon.flags = ("--legacy-user", "newcomer")
    daemon.start()
    assert (legacy / "memory.db").read_bytes() == before
    assert not (daemon.workspace_root / "newcomer").exists()
    assert "legacy database not moved" in daemon.log()

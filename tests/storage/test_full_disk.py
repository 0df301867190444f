"""A full disk: typed errors, reads go on, nothing is lost, writes work once there is room."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from memoryd.errors import StorageUnavailable
from memoryd.storage.users.open_users import OpenUsers
from tests.daemon import Daemon

USER = "sam"
DECREE = "Never email Sarah."


def fill(root: Path) -> Path:
    """Take all the room that is left."""
    ballast = root / "ballast"
    with ballast.open("ab", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            return ballast


@pytest.fixture
def full(tiny_disk: Path, tmp_path: Path) -> Iterator[tuple[Daemon, Path]]:
    """A daemon with a rule and a frozen session of USER on a disk that is full since then."""
    daemon = Daemon(tmp_path)
    daemon.start()
    client = daemon.connect()
    rule = {"user_id": USER, "tool_name": "send_email", "rule": DECREE, "priority": "critical"}
    client.call("memory.tool_rule_put", **rule)
    client.call("memory.session_start", user_id=USER, session_id="s", title="Mail")
    ballast = fill(tiny_disk)
    yield daemon, ballast
    assert daemon.stop() == 0, daemon.log()
    daemon.check_log()


def test_a_full_disk_refuses_writes_and_serves_reads(full: tuple[Daemon, Path]) -> None:
    """Each write is storage_unavailable with disk_full; after room was made it is stored."""
    daemon, ballast = full
    client = daemon.connect()
    put = {"user_id": USER, "tool_name": "send_email"}
    turn = {"user_id": USER, "session_id": "t", "user_message": "x" * 100_000}
    for method, params in [
        ("memory.turn_complete", turn),
        ("memory.tool_rule_put", put | {"rule": "y" * 1000, "id": "r"}),
        ("memory.tool_rule_put", put | {"rule": "z", "user_id": "newcomer"}),
        ("memory.session_start", {"user_id": "newcomer", "session_id": "s"}),
    ]:
        for _ in range(2):
            error = client.refused(method, **params)
            assert (error.code, error.data["reason"]) == (-32014, "disk_full"), method
    listed = client.call("memory.tool_rule_list", **put)["rules"]
    assert [rule["rule"] for rule in listed] == [DECREE]
    check = put | {"arguments": {"to": "Sarah"}}
    assert client.call("memory.tool_call_check", **check)["verdict"] == "deny"
    assert DECREE in client.call("memory.tool_rules_for_prompt", user_id=USER)["rendered"]
    assert len(client.call("memory.session_list", user_id=USER)["sessions"]) == 1
    assert client.call("memory_recall", user_id=USER, namespace="tool-send_email")["entries"]
    audit = client.call("memory.tool_verdicts", user_id=USER)
    assert (audit["verdicts"], audit["lost"]) == ([], 1)
    ballast.unlink()
    assert client.call("memory.turn_complete", **turn)["duplicate"] is False
    client.call("memory.tool_rule_put", **put, rule="y" * 1000, id="r")
    client.call("memory.tool_rule_put", **put | {"user_id": "newcomer"}, rule="z")
    daemon.restart()
    client = daemon.connect()
    assert len(client.call("memory.tool_rule_list", **put)["rules"]) == 2
    read = client.call("memory.session_read", user_id=USER, session_id="t")
    assert [turn["text"] for turn in read["turns"]] == ["x" * 100_000]


def test_a_frozen_block_is_served_from_a_full_disk(full: tuple[Daemon, Path]) -> None:
    """Also when the call would have noted a title; a block that is not frozen yet cannot be."""
    client = full[0].connect()
    place = {"user_id": USER, "session_id": "s"}
    for more in ({}, {"title": "Long mails " + "x" * 180}):
        assert DECREE in client.call("memory.session_start", **place, **more)["rendered"]
    assert DECREE in client.call("memory.tool_rules_for_prompt", **place)["rendered"]


@pytest.mark.parametrize("level", ["home", "internal"])
async def test_what_is_no_folder_is_a_typed_error_also_while_open(
    open_users: Callable[..., OpenUsers], tmp_path: Path, level: str
) -> None:
    """A file, or a link that leads to itself, in the place of a folder of an open user."""
    users = open_users()
    async with users.use("sam", create=True):
        pass
    home = tmp_path / "workspace" / "sam"
    place = home if level == "home" else home / ".oxydra"
    place.rename(tmp_path / "away")
    plants: list[Callable[[], None]] = [place.touch, lambda: place.symlink_to(place)]
    for plant in plants:
        plant()
        with pytest.raises(StorageUnavailable) as error:
            async with users.use("sam"):
                pass
        assert error.value.reason == "foreign_file"
        place.unlink()
    (tmp_path / "away").rename(place)


async def test_a_folder_that_cannot_be_made_is_a_typed_error(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """A dangling link in the place of a new user's folder is foreign_file, no fault of ours."""
    users = open_users()
    (tmp_path / "workspace" / "sam").symlink_to(tmp_path / "nowhere")
    with pytest.raises(StorageUnavailable) as error:
        async with users.use("sam", create=True):
            pass
    assert error.value.reason in ("foreign_file", "missing")


@pytest.mark.parametrize("restarted", [False, True], ids=["running", "restarted"])
def test_a_full_disk_takes_deletions(tiny_disk: Path, tmp_path: Path, restarted: bool) -> None:
    """Of a note, a profile entry, a rule, a session and a user, also of users who have to be opened
    first; everything else that writes is disk_full before, between and afterwards."""
    daemon = Daemon(tmp_path, "--embedding-model=none")
    daemon.start()
    client = daemon.connect()
    users, notes = [f"{USER}{number}" for number in range(3)], {}
    for user in users:
        place = {"user_id": user}
        client.call("memory.tool_rule_put", **place, tool_name="t", id="r", rule=DECREE)
        client.call(
            "memory.turn_complete", **place, session_id="s", user_message="Tea is warm. " * 2000
        )
        client.call("memory", **place, action="add", target="user", content="Lives in Rome")
        notes[user] = client.call("memory_save", **place, content="Tea is warm.")["note_id"]
    if restarted:
        daemon.stop()
    fill(tiny_disk)
    if restarted:
        daemon.start()
        client = daemon.connect()

    def check_full() -> None:
        fill(tiny_disk)
        for method, params in (
            ("memory_save", {"content": "x " * 4000}),
            ("memory.tool_rule_put", {"tool_name": "t", "id": "r2", "rule": "y" * 900}),
        ):
            error = client.refused(method, user_id=users[0], **params)
            assert (error.code, error.data["reason"]) == (-32014, "disk_full"), error.data

    check_full()
    for user in users:
        place = {"user_id": user}
        client.call("memory_delete", **place, note_id=notes[user])
        check_full()
        assert client.call("memory.tool_rule_delete", **place, tool_name="t", id="r")["deleted"]
        client.call("memory", **place, action="remove", target="user", old_text="Rome")
        assert client.call("memory.session_delete", **place, session_id="s")["turns"] == 1
        counts = client.call("user.stats", **place)["counts"]
        assert (counts["notes"], counts["rules"], counts["sessions"]) == (0, 0, 0)
    check_full()
    assert client.call("user.purge", user_id=users[0], confirm=users[0])["files"] > 0
    assert client.call("user.verify", user_id=users[1])["ok"] is True
    assert daemon.stop() == 0
    daemon.check_log()


def test_the_reserve_is_filled_again(full: tuple[Daemon, Path]) -> None:
    """A deletion on a full disk gives the space back; when there is room, writes work again."""
    daemon, ballast = full
    reserve = daemon.workspace_root / ".memoryd.reserve"
    held = reserve.stat().st_blocks
    assert held * 512 == reserve.stat().st_size == 4 * 2**20 // 8
    client = daemon.connect()
    client.call("memory.session_delete", user_id=USER, session_id="s")
    assert reserve.stat().st_blocks > held // 2
    ballast.unlink()
    client.call("memory_save", user_id=USER, content="Tea is warm.")
    assert reserve.stat().st_blocks == held


def test_a_killed_deletion_costs_the_reserve_for_a_while(full: tuple[Daemon, Path]) -> None:
    """The reserve of a daemon that was killed amid a deletion is empty: the next one fills it as
    soon as there is room, and serves without one until then."""
    daemon, ballast = full
    reserve = daemon.workspace_root / ".memoryd.reserve"
    daemon.kill()
    reserve.write_bytes(b"")
    ballast.unlink()
    ballast = fill(daemon.workspace_root)
    daemon.start()
    client = daemon.connect()
    assert client.call("daemon.health")["status"] == "ok"
    assert reserve.stat().st_size == 0
    ballast.unlink()
    client.call("memory_save", user_id="newcomer", content="Tea is warm.")
    assert reserve.stat().st_size == 4 * 2**20 // 8


def test_no_reserve_is_kept_when_none_is_wanted(tmp_path: Path) -> None:
    """`erasure_reserve = 0` deletes the file."""
    daemon = Daemon(tmp_path)
    daemon.start()
    reserve = daemon.workspace_root / ".memoryd.reserve"
    assert reserve.stat().st_size == 1 << 20
    assert reserve.stat().st_mode == 0o100600
    daemon.restart("--erasure-reserve=0")
    assert not reserve.exists()
    assert daemon.stop() == 0

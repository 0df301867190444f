"""Backups: consistent beside writers, whole or not there, and back again with one call."""

import base64
import hashlib
import os
import shutil
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlcipher3 import dbapi2 as sqlite

from tests.client import Client, RefusedError
from tests.daemon import Daemon
from tests.database import TEST_KEY, everything_is_encrypted, open_database
from tests.storage.durability.lives import check_unavailable, contents, fill

USER = "sam"


def read_whole(client: Client, user_id: str, name: str) -> bytes:
    content = b""
    while True:
        place = {"user_id": user_id, "kind": "backups", "name": name}
        piece = client.call("user.file_read", **place, offset=len(content))
        content += base64.b64decode(piece["data"])
        if piece["end"]:
            return content


def files(daemon: Daemon, folder: str = "") -> set[str]:
    return {one.name for one in (daemon.database(USER).parent / folder).iterdir()}


def garble(daemon: Daemon) -> None:
    """Overwrite the database while no daemon has it."""
    daemon.stop()
    daemon.database(USER).write_bytes(b"\xff" * 8192)
    daemon.start()


def test_a_backup_brings_everything_back(daemon: Daemon) -> None:
    """After the loss of the database: until the restore nothing answers, across restarts; other
    users never notice; what was quarantined stays."""
    client = daemon.connect()
    fill(client, USER)
    fill(client, "tom")
    before = contents(client, USER)
    others = contents(client, "tom")
    backup = client.call("user.backup", user_id=USER)
    content = read_whole(client, USER, backup["name"])
    assert (len(content), hashlib.sha256(content).hexdigest()) == (
        backup["bytes"],
        backup["sha256"],
    )
    garble(daemon)
    for _ in range(2):
        client = daemon.connect()
        check_unavailable(client, USER, "damaged", "quarantined")
        assert contents(client, "tom") == others
        daemon.restart()
    client = daemon.connect()
    (listed,) = client.call("user.backups", user_id=USER)["backups"]
    assert listed["name"] == backup["name"]
    restored = client.call("user.restore", user_id=USER)
    assert (restored["name"], restored["damaged"]) == (backup["name"], 0)
    assert contents(client, USER) == before
    assert client.call("user.verify", user_id=USER)["ok"] is True
    daemon.restart()
    assert contents(daemon.connect(), USER) == before
    (aside,) = [name for name in files(daemon) if ".corrupt-" in name]
    assert (daemon.database(USER).parent / aside).read_bytes() == b"\xff" * 8192


def test_a_backup_holds_every_write_acknowledged_before(daemon: Daemon) -> None:
    """With writers at work all the time, each of five backups is consistent and complete."""
    client = daemon.connect()
    acknowledged: list[str] = []
    stop = threading.Event()

    def save(number: int) -> None:
        with Client(daemon.socket) as own:
            count = 0
            while not stop.is_set():
                text = f"writer {number} note {count}"
                own.call("memory_save", user_id=USER, content=text)
                acknowledged.append(text)
                count += 1

    client.call("memory_save", user_id=USER, content="first")
    writers = [threading.Thread(target=save, args=(number,)) for number in range(3)]
    for writer in writers:
        writer.start()
    try:
        taken: list[tuple[set[str], dict[str, Any]]] = []
        while len(taken) < 5:
            known = len(acknowledged)
            if known > 20 * (len(taken) + 1):
                taken.append((set(acknowledged[:known]), client.call("user.backup", user_id=USER)))
    finally:
        stop.set()
        for writer in writers:
            writer.join()
    for known_texts, backup in taken:
        assert backup["damaged"] == 0
        client.call("user.restore", user_id=USER, name=backup["name"])
        texts = set()
        for number in range(3):
            asked = {"user_id": USER, "namespace": "global", "query": f"writer {number}"}
            entries = client.call("memory_recall", **asked, limit=200)["entries"]
            texts |= {one["text"] for one in entries}
        counts = client.call("user.stats", user_id=USER)["counts"]
        assert counts["notes"] >= len(known_texts) + 1
        if counts["notes"] <= 200:
            assert known_texts <= texts


def test_the_oldest_backups_go(start_daemon: Any) -> None:
    """`backups_kept` are kept of those made here; one that was brought in stays."""
    daemon = start_daemon("--backups-kept", "2")
    client = daemon.connect()
    client.call("memory_save", user_id=USER, content="x")
    names = [client.call("user.backup", user_id=USER)["name"]]
    own = {"user_id": USER, "kind": "backups", "name": "own.db", "offset": 0, "data": "eA=="}
    client.call("user.file_write", **own, sha256=hashlib.sha256(b"x").hexdigest())
    for _ in range(3):
        made = client.call("user.backup", user_id=USER)
        names.append(made["name"])
    assert made["removed"] == names[1:2]
    page = client.call("user.backups", user_id=USER, limit=2)
    rest = client.call("user.backups", user_id=USER, cursor=page["next_cursor"])
    listed = [one["name"] for one in page["backups"] + rest["backups"]]
    assert listed == [*names[:1:-1], "own.db"]
    assert rest["next_cursor"] is None


def test_backups_made_at_once_are_all_answered(start_daemon: Any) -> None:
    """Each with its own name and hash, though each deletes what the others made."""
    daemon = start_daemon("--backups-kept", "1")
    clients = [daemon.connect() for _ in range(4)]
    clients[0].call("memory_save", user_id=USER, content="x")
    answers = []
    for _ in range(6):
        sent = [(client, client.send("user.backup", {"user_id": USER})) for client in clients]
        answers += [client.result(number) for client, number in sent]
    assert len({one["name"] for one in answers}) == 24
    removed = [name for one in answers for name in one["removed"]]
    left = files(daemon, "backups")
    assert sorted([*removed, *left]) == sorted(one["name"] for one in answers)
    for one in clients[0].call("user.backups", user_id=USER)["backups"]:
        content = read_whole(clients[0], USER, one["name"])
        told = next(made for made in answers if made["name"] == one["name"])
        assert told["sha256"] == hashlib.sha256(content).hexdigest()
        assert (told["bytes"], told["created_at"]) == (len(content), one["created_at"])


@pytest.mark.parametrize("damage", ["garbage", "empty", "foreign", "cut", "trigger"])
def test_a_bad_backup_replaces_nothing(daemon: Daemon, damage: str) -> None:
    """A file that is no sound backup is refused, and the database stays as it is."""
    client = daemon.connect()
    client.call("memory_save", user_id=USER, content="kept")
    good = client.call("user.backup", user_id=USER)["name"]
    folder = daemon.database(USER).with_name("backups")
    bad = folder / "bad.db"
    if damage == "garbage":
        bad.write_bytes(b"\xff" * 8192)
    elif damage == "empty":
        bad.write_bytes(b"")
    elif damage == "cut":
        bad.write_bytes((folder / good).read_bytes()[:-8192])
    elif damage == "foreign":
        with closing(sqlite.connect(str(bad), isolation_level=None)) as connection:
            connection.execute("CREATE TABLE theirs (x)")
    else:
        bad.write_bytes((folder / good).read_bytes())
        key = TEST_KEY.of_user(USER) if everything_is_encrypted() else None
        with closing(open_database(bad, key=key)) as connection:
            connection.execute(
                "CREATE TRIGGER theirs AFTER INSERT ON notes BEGIN DELETE FROM rules; END"
            )
    before = files(daemon)
    error = client.refused("user.restore", user_id=USER, name="bad.db")
    assert (error.code, "bad.db" in error.message) == (-32014, True)
    assert files(daemon) == before
    assert files(daemon, "backups") == {good, "bad.db"}
    assert client.call("user.stats", user_id=USER)["counts"]["notes"] == 1
    restored = client.call("user.restore", user_id=USER)
    assert (restored["name"], [one["name"] for one in restored["skipped"]]) == (good, ["bad.db"])
    assert client.call("user.stats", user_id=USER)["counts"]["notes"] == 1


def test_a_backup_of_one_daemon_is_restored_at_another(start_daemon: Any) -> None:
    """Streamed out, streamed in for a user who is not known there, restored. With the key of the
    first daemon it is signed there too."""
    one, other = start_daemon(), start_daemon()
    client = one.connect()
    fill(client, USER)
    before = contents(client, USER)
    name = client.call("user.backup", user_id=USER)["name"]
    content = read_whole(client, USER, name)
    shutil.copy(one.workspace_root / ".memoryd.export-key", other.workspace_root)
    client = other.connect()
    assert client.refused("user.restore", user_id=USER).code == -32004
    place = {"user_id": USER, "kind": "backups", "name": name}
    for offset in range(0, len(content), 300_000):
        data = base64.b64encode(content[offset : offset + 300_000]).decode()
        client.call("user.file_write", **place, offset=offset, data=data)
    digest = hashlib.sha256(content).hexdigest()
    client.call("user.file_write", **place, offset=len(content), data="", sha256=digest)
    assert client.refused("user.stats", user_id=USER).code == -32004
    assert client.call("user.restore", user_id=USER)["signed"] is True
    assert contents(client, USER) == before


def bring(client: Client, name: str, content: bytes, user_id: str = USER) -> None:
    """Write a backup of this name in one piece."""
    place = {"user_id": user_id, "kind": "backups", "name": name, "offset": 0}
    digest, data = hashlib.sha256(content).hexdigest(), base64.b64encode(content).decode()
    client.call("user.file_write", **place, data=data, sha256=digest)


def test_an_upload_is_no_backup(daemon: Daemon) -> None:
    """A file named upload-… is neither listed nor the newest, and gone when its restore has ended,
    a refused one too."""
    client = daemon.connect()
    client.call("memory_save", user_id=USER, content="one")
    older = read_whole(client, USER, client.call("user.backup", user_id=USER)["name"])
    client.call("memory_save", user_id=USER, content="two")
    newest = client.call("user.backup", user_id=USER)["name"]
    listed = client.call("user.backups", user_id=USER)["backups"]
    bring(client, "upload-bad.db", b"no database")
    client.refused("user.restore", user_id=USER, name="upload-bad.db")
    for _ in range(2):
        bring(client, "upload-1.db", older)
        assert client.call("user.backups", user_id=USER)["backups"] == listed
        assert client.call("user.restore", user_id=USER)["name"] == newest
        assert client.call("user.restore", user_id=USER, name="upload-1.db")["damaged"] == 0
        assert client.call("user.stats", user_id=USER)["counts"]["notes"] == 1
        assert files(daemon, "backups") == {one["name"] for one in listed}


@pytest.mark.parametrize("is_open", [True, False], ids=["closed before", "killed before"])
def test_a_restore_can_be_taken_back(daemon: Daemon, is_open: bool) -> None:
    """By the name under which it set the database aside, with all that stood in its log."""
    client = daemon.connect()
    client.call("memory_save", user_id=USER, content="one")
    backup = client.call("user.backup", user_id=USER)["name"]
    fill(client, USER)
    before = contents(client, USER)
    if not is_open:
        daemon.kill()
        daemon.start()
        client = daemon.connect()
    (aside,) = [
        name
        for name in client.call("user.restore", user_id=USER, name=backup)["set_aside"]
        if name.startswith("memory.db.replaced-")
    ]
    assert client.call("user.stats", user_id=USER)["counts"]["notes"] == 1
    assert client.call("user.restore", user_id=USER, name=aside)["name"] == aside
    assert contents(client, USER) == before
    assert client.call("user.verify", user_id=USER)["ok"] is True
    assert {backup, aside} <= files(daemon, "backups") | files(daemon)
    unknown = "memory.db.replaced-20261121T101500000000Z"
    assert client.refused("user.restore", user_id=USER, name=unknown).code == -32004
    assert files(daemon, "backups") == {backup}


def test_an_unknown_user_has_nothing_to_back_up(client: Client) -> None:
    """Each method answers not_found and creates nothing."""
    for method, params in [
        ("user.backup", {}),
        ("user.backups", {}),
        ("user.restore", {}),
        ("user.restore", {"name": "x"}),
        ("user.stats", {}),
        ("user.verify", {}),
        ("user.purge", {"confirm": USER}),
    ]:
        assert client.refused(method, user_id=USER, **params).code == -32004, method


def test_a_full_disk_leaves_no_half_backup(tiny_disk: Path, tmp_path: Path) -> None:
    """disk_full, no file of it is left, reads and the database are well, and with room it works."""
    daemon = Daemon(tmp_path)
    daemon.start()
    client = daemon.connect()
    for number in range(10):
        client.call("memory_save", user_id=USER, content=f"note {number} " + "x" * 20_000)
    ballast = tiny_disk / "ballast"
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 4096)
    for room in (0, 200_000):
        os.truncate(ballast, ballast.stat().st_size - room)
        error = client.refused("user.backup", user_id=USER)
        assert (error.code, error.data.get("reason")) == (-32014, "disk_full")
        assert files(daemon, "backups") == set()
        assert client.call("user.stats", user_id=USER)["counts"]["notes"] == 10
    jobs = client.call("daemon.jobs", user_id=USER)["jobs"]
    assert [job["state"] for job in jobs if job["kind"] == "backup"] == ["failed", "failed"]
    ballast.unlink()
    assert client.call("user.backup", user_id=USER)["damaged"] == 0
    daemon.stop()
    daemon.check_log()


def test_a_purge_leaves_nothing(daemon: Daemon) -> None:
    """No file in .oxydra, no word of the user in any file; the workspace stays; then unknown."""
    canary = "zebrafinch"
    client = daemon.connect()
    fill(client, USER, canary)
    client.call("user.backup", user_id=USER)
    shared = daemon.workspace_root / USER / "shared" / "report.txt"
    shared.parent.mkdir(exist_ok=True)
    shared.write_text("theirs")
    garble(daemon)
    client = daemon.connect()
    client.refused("memory.profile", user_id=USER)
    client.call("user.restore", user_id=USER)
    own = {"user_id": USER, "kind": "exports", "name": "own", "offset": 0, "data": "eA=="}
    client.call("user.file_write", **own)
    other = daemon.connect()
    assert other.call("user.stats", user_id=USER)["counts"]["notes"] == 13
    assert client.refused("user.purge", user_id=USER, confirm="tom").data["field"] == "confirm"
    purged = client.call("user.purge", user_id=USER, confirm=USER)
    assert purged["files"] >= 6
    assert not daemon.database(USER).parent.exists()
    for path in daemon.workspace_root.rglob("*"):
        assert not path.is_file() or canary.encode() not in path.read_bytes()
    assert shared.read_text() == "theirs"
    assert other.refused("user.stats", user_id=USER).code == -32004
    assert other.call("memory_search", user_id=USER, query=canary)["results"] == []
    assert client.call("daemon.jobs", user_id=USER)["jobs"] == []
    assert client.refused("user.purge", user_id=USER, confirm=USER).code == -32004
    fill(client, USER)
    assert client.call("user.verify", user_id=USER)["ok"] is True


def test_calls_during_a_restore_see_one_state_or_the_other(daemon: Daemon) -> None:
    """Readers and writers at work meet no error while backups are restored again and again."""
    client = daemon.connect()
    fill(client, USER)
    client.call("user.backup", user_id=USER)
    failures: list[Any] = []
    stop = threading.Event()

    def work() -> None:
        with Client(daemon.socket) as own:
            while not stop.is_set():
                try:
                    own.call("memory_save", user_id=USER, content="more tea")
                    own.call("memory_search", user_id=USER, query="tea")
                except RefusedError as error:
                    failures.append(error)

    workers = [threading.Thread(target=work) for _ in range(3)]
    for worker in workers:
        worker.start()
    for _ in range(5):
        client.call("user.restore", user_id=USER)
    stop.set()
    for worker in workers:
        worker.join()
    assert failures == []
    assert client.call("user.verify", user_id=USER)["ok"] is True

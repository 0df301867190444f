"""Files that a client streams in and out: whole or not there, under bare names alone."""

import base64
import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from memoryd.storage.files.user_files import UserFiles
from memoryd.workspace.directories import UserPaths
from tests.client import Client
from tests.daemon import Daemon

USER = "sam"
CONTENT = os.urandom(1_000_000)
DIGEST = hashlib.sha256(CONTENT).hexdigest()
PIECE = 300_000


def place(**more: Any) -> dict[str, Any]:
    return {"user_id": USER, "kind": "backups", "name": "one.db"} | more


def write(client: Client, offset: int, data: bytes, **more: Any) -> Any:
    encoded = base64.b64encode(data).decode()
    return client.call("user.file_write", **place(offset=offset, data=encoded) | more)


def upload(client: Client, content: bytes = CONTENT, **more: Any) -> None:
    for offset in range(0, len(content), PIECE):
        assert write(client, offset, content[offset : offset + PIECE], **more)["complete"] is False
    digest = hashlib.sha256(content).hexdigest()
    answer = write(client, len(content), b"", sha256=digest, **more)
    assert answer == {"bytes": len(content), "complete": True}


def download(client: Client, limit: int, **more: Any) -> bytes:
    content = b""
    while True:
        piece = client.call("user.file_read", **place(offset=len(content), limit=limit) | more)
        content += base64.b64decode(piece["data"])
        if piece["end"]:
            assert piece["bytes"] == len(content)
            return content


def folder(daemon: Daemon, kind: str = "backups") -> Path:
    return daemon.database(USER).with_name(kind)


@pytest.mark.parametrize("kind", ["exports", "backups"])
def test_what_went_in_comes_out(daemon: Daemon, client: Client, kind: str) -> None:
    """Byte for byte, in pieces of any size; also for a user who is not known yet."""
    upload(client, kind=kind)
    for limit in (524_288, 99_999):
        assert download(client, limit, kind=kind) == CONTENT
    (file,) = folder(daemon, kind).iterdir()
    assert (file.name, file.stat().st_mode & 0o777) == ("one.db", 0o600)
    assert folder(daemon, kind).stat().st_mode & 0o777 == 0o700
    after = client.call("user.file_read", **place(offset=5_000_000, kind=kind))
    assert after == {"data": "", "bytes": len(CONTENT), "end": True}
    assert client.call("memory_recall", user_id=USER, namespace="global")["entries"] == []


@pytest.mark.parametrize("kind", ["exports", "backups"])
def test_a_file_is_deleted(daemon: Daemon, client: Client, kind: str) -> None:
    """For good and alone; one that is not there is no error, a name of another place is refused."""
    assert client.call("user.file_delete", **place(kind=kind)) == {"deleted": False}
    assert not folder(daemon, kind).exists()
    upload(client, b"x", kind=kind)
    upload(client, b"y", kind=kind, name="two.db")
    assert client.call("user.file_delete", **place(kind=kind)) == {"deleted": True}
    assert client.call("user.file_delete", **place(kind=kind)) == {"deleted": False}
    assert [one.name for one in folder(daemon, kind).iterdir()] == ["two.db"]
    for name in ("../memory.db", ".two.db", "a/b"):
        assert client.refused("user.file_delete", **place(kind=kind, name=name)).code == -32602


def test_a_half_written_file_is_no_file(daemon: Daemon, client: Client) -> None:
    """Neither before its end, nor with another hash, nor after a crash; then it goes on."""
    write(client, 0, CONTENT[:PIECE])
    assert client.refused("user.file_read", **place()).code == -32004
    other = "0" * 64
    sent = place(offset=PIECE, data="", sha256=other)
    assert client.refused("user.file_write", **sent).data["field"] == "sha256"
    daemon.kill()
    daemon.start()
    client = daemon.connect()
    assert client.refused("user.file_read", **place()).code == -32004
    write(client, PIECE, CONTENT[PIECE : 2 * PIECE])
    write(client, PIECE, CONTENT[PIECE : 2 * PIECE])  # a repeated piece does no harm
    write(client, 2 * PIECE, CONTENT[2 * PIECE :], sha256=DIGEST)
    assert download(client, PIECE) == CONTENT
    assert [file.name for file in folder(daemon).iterdir()] == ["one.db"]


def test_a_whole_file_is_never_replaced(client: Client) -> None:
    """The same content once more is fine, another one is a conflict and changes nothing."""
    upload(client)
    upload(client)
    write(client, 0, b"other")
    digest = hashlib.sha256(b"other").hexdigest()
    refused = client.refused("user.file_write", **place(offset=5, data="", sha256=digest))
    assert refused.code == -32017
    assert download(client, PIECE) == CONTENT


def test_a_gap_is_refused(client: Client) -> None:
    """A piece that begins after the end of the temporary file, or without one, names `offset`."""
    for begun in (False, True):
        if begun:
            write(client, 0, b"x" * 10)
        refused = client.refused("user.file_write", **place(offset=11, data="eA=="))
        assert (refused.code, refused.data["field"]) == (-32602, "offset")


@pytest.mark.parametrize(
    "name",
    [
        *("", ".", "..", "../x", "a/b", "/etc/passwd", "a\\b/..", ".one.db.draft", "a\x00b", "a\n"),
        *("-x", "x" * 129, "é", "a b", "..\\x", "~", "one.db/", "%2e%2e%2f"),
    ],
)
def test_hostile_names_are_refused(client: Client, name: str) -> None:
    """Whatever is no bare name is -32602 and never reaches a path."""
    for method, more in (("user.file_read", {}), ("user.file_write", {"offset": 0, "data": ""})):
        refused = client.refused(method, **place(name=name), **more)
        assert (refused.code, refused.data["field"]) == (-32602, "name"), method


@pytest.mark.parametrize("kind", ["link", "fifo", "folder"])
def test_what_is_no_file_of_ours_is_not_read(daemon: Daemon, client: Client, kind: str) -> None:
    """A link, a pipe or a folder under a good name is refused, and nothing hangs."""
    upload(client, b"x")
    planted = folder(daemon) / "planted"
    if kind == "link":
        planted.symlink_to("/etc/passwd")
    elif kind == "fifo":
        os.mkfifo(planted)
    else:
        planted.mkdir()
    refused = client.refused("user.file_read", **place(name="planted"))
    assert (refused.code, refused.data["reason"]) == (-32014, "foreign_file")


def test_a_linked_folder_is_refused(daemon: Daemon, client: Client, tmp_path: Path) -> None:
    """Nothing is written through a link in the place of the folder."""
    upload(client, b"x", kind="exports")
    target = tmp_path / "target"
    target.mkdir()
    folder(daemon).rmdir()
    folder(daemon).symlink_to(target)
    refused = client.refused("user.file_write", **place(offset=0, data=""))
    assert (refused.code, refused.data["reason"]) == (-32014, "foreign_file")
    assert list(target.iterdir()) == []


@pytest.mark.parametrize("data", ["é", "x", "eA==\n", "e A==", "!!!!"])
def test_a_piece_that_is_no_base64_is_refused(client: Client, data: str) -> None:
    """Also what a lenient decoder would skip."""
    refused = client.refused("user.file_write", **place(offset=0, data=data))
    assert (refused.code, refused.data["field"]) == (-32602, "data")


def test_a_list_is_whole_though_a_file_goes_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is deleted between the reading of the folder and the look at the file is left out, and
    nothing else."""
    files = UserFiles(UserPaths(tmp_path), "backups")
    files.folder.mkdir(parents=True)
    for name in ("a", "b", "c"):
        (files.folder / name).write_bytes(b"x")
    scan = os.scandir

    @contextmanager
    def scan_then_delete(path: Path) -> Iterator[list["os.DirEntry[str]"]]:
        with scan(path) as entries:
            found = sorted(entries, key=lambda entry: entry.name)
        (files.folder / "a").unlink(missing_ok=True)
        yield found

    monkeypatch.setattr(os, "scandir", scan_then_delete)
    assert {one.name for one in files.listed()} == {"b", "c"}

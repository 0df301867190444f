"""Exports of encrypted users: encrypted too, the same bytes again, and of use to nobody else."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.storage.exchange.memories import DECREE, bring, export, fill, folder_of, forget, import_

KEY = bytes(range(32)).hex()


@pytest.fixture
def encrypted(start_daemon: Callable[..., Daemon], tmp_path: Path) -> Daemon:
    """A daemon that encrypts new users."""
    key = tmp_path / "key"
    key.touch(0o600)
    key.write_text(KEY, "utf-8")
    return start_daemon("--encryption", "true", "--key-source", f"file:{key}")


def test_the_same_bytes_come_back_encrypted(encrypted: Daemon) -> None:
    """Nothing of the texts can be read in the file; it comes in after a purge and comes out as it
    was."""
    fill(client := encrypted.connect(), "sam")
    before = export(encrypted, client, "sam", plain=False)
    assert b"memoryd-encrypted" in before.splitlines()[0]
    assert b"Sarah" not in before
    assert export(encrypted, client, "sam", plain=False) == before
    forget(encrypted, "sam")
    client = encrypted.connect()
    assert import_(client, "sam", before, dry_run=True)["notes"]["new"] == 4
    assert import_(client, "sam", before)["signed"] is True
    assert export(encrypted, client, "sam", plain=False) == before


def test_plain_text_is_asked_for_by_name(encrypted: Daemon) -> None:
    """It comes in under any name."""
    fill(client := encrypted.connect(), "sam")
    told = client.call("memory.export", user_id="sam", plain=True)
    content = (folder_of(encrypted, "sam") / told["name"]).read_bytes()
    assert DECREE.encode() in content
    assert import_(client, "eve", content)["signed"] is True


def test_another_user_or_daemon_cannot_read_it(
    encrypted: Daemon, start_daemon: Callable[..., Daemon]
) -> None:
    """Another user's key does not open it, and a daemon without the key says so."""
    fill(client := encrypted.connect(), "sam")
    content = export(encrypted, client, "sam", plain=False)

    def refused(client: Client, user_id: str, content: bytes) -> int:
        name = bring(client, user_id, content)
        return client.refused("memory.import", user_id=user_id, name=name).code

    assert refused(client, "eve", content) == -32602
    keyless = start_daemon("--encryption", "false", "--key-source", "credential:none")
    assert refused(keyless.connect(), "sam", content) == -32015


@pytest.mark.parametrize("spoil", ["bit", "cut", "piece", "head"])
def test_a_changed_file_is_refused(encrypted: Daemon, spoil: str) -> None:
    """A flipped bit, a missing end, pieces in another order, another first line."""
    client = encrypted.connect()
    for number in range(6):
        text = f"Note {number}. " + "Words. " * 4_000
        client.call("memory_save", user_id="sam", content=text)
    content = export(encrypted, client, "sam", plain=False)
    head, _, body = content.partition(b"\n")
    piece = 64 * 1024 + 16
    assert len(body) > 2 * piece
    changed = {
        "bit": head + b"\n" + body[:100] + bytes([body[100] ^ 1]) + body[101:],
        "cut": head + b"\n" + body[: 2 * piece],
        "piece": head + b"\n" + body[piece : 2 * piece] + body[:piece] + body[2 * piece :],
        "head": head.replace(b'"version":1', b'"version":1 ') + b"\n" + body,
    }[spoil]
    name = bring(client, "sam", changed)
    error = client.refused("memory.import", user_id="sam", name=name)
    assert (error.code, error.data["field"]) == (-32602, "name")

"""No word of an encrypted user stands in a file, and no key anywhere."""

import base64
import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.storage.encryption.key_files import KeyFile, files_with

USER = "sam"
CANARIES = [b"zanzibarquu", b"kilimandj", b"trondheimer", b"ouagadoug", b"valparais", b"reykjav"]
"""Beginnings of the words below that their stems begin with too."""


def bring(client: Client, name: str, content: bytes) -> None:
    place = {"user_id": USER, "kind": "backups", "name": name, "offset": 0}
    digest, data = hashlib.sha256(content).hexdigest(), base64.b64encode(content).decode()
    client.call("user.file_write", **place, data=data, sha256=digest)


def write_everything(client: Client) -> None:
    """One of each kind of text: note, old note, rule, turn, title, profile, frozen block."""
    note = {"content": "Zanzibarquuxes are sailing boats", "category": "trondheimers"}
    saved = client.call("memory_save", user_id=USER, tags=["ouagadougou"], **note)
    client.call(
        "memory_update", user_id=USER, note_id=saved["note_id"], content="The kilimandjaros rise"
    )
    client.call(
        "memory.turn_complete",
        user_id=USER,
        session_id="s",
        turn_id="t",
        user_message="Never email Valparaiso.",
        assistant_response="Reykjaviking it is.",
        speaker="Trondheimer",
        available_tools=["send_email"],
        tool_calls=[
            {"name": "bash", "success": False, "output_summary": "ouagadougou: permission denied"}
        ],
    )
    client.call("memory", user_id=USER, action="add", target="user", content="Owns zanzibarquuxes")
    title = "About kilimandjaro"
    client.call("memory.session_start", user_id=USER, session_id="s", title=title)
    found = client.call(
        "memory_search", user_id=USER, query="zanzibarquux", include_conversation=True
    )
    assert found["results"]


@pytest.mark.parametrize("setting", ["true", "false"])
@pytest.mark.parametrize("is_known", [True, False], ids=["encrypted before", "not known"])
def test_a_plain_backup_is_encrypted_when_it_is_restored(
    start_daemon: Callable[..., Daemon], key: KeyFile, setting: str, is_known: bool
) -> None:
    """Where the database that it replaces is, or those of new users are; the answer says which."""
    plain = start_daemon("--encryption", "false", "--key-source", key.source)
    client = plain.connect()
    write_everything(client)
    name = client.call("user.backup", user_id=USER)["name"]
    content = plain.database(USER).with_name("backups").joinpath(name).read_bytes()
    daemon = start_daemon("--encryption", setting, "--key-source", key.source)
    client = daemon.connect()
    if is_known:
        client.call("memory_save", user_id=USER, content="x")
        client.call("user.encrypt", user_id=USER)
    bring(client, "upload-plain.db", content)
    restored = client.call("user.restore", user_id=USER, name="upload-plain.db")
    assert restored["encrypted"] is (setting == "true" or is_known)
    assert client.call("user.verify", user_id=USER)["ok"] is True
    assert client.call("user.stats", user_id=USER)["counts"]["notes"] == 1
    for canary in CANARIES:
        assert bool(files_with(daemon.workspace_root, canary)) is not restored["encrypted"]
    daemon.restart("--encryption", setting, "--key-source", key.source)
    client = daemon.connect()
    assert client.call("memory_search", user_id=USER, query="sailing boats")["results"]


def test_without_any_key_a_plain_backup_stays_plain(
    start_daemon: Callable[..., Daemon], key: KeyFile
) -> None:
    """It may be all that is left of a memory whose key is lost; the answer says so."""
    daemon = start_daemon("--encryption", "false", "--key-source", key.source)
    client = daemon.connect()
    client.call("memory_save", user_id=USER, content="kept")
    name = client.call("user.backup", user_id=USER)["name"]
    client.call("user.encrypt", user_id=USER)
    daemon.restart("--encryption", "false", "--key-source", "credential:none")
    client = daemon.connect()
    assert client.refused("user.stats", user_id=USER).code == -32015
    assert client.call("user.restore", user_id=USER, name=name)["encrypted"] is False
    assert client.call("user.stats", user_id=USER)["counts"]["notes"] == 1


@pytest.fixture
def key(tmp_path: Path) -> KeyFile:
    return KeyFile(tmp_path, 1)


def test_the_words_of_this_test_are_found_in_plain_files(
    start_daemon: Callable[..., Daemon], key: KeyFile
) -> None:
    """Without encryption each of them stands in the database: the tests below could fail."""
    daemon = start_daemon("--encryption", "false", "--key-source", key.source)
    write_everything(daemon.connect())
    for canary in CANARIES:
        assert files_with(daemon.workspace_root, canary), canary


def test_no_word_of_an_encrypted_user_stands_in_a_file(
    start_daemon: Callable[..., Daemon], key: KeyFile
) -> None:
    """While the daemon runs, after SIGKILL, after the next start, and after a clean end."""
    daemon = start_daemon(*key.flags)
    write_everything(daemon.connect())
    assert files_with(daemon.workspace_root, *CANARIES) == []
    daemon.kill()
    assert files_with(daemon.workspace_root, *CANARIES) == []
    daemon.start()
    turns = daemon.connect().call("memory.session_read", user_id=USER, session_id="s")["turns"]
    assert [turn["text"] for turn in turns] == ["Never email Valparaiso.", "Reykjaviking it is."]
    assert files_with(daemon.workspace_root, *CANARIES) == []
    daemon.stop()
    assert files_with(daemon.workspace_root, *CANARIES) == []
    assert not daemon.database(USER).read_bytes().startswith(b"SQLite")


def test_no_word_stands_in_backups_exports_or_temporary_files(
    start_daemon: Callable[..., Daemon], key: KeyFile, tmp_path: Path
) -> None:
    """Nor in what a restore, an import and a change of the key leave, nor where other programs
    keep their temporary files, nor in the log."""
    old, temporary = KeyFile(tmp_path, 2), tmp_path / "temporary"
    temporary.mkdir()
    daemon = start_daemon(*old.flags, environment={"TMPDIR": str(temporary)})
    write_everything(daemon.connect())
    daemon.restart(*key.flags, "--previous-key-source", old.source, "--log-level", "debug")
    client = daemon.connect()
    client.call("user.backup", user_id=USER)
    exported = client.call("memory.export", user_id=USER)
    client.call("user.rekey", user_id=USER)
    client.call("user.verify", user_id=USER)
    client.call("user.backup", user_id=USER)
    client.call("memory.import", user_id=USER, name=exported["name"])
    assert client.call("user.restore", user_id=USER)["set_aside"]
    kept = {path.name for path in daemon.own_files(USER)}
    assert len([name for name in kept if name.startswith("memory.db.replaced")]) == 1
    own = daemon.database(USER).parent
    assert [len(list((own / name).iterdir())) for name in ("backups", "exports")] == [2, 1]
    assert files_with(daemon.workspace_root.parent, *CANARIES) == []
    assert files_with(temporary, *CANARIES) == []
    daemon.kill()
    assert files_with(daemon.workspace_root.parent, *CANARIES) == []


@pytest.mark.usefixtures("own_interpreter")
def test_no_key_shows_in_the_log_the_process_or_a_file(
    start_daemon: Callable[..., Daemon], key: KeyFile
) -> None:
    """Neither the master key nor the user's, in any notation, with everything logged."""
    daemon = start_daemon(*key.flags, "--log-level", "debug")
    write_everything(daemon.connect())
    process = Path(f"/proc/{daemon.pid}")
    files = [process / name for name in ("cmdline", "environ")]  # only root sees the second
    shown = b"".join(file.read_bytes() for file in files if os.access(file, os.R_OK))
    daemon.stop()
    shown += daemon.log_file.read_bytes()
    for trace in key.traces(USER):
        assert trace not in shown
    assert files_with(daemon.workspace_root, *key.traces(USER)) == []

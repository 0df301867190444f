"""Master keys: what is accepted as one, where it is read from, and what is derived from it."""

import base64
import os
import subprocess
import sys
from pathlib import Path

import pytest

from memoryd.errors import KeyUnavailable, SettingsError, StartupError
from memoryd.keys.master_key import BadKeyError, MasterKey, UserKey, parse_key
from memoryd.keys.ring import KeyRing
from memoryd.keys.source import load_ring

RAW = bytes(range(200, 232))
ID = MasterKey(RAW).id


def key_file(folder: Path, content: bytes = RAW, mode: int = 0o600) -> Path:
    path = folder / "key"
    path.write_bytes(content)
    path.chmod(mode)
    return path


def load(source: str, credentials: Path | None = None, *, encryption: bool = True) -> KeyRing:
    directory = str(credentials) if credentials else None
    return load_ring(source, "credential:none", encryption=encryption, credentials=directory)


@pytest.mark.parametrize(
    "content",
    [
        RAW,
        RAW.hex().encode(),
        RAW.hex().upper().encode() + b"\n",
        base64.b64encode(RAW),
        base64.urlsafe_b64encode(RAW).rstrip(b"=") + b"\r\n",
        base64.encodebytes(RAW),
    ],
)
def test_a_key_is_the_same_in_every_notation(content: bytes) -> None:
    """Raw bytes, hexadecimal and base64, with the line ends that tools add."""
    assert parse_key(content).id == ID


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty"),
        (b"\n", "empty"),
        (RAW[:31], "31 bytes"),
        (RAW[:31].hex().encode(), "31 bytes"),
        (base64.b64encode(RAW[:31]), "31 bytes"),
        (b"correct horse battery staple, and some more words", "neither hexadecimal nor base64"),
        (b"\0" * 32, "random"),
        (b"ab" * 64, "random"),
    ],
)
def test_what_is_no_key_is_refused(content: bytes, reason: str) -> None:
    """Short keys, passphrases and non-random bytes are rejected; the message contains none of
    them."""
    with pytest.raises(BadKeyError, match=reason) as error:
        parse_key(content)
    assert content.decode("latin-1").strip() not in str(error.value) or not content.strip()


def test_the_derivation_never_changes() -> None:
    """With another derivation, existing databases could not be opened."""
    assert ID == "850d74e03a7d6a46"
    assert (
        MasterKey(RAW).of_user("sam").secret.hex()
        == "31ffabd08e414a1adb7f450a4a5a8bcd7596374765c068786f018d49f18d8bd1"
    )
    assert (
        MasterKey(RAW).of_user("sam").derived("export").hex()
        == "8679f46ec311a88d904e97acdf37f4b7fa28bbe7b9395e6870297b87e2ad09f4"
    )


def test_each_user_and_each_master_key_gives_another_key() -> None:
    """No two users share a key; nor do two master keys give a user the same."""
    other = MasterKey(RAW[::-1])
    secrets = {master.of_user(user).secret for master in (MasterKey(RAW), other) for user in "ab"}
    assert len(secrets) == 4
    assert other.id != ID


def test_a_key_does_not_show_itself() -> None:
    """Neither its repr nor that of its master key reveals any byte of it."""
    key = MasterKey(RAW).of_user("sam")
    shown = repr(key) + str(key) + repr(KeyRing(MasterKey(RAW)))
    assert key.secret.hex() not in shown
    assert str(key.secret) not in shown
    assert RAW.hex() not in shown
    assert repr(UserKey("k", b"x")) == "UserKey(id='k')"


def test_a_key_comes_from_a_file_a_credential_or_a_command(tmp_path: Path) -> None:
    """The three sources give the same key. A credential may have any mode; systemd protects it."""
    path = key_file(tmp_path)
    (tmp_path / "memoryd.key").write_bytes(RAW)
    (tmp_path / "memoryd.key").chmod(0o644)
    for source in (f"file:{path}", "credential:memoryd.key", f"command:cat '{path}'"):
        ring = load(source, tmp_path)
        assert ring.current is not None
        assert ring.current.id == ID
        assert ring.encrypts_new


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o660, 0o777])
def test_a_key_file_that_others_can_reach_is_refused(tmp_path: Path, mode: int) -> None:
    """The message names the file and says what to do."""
    path = key_file(tmp_path, mode=mode)
    with pytest.raises(StartupError, match=f"{path} can be read by others; chmod 600"):
        load(f"file:{path}", encryption=False)


def test_a_key_file_is_a_file_of_ours(tmp_path: Path) -> None:
    """Links, folders, pipes, missing files and files of other Unix users are rejected."""
    path = key_file(tmp_path)
    link, pipe = tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(path)
    os.mkfifo(pipe, 0o600)
    with pytest.raises(StartupError, match="is a link"):
        load(f"file:{link}")
    for other in (pipe, tmp_path):
        with pytest.raises(StartupError, match="not a regular file"):
            load(f"file:{other}")
    with pytest.raises(StartupError, match="memoryctl key new"):
        load(f"file:{tmp_path}/absent")
    with pytest.raises(SettingsError, match="absolute"):
        load("file:key")
    if os.geteuid() == 0:
        os.chown(path, 12345, -1)
        with pytest.raises(StartupError, match="another Unix user"):
            load(f"file:{path}")


@pytest.mark.parametrize(
    ("source", "reason", "kind"),
    [
        ("command:", "followed by a program", SettingsError),
        ("command:false", "exit code 1", StartupError),
        ("command:'", "cannot be parsed", SettingsError),
        ("command:/nonexistent/program", "No such file", StartupError),
        ("command:true", "empty", StartupError),
        ("credential:../key", "without a path", SettingsError),
        ("credential:absent", "no key at credential:absent", SettingsError),
    ],
)
def test_a_source_without_a_key_stops_the_start(
    tmp_path: Path, source: str, reason: str, kind: type[Exception]
) -> None:
    """Each has its own message; an invalid source is a SettingsError."""
    with pytest.raises(kind, match=reason):
        load(source, tmp_path)


def test_a_key_in_a_setting_is_refused_unsaid(tmp_path: Path) -> None:
    """If the setting contains the key instead of its source, the message does not repeat it."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "memoryd", "--socket", str(tmp_path / "s")),
            *("--workspace-root", str(tmp_path / "w"), "--key-source", RAW.hex()),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "key_source: must be credential:NAME, file:/PATH or command:" in done.stderr
    assert RAW.hex() not in done.stderr + done.stdout


def test_an_absent_credential_is_no_key_while_nothing_is_encrypted() -> None:
    """A daemon without encryption starts without a key; the error of a call that needs one says
    what to do."""
    ring = load("credential:memoryd.key", encryption=False)
    assert ring.for_new_user("sam") is None
    with pytest.raises(KeyUnavailable, match="memoryctl key new"):
        ring.current_of("sam")
    with pytest.raises(KeyUnavailable, match="previous_key_source"):
        ring.find("0123456789abcdef", "sam")


def test_a_ring_finds_both_its_keys() -> None:
    """The current and the previous key are found by their ids."""
    ring = KeyRing(MasterKey(RAW), MasterKey(RAW[::-1]))
    for master in (ring.current, ring.previous):
        assert master is not None
        assert ring.find(master.id, "sam") == master.of_user("sam")

"""The socket on disk: its folder, mode, lock and removal."""

import os
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from memoryd.errors import SettingsError, StartupError
from memoryd.wire.listen import Listener


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "memoryd.sock"


@pytest.fixture(params=[0o000, 0o022, 0o077, 0o377, 0o777], ids=oct)
def _umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("_umask")
def test_only_its_owner_can_reach_the_socket(tmp_path: Path) -> None:
    """Created folders have mode 0700, and the socket and its lock file 0600, under any umask."""
    path = tmp_path / "run" / "memoryd" / "memoryd.sock"
    with Listener(path):
        assert (mode(tmp_path / "run"), mode(path.parent)) == (0o700, 0o700)
        assert (mode(path), mode(path.with_name("memoryd.sock.lock"))) == (0o600, 0o600)


def test_the_socket_is_closed_to_others_from_its_first_moment(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its mode is correct as soon as bind returns, without a chmod."""
    seen = []

    class Watched(socket.socket):
        def bind(self, address: Any, /) -> None:
            super().bind(address)
            seen.append(mode(Path(address)))

    monkeypatch.setattr("memoryd.wire.listen.socket.socket", Watched)
    os.umask(before := os.umask(0))
    try:
        Listener(path).close()
    finally:
        os.umask(before)
    assert seen == [0o600]


def test_a_folder_that_anyone_may_write_is_rejected(tmp_path: Path) -> None:
    """Another user could replace the socket. The sticky bit prevents that."""
    folder = tmp_path / "open"
    folder.mkdir()
    folder.chmod(0o777)
    with pytest.raises(StartupError, match="writable by every user"):
        Listener(folder / "memoryd.sock")
    assert list(folder.iterdir()) == []
    folder.chmod(0o1777)
    Listener(folder / "memoryd.sock").close()


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root to give a folder away")
def test_a_folder_of_another_user_is_rejected(tmp_path: Path) -> None:
    """Its owner could replace the socket."""
    folder = tmp_path / "theirs"
    folder.mkdir(mode=0o700)
    os.chown(folder, 12345, 12345)
    with pytest.raises(StartupError, match="belongs to uid 12345"):
        Listener(folder / "memoryd.sock")


@pytest.mark.parametrize("kind", ["file", "folder", "link", "fifo"])
def test_what_is_not_a_socket_is_never_replaced(path: Path, tmp_path: Path, kind: str) -> None:
    """Not even a symbolic link to a socket."""
    if kind == "file":
        path.write_text("precious")
    elif kind == "folder":
        path.mkdir()
    elif kind == "link":
        with socket.socket(socket.AF_UNIX) as stale:
            stale.bind(str(tmp_path / "target.sock"))
        path.symlink_to(tmp_path / "target.sock")
    else:
        os.mkfifo(path)
    before = path.lstat()
    with pytest.raises(StartupError, match="not a socket"):
        Listener(path)
    assert path.lstat().st_ino == before.st_ino


def test_a_stale_socket_is_replaced(path: Path) -> None:
    """A killed daemon leaves such a socket."""
    with socket.socket(socket.AF_UNIX) as stale:
        stale.bind(str(path))
    before = path.lstat().st_ino
    keep_inode = path.with_name("kept")
    os.link(path, keep_inode)
    with Listener(path), socket.socket(socket.AF_UNIX) as client:
        client.connect(str(path))
        assert path.lstat().st_ino != before
    assert not path.exists()


def test_a_socket_that_somebody_listens_on_is_left_alone(path: Path) -> None:
    """This holds even if that process does not hold memoryd's lock."""
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(path))
        other.listen()
        with pytest.raises(StartupError, match="another program is listening"):
            Listener(path)
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(str(path))


def test_a_second_daemon_fails_with_the_pid_of_the_first(path: Path) -> None:
    """The first daemon keeps its socket."""
    with Listener(path):
        inode = path.lstat().st_ino
        program = (
            "import sys; from pathlib import Path; from memoryd.wire.listen import Listener\n"
            "from memoryd.errors import StartupError\n"
            "try: Listener(Path(sys.argv[1]))\n"
            "except StartupError as error: print(error)\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", program, str(path)], capture_output=True, check=True
        )
        assert done.stdout.decode().strip() == (
            f"another memoryd (pid {os.getpid()}) is listening on {path}"
        )
        assert path.lstat().st_ino == inode
    Listener(path).close()


def test_a_lock_file_that_is_a_link_is_rejected(path: Path, tmp_path: Path) -> None:
    """Nothing is written to the target of the link."""
    target = tmp_path / "target"
    target.write_text("precious")
    path.with_name("memoryd.sock.lock").symlink_to(target)
    with pytest.raises(StartupError, match="cannot listen"):
        Listener(path)
    assert target.read_text() == "precious"


def test_a_path_of_107_bytes_is_the_longest(tmp_path: Path) -> None:
    """For a longer path, the error is about its length and does not come from the kernel."""
    room = 107 - len(os.fsencode(tmp_path)) - 1
    longest = tmp_path / ("s" * room)
    with Listener(longest):
        assert longest.is_socket()
    with pytest.raises(SettingsError, match="longer than 107 bytes"):
        Listener(tmp_path / ("s" * (room + 1)))
    with pytest.raises(SettingsError, match="longer than 107 bytes"):
        Listener(tmp_path / ("ü" * (room // 2 + 1)))


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    """The error names the path and the reason."""
    (tmp_path / "file").write_text("")
    with pytest.raises(StartupError, match=r"cannot listen on .*file/memoryd\.sock"):
        Listener(tmp_path / "file" / "memoryd.sock")


def test_closing_removes_only_the_own_socket(path: Path) -> None:
    """If another program has since created a socket at the path, it stays."""
    listener = Listener(path)
    path.rename(path.with_name("moved"))
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(str(path))
    listener.close()
    assert path.is_socket()
    listener.close()

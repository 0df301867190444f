"""The notifications of a real daemon to a service manager: ready, alive, stopping. Also socket
activation."""

import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.client import Client
from tests.daemon import Daemon

WATCHDOG_S = 0.6
SILENCE_S = 2 * WATCHDOG_S
WITHIN_S = 20.0


class Manager:
    """The service manager's end of the notification socket."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(str(path))

    def heard(self, seconds: float = WITHIN_S) -> str:
        """The next message, or an empty one if none arrives within this many seconds."""
        if not select.select([self._socket], [], [], seconds)[0]:
            return ""
        return self._socket.recv(4096).decode()

    def forget(self) -> None:
        """Discard unread messages."""
        while self.heard(0):
            pass

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    made = Manager(tmp_path / "notify")
    yield made
    made.close()


@pytest.fixture
def watched(manager: Manager, start_daemon: Callable[..., Daemon]) -> Daemon:
    """A daemon whose service manager expects watchdog notifications."""
    limit = str(int(WATCHDOG_S * 1_000_000))
    daemon = start_daemon(environment={"NOTIFY_SOCKET": str(manager.path), "WATCHDOG_USEC": limit})
    daemon.expected_errors = 100  # the disk of a shared machine may be that slow by itself
    return daemon


def test_a_life_as_the_manager_hears_it(manager: Manager, watched: Daemon) -> None:
    """READY is sent once the daemon accepts calls, WATCHDOG repeatedly, and STOPPING before it
    exits."""
    assert manager.heard() == "READY=1\nSTATUS=serving"
    assert [manager.heard() for _ in range(3)] == ["WATCHDOG=1"] * 3
    assert watched.stop() == 0
    messages = []
    while message := manager.heard(0):
        messages.append(message)
    assert messages[-1] == "STOPPING=1\nSTATUS=draining"
    assert set(messages[:-1]) <= {"WATCHDOG=1"}


def test_ready_comes_after_the_socket(manager: Manager, tmp_path: Path) -> None:
    """After READY=1, clients can connect; a daemon that cannot start never sends it."""
    path, root = tmp_path / "s", tmp_path / "workspace"
    command = [sys.executable, "-m", "memoryd", f"--socket={path}", f"--workspace-root={root}"]
    environment = os.environ | {"NOTIFY_SOCKET": str(manager.path)}
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        assert manager.heard().startswith("READY=1")
        with Client(path) as client:
            assert client.call("daemon.health")["status"] == "ok"
        second = subprocess.run(command, env=environment, capture_output=True, check=False)
        assert (second.returncode, manager.heard(0)) == (1, "")
        process.terminate()
        assert process.wait(WITHIN_S) == 0


def test_a_loop_that_stands_still_is_not_alive(manager: Manager, watched: Daemon) -> None:
    """A stopped process sends no notifications; they continue when it is resumed."""
    manager.heard()
    os.kill(watched.pid, signal.SIGSTOP)
    try:
        manager.forget()
        assert manager.heard(SILENCE_S) == ""
    finally:
        os.kill(watched.pid, signal.SIGCONT)
    assert manager.heard() == "WATCHDOG=1"


def test_a_disk_that_hangs_is_not_alive(manager: Manager, watched: Daemon, tmp_path: Path) -> None:
    """While an fsync hangs, no notification is sent, although the event loop and reads still
    work."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("STRACE IS MISSING: the hanging disk is not tried")
    inject = "inject=fsync:delay_enter=60s"
    command = [strace, "-f", "-qq", "-o", "/dev/null", "-e", "trace=fsync", "-e", inject]
    tracer = subprocess.Popen([*command, "-p", str(watched.pid)], stderr=subprocess.PIPE)
    try:
        deadline = time.monotonic() + WITHIN_S
        while "storage does not answer" not in watched.log():
            assert tracer.poll() is None, "strace may not trace here"
            assert time.monotonic() < deadline
            time.sleep(0.02)
        manager.forget()
        assert manager.heard(SILENCE_S) == ""
        assert watched.connect().call("daemon.health")["status"] == "ok"
    finally:
        tracer.kill()
        tracer.communicate()
    assert manager.heard() == "WATCHDOG=1"
    assert "storage answers again" in watched.log()


def test_a_lost_root_is_no_reason_to_restart(manager: Manager, watched: Daemon) -> None:
    """A restart would create an empty root, and every user's memory would appear empty."""
    manager.heard()
    shutil.rmtree(watched.workspace_root)
    manager.forget()
    assert [manager.heard() for _ in range(2)] == ["WATCHDOG=1"] * 2


def test_systemds_own_program_hands_a_socket_over(tmp_path: Path) -> None:
    """The first client starts the daemon and gets a response. The socket file stays when the daemon
    stops."""
    program = shutil.which("systemd-socket-activate")
    if program is None:
        pytest.skip("SYSTEMD-SOCKET-ACTIVATE IS MISSING: activation is tried by hand only")
    path, log = tmp_path / "passed.sock", tmp_path / "log"
    command = [program, f"--listen={path}", "--fdname=memoryd.socket"]
    command += [sys.executable, "-m", "memoryd", f"--socket={tmp_path}/unused"]
    command += [f"--workspace-root={tmp_path}/workspace"]
    with log.open("wb") as stderr:
        process = subprocess.Popen(command, stderr=stderr)
    try:
        deadline = time.monotonic() + WITHIN_S
        while not path.exists():
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.01)
        path.chmod(0o660)
        with Client(path) as client:
            assert client.call("daemon.health")["pid"] == process.pid
    finally:
        process.terminate()
        assert process.wait(WITHIN_S) == 0, log.read_text()
    assert path.is_socket()
    assert not (tmp_path / "unused").exists()
    lines = [line for line in log.read_text("utf-8").splitlines() if line.startswith("{")]
    assert json.loads(lines[-1])["event"] == "stopped"

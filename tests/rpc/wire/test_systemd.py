"""Passed sockets, notifications and the watchdog."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import orjson
import pytest

from memoryd.errors import StartupError
from memoryd.wire import systemd

PROGRAM = """
import asyncio, sys
from pathlib import Path
from memoryd.errors import StartupError
from memoryd.settings import Settings
from memoryd.wire import systemd
from memoryd.wire.server import Server
from memoryd.access.access_map import AccessMap
from memoryd.access.policy import AccessPolicy
import os

async def main():
    server = Server({}, Settings(socket=Path(sys.argv[1])), AccessPolicy(AccessMap()))
    try:
        print(",".join(await server.start()), flush=True)
    except StartupError as error:
        print("rejected:", error, flush=True)
        return
    print(sorted(name for name in os.environ if name.startswith("LISTEN_")), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    print(await server.drain(5), flush=True)
    await server.close()

asyncio.run(main())
"""

MANAGER = """
import fcntl, os, sys
pid, names, given, program, own = sys.argv[1:]
high = [fcntl.fcntl(int(one), fcntl.F_DUPFD, 100) for one in given.split(",")]
for index, one in enumerate(high):
    os.dup2(one, 3 + index)
    os.close(one)
os.environ["LISTEN_PID"] = str(os.getpid()) if pid == "own" else pid
os.environ["LISTEN_FDS"] = str(len(high))
os.environ["LISTEN_FDNAMES"] = names
os.execv(sys.executable, [sys.executable, "-c", program, own])
"""


def listening(path: Path, mode: int = 0o660) -> socket.socket:
    made = socket.socket(socket.AF_UNIX)
    made.bind(str(path))
    path.chmod(mode)
    made.listen()
    return made


def started(
    own: Path, *passed: socket.socket, pid: str = "own", names: str = "memoryd.socket"
) -> subprocess.Popen[bytes]:
    """Start a process that inherits these sockets as descriptors 3, 4, … with LISTEN_PID set to its
    own pid, as systemd would."""
    given = [one.fileno() for one in passed]
    return subprocess.Popen(
        [sys.executable, "-c", MANAGER, pid, names, ",".join(map(str, given)), PROGRAM, str(own)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,  # communicate() does not see what readline() has buffered
        pass_fds=given,
    )


def end_of(process: subprocess.Popen[bytes]) -> list[str]:
    """Ask the process to exit and return its remaining output."""
    out, _ = process.communicate(b"\n", timeout=30)
    assert process.returncode == 0
    return out.decode().splitlines()


def first_line(process: subprocess.Popen[bytes]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().decode().strip()


def test_passed_sockets_are_served_and_left(tmp_path: Path) -> None:
    """All passed sockets are served. The daemon creates no socket, and removes no path when it
    exits."""
    first, second = tmp_path / "first.sock", tmp_path / "second.sock"
    with listening(first) as one, listening(second, 0o600) as two:
        with started(tmp_path / "own.sock", one, two, names="a:b") as process:
            assert first_line(process) == f"{first},{second}"
            assert first_line(process) == "[]"
            for path in (first, second):
                with socket.socket(socket.AF_UNIX) as client:
                    client.settimeout(20)
                    client.connect(str(path))
                    client.sendall(b'{"jsonrpc":"2.0","method":"x","id":1}\n')
                    assert orjson.loads(client.recv(4096))["error"]["code"] == -32601
            assert "True" in end_of(process)
        assert first.is_socket()
        assert second.is_socket()
        assert not (tmp_path / "own.sock").exists()
        # Those who connect between two daemons are kept waiting by the kernel.
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(str(first))


def test_sockets_for_another_process_are_not_taken(tmp_path: Path) -> None:
    """If LISTEN_PID names another process, the variables are removed but the sockets are not
    used."""
    own = tmp_path / "own.sock"
    with listening(tmp_path / "a.sock") as one, started(own, one, pid="1") as process:
        assert first_line(process) == str(own)
        assert end_of(process) == ["[]", "True"]


def datagram(path: Path) -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.bind(str(path))
    path.chmod(0o600)
    return made


def deaf(path: Path) -> socket.socket:
    made = socket.socket(socket.AF_UNIX)
    made.bind(str(path))
    path.chmod(0o600)
    return made


def internet(path: Path) -> socket.socket:
    made = socket.socket(socket.AF_INET)
    made.bind(("127.0.0.1", 0))
    made.listen()
    return made


def abstract(path: Path) -> socket.socket:
    made = socket.socket(socket.AF_UNIX)
    made.bind(f"\0memoryd-test-{os.getpid()}")
    made.listen()
    return made


def removed(path: Path) -> socket.socket:
    made = listening(path)
    path.unlink()
    return made


def replaced(path: Path) -> socket.socket:
    made = removed(path)
    path.touch(0o600)
    return made


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (datagram, "is not a Unix stream socket"),
        (internet, "is not a Unix stream socket"),
        (deaf, "is not listening"),
        (abstract, "has no path"),
        (lambda path: listening(path, 0o666), "is accessible to every user (mode 0666)"),
        (lambda path: listening(path, 0o661), "is accessible to every user (mode 0661)"),
        (removed, "cannot be checked"),
        (replaced, "is no longer a socket"),
    ],
    ids=["datagram", "internet", "deaf", "abstract", "0666", "0661", "removed", "replaced"],
)
def test_unfit_sockets_are_rejected(
    tmp_path: Path, make: Callable[[Path], socket.socket], reason: str
) -> None:
    """The daemon does not start. The error names the descriptor and the reason."""
    with make(tmp_path / "passed.sock") as one, started(tmp_path / "own.sock", one) as process:
        line = first_line(process)
        assert line.startswith("rejected: passed descriptor 3 (memoryd.socket)")
        assert reason in line


@pytest.mark.parametrize("count", ["x", "-1", ""])
def test_a_count_that_is_not_a_number_is_rejected(count: str) -> None:
    """LISTEN_FDS must be a number if LISTEN_PID is the daemon's own pid."""
    environment = {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": count}
    with pytest.raises(StartupError, match="LISTEN_FDS"):
        systemd.passed_sockets(environment)
    assert environment == {}


def test_without_the_variables_nothing_is_passed() -> None:
    """This is the case for a daemon that was started by hand."""
    assert systemd.passed_sockets({}) == []


@pytest.mark.parametrize("kind", ["path", "abstract"])
def test_the_manager_is_notified(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Each notification is one datagram with one field per line, sent to a path or an abstract
    address."""
    address = str(tmp_path / "notify") if kind == "path" else f"@memoryd-notify-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.settimeout(20)
        manager.bind(address.replace("@", "\0") if kind == "abstract" else address)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        assert systemd.notify("READY=1", "STATUS=serving") is True
        assert manager.recv(1000) == b"READY=1\nSTATUS=serving"
        assert systemd.notify("STOPPING=1") is True
        assert manager.recv(1000) == b"STOPPING=1"


@pytest.mark.parametrize("address", [None, "", "/nonexistent/notify", "relative", "vsock:2:1"])
def test_without_a_manager_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, address: str | None
) -> None:
    """A daemon runs without a service manager."""
    if address is None:
        monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    else:
        monkeypatch.setenv("NOTIFY_SOCKET", address)
    assert systemd.notify("READY=1") is False


def test_a_manager_that_does_not_read_does_not_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the queue is full, notifications are dropped without waiting."""
    with datagram(tmp_path / "notify"):
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        assert systemd.notify("WATCHDOG=1") is True
        assert sum(systemd.notify("WATCHDOG=1") for _ in range(5000)) < 5000


@pytest.mark.parametrize(
    ("limit", "pid", "expected"),
    [
        ("30000000", None, 30.0),
        ("500000", "own", 0.5),
        ("30000000", "1", None),
        ("0", None, None),
        ("soon", None, None),
        (None, None, None),
    ],
)
def test_the_watchdog_has_an_interval(
    monkeypatch: pytest.MonkeyPatch, limit: str | None, pid: str | None, expected: float | None
) -> None:
    """The interval is in seconds, and set only if it is meant for this process."""
    pid = str(os.getpid()) if pid == "own" else pid
    for name, value in (("WATCHDOG_USEC", limit), ("WATCHDOG_PID", pid)):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    assert systemd.watchdog_interval() == expected

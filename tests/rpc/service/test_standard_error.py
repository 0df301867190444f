"""Standard error that is closed, full or not read stops neither the daemon nor a request."""

import json
import os
import select
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.rpc.methods.note_calls import wait_until
from tests.storage.test_full_disk import fill

pytestmark = pytest.mark.usefixtures("own_interpreter")

USER = "sam"
FULL = Path("/dev/full")


class Redirected(Daemon):
    """A daemon whose standard error is `error`."""

    def __init__(self, folder: Path, error: BinaryIO) -> None:
        super().__init__(folder)
        self.error = error

    def open_log(self) -> BinaryIO:
        """A copy: this one is closed when the process has it."""
        return os.fdopen(os.dup(self.error.fileno()), "wb")

    def lost(self) -> int:
        """The lines that this daemon counts as lost."""
        count: int = self.connect().call("daemon.stats")["log_lines_lost"]
        return count


@pytest.fixture
def redirected(tmp_path: Path) -> Iterator[Callable[[BinaryIO], Redirected]]:
    """Starts a daemon with this standard error; at the end it stops with 0."""
    started: list[Redirected] = []

    def start(error: BinaryIO) -> Redirected:
        (tmp_path / "daemon").mkdir()
        daemon = Redirected(tmp_path / "daemon", error)
        started.append(daemon)
        daemon.start()
        return daemon

    yield start
    for daemon in started:
        assert daemon.stop() == 0
        daemon.error.close()


def save_notes(client: Client) -> None:
    """Send requests of each kind that is logged: served and rejected."""
    for one in range(5):
        client.call("memory_save", user_id=USER, content=f"Note {one}.")
        assert client.refused("memory_save", user_id=USER).code == -32602


@pytest.mark.parametrize("closed", ["2>&-", "<&- >&- 2>&-"])
def test_no_file_of_the_daemon_becomes_standard_error(tmp_path: Path, closed: str) -> None:
    """The daemon serves and stops with 0; descriptor 2 is /dev/null, not a database or socket."""
    daemon = Daemon(tmp_path)
    arguments = [f"--socket={daemon.socket}", f"--workspace-root={daemon.workspace_root}"]
    command = [sys.executable, "-m", "memoryd", *arguments]
    process = subprocess.Popen(["sh", "-c", f'exec "$@" {closed}', "sh", *command])
    try:
        wait_until(lambda: process.poll() is not None or daemon.socket.exists())
        with Client(daemon.socket) as client:
            save_notes(client)
        if os.geteuid() == 0:  # others may not read the daemon's descriptors
            assert Path(f"/proc/{process.pid}/fd/2").readlink() == Path(os.devnull)
    finally:
        process.terminate()
        assert process.wait(20) == 0


def test_a_full_device_costs_only_lines(redirected: Callable[[BinaryIO], Redirected]) -> None:
    """Every write to /dev/full fails: requests are served, and the lines are counted."""
    daemon = redirected(FULL.open("wb", buffering=0))
    save_notes(daemon.connect())
    wait_until(lambda: daemon.lost() > 10)


def test_a_settings_error_keeps_its_exit_code_without_standard_error(tmp_path: Path) -> None:
    """The exit code is 2, also if the message cannot be printed."""
    with FULL.open("wb", buffering=0) as full:
        command = [sys.executable, "-m", "memoryd", "--drain=none"]
        assert subprocess.run(command, stderr=full, cwd=tmp_path).returncode == 2


def test_a_full_log_disk_recovers(
    tiny_disk: Path, redirected: Callable[[BinaryIO], Redirected]
) -> None:
    """Requests are served. When there is room again, the log goes on with whole lines, and says how
    many are missing."""
    log = tiny_disk / "log"
    ballast = fill(tiny_disk)
    daemon = redirected(log.open("ab", buffering=0))
    wait_until(lambda: daemon.lost() > 3)
    ballast.unlink()
    wait_until(lambda: daemon.lost() > 0 and b"log lines lost" in log.read_bytes())
    lines = [json.loads(line) for line in log.read_bytes().splitlines()]
    (loss,) = [line for line in lines if line["event"] == "log lines lost"]
    assert loss["lines"] == daemon.lost()
    assert loss["level"] == "warning"


def test_a_pipe_without_a_reader_costs_only_lines(
    redirected: Callable[[BinaryIO], Redirected],
) -> None:
    """The process that read the log has ended."""
    reading, writing = os.pipe()
    daemon = redirected(os.fdopen(writing, "wb", buffering=0))
    os.close(reading)
    save_notes(daemon.connect())
    wait_until(lambda: daemon.lost() > 10)


@pytest.mark.parametrize("kind", ["pipe", "socket"])
def test_a_log_that_is_not_read_blocks_no_request(
    redirected: Callable[[BinaryIO], Redirected], kind: str
) -> None:
    """The buffer fills up, and requests are still served. When the log is read again, each line in
    it is whole, and it reports how many were lost."""
    if kind == "pipe":
        reading, writing = os.pipe()
    else:
        reading, writing = (one.detach() for one in socket.socketpair())
    daemon = redirected(os.fdopen(writing, "wb", buffering=0))
    client = daemon.connect()
    while not daemon.lost():
        for id_ in [client.send("daemon.health", {}) for _ in range(200)]:
            client.result(id_)
    read = bytearray()

    def read_all() -> bool:
        while select.select([reading], [], [], 0.05)[0]:
            read.extend(os.read(reading, 1 << 16))
        daemon.connect().call("daemon.health")
        return b"log lines lost" in read

    wait_until(read_all)
    lines = [json.loads(line) for line in bytes(read).splitlines()]
    (loss,) = [line["lines"] for line in lines if line["event"] == "log lines lost"]
    assert loss == daemon.lost()
    reader = threading.Thread(target=lambda: all(iter(lambda: os.read(reading, 1 << 16), b"")))
    reader.start()
    assert daemon.stop() == 0
    daemon.error.close()
    reader.join()
    os.close(reading)


def test_warnings_and_tracebacks_do_not_block() -> None:
    """What Python itself prints goes the same way: a full pipe costs the lines, not the program."""
    program = (
        "import logging, sys, threading, warnings\n"
        "from memoryd.standard_error import redirect_standard_error\n"
        "output = redirect_standard_error()\n"
        "while not output.lines_lost: sys.stderr.write('x' * 999 + '\\n')\n"
        "before = output.lines_lost\n"
        "warnings.warn('x')\n"
        "logging.getLogger('x').warning('last resort')\n"
        "thread = threading.Thread(target=lambda: 1 / 0); thread.start(); thread.join()\n"
        "try: 1 / 0\n"
        "except ZeroDivisionError: sys.excepthook(*sys.exc_info())\n"
        "print(output.lines_lost - before)\n"
    )
    reading, writing = os.pipe()
    try:
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=writing, timeout=20)
    finally:
        os.close(reading)
        os.close(writing)
    assert done.returncode == 0
    assert int(done.stdout) >= 8

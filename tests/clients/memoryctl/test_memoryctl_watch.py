"""`memoryctl watch` against a real daemon."""

import json
import os
import pty
import select
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.client import Client
from tests.clients.conftest import COMMAND, Run, clean_environment
from tests.daemon import Daemon
from tests.rpc.access.conftest import daemon_with

PATIENCE_S = 60
DECREE = "Never email Sarah at sarah@example.com."


class Watch:
    """A `memoryctl watch` that runs, with what it prints."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process

    def line(self) -> str:
        """The next line on standard output."""
        return _line(self.process.stdout)

    def event(self) -> dict[str, Any]:
        """The next line as JSON."""
        event: dict[str, Any] = json.loads(self.line())
        return event

    def message(self) -> str:
        """The next line on standard error."""
        return _line(self.process.stderr)

    def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE_S)


def _line(stream: Any) -> str:
    ready, _, _ = select.select([stream], [], [], PATIENCE_S)
    assert ready, "nothing was printed"
    line: bytes = stream.readline()
    return line.decode().removesuffix("\n")


@contextmanager
def watching(daemon: Daemon, *words: str) -> Iterator[Watch]:
    """A watch with piped streams."""
    process = subprocess.Popen(
        [*COMMAND, "watch", "--socket", str(daemon.socket), *words],
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
    )
    with process:
        try:
            yield Watch(process)
        finally:
            process.kill()


@pytest.fixture
def daemon(start_daemon: Callable[..., Daemon]) -> Daemon:
    """A daemon that keeps three events."""
    return start_daemon("--embedding-model", "none", "--events-kept", "3")


def decree(client: Client, user_id: str) -> None:
    """Capture a rule, or reaffirm it."""
    client.call("memory.turn_complete", user_id=user_id, user_message=DECREE)


def test_piped(daemon: Daemon, client: Client) -> None:
    """Lines of JSON: the last events and then each new one, of one user if that is asked for;
    Ctrl-C ends it with 130 and without a word."""
    for user_id in ("tom", "sam", "ann"):
        decree(client, user_id)
    with watching(daemon, "--last=2") as all_users, watching(daemon, "--user=sam") as sam:
        assert [all_users.event()["user_id"] for _ in range(2)] == ["sam", "ann"]
        assert sam.event()["kind"] == "captured"
        decree(client, "tom")
        decree(client, "sam")
        events = [all_users.event() for _ in range(2)]
        assert [(one["kind"], one["user_id"], one["text"]) for one in events] == [
            ("reaffirmed", "tom", DECREE),
            ("reaffirmed", "sam", DECREE),
        ]
        assert sam.event() == events[1]
        for watch in (all_users, sam):
            assert watch.interrupt() == 130
            assert watch.process.communicate() == (b"", b"")


def test_missed_events_are_reported(daemon: Daemon, client: Client) -> None:
    """A watch that falls behind reports how many events it missed. One that loses the daemon
    reports it once, waits, and continues."""
    decree(client, "sam")
    with watching(daemon) as watch:
        assert watch.event()["seq"] == 1
        watch.process.send_signal(signal.SIGSTOP)
        for _ in range(8):
            decree(client, "sam")
        watch.process.send_signal(signal.SIGCONT)
        seen = [watch.event()["seq"]]
        while seen[-1] < 9:
            seen.append(watch.event()["seq"])
        missed = 8 - len(seen)
        assert watch.message() == f"memoryctl: {missed} events came too fast and were missed"
        assert daemon.stop() == 0
        assert watch.message().endswith("; waiting for the daemon")
        daemon.start()
        assert "the daemon was restarted" in watch.message()
        with Client(daemon.socket) as client:
            decree(client, "sam")
        assert (watch.event()["kind"], watch.process.poll()) == ("reaffirmed", None)
        assert watch.interrupt() == 130
        assert watch.process.communicate() == (b"", b"")


def test_on_a_terminal() -> None:
    """One readable line an event, in which nothing of a text can be obeyed; a denied peer is shown
    with its uid and pid."""
    entry = [{"users": ["sam"], "rights": ["host"]}, {"rights": ["admin"]}]
    with daemon_with({f"user:{os.getuid()}": entry}, "--embedding-model", "none") as daemon:
        client = daemon.connect()
        client.refused("user.reset", user_id="sam", confirm="sam")
        decree(client, "sam")
        ours, theirs = pty.openpty()
        command = [*COMMAND, "watch", "--socket", str(daemon.socket)]
        process = subprocess.Popen(
            command, env=clean_environment(), stdin=theirs, stdout=theirs, stderr=theirs
        )
        os.close(theirs)
        with process, os.fdopen(ours, "rb", buffering=0) as terminal:
            try:
                lines = [_line(terminal).removesuffix("\r").split("  ", 1)[1] for _ in range(2)]
                process.send_signal(signal.SIGINT)
                assert process.wait(PATIENCE_S) == 130
            finally:
                process.kill()
    who = f"(uid {os.getuid()}, pid {os.getpid()})"
    assert lines == [
        f"permission_denied  sam  user.reset  owner  {who}",
        f"captured    sam  __unscoped__  {DECREE}",
    ]


def test_no_daemon_and_no_right(memoryctl: Run) -> None:
    """A daemon that was never there is exit code 2, one that denies it 1: neither is waited for."""
    entry = {"users": ["sam"], "rights": ["host"]}
    with daemon_with({f"user:{os.getuid()}": entry}, "--embedding-model", "none") as daemon:
        place = {"MEMORYD_SOCKET": str(daemon.socket)}
        denied = memoryctl("watch", environment=place)
        assert (denied.returncode, denied.stdout) == (1, "")
        assert "permission_denied" in denied.stderr
        assert daemon.stop() == 0
        absent = memoryctl("watch", environment=place)
        assert (absent.returncode, absent.stdout) == (2, "")


def test_it_ends_with_its_reader(daemon: Daemon, client: Client) -> None:
    """`watch | head -1` ends after the first line, though no other event comes; also while the
    daemon is away."""
    decree(client, "sam")
    with watching(daemon) as watch:
        watch.event()
        assert watch.process.stdout is not None
        watch.process.stdout.close()
        assert watch.process.wait(PATIENCE_S) == 141
    with watching(daemon) as watch:
        watch.event()
        daemon.stop()
        watch.message()
        assert watch.process.stdout is not None
        watch.process.stdout.close()
        assert watch.process.wait(PATIENCE_S) == 141

"""Starts daemons without the cost of their imports: a server process with everything loaded forks
them.

`python -m tests.fork_server` reads requests from the socket at descriptor 0. A request is one
message: the JSON object {"arguments", "environment", "folder"} with a descriptor, the daemon's
standard error. The server forks a process for each request. That process forks the daemon, sends
[process id, null], waits until the daemon exits and sends [process id, exit code]; the code is
negative after a signal. The server exits when its socket is closed.
"""

import gc
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, BinaryIO

INTERPRETER = (
    *(sys.executable, "-X", "dev", "-W", "error"),
    *("-W", "ignore::DeprecationWarning:jsonrpcserver"),
)
"""The command that runs Python for a daemon of the tests."""

_LONGEST_REQUEST = 1 << 17
_LONGEST_MESSAGE = 64
_FORKED_WITHIN_S = 60.0


class ForkedProcess:
    """A daemon started by a fork server, with those methods of subprocess.Popen that the tests
    use."""

    def __init__(self, server: "ForkServer", pid: int) -> None:
        self._server = server
        self.pid = pid

    def poll(self) -> int | None:
        """The exit code, or None if the process is running."""
        return self._server.exit_code(self.pid, 0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the process and return its exit code. Raises subprocess.TimeoutExpired."""
        code = self._server.exit_code(self.pid, timeout)
        if code is None:
            raise subprocess.TimeoutExpired("memoryd", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        """Send a signal unless the process has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)


class ForkServer:
    """The client of one server process, which is started with the first daemon."""

    def __init__(self) -> None:
        # Both ends stay open, and a daemon needs no other: tests count the open descriptors.
        self._socket, self._theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._process: subprocess.Popen[bytes] | None = None
        self._started: list[int] = []
        self._codes: dict[int, int] = {}

    def start(
        self, arguments: list[str], environment: dict[str, str], stderr: BinaryIO
    ) -> ForkedProcess:
        """Run `memoryd` with these arguments in the current folder."""
        if self._process is None:
            command = [*INTERPRETER, "-m", "tests.fork_server"]
            folder = Path(__file__).parents[1]
            self._process = subprocess.Popen(command, stdin=self._theirs.fileno(), cwd=folder)
        request = {"arguments": arguments, "environment": environment, "folder": str(Path.cwd())}
        self._socket.settimeout(_FORKED_WITHIN_S)
        socket.send_fds(self._socket, [json.dumps(request).encode()], [stderr.fileno()])
        while not self._started:
            self._receive(_FORKED_WITHIN_S)
        return ForkedProcess(self, self._started.pop())

    def exit_code(self, pid: int, timeout: float | None) -> int | None:
        """The exit code of a daemon, or None if it still runs after `timeout` seconds."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while pid not in self._codes:
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            try:
                self._receive(left)
            except (BlockingIOError, TimeoutError):
                return None
        return self._codes[pid]

    def _receive(self, timeout: float | None) -> None:
        """Read one message, which reports that a daemon has started or has exited."""
        self._socket.settimeout(timeout)
        pid, code = json.loads(self._socket.recv(_LONGEST_MESSAGE))
        if code is None:
            self._started.append(pid)
            self._codes.pop(pid, None)  # of an earlier process with this id
        else:
            self._codes[pid] = code

    def close(self) -> None:
        """Stop the server. Its daemons keep running."""
        self._socket.close()
        self._theirs.close()
        if self._process is not None:
            self._process.wait(timeout=30)


def _serve() -> None:
    _load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no zombies
    with socket.socket(fileno=os.dup(0)) as requests:
        while True:
            line, descriptors, _, _ = socket.recv_fds(requests, _LONGEST_REQUEST, 1)
            if not line:
                return
            (stderr,) = descriptors
            if os.fork() == 0:
                _keep(json.loads(line), stderr, requests)
            os.close(stderr)


def _load() -> None:
    """Load everything that a daemon imports at startup, soon afterwards and with the model, and
    build the tables that the first rule, text and call need. Nothing else may be inherited by a
    daemon: no thread, no open file and no text of a test."""
    from memoryd.embedding.loaded_model import prepare_environment
    from memoryd.process_limits import let_threads_sleep

    let_threads_sleep()
    prepare_environment(Path(os.devnull), network=False)
    import cryptography.hazmat.primitives.ciphers.aead
    import cryptography.hazmat.primitives.kdf.hkdf  # noqa: F401
    import fastembed  # noqa: F401
    import uvloop  # noqa: F401

    import memoryd.__main__
    import memoryd.rules.relaxing
    import memoryd.service  # noqa: F401
    from memoryd.guard.scan import scan
    from memoryd.rules.capture.decrees import find_decrees
    from memoryd.rules.judging.verdict import judge, rules_for
    from memoryd.rules.rule import Rule

    for decree in find_decrees("Never run make with bash.", tools_ran=["bash"]):
        rule = Rule(decree.tool_name, "1", decree.text, "critical", "user_explicit", 1, 1)
        judge(rules_for([rule], "bash"), "bash", {"command": "ls"})
        scan(decree.text)
    gc.collect()
    gc.freeze()


def _keep(request: dict[str, Any], stderr: int, requests: socket.socket) -> None:
    """Runs in a fork of the server: start the daemon, and report its start and its exit code."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if pid == 0:
        requests.close()
        os.dup2(stderr, 2)
        os.close(stderr)
        _run(request)
    os.close(stderr)
    requests.send(json.dumps([pid, None]).encode())
    _, status = os.waitpid(pid, 0)
    try:
        requests.send(json.dumps([pid, os.waitstatus_to_exitcode(status)]).encode())
    finally:
        os._exit(0)


def _run(request: dict[str, Any]) -> None:
    """Runs in a fork of that process: become the daemon."""
    from memoryd.__main__ import main

    code = 1
    try:
        null = os.open(os.devnull, os.O_RDONLY)
        os.dup2(null, 0)
        os.close(null)
        os.chdir(request["folder"])
        os.environ.clear()
        os.environ.update(request["environment"])
        time.tzset()
        sys.argv = ["memoryd", *request["arguments"]]
        main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 1
    finally:
        sys.stdout.flush()
        os._exit(code)


if __name__ == "__main__":
    _serve()

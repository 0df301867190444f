"""A daemon for the tests: a real process on a real socket."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import BinaryIO

from tests.client import Client
from tests.database import encryption_flags
from tests.fork_server import INTERPRETER, ForkedProcess, ForkServer

FORK_SERVERS = (ForkServer(), ForkServer())
"""A restarted daemon is forked from the other server, so that its strings hash differently."""

READY_WITHIN_S = 60.0


class Daemon:
    """A memoryd process. Its log must contain no error that the test does not expect."""

    is_forked = True
    """Whether the daemon may be forked from a fork server. If not, or if it has its own environment
    variables, which take effect from the first import on, an interpreter is started."""

    def __init__(
        self, folder: Path, *flags: str, environment: dict[str, str] | None = None
    ) -> None:
        self.socket = folder / "memoryd.sock"
        self.workspace_root = folder / "workspace"
        self.log_file = folder / "memoryd.log"
        self.flags = flags
        self.environment = environment or {}
        self.expected_errors = 0
        self._starts = 0
        self._process: subprocess.Popen[bytes] | ForkedProcess | None = None
        self._clients: list[Client] = []

    @property
    def pid(self) -> int:
        """The process id of the running daemon."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith("MEMORYD_") and name != "PYTHONDONTWRITEBYTECODE"
        }
        arguments = [
            *("--socket", str(self.socket)),
            *("--workspace-root", str(self.workspace_root)),
            "--erasure-reserve=1048576",
            *encryption_flags(),
            *self.flags,
        ]
        with self.open_log() as log:
            if self.is_forked and not self.environment:
                server = FORK_SERVERS[self._starts % len(FORK_SERVERS)]
                self._process = server.start(arguments, environment, log)
            else:
                self._process = subprocess.Popen(
                    [*INTERPRETER, "-m", "memoryd", *arguments],
                    stderr=log,
                    stdin=subprocess.DEVNULL,
                    env=environment | self.environment,
                )
        self._starts += 1
        deadline = time.monotonic() + READY_WITHIN_S
        while True:
            assert self._process.poll() is None, f"the daemon ended: {self.log()}"
            assert time.monotonic() < deadline, f"the daemon is not ready: {self.log()}"
            try:
                with Client(self.socket) as client:
                    client.call("daemon.health")
                return
            except (FileNotFoundError, ConnectionError):
                time.sleep(0.01)

    def open_log(self) -> BinaryIO:
        """Open the file that becomes the process's standard error."""
        return self.log_file.open("ab")

    def connect(self) -> Client:
        """Connect a client that is closed together with the daemon."""
        client = Client(self.socket)
        self._clients.append(client)
        return client

    def kill(self) -> None:
        """Send SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Send SIGTERM, wait, and return the exit code."""
        return self._end(signal.SIGTERM)

    def restart(self, *flags: str) -> None:
        """Stop the daemon and start it again, with other flags if given."""
        self.stop()
        self.flags = flags or self.flags
        self.start()

    def log(self) -> str:
        """Everything that the daemon has logged."""
        return self.log_file.read_text("utf-8", "replace")

    def database(self, user_id: str) -> Path:
        """The path of the user's memory.db."""
        return self.workspace_root / user_id / ".oxydra" / "memory.db"

    def own_files(self, user_id: str) -> list[Path]:
        """All files that the daemon keeps for the user."""
        below = self.database(user_id).parent.rglob("*")
        return [path for path in below if path.is_file()]

    def check_log(self) -> None:
        """Fail if the log contains an error that the test does not expect."""
        errors = []
        for line in self.log().splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                errors.append(line)
                continue
            if entry.get("level") in ("error", "critical"):
                errors.append(line)
        assert len(errors) <= self.expected_errors, "\n".join(errors)

    def _end(self, number: signal.Signals) -> int:
        for client in self._clients:
            client.close()
        self._clients.clear()
        if self._process is None:
            return 0
        self._process.send_signal(number)
        code = self._process.wait(timeout=30)
        self._process = None
        return code

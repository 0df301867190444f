"""The one way to a running daemon: a real process on a real socket."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

import hypothesis
import pytest

from tests.client import Client
from tests.database import encrypt_everything, encryption_flags, everything_is_encrypted

hypothesis.settings.register_profile("the same every time", deadline=None, derandomize=True)
hypothesis.settings.register_profile("exploring", deadline=None, print_blob=True)
hypothesis.settings.load_profile("the same every time")

READY_WITHIN_S = 60.0


class Daemon:
    """A memoryd process. Its log must hold no error that the test did not expect."""

    def __init__(
        self, folder: Path, *flags: str, environment: dict[str, str] | None = None
    ) -> None:
        self.socket = folder / "memoryd.sock"
        self.workspace_root = folder / "workspace"
        self.log_file = folder / "memoryd.log"
        self.flags = flags
        self.environment = environment or {}
        self.expected_errors = 0
        self._process: subprocess.Popen[bytes] | None = None
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
        with self.open_log() as log:
            self._process = subprocess.Popen(
                [
                    *(
                        sys.executable,
                        "-X",
                        "dev",
                        "-W",
                        "error",
                        "-W",
                        "ignore::DeprecationWarning:jsonrpcserver",
                    ),
                    *("-m", "memoryd", "--socket", str(self.socket)),
                    *("--workspace-root", str(self.workspace_root)),
                    "--erasure-reserve=1048576",
                    *encryption_flags(),
                    *self.flags,
                ],
                stderr=log,
                stdin=subprocess.DEVNULL,
                env=environment | self.environment,
            )
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
        """What the process gets as standard error."""
        return self.log_file.open("ab")

    def connect(self) -> Client:
        """A client that is closed with the daemon."""
        client = Client(self.socket)
        self._clients.append(client)
        return client

    def kill(self) -> None:
        """SIGKILL: nothing is finished, nothing is closed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM; the exit code."""
        return self._end(signal.SIGTERM)

    def restart(self, *flags: str) -> None:
        """Stop and start again, with other flags if given."""
        self.stop()
        self.flags = flags or self.flags
        self.start()

    def log(self) -> str:
        """Everything that was logged."""
        return self.log_file.read_text("utf-8", "replace")

    def database(self, user_id: str) -> Path:
        """Where the user's file lies."""
        return self.workspace_root / user_id / ".oxydra" / "memory.db"

    def own_files(self, user_id: str) -> list[Path]:
        """Every file that the daemon keeps for the user."""
        below = self.database(user_id).parent.rglob("*")
        return [path for path in below if path.is_file()]

    def check_log(self) -> None:
        """Fail for an error line that no test asked for."""
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


def pytest_addoption(parser: pytest.Parser) -> None:
    """The long form of the slow tests is asked for by `make faults`."""
    parser.addoption("--load-seconds", type=float, default=4.0, help="length of load tests")
    parser.addoption("--kills", type=int, default=4, help="SIGKILLs under many writers")
    parser.addoption("--crash-points", type=int, default=10, help="moments of a power loss")
    parser.addoption("--soak-seconds", type=float, default=8.0, help="length of the soak test")
    parser.addoption("--bit-flips", type=int, default=25, help="flipped bits of the damage test")
    parser.addoption("--many-users", type=int, default=200, help="users of the scale tests")
    parser.addoption("--key-kills", type=int, default=8, help="kills amid changes of a key")
    parser.addoption(
        "--fresh-clone", action="store_true", help="the first ten minutes in a clone of its own"
    )
    parser.addoption("--encrypted", action="store_true", help="encrypt the databases of all users")


def pytest_configure(config: pytest.Config) -> None:
    """With --encrypted every daemon and every ring of the tests encrypts."""
    # A shell starts background jobs with Ctrl-C ignored, which every process of a test would be.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--encrypted"):
        folder = tempfile.TemporaryDirectory(prefix="memoryd-key-")
        config.add_cleanup(folder.cleanup)
        encrypt_everything(Path(folder.name))


@pytest.fixture
def plain_files() -> None:
    """For a test of files that are not encrypted, or of the texts in them."""
    if everything_is_encrypted():
        pytest.skip("is about files that are not encrypted")


@pytest.fixture
def many_users(request: pytest.FixtureRequest) -> int:
    """How many users a scale test has."""
    number: int = request.config.getoption("--many-users")
    return number


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How often a daemon is killed under load."""
    number: int = request.config.getoption("--kills")
    return number


@pytest.fixture
def crash_points(request: pytest.FixtureRequest) -> int:
    """At how many moments the power is cut."""
    number: int = request.config.getoption("--crash-points")
    return number


@pytest.fixture
def load_seconds(request: pytest.FixtureRequest) -> float:
    """How long a load test runs."""
    seconds: float = request.config.getoption("--load-seconds")
    return seconds


@pytest.fixture
def soak_seconds(request: pytest.FixtureRequest) -> float:
    """How long the soak test runs."""
    seconds: float = request.config.getoption("--soak-seconds")
    return seconds


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 4 MiB at the place of the workspace root."""
    root = tmp_path / "workspace"
    root.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(root)]
    if os.geteuid() or subprocess.run(mount, check=False).returncode:
        pytest.skip("ENOSPC IS NOT TESTED: mounting a tmpfs takes root")
    yield root
    subprocess.run(["umount", "--lazy", str(root)], check=True)


@pytest.fixture
def start_daemon(tmp_path: Path) -> Iterator[Callable[..., Daemon]]:
    """Starts daemons with the flags and environment that a test wants."""
    started: list[Daemon] = []

    def start(*flags: str, environment: dict[str, str] | None = None) -> Daemon:
        folder = tmp_path / f"daemon{len(started)}"
        folder.mkdir()
        daemon = Daemon(folder, *flags, environment=environment)
        started.append(daemon)
        daemon.start()
        return daemon

    yield start
    for daemon in started:
        code = daemon.stop()
        assert code == 0, daemon.log()
        daemon.check_log()


@pytest.fixture
def daemon(start_daemon: Callable[..., Daemon]) -> Daemon:
    """A daemon of the test's own, with an empty workspace root: to be killed and looked into."""
    return start_daemon()


@pytest.fixture(scope="session")
def shared_daemon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Daemon]:
    """One daemon for all tests that only call methods."""
    daemon = Daemon(tmp_path_factory.mktemp("shared"))
    daemon.start()
    yield daemon
    assert daemon.stop() == 0, daemon.log()
    daemon.check_log()


@pytest.fixture
def client(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A connection to the test's own daemon if it has one, else to the shared one. The USER of
    the test's module is one that no other test has."""
    own = "daemon" in request.fixturenames
    daemon: Daemon = request.getfixturevalue("daemon" if own else "shared_daemon")
    if hasattr(request.module, "USER"):
        monkeypatch.setattr(request.module, "USER", f"sam-{uuid.uuid4()}")
    with Client(daemon.socket) as client:
        yield client

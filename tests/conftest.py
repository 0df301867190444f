"""The options of the tests, and the fixtures that start a daemon and connect to it: a real process
on a real socket."""

import gc
import os
import signal
import subprocess
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import hypothesis
import pytest

from tests.client import Client
from tests.daemon import FORK_SERVERS, Daemon
from tests.database import encrypt_everything, everything_is_encrypted
from tests.labelled import read_sets_in_full

hypothesis.settings.register_profile("the same every time", deadline=None, derandomize=True)
hypothesis.settings.register_profile("exploring", deadline=None, print_blob=True)
hypothesis.settings.load_profile("the same every time")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options that set the size of the slow tests. `make test-full` runs them at full size."""
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
    parser.addoption("--full-sets", action="store_true", help="the labelled sets in full")
    parser.addoption("--encrypted", action="store_true", help="encrypt the databases of all users")


def pytest_configure(config: pytest.Config) -> None:
    """With --encrypted, every daemon and every key ring of the tests encrypts new users."""
    # A shell starts background jobs with Ctrl-C ignored, which every process of a test would be.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if config.getoption("--encrypted"):
        folder = tempfile.TemporaryDirectory(prefix="memoryd-key-")
        config.add_cleanup(folder.cleanup)
        encrypt_everything(Path(folder.name))
    if config.getoption("--full-sets"):
        read_sets_in_full()
    for server in FORK_SERVERS:
        config.add_cleanup(server.close)


def pytest_collection_finish() -> None:
    """Exclude the thousands of collected tests from later garbage collections; tests that look for
    leaks run a collection before and after."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def plain_files() -> None:
    """Skip the test with --encrypted, because it needs unencrypted files."""
    if everything_is_encrypted():
        pytest.skip("is about files that are not encrypted")


@pytest.fixture
def many_users(request: pytest.FixtureRequest) -> int:
    """Number of users in a scale test."""
    number: int = request.config.getoption("--many-users")
    return number


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """Number of times that a daemon is killed under load."""
    number: int = request.config.getoption("--kills")
    return number


@pytest.fixture
def crash_points(request: pytest.FixtureRequest) -> int:
    """Number of simulated power losses."""
    number: int = request.config.getoption("--crash-points")
    return number


@pytest.fixture
def load_seconds(request: pytest.FixtureRequest) -> float:
    """Duration of a load test in seconds."""
    seconds: float = request.config.getoption("--load-seconds")
    return seconds


@pytest.fixture
def soak_seconds(request: pytest.FixtureRequest) -> float:
    """Duration of the soak test in seconds."""
    seconds: float = request.config.getoption("--soak-seconds")
    return seconds


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A workspace root on a file system of 4 MiB."""
    root = tmp_path / "workspace"
    root.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(root)]
    if os.geteuid() or subprocess.run(mount, check=False).returncode:
        pytest.skip("ENOSPC IS NOT TESTED: mounting a tmpfs takes root")
    yield root
    subprocess.run(["umount", "--lazy", str(root)], check=True)


@pytest.fixture
def own_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the test's daemons as `python -m memoryd`, as a user would, instead of forking them.
    For tests of startup, warm-up and process properties."""
    monkeypatch.setattr(Daemon, "is_forked", False)


@pytest.fixture
def start_daemon(tmp_path: Path) -> Iterator[Callable[..., Daemon]]:
    """Starts daemons with the given flags and environment. Each must stop with exit code 0."""
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
    """The test's own daemon with an empty workspace root, which the test may kill and inspect."""
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
    """A connection to the test's own daemon if it uses `daemon`, otherwise to the shared one. The
    module's USER is replaced by an id that no other test uses."""
    own = "daemon" in request.fixturenames
    daemon: Daemon = request.getfixturevalue("daemon" if own else "shared_daemon")
    if hasattr(request.module, "USER"):
        monkeypatch.setattr(request.module, "USER", f"sam-{uuid.uuid4()}")
    with Client(daemon.socket) as client:
        yield client

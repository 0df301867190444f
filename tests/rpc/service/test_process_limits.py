"""The daemon's memory stays private: no core dump, no access from other processes."""

import ctypes
import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.client import Client
from tests.database import encryption_flags
from tests.rpc.methods.note_calls import wait_until

_CAPABILITIES = {"CAP_SYS_PTRACE": 19, "CAP_SYS_ADMIN": 21, "CAP_PERFMON": 38}
_PR_CAPBSET_DROP = 24


def without_capabilities() -> None:
    """In a child of a test: drop what lets root read every process."""
    for number in _CAPABILITIES.values():
        ctypes.CDLL(None).prctl(_PR_CAPBSET_DROP, number, 0, 0, 0)


def unlimited_cores() -> None:
    """As a shell after `ulimit -c unlimited`."""
    resource.setrlimit(resource.RLIMIT_CORE, resource.getrlimit(resource.RLIMIT_CORE)[1:] * 2)


def start(folder: Path, prepare: Callable[[], None]) -> subprocess.Popen[bytes]:
    """A daemon that serves, after `prepare` in its process."""
    socket = folder / "s"
    flags = [f"--socket={socket}", f"--workspace-root={folder}/w", *encryption_flags()]
    process = subprocess.Popen(
        [sys.executable, "-m", "memoryd", *flags],
        cwd=folder,
        preexec_fn=prepare,
        stderr=subprocess.DEVNULL,
    )
    wait_until(lambda: serves(socket), within_s=60)
    return process


def serves(socket: Path) -> bool:
    """Whether a daemon serves this socket."""
    try:
        with Client(socket) as client:
            return bool(client.call("daemon.health")["status"] == "ok")
    except OSError:
        return False


def dumps_core(process: subprocess.Popen[bytes]) -> bool:
    """End a process by a fault: whether the kernel dumps its core."""
    process.send_signal(signal.SIGSEGV)
    _, status = os.waitpid(process.pid, 0)
    process.returncode = -os.WTERMSIG(status)
    return os.WCOREDUMP(status)


@pytest.fixture(scope="module")
def confined_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the confined daemon has its socket and its workspace root."""
    return tmp_path_factory.mktemp("confined")


@pytest.fixture(scope="module")
def confined(confined_folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A daemon with no more capabilities than the processes that try to read it."""
    process = start(confined_folder, without_capabilities)
    yield process
    process.terminate()
    assert process.wait(20) == 0


def run_confined(*command: str) -> str:
    """The output of a program that may not read processes that protect themselves."""
    done = subprocess.run(
        [sys.executable, *command],
        preexec_fn=without_capabilities,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stderr == ""
    return done.stdout


def test_a_fault_leaves_no_core_dump(tmp_path: Path) -> None:
    """Under any limit that the daemon was started with."""
    if not dumps_core(subprocess.Popen(["sleep", "60"], cwd=tmp_path, preexec_fn=unlimited_cores)):
        pytest.skip("CORE DUMPS ARE NOT TESTED: the kernel makes none here")
    assert not dumps_core(start(tmp_path, unlimited_cores))


def test_a_process_of_the_same_uid_sees_no_memory(confined: subprocess.Popen[bytes]) -> None:
    """Neither the memory nor the environment, which may hold a key."""
    program = """
import sys
for name in ("mem", "environ", "maps"):
    try:
        open(f"/proc/{sys.argv[1]}/{name}", "rb").read(1)
        print(name)
    except PermissionError:
        pass
"""
    assert run_confined("-c", program, str(confined.pid)) == ""


def test_the_doctor_knows_the_flags_of_a_daemon_that_it_may_not_read(
    confined: subprocess.Popen[bytes], confined_folder: Path
) -> None:
    """It examines the daemon's own workspace root, and says what it does not know."""
    printed = run_confined(
        "-m", "memoryd_client.memoryctl", "doctor", "--socket", str(confined_folder / "s")
    )
    findings = {one["name"]: one["found"] for one in json.loads(printed)["findings"]}
    assert "root sees all of them" in findings["settings of"]
    assert str(confined_folder / "w") in findings["workspace root"]
    assert str(confined.pid) in findings["lock"]

"""All libraries of the daemon work under the system call filter of its unit."""

import ctypes.util
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.client import Client
from tests.database import encryption_flags
from tests.packaging.systemd.conftest import UNITS, Analyze

LAUNCHER = """
import ctypes, errno, json, os, resource, sys
library, calls, *command = json.loads(sys.argv[1])
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
seccomp = ctypes.CDLL(library, use_errno=True)
seccomp.seccomp_init.restype = ctypes.c_void_p
REFUSE, ALLOW = 0x00050000 | errno.EPERM, 0x7FFF0000
context = ctypes.c_void_p(seccomp.seccomp_init(REFUSE))
for name in calls:
    number = seccomp.seccomp_syscall_resolve_name(name.encode())
    if number >= 0:
        assert seccomp.seccomp_rule_add(context, ALLOW, number, 0) == 0, name
assert seccomp.seccomp_load(context) == 0
PR_SET_MDWE = 65
ctypes.CDLL(None).prctl(PR_SET_MDWE, 1, 0, 0, 0)  # since Linux 6.3
os.execv(command[0], command)
"""


def calls_of(analyze: Analyze, group: str) -> set[str]:
    """The system calls in one of systemd's groups, including nested groups."""
    lines = [line.strip() for line in analyze("syscall-filter", group).stdout.splitlines()[1:]]
    found = {line for line in lines if re.fullmatch("[a-z_0-9]+", line)}
    for line in lines:
        if line.startswith("@"):
            found |= calls_of(analyze, line)
    return found


def allowed(analyze: Analyze) -> list[str]:
    """The system calls that the unit's SystemCallFilter= lines allow."""
    calls = calls_of(analyze, "@default")
    for line in (UNITS / "memoryd.service").read_text("utf-8").splitlines():
        key, _, value = line.partition("=")
        if key == "SystemCallFilter":
            named = [calls_of(analyze, group) for group in value.removeprefix("~").split()]
            calls = calls.difference(*named) if value.startswith("~") else calls.union(*named)
    assert "setuid" not in calls
    return sorted(calls)


def test_every_library_runs_behind_the_filter(analyze: Analyze, tmp_path: Path) -> None:
    """Under the filter, the daemon creates its workspace, stores and embeds a note, finds it by
    meaning, and exits with 0."""
    library = ctypes.util.find_library("seccomp")
    if library is None:
        pytest.skip("LIBSECCOMP IS MISSING: the daemon is not tried behind the filter")
    socket, log = tmp_path / "s", tmp_path / "log"
    command = [sys.executable, "-m", "memoryd", f"--socket={socket}", *encryption_flags()]
    given = [library, allowed(analyze), *command, f"--workspace-root={tmp_path}/workspace"]
    with log.open("wb") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-c", LAUNCHER, json.dumps(given)], stderr=stderr
        )
    deadline = time.monotonic() + 60
    try:
        while not socket.exists():
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.02)
        with Client(socket) as client:
            client.call("memory_save", user_id="sam", content="Sam keeps three beehives.")
            while (found := client.call("memory_search", user_id="sam", query="apiary insects"))[
                "warnings"
            ]:
                assert time.monotonic() < deadline, found["warnings"]
                time.sleep(0.1)
            assert [one["text"] for one in found["results"]] == ["Sam keeps three beehives."]
        status = Path(f"/proc/{process.pid}/status").read_text("ascii")
        assert "Seccomp:\t2" in status
    finally:
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(30) == 0, log.read_text()
    levels = {json.loads(line)["level"] for line in log.read_text("utf-8").splitlines()}
    assert levels <= {"info"}, log.read_text()

"""`memoryctl workspace` against a real daemon."""

import json

from tests.clients.conftest import Run
from tests.daemon import Daemon


def test_the_layout_and_a_check(memoryctl: Run, shared_daemon: Daemon) -> None:
    """The layout of a role as JSON; the exit code of a check is its result."""
    environment = {"MEMORYD_SOCKET": str(shared_daemon.socket), "MEMORYCTL_USER": "nobody-yet"}
    done = memoryctl("workspace", "layout", "--role", "shell", environment=environment)
    mounts = {one["name"]: one["access"] for one in json.loads(done.stdout)["mounts"]}
    assert mounts == dict.fromkeys(("shared", "tmp", "logs", "ipc"), "rw")
    for path, access, code in [
        ("shared/a", "write", 0),
        ("vault/a", "read", 0),
        ("vault/a", "write", 1),
        ("../x", "read", 1),
    ]:
        words = ("workspace", "check", path, "--access", access)
        done = memoryctl(*words, environment=environment)
        assert (done.returncode, json.loads(done.stdout)["allowed"]) == (code, code == 0), path

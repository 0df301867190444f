"""A daemon that serves a socket of systemd knows its real path."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.client import Client

STARTER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ["LISTEN_PID"] = str(os.getpid())
os.environ["LISTEN_FDS"] = "1"
os.execv(sys.executable, [sys.executable, "-m", "memoryd", *sys.argv[2:]])
"""


def test_the_passed_socket_is_protected_and_logged(tmp_path: Path) -> None:
    """A call that uses it is denied; the ready line names it, not the setting."""
    path, log = tmp_path / "passed.sock", tmp_path / "log"
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(path))
    path.chmod(0o600)
    listening.listen()
    with log.open("wb") as stderr:
        process = subprocess.Popen(
            [
                *(sys.executable, "-c", STARTER, str(listening.fileno())),
                *(f"--socket={tmp_path}/unused.sock", f"--workspace-root={tmp_path}/workspace"),
            ],
            pass_fds=[listening.fileno()],
            stderr=stderr,
        )
    listening.close()
    try:
        with Client(path) as client:
            tool = {"user_id": "sam", "tool_name": "http_get"}
            for target, verdict in [(path, "deny"), (tmp_path / "other.sock", "allow")]:
                check = tool | {"arguments": {"unix_socket": str(target)}}
                assert client.call("memory.tool_call_check", **check)["verdict"] == verdict
        deadline = time.monotonic() + 20
        while '"ready"' not in log.read_text():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        (ready,) = [line for line in lines if line["event"] == "ready"]
        assert ready["socket"] == str(path)
    finally:
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(20) == 0

"""Start, readiness, drain and stop of the daemon as a process."""

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from memoryd.schema.catalogue import methods
from tests.client import Client
from tests.daemon import Daemon
from tests.database import encryption_flags

pytestmark = pytest.mark.usefixtures("own_interpreter")

USER = "sam"


def test_a_stop_serves_what_is_in_flight(daemon: Daemon) -> None:
    """SIGTERM: requests that were received get their responses, then the exit code is 0."""
    client = daemon.connect()
    tool = {"user_id": "sam", "tool_name": "t"}
    client.call("memory.tool_rule_put", **tool, rule="first")
    ids = [client.send("memory.tool_rule_put", tool | {"rule": f"rule {n}"}) for n in range(100)]
    client.result(ids[0])
    os.kill(daemon.pid, signal.SIGTERM)
    responses = 0
    try:
        for id_ in ids[1:]:
            client.result(id_)
            responses += 1
    except ConnectionError:
        pass
    daemon.stop()
    assert not daemon.socket.exists()
    daemon.start()
    stored = daemon.connect().call("memory.tool_rules_json", **tool)
    assert len(stored) >= 2 + responses


def test_a_stop_while_it_starts_is_a_stop(tmp_path: Path) -> None:
    """SIGTERM when the socket has just appeared: exit code 0, and the socket is removed."""
    process, socket = _started_to_its_socket(tmp_path)
    process.terminate()
    assert process.wait(20) == 0
    assert not socket.exists()


def test_a_second_daemon_does_not_start(shared_daemon: Daemon, tmp_path: Path) -> None:
    """On the same socket or the same workspace root; its error names the pid of the first."""
    for socket, root in [
        (shared_daemon.socket, tmp_path / "other"),
        (tmp_path / "other.sock", shared_daemon.workspace_root),
    ]:
        done = subprocess.run(
            [sys.executable, "-m", "memoryd", f"--socket={socket}", f"--workspace-root={root}"],
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert done.returncode == 1
        assert str(shared_daemon.pid) in done.stderr
    assert shared_daemon.connect().call("daemon.health")["status"] == "ok"


@pytest.mark.parametrize("replaced", [False, True], ids=["removed", "replaced"])
def test_a_lost_lock_file_changes_nothing(daemon: Daemon, tmp_path: Path, replaced: bool) -> None:
    """The daemon goes on serving known and new users, and a second one still does not start."""
    client = daemon.connect()
    client.call("memory_save", user_id="sam", content="kept")
    lock = daemon.workspace_root / ".memoryd.lock"
    lock.unlink()
    if replaced:
        lock.touch()
    client.call("memory_save", user_id="kim", content="new")
    assert client.call("user.stats", user_id="sam")["counts"]["notes"] == 1
    flags = [f"--socket={tmp_path}/other.sock", f"--workspace-root={daemon.workspace_root}"]
    command = [sys.executable, "-m", "memoryd", *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, str(daemon.pid) in done.stderr) == (1, True)
    daemon.restart()
    assert lock.read_text() == f"{daemon.pid}\n"
    assert daemon.connect().call("user.stats", user_id="kim")["counts"]["notes"] == 1


def test_every_method_of_the_schema_is_served(shared_daemon: Daemon) -> None:
    """rpc.discover lists the methods, and none of them is unknown to the daemon."""
    client = shared_daemon.connect()
    document = client.call("rpc.discover")
    assert {one["name"] for one in document["methods"]} | {"rpc.discover"} == set(methods())
    for name, method in methods().items():
        if method.params.get("required"):
            assert client.refused(name).code == -32602


def test_logs_hold_no_texts(start_daemon: Callable[..., Daemon]) -> None:
    """One line per request with method, user, duration and outcome; no text, argument or secret."""
    daemon = start_daemon("--log-level", "debug")
    client = daemon.connect()
    tool = {"user_id": "sam", "tool_name": "t"}
    client.call("memory.tool_rule_put", **tool, rule="canary-rule", id="canary-id")
    client.call("memory.tool_call_check", **tool, arguments={"x": "canary-argument"})
    client.call(
        "memory.turn_complete",
        user_id="sam",
        user_message="canary-message: never email canary-person",
        tool_calls=[{"name": "t", "success": False, "output_summary": "canary-output"}],
        session_id="canary-session",
    )
    client.refused("memory.tool_rule_put", **tool, rule="", canary_param="canary-value")
    client.refused("canary.method")
    daemon.stop()
    assert "canary" not in daemon.log()
    lines = [json.loads(line) for line in daemon.log().splitlines()]
    puts = [line for line in lines if line.get("method") == "memory.tool_rule_put"]
    assert [(line["user_id"], line["outcome"]) for line in puts] == [
        ("sam", "ok"),
        (None, "invalid_params"),
    ]
    assert all(line["duration_ms"] > 0 for line in puts)
    daemon.start()


def test_metrics_are_prometheus_text(shared_daemon: Daemon) -> None:
    """Every sample follows a HELP and a TYPE line and ends in a number."""
    client = shared_daemon.connect()
    client.refused("daemon.health", x=1)
    text = client.call("daemon.metrics")["text"]
    declared: set[str] = set()
    for line in text.splitlines():
        if line.startswith("# TYPE"):
            declared.add(line.split()[2])
        elif not line.startswith("#"):
            name, number = line.rsplit(" ", 1)
            assert name.split("{")[0] in declared
            float(number)
    assert 'memoryd_requests_total{method="daemon.health",outcome="invalid_params"}' in text


def test_metrics_count_bytes(client: Client) -> None:
    """What clients sent and received since the start, on all connections."""

    def counted() -> tuple[int, int]:
        text = client.call("daemon.metrics")["text"]
        found = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
        received, sent = (found[f"memoryd_{name}_bytes_total"] for name in ("received", "sent"))
        return int(received), int(sent)

    rule = "Never say " + "x" * 900
    received, sent = counted()
    client.call("memory.tool_rule_put", user_id=USER, tool_name="bash", rule=rule)
    client.call("memory.tool_rules_json", user_id=USER, tool_name="bash")
    after_received, after_sent = counted()
    assert 900 < after_received - received < 1800
    assert after_sent - sent > 1800


def test_an_idle_daemon_is_small(tmp_path: Path) -> None:
    """Without development checks, under 80 MB resident when it serves, and under 110 MB when it has
    loaded what the first texts need."""
    process, _ = _started_to_its_socket(tmp_path)
    try:
        at_first = _resident(process)
        _wait_until_idle(process)
        assert at_first < 80e6
        assert _resident(process) < 110e6
    finally:
        process.terminate()
        assert process.wait(20) == 0


def _wait_until_idle(process: subprocess.Popen[bytes]) -> None:
    """Wait until a process has used no CPU time for longer than `warm_up` pauses."""
    deadline, used, idle_since = time.monotonic() + 60, -1.0, 0.0
    while used < 0 or time.monotonic() - idle_since < 1.5:
        assert time.monotonic() < deadline
        times = psutil.Process(process.pid).cpu_times()
        if times.user + times.system != used:
            used, idle_since = times.user + times.system, time.monotonic()
        time.sleep(0.02)


def _resident(process: subprocess.Popen[bytes]) -> int:
    return int(psutil.Process(process.pid).memory_info().rss)


def _started_to_its_socket(tmp_path: Path) -> tuple[subprocess.Popen[bytes], Path]:
    """A daemon whose socket has just appeared; it may not be ready yet."""
    socket = tmp_path / "s"
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "memoryd", f"--socket={socket}"),
            *(f"--workspace-root={tmp_path}/w", *encryption_flags()),
        ],
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + 30
    while not socket.exists():
        assert process.poll() is None
        assert time.monotonic() < deadline
    return process, socket


def test_tools_are_kept_from_settings_and_keys(
    start_daemon: Callable[..., Daemon], tmp_path: Path
) -> None:
    """The configuration file, the one that would be read if it existed, and the key files are out
    of the reach of tools, under any rules."""
    config, key = tmp_path / "own.toml", tmp_path / "master"
    config.write_text('log_level = "info"\n')
    key.write_text(secrets.token_hex(32) + "\n")
    key.chmod(0o600)
    usual = tmp_path / "config" / "memoryd" / "config.toml"
    daemon = start_daemon(
        *("--config", str(config), "--key-source", f"file:{key}"),
        environment={"XDG_CONFIG_HOME": str(tmp_path / "config")},
    )
    client = daemon.connect()
    export_key = daemon.workspace_root / ".memoryd.export-key"
    for path, verdict in (
        (config, "deny"),
        (key, "deny"),
        (usual, "deny"),
        (export_key, "deny"),
        (tmp_path, "allow"),
    ):
        checked = client.call(
            "memory.tool_call_check",
            user_id="sam",
            tool_name="bash",
            arguments={"command": f"cat {path}"},
        )
        assert checked["verdict"] == verdict, path

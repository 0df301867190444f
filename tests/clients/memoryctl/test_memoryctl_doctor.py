"""`memoryctl doctor` finds each problem and says what to do about it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.daemon import Daemon


def examined(
    *flags: str, environment: dict[str, str] | None = None, cwd: Path | None = None
) -> tuple[int, dict[str, dict[str, str]]]:
    """The exit code and the findings by name."""
    done = subprocess.run(
        [sys.executable, "-m", "memoryd_client.memoryctl", "doctor", *flags],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=cwd,
        env={
            **{k: v for k, v in os.environ.items() if not k.startswith("MEMORYD_")},
            **(environment or {}),
        },
    )
    assert done.stderr == ""
    return done.returncode, {one["name"]: one for one in json.loads(done.stdout)["findings"]}


def test_a_running_daemon_is_well(own_interpreter: None, daemon: Daemon) -> None:
    """Every finding is ok and about the running daemon: its root, its lock, its version."""
    code, found = examined(f"--socket={daemon.socket}")
    assert (code, {one["status"] for one in found.values()}) == (0, {"ok"}), found
    assert set(found) == {
        *("settings of", "program", "settings", "driver", "keyword index", "vectors", "model"),
        *("open files", "threads", "time", "workspace root", "lock", "disk space"),
        *("socket folder", "access", "key", "previous key", "encrypted users"),
        *("socket", "daemon", "version"),
    }
    assert found["settings of"]["found"] == "the running daemon"
    assert str(daemon.workspace_root) in found["workspace root"]["found"]
    assert f"pid {daemon.pid} holds" in found["lock"]["found"]
    assert f"pid {daemon.pid}," in found["daemon"]["found"]
    assert all(one["advice"] == "" for one in found.values())


def test_relative_paths_are_those_of_the_daemon(
    own_interpreter: None,
    start_daemon: Callable[..., Daemon],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are resolved from the working directory of the daemon, not from that of memoryctl."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    daemon = start_daemon("--workspace-root", "workspace")
    code, found = examined(f"--socket={daemon.socket}", cwd=tmp_path)
    assert (code, found["settings of"]["found"]) == (0, "the running daemon")
    assert f"{tmp_path}/here/workspace, mode" in found["workspace root"]["found"]
    assert f"pid {daemon.pid} holds" in found["lock"]["found"]


def test_without_a_daemon_the_rest_is_examined(tmp_path: Path) -> None:
    """A missing daemon is a warning with advice; nothing is created."""
    code, found = examined(
        f"--socket={tmp_path}/s",
        environment={"MEMORYD_WORKSPACE_ROOT": f"{tmp_path}/workspace"},
    )
    assert code == 0
    assert {name for name, one in found.items() if one["status"] != "ok"} == {"daemon", "socket"}
    assert "Start the daemon" in found["daemon"]["advice"]
    assert "no daemon holds" in found["lock"]["found"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("variable", "value", "name", "part"),
    [
        ("MEMORYD_OPEN_USERS", "many", "settings", "open_users = 'many'"),
        ("MEMORYD_OPEN_USERS", "1000000", "open files", "are needed"),
        ("MEMORYD_EMBEDDING_MODEL", "/nonexistent/model", "model", "contains neither"),
        ("MEMORYD_EMBEDDING_MODEL", "no/such-model", "model", "no model no/such-model"),
        ("MEMORYD_WORKSPACE_GROUP", "no-such-group", "settings", "workspace_group = 'no-such-"),
        ("MEMORYD_SOCKET_GROUP", "99999999999", "settings", "socket_group = '99999999999'"),
        ("MEMORYD_LEGACY_USER", "a/b", "settings", "legacy_user = 'a/b'"),
        ("MEMORYD_WORKSPACE_ROOT", "/dev/null/x", "workspace root", "cannot be created"),
        ("MEMORYD_WORKSPACE_ROOT", "/dev/null", "workspace root", "is not a folder"),
    ],
)
def test_what_is_wrong_fails(
    tmp_path: Path, variable: str, value: str, name: str, part: str
) -> None:
    """Exit code 1; the finding says what is wrong, and what to do."""
    code, found = examined(
        f"--socket={tmp_path}/s",
        environment={"MEMORYD_WORKSPACE_ROOT": f"{tmp_path}/workspace", variable: value},
    )
    assert (code, found[name]["status"]) == (1, "fail")
    assert part in found[name]["found"]
    assert found[name]["advice"] != ""


def test_a_downloaded_model_is_the_one_that_is_set(tmp_path: Path) -> None:
    """Another model in the same folder does not count, nor does an interrupted download."""
    environment = {
        "MEMORYD_WORKSPACE_ROOT": f"{tmp_path}/workspace",
        "MEMORYD_EMBEDDING_MODEL": "BAAI/bge-small-en-v1.5",
        "MEMORYD_MODEL_CACHE": str(tmp_path),
    }
    wanted = tmp_path / "models--Qdrant--bge-small-en-v1.5-onnx-Q"
    for folder in (tmp_path / "models--Qdrant--all-MiniLM-L6-v2-onnx", wanted):
        (folder / "snapshots" / "0123abcd").mkdir(parents=True)
    (tmp_path / "models--Qdrant--all-MiniLM-L6-v2-onnx/snapshots/0123abcd/model.onnx").touch()
    _, found = examined(f"--socket={tmp_path}/s", environment=environment)
    assert found["model"]["status"] == "warn"
    assert f"is not in {tmp_path}" in found["model"]["found"]
    (wanted / "snapshots/0123abcd/model_optimized.onnx").touch()
    _, found = examined(f"--socket={tmp_path}/s", environment=environment)
    assert (found["model"]["status"], str(wanted) in found["model"]["found"]) == ("ok", True)


def test_paths_that_everybody_can_write_fail(tmp_path: Path) -> None:
    """A workspace root and a socket that every unix user can write to."""
    root, socket = tmp_path / "workspace", tmp_path / "s"
    root.mkdir()
    root.chmod(0o777)
    socket.touch()
    environment = {"MEMORYD_WORKSPACE_ROOT": str(root)}
    code, found = examined(f"--socket={socket}", environment=environment)
    assert code == 1
    assert "chmod o-w" in found["workspace root"]["advice"]
    assert (found["socket"]["status"], found["daemon"]["status"]) == ("fail", "warn")


def test_a_path_that_no_socket_can_have_fails(tmp_path: Path) -> None:
    """The kernel takes at most 107 bytes."""
    room = 107 - len(os.fsencode(tmp_path)) - 1
    for length, exit_code, status in ((room, 0, "ok"), (room + 1, 1, "fail")):
        path = f"{tmp_path}/{'s' * length}"
        environment = {"MEMORYD_WORKSPACE_ROOT": f"{tmp_path}/workspace", "MEMORYD_SOCKET": path}
        code, found = examined(environment=environment)
        assert (code, found["socket folder"]["status"]) == (exit_code, status)
    assert "longer than 107 bytes" in found["socket folder"]["found"]
    assert "shorter path" in found["socket folder"]["advice"]


def test_on_a_terminal_it_reads_as_lines(tmp_path: Path) -> None:
    """A line per finding, with the advice below it."""
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "memoryd_client.memoryctl",
            "doctor",
            "--text",
            f"--socket={tmp_path}/s",
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert any(line.startswith("ok    driver ") for line in lines)
    place = next(i for i, line in enumerate(lines) if line.startswith("warn  daemon "))
    assert lines[place + 1].strip().startswith("Start the daemon")

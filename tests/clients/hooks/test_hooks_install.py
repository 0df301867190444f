"""Adding the hooks to the settings of a runtime, and removing them."""

import json
import subprocess
import sys
import uuid
from pathlib import Path

import pytest

from tests.clients.conftest import Run, clean_environment
from tests.daemon import Daemon
from tests.paths import ROOT

Done = subprocess.CompletedProcess[str]


def test_installing_and_removing_keeps_the_rest(memoryctl: Run, tmp_path: Path) -> None:
    """Other settings and hooks stay; twice is once; a dry run writes nothing."""
    path = tmp_path / "settings.json"
    mine = {"hooks": [{"type": "command", "command": "mine"}]}
    before = {"model": "opus", "hooks": {"Stop": [mine], "Notification": []}}
    path.write_text(json.dumps(before))
    words = ("--user", "sam", "hooks", "install", "claude-code", "--settings", str(path))
    dry = memoryctl(*words, "--dry-run")
    assert json.loads(path.read_text()) == before
    assert memoryctl(*words).returncode == 0
    once = path.read_text()
    assert json.loads(dry.stdout) == json.loads(once)
    assert json.loads(once)["hooks"]["Stop"][0] == mine
    assert memoryctl(*words).returncode == 0
    assert path.read_text() == once
    done = memoryctl("hooks", "remove", "claude-code", "--settings", str(path))
    assert done.returncode == 0
    assert json.loads(path.read_text()) == before


def test_another_hook_in_the_same_entry_stays(memoryctl: Run, tmp_path: Path) -> None:
    """It is kept with its matcher, even by a second install."""
    path = tmp_path / "settings.json"
    words = ("hooks", "install", "claude-code", "--settings", str(path))
    assert memoryctl("--user", "sam", *words).returncode == 0
    settings = json.loads(path.read_text())
    mine = {"type": "command", "command": "mine"}
    (entry,) = settings["hooks"]["PreToolUse"]
    entry["hooks"].insert(0, mine)
    path.write_text(json.dumps(settings))
    assert memoryctl("--user", "tom", *words).returncode == 0
    before, ours = json.loads(path.read_text())["hooks"]["PreToolUse"]
    assert before == {"matcher": "*", "hooks": [mine]}
    assert "--user tom" in ours["hooks"][0]["command"]
    assert memoryctl(*words[:1], "remove", *words[2:]).returncode == 0
    assert json.loads(path.read_text()) == {"hooks": {"PreToolUse": [before]}}


@pytest.mark.parametrize("text", ["{", "[]", '{"hooks": []}', '{"hooks": {"Stop": 1}}'])
def test_settings_of_another_shape_are_not_changed(
    memoryctl: Run, tmp_path: Path, text: str
) -> None:
    """The error names the file."""
    path = tmp_path / "settings.json"
    path.write_text(text)
    done = memoryctl("--user", "x", "hooks", "install", "claude-code", "--settings", str(path))
    assert done.returncode == 3
    assert str(path) in done.stderr
    assert path.read_text() == text


OLD = {
    event: f"/opt/memoryd/hooks/hook.sh /opt/memoryd/bin/python {word} --user sam{end}"
    for event, word, end in (
        ("SessionStart", "session-start", ""),
        ("PreToolUse", "pre-tool-use", " || exit 2"),
        ("Stop", "stop", ""),
    )
}
"""The commands as memoryd wrote them before it named the socket in them."""


@pytest.mark.parametrize("word", ["install", "remove"])
def test_the_older_form_is_replaced(memoryctl: Run, tmp_path: Path, word: str) -> None:
    """Nothing of an older installation is left, even if its path differs."""
    path = tmp_path / "settings.json"
    entries = {event: [{"hooks": [{"command": text}]}] for event, text in OLD.items()}
    path.write_text(json.dumps({"model": "opus", "hooks": entries}))
    settings = ("claude-code", "--settings", str(path))
    assert memoryctl("--user", "sam", "hooks", "install", *settings).returncode == 0
    both = json.loads(path.read_text())
    assert not any(text in path.read_text() for text in OLD.values())
    assert [len(entries) for entries in both["hooks"].values()] == [1, 1, 1]
    if word == "remove":
        assert memoryctl("hooks", "remove", *settings).returncode == 0
        assert json.loads(path.read_text()) == {"model": "opus"}


def installed_with(memoryctl: Run, settings: Path, user: str, **environment: str) -> Done:
    return memoryctl(
        *("--user", user, "hooks", "install", "claude-code", "--settings", str(settings)),
        environment=environment,
    )


def test_the_socket_is_named_in_the_commands(
    shared_daemon: Daemon, memoryctl: Run, tmp_path: Path
) -> None:
    """The socket that the environment names at the installation is used from then on."""
    settings, link = tmp_path / "settings.json", tmp_path / "link"
    link.symlink_to(shared_daemon.socket)
    done = installed_with(memoryctl, settings, "sam", MEMORYD_SOCKET="link")
    assert done.returncode == 0
    assert f"for the user sam, socket {shared_daemon.socket}" in done.stdout
    hooks = json.loads(settings.read_text())["hooks"]
    for (entry,) in hooks.values():
        assert f"--socket {shared_daemon.socket}" in entry["hooks"][0]["command"]


def test_an_unknown_user_is_warned_of(
    shared_daemon: Daemon, memoryctl: Run, tmp_path: Path
) -> None:
    """The hooks are installed anyway: a new user has no memory yet."""
    user, settings = f"sam-{uuid.uuid4()}", tmp_path / "settings.json"
    environment = {"MEMORYD_SOCKET": str(shared_daemon.socket)}
    done = installed_with(memoryctl, settings, user, **environment)
    assert done.returncode == 0
    assert f"warning: memoryd does not know the user {user}" in done.stderr
    assert "install again with the right --user" in done.stderr
    with shared_daemon.connect() as client:
        client.call("memory_save", user_id=user, content="Sam likes tea.")
    again = installed_with(memoryctl, settings, user, **environment)
    assert (again.returncode, again.stderr) == (0, "")


def test_a_user_who_cannot_be_verified_is_warned_of(memoryctl: Run, tmp_path: Path) -> None:
    """Without a daemon the hooks block every tool, so there is no need to reject the name."""
    missing = str(tmp_path / "none.sock")
    done = installed_with(memoryctl, tmp_path / "settings.json", "sam", MEMORYD_SOCKET=missing)
    assert done.returncode == 0
    assert "warning: the user sam could not be verified" in done.stderr
    assert missing in done.stderr


@pytest.mark.parametrize("user", ["sam lee", "-x", "über", "a/b", "sam\n", "x" * 129])
def test_what_cannot_be_a_user_is_rejected(memoryctl: Run, tmp_path: Path, user: str) -> None:
    """Nothing is installed: every call of such hooks would be blocked."""
    settings = tmp_path / "settings.json"
    words = (f"--user={user}", "hooks", "install", "claude-code", "--settings", str(settings))
    done = memoryctl(*words)
    assert done.returncode == 3
    assert "not a user id" in done.stderr
    assert not settings.exists()


def test_a_python_that_finds_memoryd_only_by_its_environment_is_rejected(tmp_path: Path) -> None:
    """hook.sh starts Python without the environment, so the hooks could not run."""
    site = ROOT / "clients" / "python"
    settings = tmp_path / "settings.json"
    python = sys._base_executable  # type: ignore[attr-defined] # undocumented
    words = ("--user", "sam", "hooks", "install", "claude-code", "--settings", str(settings))
    done = subprocess.run(
        [python, "-m", "memoryd_client.memoryctl", *words],
        env=clean_environment(PYTHONPATH=str(site), PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 3, done.stderr
    assert f"{python} -I does not find memoryd" in done.stderr
    assert not settings.exists()

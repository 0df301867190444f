"""Putting the hooks into the settings of a runtime, and taking them out."""

import json
from pathlib import Path

import pytest

from tests.clients.conftest import Run


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


def test_a_hook_beside_ours_stays(memoryctl: Run, tmp_path: Path) -> None:
    """One that stands in the same entry is kept with its matcher, also by a second install."""
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
def test_settings_that_are_not_understood_are_left_alone(
    memoryctl: Run, tmp_path: Path, text: str
) -> None:
    """A file of another shape is named and not changed."""
    path = tmp_path / "settings.json"
    path.write_text(text)
    done = memoryctl("--user", "x", "hooks", "install", "claude-code", "--settings", str(path))
    assert done.returncode == 3
    assert str(path) in done.stderr
    assert path.read_text() == text

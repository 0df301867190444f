"""Adds memoryd's hooks to the settings of Claude Code, and removes them."""

import json
import os
import shlex
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

SCRIPT = Path(__file__).with_name("hook.sh")
HOST_LIMIT_S = 15
"""Seconds that the runtime waits for a hook. This is longer than the limit of hook.sh, since a hook
that the runtime kills does not block the tool."""

_EVENTS = {"SessionStart": "session-start", "PreToolUse": "pre-tool-use", "Stop": "stop"}


def settings_file() -> Path:
    """The path of this unix user's Claude Code settings."""
    folder = os.environ.get("CLAUDE_CONFIG_DIR")
    return (Path(folder) if folder else Path.home() / ".claude") / "settings.json"


def installed(settings: dict[str, Any], options: Sequence[str]) -> dict[str, Any]:
    """The settings with memoryd's hooks, run with `options`. Installed hooks are replaced."""
    changed = removed(settings)
    hooks = dict(changed.get("hooks", {}))
    for event, word in _EVENTS.items():
        command = shlex.join([str(SCRIPT), sys.executable, word, *options])
        if word == "pre-tool-use":
            # Blocks if hook.sh is missing. A plain `exit 2` could call a function named exit.
            command += " || /usr/bin/env -i /bin/sh -c 'exit 2'"
        entry: dict[str, Any] = {
            "hooks": [{"type": "command", "command": command, "timeout": HOST_LIMIT_S}]
        }
        if event == "PreToolUse":
            entry = {"matcher": "*", **entry}
        hooks[event] = [*hooks.get(event, []), entry]
    return changed | {"hooks": hooks}


def removed(settings: dict[str, Any]) -> dict[str, Any]:
    """The settings without memoryd's hooks. Everything else is unchanged."""
    hooks = {}
    for event, entries in settings.get("hooks", {}).items():
        kept = _without_ours(entries)
        if kept or not entries:
            hooks[event] = kept
    rest = {name: value for name, value in settings.items() if name != "hooks"}
    return rest | ({"hooks": hooks} if hooks else {})


def read(path: Path) -> dict[str, Any]:
    """Read the settings; empty if the file does not exist. Raises ValueError if it is invalid."""
    try:
        settings = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as problem:
        raise ValueError(f"{path} cannot be read: {problem}") from None
    hooks = settings.get("hooks", {}) if isinstance(settings, dict) else None
    if not isinstance(hooks, dict) or not all(isinstance(one, list) for one in hooks.values()):
        raise ValueError(f"{path} does not have the shape of Claude Code's settings")
    return dict(settings)


def write(path: Path, settings: dict[str, Any]) -> None:
    """Replace the file atomically. A copy of the old one gets the suffix `.before-memoryd`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    target = path.resolve()
    if target.exists():
        target.with_name(f"{target.name}.before-memoryd").write_bytes(target.read_bytes())
    with tempfile.NamedTemporaryFile("w", dir=target.parent, delete=False, encoding="utf-8") as new:
        new.write(shown(settings))
        new.flush()
        os.fsync(new.fileno())
    Path(new.name).replace(target)


def shown(settings: dict[str, Any]) -> str:
    """The settings as JSON text, formatted as in the file."""
    return json.dumps(settings, indent=2, ensure_ascii=False) + "\n"


def _without_ours(entries: list[Any]) -> list[Any]:
    """The entries without memoryd's hooks. Entries that had no other hook are dropped."""
    kept = []
    for entry in entries:
        hooks = entry.get("hooks") if isinstance(entry, dict) else None
        others = [one for one in hooks if not _is_ours(one)] if isinstance(hooks, list) else hooks
        if others == hooks:
            kept.append(entry)
        elif others:
            kept.append({**entry, "hooks": others})
    return kept


def _is_ours(hook: Any) -> bool:
    """Whether a hook runs the hook.sh of any installation of memoryd."""
    command = str(hook.get("command")) if isinstance(hook, dict) else ""
    return f"/hooks/{SCRIPT.name}" in command and any(word in command for word in _EVENTS.values())

"""Runs the hooks as a runtime does, through a shell with an event on stdin."""

import json
import shlex
import subprocess
import sys
import uuid
from pathlib import Path
from typing import Any

from memoryd_client.hooks import install
from tests.clients.conftest import Run

SARAH = {"to": "Sarah <sarah@example.com>", "subject": "hi"}
TOM = {"to": "tom@example.com", "subject": "hi"}


def new_user() -> str:
    """A user whom no other test has."""
    return f"sam-{uuid.uuid4()}"


def hook_command(
    event: str, user: str, *options: str, socket: Path | None = None, python: str = sys.executable
) -> str:
    """The command of one hook, as a runtime other than Claude Code writes it."""
    words = [str(install.SCRIPT), python, event, "--user", user]
    return shlex.join([*words, *(["--socket", str(socket)] if socket else []), *options])


def installed_commands(
    run: Run, settings: Path, daemon_socket: Path, *options: str, user: str
) -> dict[str, str]:
    """The commands that `memoryctl hooks install` writes into the settings, by event."""
    done = run(
        *("--socket", str(daemon_socket), "--user", user),
        *("hooks", "install", "claude-code", "--settings", str(settings), *options),
    )
    assert done.returncode == 0, done.stderr
    return commands_in(settings)


def commands_in(settings: Path) -> dict[str, str]:
    """The last command of each event in the settings."""
    hooks = json.loads(settings.read_text())["hooks"]
    return {event: entries[-1]["hooks"][0]["command"] for event, entries in hooks.items()}


def fire(
    command: str,
    event: Any,
    *,
    shell: str = "/bin/sh",
    environment: dict[str, str] | None = None,
    folder: Path | None = None,
) -> "subprocess.CompletedProcess[str]":
    """Run one hook."""
    return subprocess.run(
        [shell, "-c", command],
        env=environment,
        cwd=folder,
        input=json.dumps(event),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def tool_use(arguments: dict[str, Any]) -> dict[str, Any]:
    """The event before a call of `send_email`."""
    return {
        "session_id": "tuesday",
        "hook_event_name": "PreToolUse",
        "tool_name": "send_email",
        "tool_input": arguments,
    }


def transcript(path: Path, *turns: tuple[str, str]) -> Path:
    """Write a transcript of turns (message, response), each with a call of `send_email`. Its last
    line is incomplete."""
    lines: list[dict[str, Any]] = [{"type": "summary", "summary": "x"}]
    for number, (message, response) in enumerate(turns):
        use = {"type": "tool_use", "id": f"c{number}", "name": "send_email", "input": TOM}
        lines += [
            {"type": "user", "uuid": f"u{number}", "message": {"role": "user", "content": message}},
            {
                "type": "assistant",
                "message": {
                    "role": "assistant",
                    "content": [{"type": "text", "text": response}, use],
                },
            },
            {
                "type": "user",
                "uuid": f"r{number}",
                "message": {
                    "role": "user",
                    "content": [
                        {"type": "tool_result", "tool_use_id": f"c{number}", "content": "ok"}
                    ],
                },
            },
        ]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines) + '{"type": "user", "mess')
    return path

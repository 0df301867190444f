"""The hooks as a runtime runs them: installed, and each started through the shell."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tests.clients.conftest import Run

SARAH = {"to": "Sarah <sarah@example.com>", "subject": "hi"}
TOM = {"to": "tom@example.com", "subject": "hi"}


def installed_commands(run: Run, settings: Path, daemon_socket: Path, *more: str) -> dict[str, str]:
    """The commands that memoryctl puts into the settings, by event."""
    done = run(
        *("--socket", str(daemon_socket), "--user", "sam"),
        *("hooks", "install", "claude-code", "--settings", str(settings), *more),
    )
    assert done.returncode == 0, done.stderr
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
    """Run a hook as the runtime does."""
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
    return {
        "session_id": "tuesday",
        "hook_event_name": "PreToolUse",
        "tool_name": "send_email",
        "tool_input": arguments,
    }


def transcript(path: Path, *turns: tuple[str, str]) -> Path:
    """A transcript in which the user says things and `send_email` runs after each."""
    lines: list[dict[str, Any]] = [{"type": "summary", "summary": "x"}]
    for number, (said, answered) in enumerate(turns):
        use = {"type": "tool_use", "id": f"c{number}", "name": "send_email", "input": TOM}
        lines += [
            {"type": "user", "uuid": f"u{number}", "message": {"role": "user", "content": said}},
            {
                "type": "assistant",
                "message": {
                    "role": "assistant",
                    "content": [{"type": "text", "text": answered}, use],
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

"""`hooks install` and `hooks remove` change the settings of an agent runtime."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from memoryd_client._generated.methods import USER_ID, USER_ID_PATTERN
from memoryd_client.hooks import install as claude_code
from memoryd_client.memoryctl.connection import Connection
from memoryd_client.memoryctl.errors import CommandError, DaemonError, UsageError
from memoryd_client.memoryctl.output import escape, write_error
from memoryd_client.protocol import socket_path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memoryd_client.memoryctl.commands.definition import Values

_NOT_FOUND = -32004


def install(values: Values) -> str:
    """Add the hooks to the settings, replacing those installed before. Returns a message, or the
    new settings for --dry-run. Raises UsageError."""
    user_id = values["user_id"]
    if not re.fullmatch(USER_ID_PATTERN, user_id):
        raise UsageError(f"--user {user_id}: not a user id", USER_ID)
    _check_isolated()
    # The path must be absolute, since the runtime starts the hooks in a project's folder.
    socket = str(Path(socket_path(values.get("socket"), os.environ)).resolve())
    options = ["--user", user_id, "--socket", socket]
    if mode := values.get("on_failure"):
        options += ["--on-failure", mode]
    done = _change(values, "installed", options)
    _warn_of_unknown(user_id, socket)
    return done if "dry_run" in values else f"{done}for the user {user_id}, socket {socket}\n"


def remove(values: Values) -> str:
    """Remove the hooks from the settings. Returns a message, or the new settings for --dry-run.
    Raises UsageError."""
    return _change(values, "removed", [])


def _check_isolated() -> None:
    """Raise UsageError if this Python does not find memoryd in isolated mode (-I), which hook.sh
    uses."""
    command = [sys.executable, "-I", "-c", "import memoryd_client.hooks"]
    done = subprocess.run(command, cwd="/", capture_output=True, check=False)  # noqa: S603
    if done.returncode:
        raise UsageError(
            f"{sys.executable} -I does not find memoryd, so the hooks could not run",
            "Install memoryd into a virtual environment, not with pip install --user.",
        )


def _warn_of_unknown(user_id: str, socket: str) -> None:
    """Warn on stderr if the daemon does not know the user or cannot be reached."""
    try:
        with Connection(socket) as connection:
            connection.call("user.stats", {"user_id": user_id})
    except CommandError as error:
        if isinstance(error, DaemonError) and error.error["code"] == _NOT_FOUND:
            warning = (
                f"memoryd does not know the user {user_id}, so no rule applies yet. If the name is "
                "misspelt, install again with the right --user. A new user becomes known with the "
                "first turn."
            )
        else:
            warning = f"the user {user_id} could not be verified: {error.message}"
        write_error(f"memoryctl: warning: {escape(warning)}")


def _change(values: Values, what: str, options: list[str]) -> str:
    """Write the changed settings and return a message, or return the new settings for --dry-run.
    Raises UsageError."""
    chosen = values.get("settings_file")
    path = Path(chosen) if chosen is not None else claude_code.settings_file()
    try:
        settings = claude_code.read(path)
        changed = (
            claude_code.installed(settings, options)
            if what == "installed"
            else claude_code.removed(settings)
        )
        if "dry_run" in values:
            return claude_code.shown(changed)
        if changed != settings:
            claude_code.write(path, changed)
    except (OSError, ValueError) as problem:
        raise UsageError(str(problem)) from None
    return f"{what} in {path}\n"

"""The commands that put memoryd's hooks into an agent runtime."""

from __future__ import annotations

from memoryd_client.memoryctl.table import Argument, Command, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memoryd_client.memoryctl.table import Values

_RUNTIME = Argument("RUNTIME", "runtime", "The agent runtime.", choices=("claude-code",))
_NOT_FOUND = -32004
_DRY_RUN = Option("--dry-run", "", "dry_run", "Show the settings as they would be; change nothing.")
_SETTINGS = Option(
    "--settings", "FILE", "settings_file", "The runtime's settings, if not at their usual place."
)


def _install(values: Values) -> str:
    import os
    from pathlib import Path

    from memoryd_client.protocol import socket_path

    user_id = _checked_user(values["user_id"])
    _check_isolated()
    # Absolute, since the project in which the runtime starts the hooks must not name another.
    socket = str(Path(socket_path(values.get("socket"), os.environ)).resolve())
    options = ["--user", user_id, "--socket", socket]
    if mode := values.get("on_failure"):
        options += ["--on-failure", mode]
    done = _change(values, "installed", options)
    _warn_of_unknown(user_id, socket)
    return done if "dry_run" in values else f"{done}for the user {user_id}, socket {socket}\n"


def _remove(values: Values) -> str:
    return _change(values, "removed", [])


def _checked_user(user_id: str) -> str:
    """Raises UsageError for what cannot be a user's id."""
    import re

    from memoryd_client._generated.methods import USER_ID, USER_ID_PATTERN
    from memoryd_client.memoryctl.errors import UsageError

    if not re.fullmatch(USER_ID_PATTERN, user_id):
        raise UsageError(f"--user {user_id}: not a user id", USER_ID)
    return user_id


def _check_isolated() -> None:
    """Raises UsageError if this Python does not find memoryd the way in which hook.sh starts it."""
    import subprocess
    import sys

    from memoryd_client.memoryctl.errors import UsageError

    command = [sys.executable, "-I", "-c", "import memoryd_client.hooks"]
    done = subprocess.run(command, cwd="/", capture_output=True, check=False)  # noqa: S603
    if done.returncode:
        raise UsageError(
            f"{sys.executable} -I does not find memoryd, so the hooks could not run",
            "Install memoryd into a virtual environment, not with pip install --user.",
        )


def _warn_of_unknown(user_id: str, socket: str) -> None:
    """Say on stderr if the daemon does not know the user, or cannot be asked."""
    from memoryd_client.memoryctl.connection import Connection
    from memoryd_client.memoryctl.errors import CommandError, DaemonError
    from memoryd_client.memoryctl.output import escape, write_error

    try:
        with Connection(socket) as connection:
            connection.call("user.stats", {"user_id": user_id})
    except CommandError as error:
        if isinstance(error, DaemonError) and error.error["code"] == _NOT_FOUND:
            warning = (
                f"memoryd does not know the user {user_id}, so no rule holds yet. If the name is "
                "misspelt, install again with the right --user. A new user is known from the first "
                "turn on."
            )
        else:
            warning = f"the user {user_id} could not be verified: {error.message}"
        write_error(f"memoryctl: warning: {escape(warning)}")


def _change(values: Values, what: str, options: list[str]) -> str:
    """Write the changed settings; what was done, or would be."""
    from pathlib import Path

    from memoryd_client.hooks import install
    from memoryd_client.memoryctl.errors import UsageError

    path = Path(values["settings_file"]) if "settings_file" in values else install.settings_file()
    try:
        settings = install.read(path)
        changed = (
            install.installed(settings, options)
            if what == "installed"
            else install.removed(settings)
        )
        if "dry_run" in values:
            return install.shown(changed)
        if changed != settings:
            install.write(path, changed)
    except (OSError, ValueError) as problem:
        raise UsageError(str(problem)) from None
    return f"{what} in {path}\n"


HOOK_COMMANDS = (
    Command(
        "hooks install",
        "Pin the rules of --user in each session, check each tool call, report each turn.",
        arguments=[_RUNTIME],
        options=[
            _DRY_RUN,
            _SETTINGS,
            Option(
                "--on-failure",
                "MODE",
                "on_failure",
                "When the daemon cannot be asked: block every tool (the default), or warn.",
                choices=("block", "warn"),
            ),
        ],
        takes_user=True,
        local=_install,
        examples=["memoryctl hooks install claude-code --user sam --dry-run"],
    ),
    Command(
        "hooks remove",
        "Take the hooks out of the runtime's settings.",
        arguments=[_RUNTIME],
        options=[_DRY_RUN, _SETTINGS],
        local=_remove,
    ),
)

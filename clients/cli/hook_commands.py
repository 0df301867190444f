"""The commands that put memoryd's hooks into an agent runtime."""

from __future__ import annotations

from memoryd.clients.cli.table import Argument, Command, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memoryd.clients.cli.table import Values

_RUNTIME = Argument("RUNTIME", "runtime", "The agent runtime.", choices=("claude-code",))
_DRY_RUN = Option("--dry-run", "", "dry_run", "Show the settings as they would be; change nothing.")
_SETTINGS = Option(
    "--settings", "FILE", "settings_file", "The runtime's settings, if not at their usual place."
)


def _install(values: Values) -> str:
    from pathlib import Path

    options = ["--user", values["user_id"]]
    if socket := values.get("socket"):
        options += ["--socket", str(Path(socket).resolve())]  # the runtime starts them anywhere
    if mode := values.get("on_failure"):
        options += ["--on-failure", mode]
    return _change(values, "installed", options)


def _remove(values: Values) -> str:
    return _change(values, "removed", [])


def _change(values: Values, what: str, options: list[str]) -> str:
    """Write the changed settings; what was done, or would be."""
    from pathlib import Path

    from memoryd.clients.cli.errors import UsageError
    from memoryd.clients.hooks import install

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

"""Commands that put memoryd's hooks into an agent runtime."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option

_RUNTIME = Argument("RUNTIME", "runtime", "The agent runtime.", choices=("claude-code",))
_DRY_RUN = Option("--dry-run", "", "dry_run", "Show the settings as they would be; change nothing.")
_SETTINGS = Option(
    "--settings", "FILE", "settings_file", "The runtime's settings, if not at their usual place."
)

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
        local="hook_settings:install",
        examples=["memoryctl hooks install claude-code --user sam --dry-run"],
    ),
    Command(
        "hooks remove",
        "Take the hooks out of the runtime's settings.",
        arguments=[_RUNTIME],
        options=[_DRY_RUN, _SETTINGS],
        local="hook_settings:remove",
    ),
)

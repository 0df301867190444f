"""Commands that install memoryd's hooks in an agent runtime and remove them."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option

_RUNTIME = Argument("RUNTIME", "runtime", "The agent runtime.", choices=("claude-code",))
_DRY_RUN = Option("--dry-run", "", "dry_run", "Show the new settings; change nothing.")
_SETTINGS = Option(
    "--settings",
    "FILE",
    "settings_file",
    "The runtime's settings file, if it is not the usual one.",
)

HOOK_COMMANDS = (
    Command(
        "hooks install",
        "Install hooks that pin the user's rules in each session, check each tool call and report "
        "each turn.",
        arguments=[_RUNTIME],
        options=[
            _DRY_RUN,
            _SETTINGS,
            Option(
                "--on-failure",
                "MODE",
                "on_failure",
                "What to do if the daemon cannot be reached: block every tool (default) or warn.",
                choices=("block", "warn"),
            ),
        ],
        takes_user=True,
        local="hook_settings:install",
        examples=["memoryctl hooks install claude-code --user sam --dry-run"],
    ),
    Command(
        "hooks remove",
        "Remove the hooks from the runtime's settings.",
        arguments=[_RUNTIME],
        options=[_DRY_RUN, _SETTINGS],
        local="hook_settings:remove",
    ),
)

"""Commands for the folders of a user."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option

WORKSPACE_COMMANDS = (
    Command(
        "workspace layout",
        "Show the user's folders and what each role may do in them.",
        "workspace.layout",
        options=[
            Option(
                "--role",
                "ROLE",
                "role",
                "host (default) or agent for the runtime, shell for the tools it runs.",
                choices=("host", "agent", "shell"),
            )
        ],
        takes_user=True,
        view="layout",
        examples=["memoryctl --user sam workspace layout --role shell"],
    ),
    Command(
        "workspace check",
        "Check whether a file tool may use a path; exit code 1 if not.",
        "workspace.check_access",
        arguments=[
            Argument("PATH", "path", "Absolute, or relative to the user's workspace."),
        ],
        options=[
            Option(
                "--access",
                "ACCESS",
                "access",
                "What the tool wants to do: read (default) or write.",
                choices=("read", "write"),
            )
        ],
        takes_user=True,
        view="fields",
        exit_code=lambda result: int(result["allowed"] is not True),
        examples=["memoryctl --user sam workspace check shared/plan.md --access write"],
    ),
)

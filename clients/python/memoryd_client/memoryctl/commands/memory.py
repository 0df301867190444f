"""Commands about the facts of a user, and about the tools of a model."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import SESSION

_TARGET = Argument(
    "TARGET",
    "target",
    "user: what is known about the user; memory: other facts.",
    choices=("memory", "user"),
)
_OLD_TEXT = Argument("OLD", "old_text", "A part of the entry's text that no other entry holds.")


MEMORY_COMMANDS = (
    Command(
        "memory add",
        "Store a short fact that every later session begins with.",
        "memory",
        arguments=[_TARGET, Argument("TEXT", "content", "The fact; - reads it.", stdin=True)],
        takes_user=True,
        fixed={"action": "add"},
        view="fields",
        examples=['memoryctl --user sam memory add user "Lives in Rome"'],
    ),
    Command(
        "memory replace",
        "Put a new fact in the place of the one that OLD names.",
        "memory",
        arguments=[
            _TARGET,
            _OLD_TEXT,
            Argument("TEXT", "content", "The new fact; - reads it.", stdin=True),
        ],
        takes_user=True,
        fixed={"action": "replace"},
        view="fields",
        examples=['memoryctl --user sam memory replace user Rome "Lives in Milan"'],
    ),
    Command(
        "memory remove",
        "Delete the fact that OLD names and its history for good.",
        "memory",
        arguments=[_TARGET, _OLD_TEXT],
        takes_user=True,
        fixed={"action": "remove"},
        view="fields",
    ),
    Command(
        "memory show",
        "Show every fact, the newest first, and what is used of the budgets.",
        "memory.profile",
        takes_user=True,
        view="profile",
    ),
)

TOOL_COMMANDS = (
    Command(
        "tools list",
        "Show the tools for a model, as its API wants them.",
        "tools.list",
        options=[
            Option(
                "--format",
                "API",
                "format",
                "Whose shape: mcp (default), openai or anthropic.",
                choices=("mcp", "openai", "anthropic"),
            )
        ],
        view="document",
    ),
    Command(
        "tools call",
        "Run a tool as a model would; exit code 1 when it fails.",
        "tools.call",
        arguments=[
            Argument("NAME", "name", "The tool, such as memory_search."),
            Argument(
                "JSON",
                "arguments",
                "The arguments as a model wrote them; - reads them.",
                stdin=True,
            ),
        ],
        options=[SESSION],
        takes_user=True,
        view="content",
        exit_code=lambda result: int(result["is_error"]),
        examples=["""memoryctl --user sam tools call memory_search '{"query": "tea"}'"""],
    ),
)

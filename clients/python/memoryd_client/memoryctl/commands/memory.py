"""Commands for the facts about a user and for the model's tools."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import SESSION

_TARGET = Argument(
    "TARGET",
    "target",
    "user for facts about the user, memory for all others.",
    choices=("memory", "user"),
)
_OLD_TEXT = Argument("OLD", "old_text", "A part of the fact's text that no other fact contains.")


MEMORY_COMMANDS = (
    Command(
        "memory add",
        "Store a short fact that every later session starts with.",
        "memory",
        arguments=[
            _TARGET,
            Argument("TEXT", "content", "The fact; - reads standard input.", stdin=True),
        ],
        takes_user=True,
        fixed={"action": "add"},
        view="fields",
        examples=['memoryctl --user sam memory add user "Lives in Rome"'],
    ),
    Command(
        "memory replace",
        "Replace the fact that contains OLD.",
        "memory",
        arguments=[
            _TARGET,
            _OLD_TEXT,
            Argument("TEXT", "content", "The new fact; - reads standard input.", stdin=True),
        ],
        takes_user=True,
        fixed={"action": "replace"},
        view="fields",
        examples=['memoryctl --user sam memory replace user Rome "Lives in Milan"'],
    ),
    Command(
        "memory remove",
        "Permanently delete the fact that contains OLD, and its history.",
        "memory",
        arguments=[_TARGET, _OLD_TEXT],
        takes_user=True,
        fixed={"action": "remove"},
        view="fields",
    ),
    Command(
        "memory show",
        "Show every fact, newest first, and how much of each budget is used.",
        "memory.profile",
        takes_user=True,
        view="profile",
    ),
)

TOOL_COMMANDS = (
    Command(
        "tools list",
        "List the tools in the format of a model's API.",
        "tools.list",
        options=[
            Option(
                "--format",
                "API",
                "format",
                "The format: mcp (default), openai or anthropic.",
                choices=("mcp", "openai", "anthropic"),
            )
        ],
        view="document",
    ),
    Command(
        "tools call",
        "Run a tool as a model would; exit code 1 if it fails.",
        "tools.call",
        arguments=[
            Argument("NAME", "name", "The tool, such as memory_search."),
            Argument(
                "JSON",
                "arguments",
                "The arguments as a model writes them; - reads standard input.",
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

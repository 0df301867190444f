"""Commands that export and import a memory."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option

_TIMEOUT_S = 600.0
_FORMATS = ("chatgpt", "claude", "hermes", "mcp-memory", "mem0", "openhuman", "oxydra")

EXCHANGE_COMMANDS = (
    Command(
        "export",
        "Export a user's whole memory to a file.",
        "memory.export",
        arguments=[
            Argument(
                "FILE",
                "file",
                "A new file, readable by its owner only. Without it, the daemon keeps the export "
                "in .oxydra/exports/ until user.file_delete is called.",
                required=False,
            ),
        ],
        options=[
            Option(
                "--plain", "", "plain", "Write plain text even if the user's database is encrypted."
            )
        ],
        takes_user=True,
        task="user_tasks:export_memory",
        timeout=_TIMEOUT_S,
        view="fields",
        examples=["memoryctl --user sam export sam.jsonl"],
    ),
    Command(
        "import",
        "Import an export: all of it or nothing.",
        "memory.import",
        arguments=[Argument("FILE", "file", "The export; - reads standard input.")],
        options=[Option("--dry-run", "", "dry_run", "Show what would happen; store nothing.")],
        takes_user=True,
        task="user_tasks:import_memory",
        timeout=_TIMEOUT_S,
        view="import_counts",
        examples=[
            "memoryctl --user sam import sam.jsonl --dry-run",
            "memoryctl --user sam import sam.jsonl",
        ],
    ),
    Command(
        "import-from",
        "Import the memory of another program: rules, facts, notes and conversations.",
        "memory.tool_rule_put",
        "memory",
        "memory_save",
        "memory.turn_complete",
        arguments=[Argument("FILE", "file", "The program's file; - reads standard input.")],
        options=[
            Option("--yes", "", "yes", "Store the items. Without it, they are only counted."),
            Option(
                "--format",
                "NAME",
                "format",
                "The program that wrote the file. Usually detected from the file.",
                choices=_FORMATS,
            ),
            Option(
                "--only",
                "KIND",
                "only",
                "Only items of this kind.",
                many=True,
                choices=("rules", "profile", "notes", "turns"),
            ),
            Option(
                "--from-user",
                "NAME",
                "from_user",
                "Only the memory of this user, if the file has several users.",
            ),
        ],
        takes_user=True,
        params="foreign.importer:read_foreign",
        task="foreign.importer:import_foreign",
        view="taken_over",
        exit_code=lambda result: int(bool(result["problems"])),
        examples=[
            "memoryctl --user sam import-from ~/.hermes/memories/USER.md",
            "memoryctl --user sam import-from conversations.json --yes",
        ],
    ),
)

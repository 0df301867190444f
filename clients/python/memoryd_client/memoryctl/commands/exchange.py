"""Commands that bring a memory out of the daemon and in."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option

_TIMEOUT_S = 600.0
_FORMATS = ("chatgpt", "claude", "hermes", "mcp-memory", "mem0", "openhuman", "oxydra")

EXCHANGE_COMMANDS = (
    Command(
        "export",
        "Write all of a user's memory into a file.",
        "memory.export",
        arguments=[
            Argument(
                "FILE",
                "file",
                "A new file, readable by its owner only. Without it the export stays with the "
                "daemon, below .oxydra/exports/, until the method user.file_delete.",
                required=False,
            ),
        ],
        options=[
            Option("--plain", "", "plain", "Plain text, though the user's database is encrypted.")
        ],
        takes_user=True,
        task="user_tasks:export_memory",
        timeout=_TIMEOUT_S,
        view="fields",
        examples=["memoryctl --user sam export sam.jsonl"],
    ),
    Command(
        "import",
        "Store what an export holds: all of it, or nothing.",
        "memory.import",
        arguments=[Argument("FILE", "file", "The export; - reads standard input.")],
        options=[Option("--dry-run", "", "dry_run", "Only tell what would happen; store nothing.")],
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
        "Take over the memory of another program: rules, notes, conversations.",
        "memory.tool_rule_put",
        "memory",
        "memory_save",
        "memory.turn_complete",
        arguments=[Argument("FILE", "file", "Its file; - reads standard input.")],
        options=[
            Option("--yes", "", "yes", "Store it. Without it only counts are shown."),
            Option(
                "--format",
                "NAME",
                "format",
                "What wrote the file; mostly told from the file itself.",
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
                "Of a file with several users' memory, only this one's.",
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

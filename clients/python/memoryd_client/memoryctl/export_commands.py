"""The commands `export`, `import` and `import-from` of the table."""

from __future__ import annotations

from memoryd_client.memoryctl.table import Argument, Command, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.connection import Connection
    from memoryd_client.memoryctl.table import Values

_LONG_S = 600.0
_FORMATS = ("chatgpt", "claude", "hermes", "mcp-memory", "mem0", "openhuman", "oxydra")


def _export(connection: Connection, params: Values) -> Any:
    from memoryd_client.memoryctl.transfer import NewFile

    user, path = {"user_id": params["user_id"]}, params.get("file")
    wanted = {**user, "plain": "plain" in params}
    if path is None:
        return connection.call("memory.export", wanted)
    with NewFile(path) as file:
        made = connection.call("memory.export", wanted)
        file.take(connection, {**user, "kind": "exports", "name": made["name"]}, made)
    return {"file": path, "bytes": made["bytes"], "sha256": made["sha256"]}


def _import(connection: Connection, params: Values) -> Any:
    from memoryd_client.memoryctl.transfer import upload

    user = {"user_id": params["user_id"]}
    place = {**user, "kind": "exports", "name": "import-{}.jsonl"}
    name = upload(connection, place, params["file"])
    rehearsal = "dry_run" in params
    return connection.call("memory.import", {**user, "name": name, "dry_run": rehearsal})


def _read_foreign(values: Values) -> Values:
    from memoryd_client.memoryctl.import_foreign import read_foreign

    return read_foreign(values)


def _import_foreign(connection: Connection, params: Values) -> Any:
    from memoryd_client.memoryctl.import_foreign import import_foreign

    return import_foreign(connection, params)


def _refused_exit_code(result: Any) -> int:
    return 1 if result["problems"] else 0


EXPORT_COMMANDS = (
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
        task=_export,
        timeout=_LONG_S,
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
        task=_import,
        timeout=_LONG_S,
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
        params=_read_foreign,
        task=_import_foreign,
        view="taken_over",
        exit_code=_refused_exit_code,
        examples=[
            "memoryctl --user sam import-from ~/.hermes/memories/USER.md",
            "memoryctl --user sam import-from conversations.json --yes",
        ],
    ),
)

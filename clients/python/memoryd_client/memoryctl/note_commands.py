"""The `notes` commands of the table."""

from __future__ import annotations

from memoryd_client.memoryctl.options import PAGE
from memoryd_client.memoryctl.table import Argument, Command, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.connection import Connection
    from memoryd_client.memoryctl.table import Values

_NOTE_ID = Argument("ID", "note_id", "The note's id: memoryctl notes search tells it.")
_TEXT = Argument("TEXT", "content", "The note in plain words; - reads it.", stdin=True)


def _read_notes(values: Values) -> Values:
    from memoryd_client.memoryctl.note_lines import read_notes

    return read_notes(values["file"], skip_bad="skip_bad" in values)


def _import_notes(connection: Connection, params: Values) -> Any:
    from memoryd_client.memoryctl.import_notes import import_notes

    return import_notes(connection, params)


def _import_exit_code(result: Any) -> int:
    return 1 if result["failed"] else 0


NOTE_COMMANDS = (
    Command(
        "notes save",
        "Save a note.",
        "memory_save",
        arguments=[_TEXT],
        options=[
            Option("--category", "NAME", "category", "The note's category."),
            Option("--tag", "TAG", "tags", "A tag of the note.", many=True),
            Option("--namespace", "NAME", "namespace", "global (default) or skill-ID."),
        ],
        takes_user=True,
        view="fields",
        examples=['memoryctl --user sam notes save "User prefers dark mode." --tag ui'],
    ),
    Command(
        "notes search",
        "Search notes, and on request conversations, by meaning and keyword.",
        "memory_search",
        arguments=[Argument("QUERY", "query", "What to look for, in plain words.")],
        options=[
            Option("--top-k", "N", "top_k", "How many results: 1 to 20, default 5.", kind=int),
            Option(
                "--include-conversation",
                "",
                "include_conversation",
                "Search what was said in conversations too.",
            ),
            Option("--session", "ID", "session_id", "Of conversations, only this session."),
            Option("--category", "NAME", "category", "Only notes of this category."),
            Option("--tag", "TAG", "tags", "Only notes with this tag.", many=True),
            Option("--since", "TIME", "since", "Only from then on, as 2026-11-21T09:30:00Z."),
            Option("--until", "TIME", "until", "Only up to then."),
            Option("--min-score", "SCORE", "min_score", "Only from this score on.", kind=float),
        ],
        takes_user=True,
        view="notes",
        examples=[
            'memoryctl --user sam notes search "what to call the user"',
            'memoryctl --user sam notes search "the trip" --include-conversation --top-k 20',
        ],
    ),
    Command(
        "notes update",
        "Replace a note's text. It keeps its id, category and, unless given, its tags.",
        "memory_update",
        arguments=[_NOTE_ID, _TEXT],
        options=[Option("--tag", "TAG", "tags", "A tag in place of the old ones.", many=True)],
        takes_user=True,
        view="fields",
    ),
    Command(
        "notes delete",
        "Delete a note and its history for good.",
        "memory_delete",
        arguments=[_NOTE_ID],
        takes_user=True,
        view="fields",
    ),
    Command(
        "notes history",
        "Show what a note said, the newest text first.",
        "memory.history",
        arguments=[_NOTE_ID],
        options=PAGE,
        takes_user=True,
        view="versions",
    ),
    Command(
        "notes import",
        "Save many notes. What is stored already counts as duplicate: a repeat is safe.",
        "memory_save",
        arguments=[
            Argument(
                "FILE",
                "file",
                "One note a line; or JSON lines with content and, if wanted, category, tags and "
                "namespace (then the first line starts with {). - reads standard input.",
            )
        ],
        options=[
            Option("--skip-bad", "", "skip_bad", "Leave broken lines out; else nothing is sent.")
        ],
        takes_user=True,
        params=_read_notes,
        task=_import_notes,
        view="imported",
        exit_code=_import_exit_code,
        examples=[
            "memoryctl --user sam notes import notes.txt",
            "memoryctl --user sam notes import - < notes.jsonl",
        ],
    ),
)

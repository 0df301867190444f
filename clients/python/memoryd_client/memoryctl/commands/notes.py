"""Commands about notes, and `scan`, which shows what the guard would refuse of them."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import PAGE

_NOTE_ID = Argument("ID", "note_id", "The note's id: memoryctl notes search tells it.")
_TEXT = Argument("TEXT", "content", "The note in plain words; - reads it.", stdin=True)


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
        params="note_import:read_notes",
        task="note_import:import_notes",
        view="imported",
        exit_code=lambda result: int(result["failed"] > 0),
        examples=[
            "memoryctl --user sam notes import notes.txt",
            "memoryctl --user sam notes import - < notes.jsonl",
        ],
    ),
    Command(
        "scan",
        "Tell what the guard would refuse of a file, and why. Nothing is stored.",
        "memory.scan",
        arguments=[
            Argument(
                "FILE",
                "file",
                "One text a line; - or nothing reads standard input.",
                required=False,
            )
        ],
        options=[
            Option("--decree", "", "decree", "They are decrees: they may name what they forbid.")
        ],
        params="scan:read_lines",
        task="scan:scan_lines",
        view="scanned",
        exit_code=lambda result: int(result["refused"] > 0),
        examples=["memoryctl scan notes.txt", "memoryctl scan - < notes.txt && echo clean"],
    ),
)

"""Commands for notes, and `scan`, which shows which texts the guard would refuse."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import PAGE

_NOTE_ID = Argument("ID", "note_id", "The note's id; memoryctl notes search shows it.")
_TEXT = Argument("TEXT", "content", "The note in plain words; - reads standard input.", stdin=True)


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
                "Also search what was said in conversations.",
            ),
            Option("--session", "ID", "session_id", "Only conversation turns of this session."),
            Option("--category", "NAME", "category", "Only notes of this category."),
            Option("--tag", "TAG", "tags", "Only notes with this tag.", many=True),
            Option(
                "--since", "TIME", "since", "Only from this time on, such as 2026-11-21T09:30:00Z."
            ),
            Option("--until", "TIME", "until", "Only up to this time."),
            Option(
                "--min-score",
                "SCORE",
                "min_score",
                "Only results with at least this score.",
                kind=float,
            ),
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
        "Replace a note's text. It keeps its id, its category and, without --tag, its tags.",
        "memory_update",
        arguments=[_NOTE_ID, _TEXT],
        options=[Option("--tag", "TAG", "tags", "A tag that replaces the old ones.", many=True)],
        takes_user=True,
        view="fields",
    ),
    Command(
        "notes delete",
        "Permanently delete a note and its history.",
        "memory_delete",
        arguments=[_NOTE_ID],
        takes_user=True,
        view="fields",
    ),
    Command(
        "notes history",
        "Show the texts of a note, newest first.",
        "memory.history",
        arguments=[_NOTE_ID],
        options=PAGE,
        takes_user=True,
        view="versions",
    ),
    Command(
        "notes import",
        "Save the notes in a file. Notes that are already stored count as duplicates, so it is "
        "safe to repeat.",
        "memory_save",
        arguments=[
            Argument(
                "FILE",
                "file",
                "One note per line; or JSON lines, if the first starts with {, with content and "
                "optional category, tags and namespace. - reads standard input.",
            )
        ],
        options=[
            Option(
                "--skip-bad",
                "",
                "skip_bad",
                "Skip broken lines. Without it, a broken line stops the import.",
            )
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
        "Show which lines of a file the guard would refuse, and why. Nothing is stored.",
        "memory.scan",
        arguments=[
            Argument(
                "FILE",
                "file",
                "One text per line. Without it, or with -, standard input.",
                required=False,
            )
        ],
        options=[
            Option(
                "--decree", "", "decree", "The texts are decrees, which may name what they forbid."
            )
        ],
        params="scan:read_lines",
        task="scan:scan_lines",
        view="scanned",
        exit_code=lambda result: int(result["refused"] > 0),
        examples=["memoryctl scan notes.txt", "memoryctl scan - < notes.txt && echo clean"],
    ),
)

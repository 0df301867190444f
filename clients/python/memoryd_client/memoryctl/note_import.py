"""`notes import` reads notes from a file and saves them over one connection."""

from __future__ import annotations

import json

from memoryd_client.memoryctl.errors import CommandError, DaemonError, UnreachableError, UsageError
from memoryd_client.memoryctl.input_files import display_name, read_file
from memoryd_client.memoryctl.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Values
    from memoryd_client.memoryctl.connection import Connection

MAX_CHARACTERS = 32_000
_FIELDS = {"content": str, "category": str, "tags": list, "namespace": str}
_MAX_REPORTED = 10
_WINDOW = 64  # enough for the daemon to group commits, and far below its queue limit
_ERRORS_OF_ONE_NOTE = {-32602, -32603, -32010, -32012, -32016}


def read_notes(values: Values) -> Values:
    """Parse a file with one note per line, or JSON lines. Returns
    `{notes: [(line number, params of memory_save)], problems: [{line, message}]}`.

    Raises UsageError if the file cannot be read, or if it has broken lines and --skip-bad is not
    given.
    """
    path = values["file"]
    lines = read_file(path).split(b"\n")
    first = next((line for line in lines if line.strip()), b"")
    parse = _parse_object if first.lstrip().startswith(b"{") else _parse_text
    notes: list[tuple[int, dict[str, Any]]] = []
    problems: list[dict[str, Any]] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            notes.append((number, parse(line)))
        except (ValueError, RecursionError) as error:
            problems.append({"line": number, "message": str(error)})
    if problems and "skip_bad" not in values:
        raise _broken(path, problems)
    return {"notes": notes, "problems": problems}


def import_notes(connection: Connection, params: Values) -> dict[str, Any]:
    """Save the notes from `read_notes`. Returns `{saved, duplicate, failed, skipped, problems}`.

    A note that the daemon rejects counts as failed and is listed in `problems` with its line. An
    error that concerns all notes is raised as CommandError; its message says how many were saved.
    """
    lines, notes = [line for line, _ in params["notes"]], [note for _, note in params["notes"]]
    counts = {"saved": 0, "duplicate": 0, "failed": 0}
    problems = list(params["problems"])
    requests = ({"user_id": params["user_id"]} | note for note in notes)
    with Progress(len(notes), "notes") as progress:
        try:
            for position, result in connection.pipeline("memory_save", requests, _WINDOW):
                if not isinstance(result, DaemonError):
                    counts[_outcome(result)] += 1
                elif result.error["code"] in _ERRORS_OF_ONE_NOTE:
                    counts["failed"] += 1
                    problems.append({"line": lines[position], "message": result.message})
                else:
                    raise result
                progress.advance()
        except CommandError as error:
            error.message += f" (notes saved before: {counts['saved']:,}; importing again is safe)"
            raise
    problems.sort(key=lambda problem: int(problem["line"]))
    return {**counts, "skipped": len(params["problems"]), "problems": problems}


def _outcome(result: Any) -> str:
    try:
        return "duplicate" if result["duplicate"] else "saved"
    except (LookupError, TypeError):
        raise UnreachableError(
            "the daemon returned an invalid memory_save result",
            "memoryctl and the daemon may be different versions. Check with: memoryctl doctor",
        ) from None


def _parse_text(line: bytes) -> dict[str, Any]:
    return {"content": _checked(line.decode("utf-8"))}


def _parse_object(line: bytes) -> dict[str, Any]:
    note = json.loads(line.decode("utf-8"))
    if not isinstance(note, dict):
        raise ValueError("not a JSON object, unlike the first line")
    if unknown := sorted(set(note) - set(_FIELDS)):
        raise ValueError(f"unknown field {unknown[0]!r}")
    if "content" not in note:
        raise ValueError("content is missing")
    # Exports of other programs write null for a field that is not set.
    note = {name: value for name, value in note.items() if value is not None}
    for name, value in note.items():
        if not isinstance(value, _FIELDS[name]):
            raise ValueError(f"{name} is not a {'list' if name == 'tags' else 'string'}")
    if not all(isinstance(tag, str) for tag in note.get("tags", [])):
        raise ValueError("tags must be strings")
    json.dumps(note, ensure_ascii=False).encode("utf-8")  # raises for a lone surrogate
    _checked(note.get("content", ""))
    return note


def _checked(content: str) -> str:
    length = len(content.strip())
    if not length:
        raise ValueError("content is blank")
    if length > MAX_CHARACTERS:
        raise ValueError(f"content has {length:,} characters, more than {MAX_CHARACTERS:,}")
    return content.strip()


def _broken(path: str, problems: list[dict[str, Any]]) -> UsageError:
    count = "1 line is" if len(problems) == 1 else f"{len(problems):,} lines are"
    shown = [f"line {one['line']}: {one['message']}" for one in problems[:_MAX_REPORTED]]
    if len(problems) > _MAX_REPORTED:
        shown.append("…")
    return UsageError(
        f"nothing was sent: {count} broken in {display_name(path)}",
        "\n".join([*shown, "Correct them, or skip them with --skip-bad."]),
        problems=problems,
    )

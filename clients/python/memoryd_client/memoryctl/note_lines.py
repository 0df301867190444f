"""From a file to the notes in it: one note a line, or JSON lines."""

from __future__ import annotations

import json

from memoryd_client.memoryctl.errors import UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.table import Values

MAX_CHARACTERS = 32_000
_FIELDS = {"content": str, "category": str, "tags": list, "namespace": str}
_REPORTED = 10


def read_notes(path: str, *, skip_bad: bool) -> Values:
    """`{notes: [(line number, params of memory_save)], problems: [{line, message}]}`.

    Raises UsageError for a file that cannot be read, and for broken lines unless they are to be
    skipped.
    """
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
    if problems and not skip_bad:
        raise _broken(path, problems)
    return {"notes": notes, "problems": problems}


def read_file(path: str) -> bytes:
    """What a file holds, or standard input for `-`. Raises UsageError when it cannot be read."""
    if path == "-":
        from memoryd_client.memoryctl.arguments import read_stdin_bytes

        content = read_stdin_bytes()
    else:
        try:
            with open(path, "rb") as file:  # noqa: PTH123 (pathlib costs 5 ms)
                content = file.read()
        except OSError as error:
            raise UsageError(f"cannot read {path}: {error.strerror}") from None
    return content.removeprefix(b"\xef\xbb\xbf")


def _parse_text(line: bytes) -> dict[str, Any]:
    return {"content": _checked(line.decode("utf-8"))}


def _parse_object(line: bytes) -> dict[str, Any]:
    note = json.loads(line.decode("utf-8"))
    if not isinstance(note, dict):
        raise ValueError("not a JSON object, as the first line is")
    if unknown := sorted(set(note) - set(_FIELDS)):
        raise ValueError(f"unknown field {unknown[0]!r}")
    if "content" not in note:
        raise ValueError("content is missing")
    # A null is a field that is not given, as exports of other programs have it.
    note = {name: value for name, value in note.items() if value is not None}
    for name, value in note.items():
        if not isinstance(value, _FIELDS[name]):
            raise ValueError(f"{name} is not a {'list' if name == 'tags' else 'text'}")
    if not all(isinstance(tag, str) for tag in note.get("tags", [])):
        raise ValueError("tags are not all texts")
    json.dumps(note, ensure_ascii=False).encode("utf-8")  # half a surrogate pair is no text
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
    name = "standard input" if path == "-" else path
    shown = [f"line {one['line']}: {one['message']}" for one in problems[:_REPORTED]]
    if len(problems) > _REPORTED:
        shown.append("…")
    return UsageError(
        f"nothing was sent: {count} broken in {name}",
        "\n".join([*shown, "Mend them, or leave them out with --skip-bad."]),
        problems=problems,
    )

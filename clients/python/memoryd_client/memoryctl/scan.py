"""`memoryctl scan` shows which lines of a file the guard would refuse."""

from __future__ import annotations

from memoryd_client.memoryctl.errors import DaemonError, UnreachableError, UsageError
from memoryd_client.memoryctl.input_files import display_name, read_file
from memoryd_client.memoryctl.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Values
    from memoryd_client.memoryctl.connection import Connection

_LINE_WINDOW = 64
_PART_WINDOW = 2
_TOO_LONG = 262_145
"""The guard refuses any text of this many characters, so longer lines are cut to this length."""
_PART = 160_000
"""The maximum number of characters in a part. It is below the guard's limit and, with up to six
bytes per character in JSON, below the daemon's line limit."""
_OVERLAP = 10_000


def read_lines(values: Values) -> Values:
    """Read the non-blank lines of a file with their numbers, and the whole text. Raises
    UsageError."""
    path = values.get("file", "-")
    try:
        text = read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{display_name(path)} is not UTF-8: {error}") from None
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    return {"lines": lines, "text": text, "kind": "decree" if "decree" in values else "note"}


def scan_lines(connection: Connection, params: Values) -> dict[str, Any]:
    """Scan the lines. Returns `{lines, refused, findings}`.

    If no single line is refused, the whole text is scanned, in parts if it is long. At most one
    finding of that scan is reported, with None as its line.
    """
    numbers = [number for number, _ in params["lines"]]
    texts = [line[:_TOO_LONG] for _, line in params["lines"]]
    findings = _findings(connection, texts, numbers, params["kind"], _LINE_WINDOW)
    if not findings and len(texts) > 1:
        parts = list(parts_of(params["text"]))
        no_numbers = [None] * len(parts)
        findings = _findings(connection, parts, no_numbers, params["kind"], _PART_WINDOW)[:1]
    findings.sort(key=lambda finding: finding["line"] or 0)
    return {"lines": len(texts), "refused": len(findings), "findings": findings}


def parts_of(text: str) -> Iterator[str]:
    """Yield overlapping parts of at most `_PART` characters, cut between lines if possible.

    Every passage of up to `_OVERLAP` characters is contained in one of the parts.
    """
    start = 0
    while (end := start + _PART) < len(text):
        end = text.rfind("\n", end - _OVERLAP, end) + 1 or end
        yield text[start:end]
        start = text.find("\n", end - 2 * _OVERLAP, end - _OVERLAP) + 1 or end - _OVERLAP
    yield text[start:]


def _findings(
    connection: Connection, texts: list[str], numbers: list[Any], kind: str, window: int
) -> list[dict[str, Any]]:
    requests = ({"text": text, "kind": kind} for text in texts)
    findings = []
    with Progress(len(texts), "lines") as progress:
        for position, result in connection.pipeline("memory.scan", requests, window):
            if isinstance(result, DaemonError):
                raise result
            try:
                if result["refused"]:
                    finding = {name: result[name] for name in ("category", "reason")}
                    findings.append({"line": numbers[position]} | finding)
            except (LookupError, TypeError):
                raise UnreachableError(
                    "the daemon's result is not a result of memory.scan",
                    "Do not assume that the text is clean: memoryctl and the daemon may have "
                    "different versions. Check with: memoryctl doctor",
                ) from None
            progress.advance()
    return findings

"""Asking the guard about each line of a file."""

from __future__ import annotations

from memoryd_client.memoryctl.errors import DaemonError, UnreachableError, UsageError
from memoryd_client.memoryctl.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from memoryd_client.memoryctl.connection import Connection
    from memoryd_client.memoryctl.table import Values

_WINDOW = 64
_TOO_LONG = 262_145
"""So many characters the guard refuses without reading them, so no more are sent of a line."""
_PART = 160_000
"""Characters of a part: fewer than the guard reads, and in JSON, where a character may take six
bytes, a shorter line than the daemon reads."""
_OVERLAP = 10_000
_PARTS_WINDOW = 2


def read_lines(values: Values) -> Values:
    """The lines to ask about, each with its number, and the text as a whole. Raises UsageError."""
    from memoryd_client.memoryctl.note_lines import read_file

    path = values.get("file", "-")
    try:
        text = read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{path} is not UTF-8: {error}") from None
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    return {"lines": lines, "text": text, "kind": "decree" if "decree" in values else "note"}


def scan_lines(connection: Connection, params: Values) -> dict[str, Any]:
    """What would be refused: `{lines, refused, findings}`.

    When no line is refused by itself the whole text is asked about, a long one in parts; its
    finding has no line.
    """
    numbers = [number for number, _ in params["lines"]]
    texts = [line[:_TOO_LONG] for _, line in params["lines"]]
    findings = _findings(connection, texts, numbers, params["kind"], _WINDOW)
    if not findings and len(texts) > 1:
        parts = list(parts_of(params["text"]))
        nowhere = [None] * len(parts)
        findings = _findings(connection, parts, nowhere, params["kind"], _PARTS_WINDOW)[:1]
    findings.sort(key=lambda finding: finding["line"] or 0)
    return {"lines": len(texts), "refused": len(findings), "findings": findings}


def parts_of(text: str) -> Iterator[str]:
    """The text in parts that can be asked about, cut between lines where they are not too long.

    What spans no more than `_OVERLAP` characters is whole in one of them.
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
        for position, answer in connection.pipeline("memory.scan", requests, window):
            if isinstance(answer, DaemonError):
                raise answer
            try:
                if answer["refused"]:
                    about = {name: answer[name] for name in ("category", "reason")}
                    findings.append({"line": numbers[position]} | about)
            except (LookupError, TypeError):
                raise UnreachableError(
                    "the daemon answered something that is not the guard's answer",
                    "Do not take it for clean: memoryctl and the daemon may differ in version.",
                ) from None
            progress.advance()
    return findings

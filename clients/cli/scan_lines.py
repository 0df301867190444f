"""Asking the guard about each line of a file."""

from __future__ import annotations

from memoryd.clients.cli.errors import DaemonError, UnreachableError, UsageError
from memoryd.clients.cli.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd.clients.cli.connection import Connection
    from memoryd.clients.cli.table import Values

_WINDOW = 64


def read_lines(values: Values) -> Values:
    """The lines to ask about, each with its number, and the text as a whole. Raises UsageError."""
    from memoryd.clients.cli.note_lines import read_file

    path = values.get("file", "-")
    try:
        text = read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"{path} is not UTF-8: {error}") from None
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    return {"lines": lines, "text": text, "kind": "decree" if "decree" in values else "note"}


def scan_lines(connection: Connection, params: Values) -> dict[str, Any]:
    """What would be refused: `{lines, refused, findings}`.

    When no line is refused by itself the whole text is asked about; its finding has no line.
    """
    numbers = [number for number, _ in params["lines"]]
    texts = [line for _, line in params["lines"]]
    findings = _findings(connection, texts, numbers, params["kind"])
    if not findings and len(texts) > 1:
        findings = _findings(connection, [params["text"]], [None], params["kind"])
    findings.sort(key=lambda finding: finding["line"] or 0)
    return {"lines": len(texts), "refused": len(findings), "findings": findings}


def _findings(
    connection: Connection, texts: list[str], numbers: list[Any], kind: str
) -> list[dict[str, Any]]:
    requests = ({"text": text, "kind": kind} for text in texts)
    findings = []
    with Progress(len(texts), "lines") as progress:
        for position, answer in connection.pipeline("memory.scan", requests, _WINDOW):
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

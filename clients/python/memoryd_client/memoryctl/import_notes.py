"""Saving many notes over one connection."""

from __future__ import annotations

from memoryd_client.memoryctl.errors import CommandError, DaemonError, UnreachableError
from memoryd_client.memoryctl.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.connection import Connection
    from memoryd_client.memoryctl.table import Values

_WINDOW = 64  # enough to share commits, and far less than a daemon's queue
_ABOUT_ONE_NOTE = {-32602, -32603, -32010, -32012, -32016}


def import_notes(connection: Connection, params: Values) -> dict[str, Any]:
    """Save the notes that `read_notes` found: `{saved, duplicate, failed, skipped, problems}`.

    A note that is refused counts as failed and is told in `problems` with its line. Raises
    CommandError, which says how far it came, for what would befall all other notes too.
    """
    lines, notes = [line for line, _ in params["notes"]], [note for _, note in params["notes"]]
    counts = {"saved": 0, "duplicate": 0, "failed": 0}
    problems = list(params["problems"])
    requests = ({"user_id": params["user_id"]} | note for note in notes)
    with Progress(len(notes), "notes") as progress:
        try:
            for position, answer in connection.pipeline("memory_save", requests, _WINDOW):
                if not isinstance(answer, DaemonError):
                    counts[_outcome(answer)] += 1
                elif answer.error["code"] in _ABOUT_ONE_NOTE:
                    counts["failed"] += 1
                    problems.append({"line": lines[position], "message": answer.message})
                else:
                    raise answer
                progress.advance()
        except CommandError as error:
            error.message += f"; notes saved before: {counts['saved']:,}, a repeat is safe"
            raise
    problems.sort(key=lambda problem: int(problem["line"]))
    return {**counts, "skipped": len(params["problems"]), "problems": problems}


def _outcome(answer: Any) -> str:
    try:
        return "duplicate" if answer["duplicate"] else "saved"
    except (LookupError, TypeError):
        raise UnreachableError(
            "the daemon answered something that is not a saved note",
            "memoryctl and the daemon may differ in version.",
        ) from None

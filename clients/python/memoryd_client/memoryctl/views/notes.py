"""Views of notes, sessions, facts and the guard's findings."""

from __future__ import annotations

from memoryd_client.memoryctl.output import escape, escape_lines, more, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _sessions(result: Any) -> str:
    if not result["sessions"]:
        return "(no sessions)"
    rows = [
        [one["session_id"], one["turns"], one["started_at"], one["last_at"], one["title"]]
        for one in result["sessions"]
    ]
    return table(["ID", "TURNS", "STARTED", "LAST", "TITLE"], rows) + more(result)


def _turns(result: Any) -> str:
    if not result["turns"]:
        return "(no turns)"
    texts = []
    for turn in result["turns"]:
        who = f"{turn['speaker']} ({turn['role']})" if turn["speaker"] else turn["role"]
        head = f"{turn['occurred_at']}  {who}  {turn['turn_id']}"
        body = escape_lines(turn["text"]).replace("\n", "\n  ")
        texts.append(f"{escape(head)}\n  {body}")
    return "\n".join(texts) + more(result)


def _entries(result: Any) -> str:
    if not result["entries"]:
        return "(no entries)"
    rows = [[f"{one['score']:.2f}", one["key"], one["text"]] for one in result["entries"]]
    return table(["SCORE", "KEY", "TEXT"], rows)


def _notes(result: Any) -> str:
    """A line per result, with the text below it."""
    texts = []
    for one in result["results"]:
        if one["note_id"]:
            about = [one["note_id"], one["category"], *(f"#{tag}" for tag in one["tags"])]
            at = one["updated_at"]
        else:
            about = [f"conversation {one['session_id']}", one["speaker"] or one["role"]]
            at = one["occurred_at"]
        head = "  ".join([f"{one['score']:.2f}", at, *filter(None, about)])
        texts.append(f"{escape(head)}\n  " + escape_lines(one["text"]).replace("\n", "\n  "))
    texts += [f"Warning: {escape(text)}" for text in result["warnings"]]
    return "\n".join(texts) or "(no results)"


def _versions(result: Any) -> str:
    texts = []
    for one in result["versions"]:
        head = f"{one['valid_from']} to {one['valid_to'] or 'now'}"
        texts.append(f"{escape(head)}\n  " + escape_lines(one["content"]).replace("\n", "\n  "))
    return "\n".join(texts) + more(result)


def _profile(result: Any) -> str:
    """A line per target with its budget, and its facts below it."""
    texts = []
    for target in ("user", "memory"):
        usage = result["usage"][target]
        limit = f" of {usage['limit']:,}" if usage["limit"] else ""
        texts.append(f"{target}  {usage['used']:,}{limit} characters")
        texts += ["- " + escape_lines(one["text"]).replace("\n", "\n  ") for one in result[target]]
    return "\n".join(texts)


def _content(result: Any) -> str:
    return escape_lines(result["content"])


def _line_label(line: int | None) -> str:
    return "whole text" if line is None else f"line {line}"


def _scanned(result: Any) -> str:
    if not result["findings"]:
        return f"clean: {result['lines']:,} lines"
    return "\n".join(
        f"{_line_label(one['line'])}: {escape(one['category'])}: {escape(one['reason'])}"
        for one in result["findings"]
    )


NOTE_VIEWS = {
    "content": _content,
    "entries": _entries,
    "notes": _notes,
    "profile": _profile,
    "scanned": _scanned,
    "sessions": _sessions,
    "turns": _turns,
    "versions": _versions,
}

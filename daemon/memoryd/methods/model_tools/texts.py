"""The text that a model gets as the result or error of a tool."""

import json
from typing import Any

from memoryd.errors import (
    AmbiguousMatch,
    BudgetExceeded,
    InvalidParams,
    NotFound,
    QuotaExceeded,
    RpcError,
    ThreatDetected,
)
from memoryd.guard.display import shown

INVALID_ARGUMENTS = "invalid_arguments"

_FOR_THE_HOST = ("session_id", "turn_id", "namespace")
_ADVICE = {
    AmbiguousMatch: "Give a longer part of the entry that you mean.",
    BudgetExceeded: "Remove or shorten entries that matter less, then try again; or save it with"
    " memory_save, which has no such budget.",
    NotFound: "Nothing was changed.",
    QuotaExceeded: "Delete what is no longer needed, then try again.",
    ThreatDetected: "Nothing was stored. Do not retry with another wording. If the text contains a"
    " fact about the user, store only that fact, in plain words, without instructions, code or"
    " secrets.",
}


def result_text(name: str, result: dict[str, Any]) -> str:
    """Describe the result of a tool. Each entry found is JSON on a line of its own, so that no
    stored text can imitate another line."""
    if name == "memory_search":
        found, notes = result["results"], [f"Warning: {text}" for text in result["warnings"]]
        head = (
            f"Found {len(found)}, best first. Results with an empty note_id come from a"
            " conversation and cannot be updated or deleted."
        )
        return "\n".join([head if found else "Nothing was found.", *map(_line, found), *notes])
    if name == "memory_recall":
        entries = result["entries"]
        head = f"Found {len(entries)}." if entries else "Nothing was found."
        return "\n".join([head, *map(_line, entries)])
    if name == "memory":
        return _profile_text(result)
    if name == "memory_save":
        return f"{result['message']} note_id: {result['note_id']}"
    message: str = result["message"]
    return message


def failure(error: RpcError) -> tuple[str, str] | None:
    """The text and the code of an error that the model can act on; None for other errors."""
    if isinstance(error, InvalidParams):
        return f"Error: {error.data['field']}: {error.data['reason']}", INVALID_ARGUMENTS
    if type(error) not in _ADVICE:
        return None
    lines = [f"Error: {_sentence(error.message)} {_ADVICE[type(error)]}"]
    if type(error) is NotFound and "entries" not in error.data:
        lines.append("memory_search returns the note_id of each note.")
    if candidates := error.data.get("candidates"):
        lines += ["Matching entries:", *map(_preview, candidates)]
    if entries := error.data.get("entries"):
        lines += ["Existing entries:", *map(_preview, entries)]
    return "\n".join(lines), error.name


def _profile_text(result: dict[str, Any]) -> str:
    usage = result["usage"]
    entries = "1 entry" if usage["entries"] == 1 else f"{usage['entries']} entries"
    limit = f" of {usage['limit']:,}" if usage["limit"] else ""
    text = f"{result['message']} {usage['used']:,}{limit} characters are used, by {entries}."
    old_text = result.get("replaced", result.get("removed"))
    return text if old_text is None else f"{text} The old text: {_quoted(shown(old_text))}"


def _line(found: dict[str, Any]) -> str:
    shown_fields = {
        name: value
        for name, value in found.items()
        if name not in _FOR_THE_HOST and value not in (None, [])
    }
    return json.dumps(shown_fields, ensure_ascii=False)


def _preview(entry: dict[str, Any]) -> str:
    return f"- {_quoted(entry['preview'])}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _sentence(message: str) -> str:
    text = message[:1].upper() + message[1:]
    return text if text.endswith(".") else text + "."

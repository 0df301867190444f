"""What to do about an error of the daemon, in words for a person at a terminal."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BY_NUMBER = {
    -32601: "See the methods with: memoryctl call rpc.discover",
    -32602: "key=text gives text, key:=JSON a number, true or false, a list or an object.",
    -32603: "The daemon's log holds the rest under this incident.",
}

_BY_NAME = {
    "permission_denied": "Run memoryctl as root or as the daemon's own unix user, who have every "
    "right, or have yours given that right over this user in [access] of the daemon's settings "
    "file and the daemon restarted.",
    "not_found": "Check the id and the user: memoryctl sessions list, memoryctl notes search, "
    "memoryctl memory show",
    "ambiguous_match": "Give a longer part of the one that is meant: memoryctl memory show",
    "memory_budget_exceeded": "Remove or shorten something first: memoryctl memory show",
    "timeout": "Nothing was changed. Try again when the daemon has less to do: memoryctl status",
    "overloaded": "Nothing was changed. Try again in a moment.",
    "key_unavailable": "Nothing was touched. Name the key in the daemon's setting key_source or "
    "previous_key_source and restart it.",
    "request_too_large": "Send less in one request, or raise the daemon's --max-line-bytes.",
    "conflict": "Give another --turn ID: this one stands for another turn.",
    "quota_exceeded": "Reads and deletes go on. Delete something, or raise the quota.",
    "memory_threat_detected": "The guard refused this text: put it in other words.",
}

_BY_STORAGE_REASON = {
    "disk_full": "Make room on the daemon's disk. Reads go on and nothing is lost.",
    "locked": "Another daemon holds this user's database: stop it.",
    "newer_schema": "A newer memoryd wrote this database: run that version.",
    "foreign_file": "memory.db belongs to another program: move it away by hand.",
}

_LOST = (
    "This user's memory is lost or damaged, so nothing is answered as if it were empty. "
    "To restore the newest backup, or one of your own:\n"
    "  memoryctl --user ID restore\n"
    "  memoryctl --user ID restore --from FILE\n"
    "To start over with an empty one, the old files set aside:\n"
    "  memoryctl --user ID call user.reset confirm=ID"
)


def advice(error: dict[str, Any]) -> str:
    """One or two sentences for a JSON-RPC error object; empty when there is nothing to add."""
    data = error.get("data")
    name = data.get("code") if isinstance(data, dict) else None
    if name == "storage_unavailable" and isinstance(data, dict):
        return _BY_STORAGE_REASON.get(str(data.get("reason")), _LOST)
    return _BY_NAME.get(str(name)) or _BY_NUMBER.get(error.get("code", 0), "")

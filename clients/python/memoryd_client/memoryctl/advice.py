"""What to do about an error of the daemon, in words for a person at a terminal."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Command

_BY_NUMBER = {
    -32601: "See the methods with: memoryctl call rpc.discover",
    -32603: "The daemon's log holds the rest under this incident.",
}

_BY_NAME = {
    "permission_denied": "Run memoryctl as root or as the daemon's own unix user, who have every "
    "right, or have yours given that right over this user in [access] of the daemon's settings "
    "file and the daemon restarted.",
    "ambiguous_match": "Give a longer part of the one that is meant: memoryctl memory show",
    "memory_budget_exceeded": "Remove or shorten something first: memoryctl memory show",
    "timeout": "Nothing was changed. Try again when the daemon has less to do: memoryctl status",
    "overloaded": "Nothing was changed. Try again in a moment.",
    "key_unavailable": "Nothing was touched. Name the key in the daemon's setting key_source or "
    "previous_key_source and restart it.",
    "request_too_large": "Send less in one request, or raise the daemon's --max-line-bytes.",
    "quota_exceeded": "Reads and deletes go on. Delete something, or raise the quota.",
    "memory_threat_detected": "The guard refused this text: put it in other words.",
}

_PAIRS = "key=text gives text, key:=JSON a number, true or false, a list or an object."

_WHERE_TO_FIND = {
    "sessions": "memoryctl sessions list",
    "notes": "memoryctl notes search",
    "memory": "memoryctl memory show",
    "restore": "memoryctl backups",
    "backup": "memoryctl backups",
}
"""By the first word of a command: what shows the ids that it takes."""

_BY_STORAGE_REASON = {
    "disk_full": "Make room on the daemon's disk, or delete. Until then reads and deletions go on "
    "and nothing is lost, but nothing is stored and no session begins.",
    "locked": "Another process holds this user's database, such as a second daemon or a shell of "
    "SQLite: stop it.",
    "io_error": "The daemon's disk answered an error, or a limit on the size of files (ulimit -f) "
    "was met: see the kernel's log (dmesg) and memoryctl doctor. What was acknowledged is safe.",
    "read_only": "Mount the daemon's disk for writing, and let the daemon's unix user write to "
    "this user's .oxydra folder.",
    "cannot_open": "See that the daemon's unix user may read and write this user's .oxydra folder "
    "and that it may open more files: memoryctl doctor",
    "newer_schema": "A newer memoryd wrote this database: run that version.",
    "foreign_file": "memory.db belongs to another program: move it away by hand.",
}

_LOST = (
    "This user's memory is lost or damaged, so nothing is answered as if it were empty. "
    "To restore the newest backup, or one of your own:\n"
    "  memoryctl --user {user} restore\n"
    "  memoryctl --user {user} restore --from FILE\n"
    "To start over with an empty one, the old files set aside:\n"
    "  memoryctl --user {user} call user.reset confirm={user}"
)


def advice(error: dict[str, Any], command: Command, user: str) -> str:
    """One or two sentences for a JSON-RPC error object that a command met; empty when there is
    nothing to add. `user`: whom the command line named, if it did."""
    data = error.get("data")
    name = data.get("code") if isinstance(data, dict) else None
    if name == "storage_unavailable" and isinstance(data, dict):
        lost = _LOST.format(user=user or "ID")
        return _BY_STORAGE_REASON.get(str(data.get("cause", data.get("reason"))), lost)
    if name == "not_found":
        return _to_be_found(str(error.get("message")), command, user)
    if name == "conflict" and command.name == "turn":
        return "Give another --turn ID: this one stands for another turn."
    if error.get("code") == -32602:
        takes_pairs = any(argument.rest for argument in command.arguments)
        return _PAIRS if takes_pairs else f"See memoryctl {command.name} --help."
    return _BY_NAME.get(str(name)) or _BY_NUMBER.get(error.get("code", 0), "")


def _to_be_found(message: str, command: Command, user: str) -> str:
    """What to look at for that which was not found."""
    if message == "no such user":
        return f"Nothing is kept for {user}: check the name." if user else "Check the user."
    place = _WHERE_TO_FIND.get(command.name.partition(" ")[0])
    return f"Check the name and the user: {place}" if place else "Check the name and the user."

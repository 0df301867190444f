"""Advice for errors of the daemon: what a person at a terminal can do next."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Command

_BY_CODE = {
    -32601: "To list the methods: memoryctl call rpc.discover",
    -32603: "The daemon's log has the details under this incident.",
}

_BY_NAME = {
    "permission_denied": "Run memoryctl as root or as the daemon's own unix user, who have every "
    "right. Or grant your unix user the right over this user in [access] of the daemon's settings "
    "file and restart the daemon.",
    "ambiguous_match": "Give a longer part of the fact. To list the facts: memoryctl memory show",
    "memory_budget_exceeded": "Remove or shorten a fact first. To list the facts: memoryctl memory "
    "show",
    "timeout": "Nothing was changed. Try again when the daemon is less busy. To check: memoryctl "
    "status",
    "overloaded": "Nothing was changed. Try again in a moment.",
    "key_unavailable": "Nothing was changed. Name the key in the daemon's setting key_source or "
    "previous_key_source and restart the daemon.",
    "request_too_large": "Send less in one request, or raise the daemon's --max-line-bytes.",
    "quota_exceeded": "Reads and deletes still work. Delete something, or raise the quota.",
    "memory_threat_detected": "The guard refused this text. Rephrase it.",
}

_PAIRS = "Write key=text for text, key:=JSON for a number, true, false, a list or an object."

_LISTING_COMMANDS = {
    "sessions": "memoryctl sessions list",
    "notes": "memoryctl notes search",
    "memory": "memoryctl memory show",
    "restore": "memoryctl backups",
    "backup": "memoryctl backups",
}
"""The command that lists the valid ids or names, by the first word of the command that failed."""

_BY_STORAGE_REASON = {
    "disk_full": "Free space on the daemon's disk, or delete something. Until then reads and "
    "deletes work and nothing is lost, but nothing is stored and no session can start.",
    "locked": "Another process has this user's database open, such as a second daemon or a SQLite "
    "shell. Stop it.",
    "io_error": "The daemon's disk returned an error, or a file reached its size limit (ulimit "
    "-f): see the kernel's log (dmesg) and memoryctl doctor. What was acknowledged is safe.",
    "read_only": "Mount the daemon's disk for writing, and let the daemon's unix user write to "
    "this user's .oxydra folder.",
    "cannot_open": "Check that the daemon's unix user may read and write this user's .oxydra "
    "folder, and that the daemon may open more files: memoryctl doctor",
    "newer_schema": "A newer memoryd wrote this database: run that version.",
    "foreign_file": "memory.db belongs to another program. Move it away by hand.",
}

_LOST = (
    "This user's memory is lost or damaged, so memoryd does not treat it as empty. "
    "To restore the newest backup, or a file of your own:\n"
    "  memoryctl --user {user} restore\n"
    "  memoryctl --user {user} restore --from FILE\n"
    "To reset it to an empty memory, keeping the old files:\n"
    "  memoryctl --user {user} call user.reset confirm={user}"
)


def advice(error: dict[str, Any], command: Command, user: str) -> str:
    """Return what to do about a JSON-RPC error object that a command received, or an empty text if
    there is no advice. `user`: the user that the command line names, or empty."""
    data = error.get("data")
    name = data.get("code") if isinstance(data, dict) else None
    if name == "storage_unavailable" and isinstance(data, dict):
        lost = _LOST.format(user=user or "ID")
        return _BY_STORAGE_REASON.get(str(data.get("cause", data.get("reason"))), lost)
    if name == "not_found":
        return _if_not_found(str(error.get("message")), command, user)
    if name == "conflict" and command.name == "turn":
        return "Give another --turn ID: this one belongs to another turn."
    if error.get("code") == -32602:
        takes_pairs = any(argument.rest for argument in command.arguments)
        return _PAIRS if takes_pairs else f"See memoryctl {command.name} --help."
    return _BY_NAME.get(str(name)) or _BY_CODE.get(error.get("code", 0), "")


def _if_not_found(message: str, command: Command, user: str) -> str:
    if message == "no such user":
        return f"No memory is stored for {user}: check the name." if user else "Check the user."
    listing = _LISTING_COMMANDS.get(command.name.partition(" ")[0])
    return f"Check the name and the user: {listing}" if listing else "Check the name and the user."

"""Telling memoryd's own files: a command that is given the wrong one names the right command."""

from __future__ import annotations

import json

from memoryd_client.memoryctl.errors import UsageError

HEAD_BYTES = 4096
_EXPORTS = ("memoryd-export", "memoryd-encrypted")
_SQLITE, _ID_PLACE, _ID = b"SQLite format 3\0", slice(68, 72), b"memd"


def refuse_own(path: str, head: bytes, *, but: str = "") -> None:
    """Raise UsageError when a file that begins with `head` is an export of memoryd or a database
    that is not encrypted. `but`: the kind that is wanted, `exports` or `backups`."""
    name = "standard input" if path == "-" else path
    if but != "exports" and _is_export(head):
        raise UsageError(
            f"{name} is an export of memoryd; nothing was sent",
            f"To bring it in: memoryctl --user ID import {path}",
        )
    if but != "backups" and head.startswith(_SQLITE) and head[_ID_PLACE] == _ID:
        raise UsageError(
            f"{name} is a database of memoryd; nothing was sent",
            f"To put it in the place of a user's: memoryctl --user ID restore --from {path}",
        )


def _is_export(head: bytes) -> bool:
    try:
        first = json.loads(head.partition(b"\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(first, dict) and first.get("format") in _EXPORTS

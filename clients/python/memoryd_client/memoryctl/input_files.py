"""Reads files and standard input for commands. memoryd's own files are recognized, so that the
error for a wrong file can name the right command."""

from __future__ import annotations

import json
import sys

from memoryd_client.memoryctl.errors import UsageError

HEAD_BYTES = 4096
_EXPORT_FORMATS = ("memoryd-export", "memoryd-encrypted")
_SQLITE_HEAD = b"SQLite format 3\0"
_APPLICATION_ID, _MEMORYD = slice(68, 72), b"memd"


def read_file(path: str) -> bytes:
    """Read a file, or standard input for `-`, without a byte order mark. Raises UsageError."""
    if path == "-":
        content = read_stdin_bytes()
    else:
        try:
            with open(path, "rb") as file:  # noqa: PTH123 (pathlib costs 5 ms)
                content = file.read()
        except OSError as error:
            raise UsageError(f"cannot read {path}: {error.strerror}") from None
    return content.removeprefix(b"\xef\xbb\xbf")


def read_stdin() -> str:
    """Read standard input as text. Raises UsageError if it is closed or not UTF-8."""
    try:
        return read_stdin_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise UsageError(f"standard input is not UTF-8: {error}") from None


def read_stdin_bytes() -> bytes:
    """Read standard input as bytes. Raises UsageError if it is closed."""
    if sys.stdin is None:
        raise UsageError("standard input is closed")
    return sys.stdin.buffer.read()


def display_name(path: str) -> str:
    """The path as messages show it: `-` becomes "standard input"."""
    return "standard input" if path == "-" else path


def reject_own(path: str, head: bytes, *, expected: str = "") -> None:
    """Raise UsageError if a file that begins with `head` is an export of memoryd or an unencrypted
    database of memoryd. `expected`: the kind that is allowed, `exports` or `backups`."""
    if expected != "exports" and _is_export(head):
        raise UsageError(
            f"{display_name(path)} is an export of memoryd; nothing was sent",
            f"To import it: memoryctl --user ID import {path}",
        )
    if (
        expected != "backups"
        and head.startswith(_SQLITE_HEAD)
        and head[_APPLICATION_ID] == _MEMORYD
    ):
        raise UsageError(
            f"{display_name(path)} is a database of memoryd; nothing was sent",
            f"To replace a user's database with it: memoryctl --user ID restore --from {path}",
        )


def _is_export(head: bytes) -> bool:
    try:
        first = json.loads(head.partition(b"\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(first, dict) and first.get("format") in _EXPORT_FORMATS

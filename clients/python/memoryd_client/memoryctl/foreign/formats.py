"""The formats of other programs, and how a file's format is detected."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence

from memoryd_client.memoryctl.errors import UsageError
from memoryd_client.memoryctl.foreign import (
    chatgpt,
    claude,
    hermes,
    mcp_memory,
    mem0,
    openhuman,
    oxydra,
)
from memoryd_client.memoryctl.foreign.fields import parsed
from memoryd_client.memoryctl.foreign.item import BrokenFileError, Item
from memoryd_client.memoryctl.input_files import HEAD_BYTES, read_file, reject_own

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_READERS: dict[str, Callable[[bytes, str], Sequence[Item]]] = {
    "chatgpt": chatgpt.read,
    "claude": claude.read,
    "hermes": hermes.read,
    "mcp-memory": mcp_memory.read,
    "mem0": mem0.read,
    "openhuman": openhuman.read,
}
_MEMORY_FILE = re.compile(r"(?:MEMORY|USER)\.md", re.IGNORECASE)
_SEPARATOR = re.compile(rb"^[ \t]*\xc2\xa7[ \t\r]*$", re.MULTILINE)


def read_items(path: str, format_: str | None) -> tuple[str, list[Item]]:
    """Read a file, detecting its format unless it is given. Returns the format and the items.
    Raises UsageError."""
    content, name = read_file(path), os.path.basename(path)  # noqa: PTH119 (pathlib costs 5 ms)
    reject_own(path, content[:HEAD_BYTES])
    if format_ is None:
        format_ = _detected(content, name)
        if format_ is None:
            raise UsageError(
                f"the format of {path} is unknown",
                f"Name it with --format: {', '.join(sorted([*_READERS, 'oxydra']))}.",
            )
    try:
        if format_ == "oxydra":
            if not content.startswith(oxydra.FIRST_BYTES) or path == "-":
                raise BrokenFileError("", "must be a SQLite database file, not standard input")
            return format_, oxydra.read_database(path)
        return format_, list(_READERS[format_](content, name))
    except BrokenFileError as error:
        raise UsageError(
            f"{path} is not a valid {format_} file: {error}", "Nothing was sent."
        ) from None
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None


def _detected(content: bytes, name: str) -> str | None:
    if content.startswith(oxydra.FIRST_BYTES):
        return "oxydra"
    if _MEMORY_FILE.fullmatch(name) or _SEPARATOR.search(content):
        return "hermes"
    try:
        text = content.decode("utf-8")
        if not text.lstrip().startswith(("{", "[")):
            return None
        document = parsed(text)
    except BrokenFileError:  # perhaps JSON lines
        document = _first_line(text)
    except UnicodeDecodeError:
        return None
    return _format_of_json(document)


def _first_line(text: str) -> Any:
    try:
        return parsed(text.lstrip().partition("\n")[0])
    except BrokenFileError:
        return None


def _format_of_json(document: Any) -> str | None:
    """The format, recognized by fields that no other format has; None if it is unknown."""
    first = document
    if isinstance(document, list):
        first = document[0] if document else None
    if not isinstance(first, dict):
        return None
    found = set(first)
    if first.get("type") in ("entity", "relation") or {"entities", "relations"} <= found:
        return "mcp-memory"
    if "mapping" in found:
        return "chatgpt"
    if found & {"chat_messages", "conversations_memory", "project_memories"}:
        return "claude"
    if {"tool_name", "rule"} <= found or _holds(first, "rule"):
        return "openhuman"
    if "memory" in found or _holds(first, "memory"):
        return "mem0"
    return None


def _holds(document: dict[str, Any], field: str) -> bool:
    """Whether an object has a list whose first element is an object with this field."""
    lists = [one for one in document.values() if isinstance(one, list) and one]
    return any(isinstance(one[0], dict) and field in one[0] for one in lists)

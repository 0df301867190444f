"""Reads MEMORY.md and USER.md of Hermes Agent and Rubino, in which lines of `§` separate entries.

In a file with bullets instead, each bullet is an entry. Any other file is a single entry.
"""

from __future__ import annotations

import re

from memoryd_client.memoryctl.foreign.fields import decoded
from memoryd_client.memoryctl.foreign.item import PROFILE, Item

_SEPARATOR = re.compile(r"^[ \t]*§[ \t]*$", re.MULTILINE)
_BULLET = re.compile(r"^[-*+] +", re.MULTILINE)
_HEADING = re.compile(r"^#{1,6} .*$", re.MULTILINE)


def read(content: bytes, name: str) -> list[Item]:
    """Entries become facts, with the target `user` for USER.md and `memory` for any other file."""
    text = decoded(content).replace("\r\n", "\n")
    target = "user" if name.upper().startswith("USER") else "memory"
    return [
        Item(PROFILE, {"action": "add", "target": target, "content": entry}, f"line {line}")
        for line, entry in _entries(text)
    ]


def _entries(text: str) -> list[tuple[int, str]]:
    if _SEPARATOR.search(text):
        starts = [0, *(found.end() for found in _SEPARATOR.finditer(text))]
        ends = [*(found.start() for found in _SEPARATOR.finditer(text)), len(text)]
    elif bullets := list(_BULLET.finditer(text)):
        text = _HEADING.sub(lambda found: " " * len(found[0]), text)
        starts = [found.end() for found in bullets]
        ends = [*(found.start() for found in bullets[1:]), len(text)]
    else:
        starts, ends = [0], [len(text)]
    entries = []
    for start, end in zip(starts, ends, strict=True):
        piece = text[start:end]
        if entry := piece.strip():
            before = start + len(piece) - len(piece.lstrip())
            entries.append((text.count("\n", 0, before) + 1, entry))
    return entries

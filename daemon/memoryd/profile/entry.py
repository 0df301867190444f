"""Entries of the profile, which a caller identifies by a part of their text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Target = Literal["memory", "user"]
Kind = Literal["fact", "user_profile"]

KINDS: dict[Target, Kind] = {"memory": "fact", "user": "user_profile"}
"""The kind of entries in each target of the `memory` tool."""

TARGETS: dict[Kind, Target] = {kind: target for target, kind in KINDS.items()}

_PREVIEW = 80


@dataclass(frozen=True, slots=True)
class Entry:
    """One live entry. `text` is trimmed and normalized to NFC. Times are microseconds since the
    epoch; `created_at` is that of the first version of the entry."""

    id: str
    kind: Kind
    text: str
    created_at: int
    updated_at: int


def entries_matching(entries: Sequence[Entry], old_text: str) -> list[Entry]:
    """The entries that contain `old_text` literally, case-sensitive. If one is equal to it, only
    that one."""
    holding = [entry for entry in entries if old_text in entry.text]
    equal = [entry for entry in holding if entry.text == old_text]
    return equal or holding


def preview(text: str) -> str:
    """The text on one line, shortened to at most 80 characters."""
    line = " ".join(text.split())
    return line if len(line) <= _PREVIEW else line[: _PREVIEW - 1] + "…"

"""Entries of the profile. Callers identify them by a part of their text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Target = Literal["memory", "user"]
Kind = Literal["fact", "user_profile"]

KINDS: dict[Target, Kind] = {"memory": "fact", "user": "user_profile"}
"""The kind of the entries in each target of the `memory` tool."""

TARGETS: dict[Kind, Target] = {kind: target for target, kind in KINDS.items()}

_PREVIEW = 80


@dataclass(frozen=True, slots=True)
class Entry:
    """A current entry. `text` is trimmed and NFC-normalized. Times are in microseconds since the
    epoch; `created_at` is the creation time of the entry's first version."""

    id: str
    kind: Kind
    text: str
    created_at: int
    updated_at: int


def entries_matching(entries: Sequence[Entry], old_text: str) -> list[Entry]:
    """The entries that contain `old_text` (literally and case-sensitively), or only the one that is
    equal to it, if any."""
    holding = [entry for entry in entries if old_text in entry.text]
    equal = [entry for entry in holding if entry.text == old_text]
    return equal or holding


def preview(text: str) -> str:
    """The text on one line, shortened to at most 80 characters."""
    line = " ".join(text.split())
    return line if len(line) <= _PREVIEW else line[: _PREVIEW - 1] + "…"

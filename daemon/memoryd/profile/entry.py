"""One entry of the profile, and how a caller names it: by a part of its text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Target = Literal["memory", "user"]
Kind = Literal["fact", "user_profile"]

KINDS: dict[Target, Kind] = {"memory": "fact", "user": "user_profile"}
"""What each target of the `memory` tool holds."""

TARGETS: dict[Kind, Target] = {kind: target for target, kind in KINDS.items()}

_PREVIEW = 80


@dataclass(frozen=True, slots=True)
class Entry:
    """One live entry. `text` is trimmed and in normal form C. Times are microseconds since the
    epoch; `created_at` is that of the first text that it stands for."""

    id: str
    kind: Kind
    text: str
    created_at: int
    updated_at: int


def entries_matching(entries: Sequence[Entry], old_text: str) -> list[Entry]:
    """Those that hold `old_text`, literally and in its case; the one that equals it wins."""
    holding = [entry for entry in entries if old_text in entry.text]
    equal = [entry for entry in holding if entry.text == old_text]
    return equal or holding


def preview(text: str) -> str:
    """The text in one line of at most 80 characters."""
    line = " ".join(text.split())
    return line if len(line) <= _PREVIEW else line[: _PREVIEW - 1] + "…"

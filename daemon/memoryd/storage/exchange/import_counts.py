"""What an import did, in numbers."""

from dataclasses import dataclass, field
from typing import Literal

Group = Literal["rules", "notes", "profile", "statistics", "sessions", "turns"]


@dataclass(slots=True)
class GroupCounts:
    """What became of the lines of one group."""

    new: int = 0
    present: int = 0
    conflicts: int = 0


@dataclass(slots=True)
class ImportCounts:
    """What an import did. `demoted`: rules that are no longer the user's own words; `redacted`:
    lines in which live secrets were struck out; `conflicts`: the lines and kinds of the first
    conflicts."""

    groups: dict[Group, GroupCounts] = field(
        default_factory=lambda: {
            "rules": GroupCounts(),
            "notes": GroupCounts(),
            "profile": GroupCounts(),
            "statistics": GroupCounts(),
            "sessions": GroupCounts(),
            "turns": GroupCounts(),
        }
    )
    demoted: int = 0
    redacted: int = 0
    conflicts: list[tuple[int, str]] = field(default_factory=list)

"""The result of an import, in numbers."""

from dataclasses import dataclass, field
from typing import Literal

Group = Literal["rules", "notes", "profile", "statistics", "sessions", "turns"]


@dataclass(slots=True)
class GroupCounts:
    """The number of lines of one group that were new, already present, or in conflict."""

    new: int = 0
    present: int = 0
    conflicts: int = 0


@dataclass(slots=True)
class ImportCounts:
    """The result of an import. `demoted`: rules that no longer count as the user's own words;
    `redacted`: lines in which live secrets were replaced; `conflicts`: line number and kind of the
    first conflicts."""

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

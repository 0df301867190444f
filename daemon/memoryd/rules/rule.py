"""The rule: guidance about one tool that holds for every later turn."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, get_args

Priority = Literal["critical", "high", "normal"]
Source = Literal["user_explicit", "post_turn", "programmatic"]
Status = Literal["active", "retired", "expired"]

PRIORITIES: tuple[Priority, ...] = get_args(Priority)
"""Strongest first."""

UNSCOPED = "__unscoped__"
"""The tool name of a decree that belongs to no known tool. It applies to every tool."""

PINNED_PRIORITIES: frozenset[Priority] = frozenset({"critical", "high"})
"""The priorities that ride in the system prompt; the others are read on demand."""

_APOSTROPHES = dict.fromkeys(map(ord, "’‘ʼ`´＇"), "'")
_FINAL_PUNCTUATION = " \t\n.!?;,。！？；，…"


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a decree was said, and by whom. `sentence` is the user's own sentence; `speaker` is
    None when the runtime named none."""

    session_id: str | None
    turn_id: str | None
    sentence: str
    speaker: str | None = None


@dataclass(frozen=True, slots=True)
class Rule:
    """One stored rule. Times are microseconds since the epoch, UTC.

    `stored_status` is never "expired": that one is read off the clock, see `status_at`.
    """

    tool_name: str
    id: str
    text: str
    priority: Priority
    source: Source
    created_at: int
    updated_at: int
    tags: tuple[str, ...] = ()
    stored_status: Status = "active"
    expires_at: int | None = None
    provenance: Provenance | None = None
    conflicts_with: tuple[str, ...] = field(default=())

    @property
    def key(self) -> tuple[str, str]:
        """What names this rule among all rules of its user: (tool name, id)."""
        return (self.tool_name, self.id)

    def status_at(self, now: int) -> Status:
        """The status at `now`, in microseconds since the epoch."""
        if self.stored_status == "active" and self.expires_at is not None:
            return "expired" if self.expires_at <= now else "active"
        return self.stored_status


def normal_tool_name(name: str) -> str:
    """The one spelling under which a tool is stored and looked up: trimmed, lower-cased."""
    return name.strip().lower()


def text_key(text: str) -> str:
    """What two rule texts share when they say the same: NFC, case, spacing, apostrophes
    and final punctuation do not count."""
    folded = unicodedata.normalize("NFC", text).translate(_APOSTROPHES).casefold()
    return re.sub(r"\s+", " ", folded).strip().rstrip(_FINAL_PUNCTUATION)


def stronger(first: Priority, second: Priority) -> Priority:
    """The higher of two priorities."""
    return min(first, second, key=PRIORITIES.index)


def list_position(rule: Rule) -> tuple[int, int, str, str]:
    """Where a rule stands in a list: priority first, then freshest, then tool and id."""
    return (PRIORITIES.index(rule.priority), -rule.updated_at, *rule.key)


def by_priority_then_freshness(rules: Iterable[Rule]) -> list[Rule]:
    """The rules in the order of `list_position`."""
    return sorted(rules, key=list_position)

"""What a rule is for and against, so that rules which contradict each other can be marked."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from memoryd.rules.judging.actions import GENERIC, YES, relation
from memoryd.rules.judging.prohibition import read_prohibition
from memoryd.rules.judging.target import Target

_ORDERS = re.compile(
    r"^\W*(?:please\s+|you\s+(?:must|should|have to|need to|may|can)\s+)*"
    r"(?:always|make sure (?:to|you)|be sure to|remember to|immer|siempre|toujours|sempre|总是|"
    r"务必|一定要|you (?:must|should|may|can))\s*",
    re.IGNORECASE,
)

Key = tuple[str, str]
"""What two rules must share to contradict each other: a kind of object and its value."""


@dataclass(frozen=True, slots=True)
class Point:
    """One object (or the tool itself, whose key is empty) and what is done to it."""

    key: Key
    actions: frozenset[str]


@dataclass(frozen=True, slots=True)
class Stance:
    """What a rule bans and what it wants or lets pass."""

    bans: frozenset[Point] = frozenset()
    wants: frozenset[Point] = frozenset()

    def contradicts(self, other: "Stance") -> bool:
        """Whether one of the two bans what the other one wants."""
        return _clash(self.bans, other.wants) or _clash(other.bans, self.wants)


@lru_cache(maxsize=8192)
def stance_of(text: str, tool_name: str) -> Stance:
    """Read a rule's text as it binds the tool `tool_name`."""
    forbidden = read_prohibition(text, tool_name)
    if forbidden.clauses:
        bans = {
            point
            for clause in forbidden.clauses
            if not clause.vague
            for point in _points(clause.groups, clause.actions)
        }
        wants = {
            Point((target.kind, target.value), clause.actions)
            for clause in forbidden.clauses
            for target in clause.exceptions
        }
        return Stance(frozenset(bans), frozenset(wants))
    order = _ORDERS.match(text)
    if not order:
        return Stance()
    wanted = read_prohibition(f"never {text[order.end() :]}", tool_name)
    wants = {
        Point((target.kind, target.value), clause.actions)
        for clause in wanted.clauses
        for group in clause.groups
        for one in group
        for target in (one, one.as_recipient())  # who bans every message bans copies too
    }
    return Stance(wants=frozenset(wants))


def _points(groups: tuple[tuple[Target, ...], ...], actions: frozenset[str]) -> Iterator[Point]:
    for group in groups:
        for target in group:
            yield Point((target.kind, target.value), actions)
    if not groups and actions:
        yield Point(("", ""), actions)


def _clash(bans: frozenset[Point], wants: frozenset[Point]) -> bool:
    return any(
        ban.key == want.key and _same_deed(ban.actions, want.actions)
        for ban in bans
        for want in wants
    )


@lru_cache(maxsize=4096)
def _same_deed(banned: frozenset[str], wanted: frozenset[str]) -> bool:
    if not banned or not wanted or banned <= GENERIC or wanted <= GENERIC:
        return True
    return any(relation(one, other) is YES for one in banned for other in wanted)

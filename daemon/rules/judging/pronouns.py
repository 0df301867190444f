"""What the pronouns of a clause stand for."""

import re

from memoryd.rules.judging.target import Target

POINTS = re.compile(
    r"(?<!\w)(?:it|them|those|these|(?P<whom>him|her|ihn|ihm|ihr(?!\s\w)))(?=\s*(?:$|[,;.!]|"
    r"(?:again|ever|anymore|any more|at|on|in|to|from|for|by|with|wieder|mehr)(?!\w)))"
    r"|[给跟对向]\s*(?P<wen>他们?|她们?)|[动碰改删](?:它|他们|它们)",
    re.IGNORECASE,
)
"""A pronoun for what is forbidden: what it stands for must have been said."""

PLURAL = frozenset({"them", "those", "these"})


def last_named(text: str) -> str:
    """The last part of a sentence, where that names somebody."""
    last = re.split(r"[,;]\s*(?:but\s+|and\s+)?", text.rstrip(" :,;"))[-1]
    return last if re.search(r"(?<=\w\s)[A-ZÄÖÜÀ-Þ]\w+", last) else ""


def last_person(
    groups: tuple[tuple[Target, ...], ...], text: str
) -> tuple[tuple[Target, ...], ...]:
    """Of the people that `text` names the one named last, whom "her" stands for."""
    people = [
        each for group in groups for each in group if each.kind in ("person", "address", "role")
    ]
    if not people:
        return groups
    return ((max(people, key=lambda each: text.casefold().rfind(each.value)),),)

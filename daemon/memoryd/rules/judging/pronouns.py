"""What the pronouns of a clause stand for."""

import re

POINTS = re.compile(
    r"(?<!\w)(?:it|them|those|these|(?P<whom>him|her|ihn|ihm|ihr(?!\s\w)))(?=\s*(?:$|[,;.!]|"
    r"(?:again|ever|anymore|any more|at|on|in|to|from|for|by|with|wieder|mehr)(?!\w)))"
    r"|[给跟对向]\s*(?P<wen>他们?|她们?)|[动碰改删](?:它|他们|它们)",
    re.IGNORECASE,
)
"""A pronoun for what is forbidden: what it stands for must have been said."""

PLURAL = frozenset({"them", "those", "these"})


def last_named(text: str) -> str:
    """The last part of a sentence of several, if it names somebody: "Bob is fine, but Carol"."""
    parts = re.split(r"[,;]\s*(?:but\s+|and\s+)?", text.rstrip(" :,;"))
    named = len(parts) > 1 and re.search(r"(?<=\w\s)[A-ZÄÖÜÀ-Þ]\w+", parts[-1])
    return parts[-1] if named else ""

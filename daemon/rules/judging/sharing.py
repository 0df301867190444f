"""Bans of sharing notes and pages, and the calls that only keep one."""

import re

from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.tokens import word_set

SHARING = frozenset({"share"})
SHARED = re.compile(
    r"\W*(?:ever\s+)?(?:shar(?:e|ing)|teilen?|teile|compart\w+|partag\w+|condivid\w+)(?!\w)",
    re.IGNORECASE,
)
_KEPT = word_set(
    "action op operation title name body content contents text markdown note notes tag tags folder "
    "notebook date color colour format"
)
"""Words of the names of arguments that say what a note is and where it lies."""
_SHOWN = re.compile(r"@|://|shar|publi|everyone|anyone|team|famil|geteilt|compart|partag|gemeinsam")


def keeps_to_itself(facts: Facts) -> bool:
    """Whether a call makes a note and says nothing of anybody who might see it."""
    shown = any(_SHOWN.search(value) for value in facts.values)
    told = bool(facts.words) and facts.words <= _KEPT
    return told and facts.actions == {"create"} and not shown

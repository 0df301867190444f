"""Bans of putting somebody in copy of a message: "don't cc Priya"."""

import re
from dataclasses import replace

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.pronouns import POINTS
from memoryd.rules.judging.target import WORD, Target

COPIED = re.compile(
    r"(?<![\w.@+-])(?:(b?cc)(?:['’]?(?:ing|ed|s))?|(?:in|en|em|on) (?:copia|cópia|copie|kopie|"
    r"copy))(?![\w@+-]|\.\w)",
    re.IGNORECASE,
)
_OR_MORE = re.compile(r"\s*(?:or|and|/|,)\s")


def only_copied_in(body: str, copied: re.Match[str]) -> bool:
    """Whether all that `body` forbids is to put somebody in copy."""
    openly = any(class_of(word) == "send" for word in WORD.findall(body[: copied.start()]))
    return not openly and not _OR_MORE.match(body, copied.end())


def is_whom(body: str, copied: re.Match[str]) -> bool:
    """Whether a pronoun tells who is put in copy: "never cc him"."""
    pronoun = POINTS.search(body)
    return bool(pronoun and pronoun["whom"] and not body[copied.end() : pronoun.start()].strip())


def in_copy(target: Target) -> Target:
    """The same person or address, as one that a message goes to in copy."""
    return replace(target, kind="copied") if target.kind in ("person", "address") else target

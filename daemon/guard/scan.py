"""Whether a text may be stored and shown to a model later."""

from dataclasses import dataclass

from memoryd.guard import categories

MOST_CHARACTERS = 262_144
"""A longer text is refused, never scanned in part."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a text is refused. `reason` is safe to show: it repeats no secret."""

    category: str
    reason: str


def scan(text: str, *, decree: bool = False) -> Refusal | None:
    """What the text is refused for, or None. Any `str` is answered, in time linear in it.

    A decree may name what it prohibits: those categories do not count for it.
    """
    if len(text) > MOST_CHARACTERS:
        return Refusal(categories.TOO_LARGE, f"longer than {MOST_CHARACTERS:,} characters")
    return None

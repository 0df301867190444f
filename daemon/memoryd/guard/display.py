"""A stored text as a prompt may show it: what came in before a pattern existed is found again."""

from functools import lru_cache

from memoryd.guard.categories import RESEMBLANCE
from memoryd.guard.door import scan

_REMEMBERED = 4096
_LONGEST_REMEMBERED = 1000


def shown(text: str) -> str:
    """The text, or `[blocked: <category>]` in its place."""
    category = _category(text)
    return text if category is None else blocked(category)


def category_of_part(part: str, whole: str) -> str | None:
    """The category that a part of a text is refused for, or None. That it resembles an attack
    counts where the whole text is refused too: a part says less of what it is about."""
    category = _category(part)
    return _category(whole) if category == RESEMBLANCE and part != whole else category


def blocked(category: str) -> str:
    """What stands in the place of a text of this category."""
    return f"[blocked: {category}]"


def _category(text: str) -> str | None:
    return _remembered(text) if len(text) <= _LONGEST_REMEMBERED else _scanned(text)


def _scanned(text: str) -> str | None:
    refusal = scan(text)
    return None if refusal is None else refusal.category


_remembered = lru_cache(_REMEMBERED)(_scanned)

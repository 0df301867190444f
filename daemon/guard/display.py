"""A stored text as a prompt may show it: what came in before a pattern existed is found again."""

from functools import lru_cache

from memoryd.guard.door import scan

_REMEMBERED = 4096
_LONGEST_REMEMBERED = 1000


def shown(text: str) -> str:
    """The text, or `[blocked: <category>]` in its place."""
    category = _category(text) if len(text) <= _LONGEST_REMEMBERED else _scanned(text)
    return text if category is None else blocked(category)


def blocked(category: str) -> str:
    """What stands in the place of a text of this category."""
    return f"[blocked: {category}]"


def _scanned(text: str) -> str | None:
    refusal = scan(text)
    return None if refusal is None else refusal.category


_category = lru_cache(_REMEMBERED)(_scanned)

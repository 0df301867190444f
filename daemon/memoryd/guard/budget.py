"""Budgets of the profile, in characters: Unicode code points, without separators."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Usage:
    """What `entries` texts take of a budget. A `limit` of 0 is none."""

    used: int
    limit: int
    entries: int

    def has_room(self, requested: int) -> bool:
        """Whether so many more characters fit."""
        return not self.limit or self.used + requested <= self.limit

    def with_text(self, text: str) -> "Usage":
        """The usage with one text more."""
        return Usage(self.used + len(text), self.limit, self.entries + 1)

    def without_text(self, text: str) -> "Usage":
        """The usage with one of its texts less."""
        return Usage(self.used - len(text), self.limit, self.entries - 1)


def usage_of(texts: Iterable[str], limit: int) -> Usage:
    """What the texts take of a budget."""
    usage = Usage(0, limit, 0)
    for text in texts:
        usage = usage.with_text(text)
    return usage

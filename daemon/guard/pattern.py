"""A row of the tables of patterns."""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pattern:
    """What one shape of attack looks like, in a text whose case does not matter.

    Every repetition in `shape` is bounded and none is nested in another unbounded one, so the time
    is linear in the text.
    """

    category: str
    reason: str
    needs: tuple[str, ...]
    """Lower-case parts, one of which every match holds: without them the shape is not tried."""
    shape: re.Pattern[str]
    example: str
    twin: str
    """A harmless text that is close to the example."""
    mentionable: bool = True
    """Whether a text that speaks about attacks may hold it in quotes."""


def row(
    category: str, reason: str, needs: str, shape: str, example: str, twin: str, *, told: bool = True
) -> Pattern:
    """A Pattern; `needs` are separated by spaces, and `told` is `mentionable`."""
    return Pattern(
        category, reason, tuple(needs.split()), re.compile(shape, re.IGNORECASE), example, twin, told
    )

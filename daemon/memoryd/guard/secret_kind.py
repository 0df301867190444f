"""One form of live secrets."""

import re
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SecretKind:
    """One form. The secret itself is the group `value`, else the whole match."""

    kind: str
    needs: tuple[str, ...]
    """Parts, one of which every match holds, as they stand in the lower-case text."""
    form: re.Pattern[str]
    is_live: Callable[[str], bool]
    """Whether a value of this form is a secret and no placeholder."""
    example: str
    twin: str
    """A text of a similar form that is none."""
    part: int = 0
    """Every match holds so many characters in a row without white space."""
    also: tuple[str, ...] = ()
    """Parts, one of which every match holds too."""
    value_part: Callable[[str], bool] | None = None
    """Which parts of a lower-case text, between its white space, can hold the secret; each has a
    digit or a sign."""
    begins: bool = False
    """Whether every match begins with one of the parts that it needs."""
    in_part: bool = False
    """Whether no match holds white space."""

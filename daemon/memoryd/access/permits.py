"""What one peer may do."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from memoryd.schema.rights import Right, held


@dataclass(frozen=True, slots=True)
class Grant:
    """Grants `rights` for all users whose ids match one of the patterns `users`, in which `*`
    matches any number of characters, including none."""

    users: tuple[str, ...]
    rights: tuple[Right, ...]


class Everything:
    """Permits that grant all rights for all users."""

    def allows(self, right: Right, user_id: str | None) -> bool:
        """Always True."""
        return True


EVERYTHING: Final = Everything()


class Granted:
    """Permits that grant the union of the rights of some grants."""

    def __init__(self, grants: Iterable[Grant]) -> None:
        patterns: dict[Right, list[str]] = {}
        for grant in grants:
            for right in held(grant.rights):
                patterns.setdefault(right, []).extend(grant.users)
        self._users = {right: _any_of(found) for right, found in patterns.items()}

    def allows(self, right: Right, user_id: str | None) -> bool:
        """Whether the peer has this right for this user; if `user_id` is None, whether it has the
        right for any user at all."""
        users = self._users.get(right)
        if users is None:
            return False
        if user_id is None or right in _OF_NO_USER:
            return True
        return len(user_id) <= _LONGEST_ID and users.fullmatch(user_id) is not None


_OF_NO_USER: Final = frozenset({"any", "admin"})
_LONGEST_ID: Final = 128


def _any_of(patterns: list[str]) -> re.Pattern[str]:
    """A regular expression that matches the ids that match any of the patterns."""
    return re.compile("|".join(map(_expression, dict.fromkeys(patterns))))


def _expression(pattern: str) -> str:
    """Convert a pattern to a regular expression. Each part between two stars is matched at its
    first occurrence; the atomic groups prevent backtracking, so patterns with many stars are
    fast."""
    first, *others = re.sub(r"\*+", "*", pattern).split("*")
    if not others:
        return re.escape(first)
    between = "".join(f"(?>.*?{re.escape(text)})" for text in others[:-1])
    return f"{re.escape(first)}{between}.*{re.escape(others[-1])}"

"""The items that the readers return, and the error that they raise."""

from __future__ import annotations

import hashlib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NOTE, RULE, PROFILE, TURN = "notes", "rules", "profile", "turns"
KINDS = (RULE, PROFILE, NOTE, TURN)
"""All kinds, in the order in which their items are stored."""

_LONGEST_TAG = 64


class Item:
    """An item to store. `params`: those of its method, without user_id. `location`: its line or
    field in the file. `owner`: its user, if the file names users."""

    __slots__ = ("kind", "location", "owner", "params")

    def __init__(
        self, kind: str, params: dict[str, Any], location: str, owner: str | None = None
    ) -> None:
        self.kind = kind
        self.params = params
        self.location = location
        self.owner = owner

    @property
    def text(self) -> str:
        """The text that the guard scans; empty for a turn."""
        return str(self.params.get("content") or self.params.get("rule") or "")


class BrokenFileError(Exception):
    """The file violates its format. `location`: a line or the path of a field, or empty."""

    def __init__(self, location: str, problem: str) -> None:
        super().__init__(f"{location}: {problem}" if location else problem)


def note(
    text: str,
    location: str,
    tags: list[str],
    *,
    category: str | None = None,
    owner: str | None = None,
) -> Item:
    """Create a note. A category or tags that are too long for memoryd are dropped."""
    params: dict[str, Any] = {"content": text.strip()}
    if category and (category := " ".join(category.split()))[_LONGEST_TAG:] == "":
        params["category"] = category
    kept = (" ".join(tag.split()) for tag in tags)
    params["tags"] = [tag for tag in kept if 0 < len(tag) <= _LONGEST_TAG][:16]
    return Item(NOTE, params, location, owner)


def stable_id(*parts: str) -> str:
    """An id that depends only on `parts`, so it is the same each time the file is read."""
    return "import-" + hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]

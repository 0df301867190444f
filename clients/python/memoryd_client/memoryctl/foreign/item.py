"""What a reader finds, and what it says of a file that is not what it should be."""

from __future__ import annotations

import hashlib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NOTE, RULE, PROFILE, TURN = "notes", "rules", "profile", "turns"
KINDS = (RULE, PROFILE, NOTE, TURN)
"""In the order in which they are stored."""

_LONGEST_TAG = 64


class Item:
    """One thing to store. `params` are those of its method, without user_id; `place` says where in
    the file it stands; `owner` is the user it belonged to there, when the file tells."""

    __slots__ = ("kind", "owner", "params", "place")

    def __init__(
        self, kind: str, params: dict[str, Any], place: str, owner: str | None = None
    ) -> None:
        self.kind = kind
        self.params = params
        self.place = place
        self.owner = owner

    @property
    def text(self) -> str:
        """The text that the guard judges."""
        return str(self.params.get("content") or self.params.get("rule") or "")


class BrokenFileError(Exception):
    """The file is not what its format says; `place` is a line or the way to a field."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}" if place else problem)


def note(
    text: str,
    place: str,
    tags: list[str],
    *,
    category: str | None = None,
    owner: str | None = None,
) -> Item:
    """A note; tags and a category that are too long for memoryd are left out."""
    params: dict[str, Any] = {"content": text.strip()}
    if category and (category := " ".join(category.split()))[_LONGEST_TAG:] == "":
        params["category"] = category
    kept = (" ".join(tag.split()) for tag in tags)
    params["tags"] = [tag for tag in kept if 0 < len(tag) <= _LONGEST_TAG][:16]
    return Item(NOTE, params, place, owner)


def stable_id(*parts: str) -> str:
    """An id that is the same whenever the same file is read."""
    return "import-" + hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]

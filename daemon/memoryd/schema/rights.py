"""The table of rights.

Each method's schema file names the `right` that a call requires. An entry of the `[access]` map
grants rights for certain user ids; `any` and `admin` apply independently of users.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

Right = Literal["any", "tool", "host", "owner", "admin"]


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a right. `includes`: the rights that are granted with it. `allows`: what it
    allows, for the docs."""

    includes: tuple[Right, ...]
    allows: str


RIGHTS: Final[Mapping[Right, Meaning]] = {
    "any": Meaning(
        (),
        "What every peer that may connect may call: the daemon's health, its versions and the "
        "description of the protocol. Every other right includes it, so it need not be granted.",
    ),
    "tool": Meaning(
        ("any",),
        "`tools.list`, `tools.call`, and the calls about a user that only read the memory or "
        "check something against it.",
    ),
    "host": Meaning(
        ("any", "tool"),
        "Everything else that an agent runtime needs for a user: direct calls of the tools, "
        "`memory.*`, `workspace.*`.",
    ),
    "owner": Meaning(
        ("any", "tool", "host"),
        "Calls that remove, import or export rules or the whole memory: deleting rules, weakening "
        "or lifting what the user forbade, import, export, backup, restore, reset, purge, "
        "encryption.",
    ),
    "admin": Meaning(("any",), "`daemon.*`: the daemon as a whole, but no user's memory."),
}
"""All rights, weakest first. `admin` is independent of the others."""

TO_GIVE: Final = tuple(right for right in RIGHTS if right != "any")
"""The rights that an entry of the `[access]` map can grant."""


def held(given: Iterable[Right]) -> frozenset[Right]:
    """The granted rights together with all rights that they include."""
    return frozenset(one for right in given for one in (right, *RIGHTS[right].includes))

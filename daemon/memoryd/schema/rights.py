"""What a peer may be allowed to do: the one table of rights.

Each method's file names the `right` that a call of it needs. A right is held for the user ids that
an entry of the `[access]` map names; `any` and `admin` are about no user.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

Right = Literal["any", "tool", "host", "owner", "admin"]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a right is for. Who holds it also holds those that it `includes`."""

    includes: tuple[Right, ...]
    allows: str


RIGHTS: Final[Mapping[Right, Meaning]] = {
    "any": Meaning(
        (),
        "What everybody who may connect may ask: whether the daemon is well, the versions, and "
        "the protocol. It is included in every other right and needs not be given.",
    ),
    "tool": Meaning(
        ("any",),
        "`tools.list`, `tools.call`, and every call about a user that only reads the memory or "
        "judges by it.",
    ),
    "host": Meaning(
        ("any", "tool"),
        "All else that an agent runtime calls about a user: the bare tools, `memory.*`, "
        "`workspace.*`.",
    ),
    "owner": Meaning(
        ("any", "tool", "host"),
        "What takes rules or the whole store away, brings them in, or carries them out: deleting "
        "rules, weakening or lifting what the user forbade, import, export, backup, restore, "
        "reset, purge, encryption.",
    ),
    "admin": Meaning(("any",), "`daemon.*`: the daemon as a whole, and no user's memory."),
}
"""Every right, the least first. `admin` is apart from the others."""

TO_GIVE: Final = tuple(right for right in RIGHTS if right != "any")
"""The rights that an entry of the map can give."""


def held(given: Iterable[Right]) -> frozenset[Right]:
    """The given rights and all that they include."""
    return frozenset(one for right in given for one in (right, *RIGHTS[right].includes))

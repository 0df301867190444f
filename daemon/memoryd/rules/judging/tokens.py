"""Values cut into tokens: the pieces that names, hosts and paths are made of."""

import re
from collections.abc import Iterable

_SEPARATORS = re.compile(r"[\W_]+")
_CUTS = str.maketrans(dict.fromkeys("/\\:;,=@\"'`()[]{}<>|&!?\n\t\r", " "))


def tokens_of(text: str) -> list[str]:
    """The pieces of `text` in lower case; `.`, `-`, `_`, `+` and `#` stay inside a piece."""
    return text.casefold().translate(_CUTS).split()


_SYMBOLS = re.compile(r"[^\w\s\x00-\x7f]")


def spaced(name: str) -> str:
    """A channel's name with its words apart and without symbols: `build-alerts`, `build alerts` and
    `build alerts 🎉` are one."""
    if not name.isascii():
        name = _SYMBOLS.sub("", name) or name
    return " ".join(name.replace("-", " ").replace("_", " ").split())


def part_mark(part: str) -> str:
    """The mark of a part of a name with hyphens, in a command that is not known."""
    return f"\0part:{part.casefold()}"


def switches(name: str) -> tuple[str, str]:
    """The options that a switch with this name has on command lines."""
    spelled = name.replace("_", "-")
    return f"--{spelled}", f"-{spelled}"


def whole_mark(text: str) -> str:
    """The mark of a name without what parts its words: `new_checkout`, `newCheckout` are one."""
    return "\0whole:" + _SEPARATORS.sub("", text.casefold())


def word_set(text: str) -> frozenset[str]:
    """The words of a table that is written as one text."""
    return frozenset(text.split())


_PACKAGE = re.compile(
    r"(?P<name>[a-z][\w.+-]*?)(?:[~^#].*|\.git|-v?\d[\w.+-]*\.(?:whl|tgz|tar\.\w+|zip|deb|rpm|gem)|-\d+)"
)


def packages_in(pieces: Iterable[str]) -> set[str]:
    """The names of packages that stand in `pieces` of a call before what tells their versions, or
    in the names of repositories and archives: `lodash~=4.0`, `lodash.git`, `lodash-4.0.tgz`."""
    return {found["name"] for piece in pieces if (found := _PACKAGE.fullmatch(piece))}

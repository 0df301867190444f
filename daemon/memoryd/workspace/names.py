"""Detecting path components that some programs interpret differently from the kernel."""

import unicodedata

from memoryd.workspace.directories import INTERNAL

_LONGEST_NAME = 255
_UNWRITABLE = {"Cc", "Cs", "Zl", "Zp"}
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"
"""Invisible marks and letters, in addition to format characters and variation selectors."""


def name_problem(name: str) -> str | None:
    """The reason why a path component is rejected, or None. A component is rejected if
    normalization (of width, case or invisible characters) would turn it into `..` or `.oxydra`, or
    create a slash: a program that normalizes names would access another path."""
    if len(name.encode("utf-8", "surrogatepass")) > _LONGEST_NAME:
        return "a name in it is too long"
    if not name.isprintable() and _UNWRITABLE.intersection(map(unicodedata.category, name)):
        return "a name in it contains a control character or is not UTF-8"
    looks = _looks(name)
    if "/" in looks or "\\" in looks:
        return "a name in it contains a character that some programs treat as a slash"
    if looks.strip(". ") == "" and name not in (".", ".."):
        return "a name in it contains only dots or blanks"
    if looks.rstrip(". ") == INTERNAL:
        return f"{INTERNAL} belongs to the daemon"
    return None


def _looks(name: str) -> str:
    """The name after removal of invisible characters, case folding and NFKC."""
    if name.isascii():
        return name.lower()
    seen = "".join(character for character in name if not _is_invisible(character))
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())


def _is_invisible(character: str) -> bool:
    return (
        unicodedata.category(character) == "Cf"
        or character in _BLANKS
        or "\ufe00" <= character <= "\ufe0f"
        or "\U000e0100" <= character <= "\U000e01ef"
    )

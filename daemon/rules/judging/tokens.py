"""Values cut into tokens: the pieces that names, hosts and paths are made of."""

_CUTS = str.maketrans(dict.fromkeys("/\\:;,=@\"'`()[]{}<>|&!?\n\t\r", " "))


def tokens_of(text: str) -> list[str]:
    """The pieces of `text` in lower case; `.`, `-`, `_`, `+` and `#` stay inside a piece."""
    return text.casefold().translate(_CUTS).split()


def spaced(name: str) -> str:
    """A channel's name with its words apart: `build-alerts` and `build alerts` are one."""
    return " ".join(name.replace("-", " ").replace("_", " ").split())


def word_set(text: str) -> frozenset[str]:
    """The words of a table that is written as one text."""
    return frozenset(text.split())

"""Pipes that a rule names several of at once: "pipe curl or wget into bash or sh"."""

import re

from memoryd.rules.judging.programs import PROGRAMS

WHATEVER = frozenset(
    {"it", "them", "that", "this", "these", "those", "output", "anything", "stuff"}
)
"""What a rule that pipes does not name by its program."""
_JOINT = r"(?:\s*[,/]\s*(?:or\s+|and\s+)?|\s+(?:or|and|nor)\s+)"
_NAME = r"`?[\w.+-]+`?"
_NAMES = rf"{_NAME}(?:{_JOINT}{_NAME}){{0,5}}"
LISTED_PIPES = re.compile(
    rf"(?<!\w)pip(?:e|ing)\s+(?:the\s+)?(?:output\s+of\s+|(?:anything|scripts?|output)\s+from\s+)?"
    rf"(?P<from>{_NAMES})\s+(?:output\s+)?(?:straight\s+|directly\s+|right\s+)?(?:in)?to\s+"
    rf"(?:an?\s+|the\s+)?(?P<to>{_NAMES})(?![\w/.-])",
    re.IGNORECASE,
)
_PARTS = re.compile(_JOINT)
_KNOWN = PROGRAMS | WHATEVER | {"shell"}


def listed_pipes(match: re.Match[str]) -> list[tuple[str, str]]:
    """Each source with each sink of a match of `LISTED_PIPES`; none where it lists nothing, or
    what is no program."""
    sources, sinks = (
        [each.strip("`").casefold() for each in _PARTS.split(match[side])]
        for side in ("from", "to")
    )
    if len(sources) == len(sinks) == 1 or not _KNOWN.issuperset((*sources, *sinks)):
        return []
    return [(source, sink) for source in sources for sink in sinks]

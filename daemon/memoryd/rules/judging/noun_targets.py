"""Objects that a noun beside their name tells: `billing` of "the schema billing"."""

import re

from memoryd.rules.judging import place_patterns as places
from memoryd.rules.judging import target_nouns as nouns
from memoryd.rules.judging import target_patterns as patterns
from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.known_names import ENVIRONMENTS
from memoryd.rules.judging.package_names import NAMED_PACKAGES
from memoryd.rules.judging.sql import ALL_COLUMNS
from memoryd.rules.judging.target import FOLDER, Kind, Target
from memoryd.rules.judging.things import QUALITIES
from memoryd.rules.judging.vocabulary import CONJUNCTIONS, FILLER, GENERIC_NOUNS

_TOLD_BY_NAME = frozenset({"namespace", "bucket", "queue", "schema", "topic"})

_LAST_WORD = re.compile(r"\s*(?:$|[,;.!])")

_FURNITURE = frozenset(
    {"restaurant", "dining", "coffee", "bar", "corner", "window", "outdoor", "patio"}
)
"""What stands before a table at which people sit."""

_TABLES = frozenset({"table", "tabelle", "tabla", "tabela", "tabella"})

_OF_TABLES = frozenset(
    {"rows", "row", "columns", "column", "data", "records", "entries", "names", "name", "schema"}
    | {"definitions", "definition", "locks", "content", "contents", "structure", "statistics"}
)

_COLUMNS = frozenset({"column", "spalte", "columna", "colonne", "coluna"})

_SHORT = 3


def _parts_of_table(name: str) -> bool:
    """Whether a word behind "table" says what of it: "table rows"."""
    return name.casefold() in FILLER | CONJUNCTIONS | _OF_TABLES


def noun_repeated(match: re.Match[str]) -> str:
    """ "salaries or bonuses tables" names two tables; "drop or empty tables" names none."""
    first, joint, second, noun = match.groups()
    for name in (first.casefold(), second.casefold()):
        if name in FILLER | GENERIC_NOUNS | patterns.ADJECTIVES or class_of(name):
            return match.group()
    return f"{first} {noun}{joint}{second} {noun}"


def named_after(match: re.Match[str]) -> Target | None:
    """`billing` of "the schema billing"; "environment variables" names nothing."""
    noun, name = match.groups()
    placed = places.AT_PLACE.search(match.string, 0, match.start())
    if placed and name.casefold() in patterns.OWN_NAMES:
        return named_by_noun(name, noun)
    last = _LAST_WORD.match(match.string, match.end())
    if placed and last and noun.casefold() in _TOLD_BY_NAME and name.casefold() in GENERIC_NOUNS:
        return Target("name", name.casefold())
    if noun.casefold() in _TABLES and last and not _parts_of_table(name):
        return Target("table", name.casefold())
    plural = name.isalpha() and name.islower() and name.endswith("s") and len(name) > _SHORT
    table = nouns.NOUN_KINDS[noun.casefold()] == "table"
    return None if plural and not table else named_by_noun(name, noun, behind=True)


def named_by_noun(name: str, noun: str, *, behind: bool = False) -> Target | None:
    lowered = name.casefold()
    kind: Kind = nouns.NOUN_KINDS[noun.casefold()]
    if kind == "table" and lowered in _FURNITURE:
        return None
    if lowered in ENVIRONMENTS and kind != "branch":
        inside = ("namespace",) if noun.casefold() == "namespace" else ()
        return Target("environment", ENVIRONMENTS[lowered], inside)
    if noun.casefold() == "room" and lowered in patterns.ROOM_NAMES:
        return Target(kind, f"{lowered} room")
    common = FILLER | GENERIC_NOUNS | patterns.ADJECTIVES | QUALITIES
    own = {"table": patterns.TABLE_NAMES, "channel": patterns.CHANNEL_NAMES}.get(
        kind, patterns.OWN_NAMES
    )
    own = own | NAMED_PACKAGES if noun.casefold() == "package" else own
    if (lowered in common and lowered not in own) or "\x01" in name:
        return None
    if (lowered.endswith(patterns.DESCRIBING) and not behind) or len(lowered) == 1:
        return None
    if kind == "environment":
        return Target("name", lowered)
    if noun.casefold() in _COLUMNS:
        return Target(kind, lowered, (ALL_COLUMNS,))
    if kind == "channel" and noun.casefold() in ("channels", "groups"):
        return Target(kind, f"{lowered}*")
    return Target(kind, lowered, (FOLDER,) if kind == "path" else ())

"""Names that stand in a list beside one that was told: "restart nginx or haproxy"."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.target_patterns import ADJECTIVES
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.vocabulary import (
    CONJUNCTIONS,
    FILLER,
    GENERIC_NOUNS,
)

_LISTED = re.compile(
    r"(\x01\d+\x01)\s*(?:(?:,|\x03|/|\b(?:or|and|nor|oder|und|ou|et|o|y|e)\b|和|或)\s*)+"
    r"\s*(?:the\s+)?([A-Za-z][\w.-]*)(?!\w)(?=\s*(?:$|[,;.]|\x03|(?:or|and|nor|oder|und|ou|et|"
    r"again|ever|please|without|unless)(?!\w)))"
)

_LISTED_KINDS = frozenset({"name", "table", "branch"})

_MAX_LISTED = 16


def take_listed(reader: TargetReader) -> None:
    """ "restart nginx or haproxy": what is listed beside a name is one too."""

    def listed(match: re.Match[str]) -> Target | None:
        word = match.group(2).casefold()
        like = reader.targets[int(match.group(1)[1:-1])]
        common = word in FILLER | CONJUNCTIONS | GENERIC_NOUNS | ADJECTIVES or class_of(word)
        return (
            None if common or like.kind not in _LISTED_KINDS else Target(like.kind, word, (word,))
        )

    for _ in range(_MAX_LISTED):
        match = _LISTED.search(reader.text)
        target = match and listed(match)
        if not match or not target:
            return
        reader.targets.append(target)
        start, stop = match.span(2)
        text = reader.text
        reader.text = f"{text[:start]} \x01{len(reader.targets) - 1}\x01 {text[stop:]}"

"""Live keys, tokens, passwords and connection strings in a text."""

import re
from collections.abc import Iterator
from functools import lru_cache

from memoryd.guard.clues import CLUES
from memoryd.guard.parts import parts_of
from memoryd.guard.secret_kind import SecretKind
from memoryd.guard.secret_kinds import SECRET_KINDS


def find_secret(text: str) -> str | None:
    """The kind of the first live secret in the order of the table, or None."""
    for kind, where, clues in _possible(text):
        for _ in _spans(kind, where, clues):
            return kind.kind
    return None


def redact(text: str) -> str:
    """The text with "[secret: <kind>]" in place of each live secret. Linear in the text."""
    spans = sorted(
        (start, -end, kind.kind)
        for kind, _, clues in _possible(text)
        for start, end in _spans(kind, text, clues)
    )
    if not spans:
        return text
    pieces: list[str] = []
    at = 0
    for start, minus_end, kind in spans:
        if -minus_end <= at:
            continue
        if start >= at:
            pieces += [text[at:start], f"[secret: {kind}]"]
        at = -minus_end
    return "".join([*pieces, text[at:]])


CLUES.add(part for kind in SECRET_KINDS for part in (*kind.needs, *kind.also))
_LONG = min(kind.part for kind in SECRET_KINDS if kind.in_part)
_KINDS = [
    (kind, CLUES.bits(kind.needs), CLUES.bits(kind.also) or ~0, kind.in_part, kind.part)
    for kind in SECRET_KINDS
]


def _possible(text: str) -> Iterator[tuple[SecretKind, str, int]]:
    """The kinds that a text can hold at all, what of it can hold them, and the clues of that."""
    parts = parts_of(text)
    long = " ".join(parts.long)
    long_clues = CLUES.find(_lower(long)) if parts.longest >= _LONG else 0
    clues = CLUES.find(_lower(text))  # last: who asks next mostly asks for these again
    for kind, needs, also, in_part, part in _KINDS:
        found = long_clues if in_part else clues
        if found & needs and found & also and parts.longest >= part:
            yield kind, long if in_part else text, found


def _lower(text: str) -> str:
    """The text in lower case, each character in its place."""
    return text.replace("\u0130", "i").lower()


def _spans(kind: SecretKind, text: str, clues: int) -> Iterator[tuple[int, int]]:
    """Where the text, which has these clues, holds live secrets of the kind."""
    for match in _at_beginnings(kind, text, clues) if kind.begins else kind.form.finditer(text):
        group = _value_group(match)
        if kind.is_live(match[group]):
            yield match.span(group)


def _at_beginnings(kind: SecretKind, text: str, clues: int) -> Iterator[re.Match[str]]:
    """The matches of a form, tried only where one of the parts that it needs begins."""
    at = 0
    present = tuple(part for part in kind.needs if clues & CLUES.bits([part]))
    for place in _beginnings(present).finditer(_lower(text)):
        match = kind.form.match(text, place.start()) if place.start() >= at else None
        if match is not None:
            at = match.end()
            yield match


@lru_cache(256)
def _beginnings(parts: tuple[str, ...]) -> re.Pattern[str]:
    """Finds the first character of each of the parts: none hides the beginning of another."""
    return re.compile("|".join(f"{re.escape(one[0])}(?={re.escape(one[1:])})" for one in parts))


def _value_group(match: re.Match[str]) -> str | int:
    return match.lastgroup or 0

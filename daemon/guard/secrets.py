"""Live keys, tokens, passwords and connection strings in a text."""

import re
from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

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


_KINDS = [(CLUES.add(kind.needs), CLUES.add(kind.also), kind) for kind in SECRET_KINDS]
_NEEDED = reduce(or_, (needs for needs, _, _ in _KINDS))


def _possible(text: str) -> Iterator[tuple[SecretKind, str, int]]:
    """The kinds that a text can hold at all, what of it can hold them, and the clues of that."""
    clues = CLUES.find(_lower(text))
    if not clues & _NEEDED:
        return
    parts = parts_of(text)
    for needs, also, kind in _KINDS:
        if clues & needs and clues & also == also and parts.longest >= kind.part:
            where = " ".join(parts.long) if kind.in_part else text
            found = CLUES.find(_lower(where)) if kind.in_part else clues
            if found & needs:
                yield kind, where, found


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
    lower, at = _lower(text), 0
    present = [_BEGINNINGS[part] for part in kind.needs if clues & _BEGINNINGS[part].bit]
    for place in sorted({found.start() for one in present for found in one.form.finditer(lower)}):
        match = kind.form.match(text, place) if place >= at else None
        if match is not None:
            at = match.end()
            yield match


class _Beginning(NamedTuple):
    """What a secret may begin with: the bit of a text that holds it, and where it stands."""

    bit: int
    form: re.Pattern[str]


_BEGINNINGS = {
    part: _Beginning(CLUES.add([part]), re.compile(re.escape(part)))
    for kind in SECRET_KINDS
    if kind.begins
    for part in kind.needs
}


def _value_group(match: re.Match[str]) -> str | int:
    return match.lastgroup or 0

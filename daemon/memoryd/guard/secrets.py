"""Live keys, tokens, passwords and connection strings in a text."""

import re
from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from memoryd.guard.clues import CLUES
from memoryd.guard.parts import parts_of
from memoryd.guard.secret_kind import SecretKind
from memoryd.guard.secret_kinds import SECRET_KINDS


def find_secret(text: str) -> str | None:
    """The kind of the first live secret in the order of the table, or None."""
    for sought, where in _possible(text):
        for _ in _spans(sought, where):
            return sought.kind.kind
    return None


def redact(text: str) -> str:
    """The text with "[secret: <kind>]" in place of each live secret. Linear in the text."""
    spans = sorted(
        (start, -end, sought.kind.kind)
        for sought, _ in _possible(text)
        for start, end in _spans(sought, text)
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


class _Sought(NamedTuple):
    """A kind, and what a text must hold that can hold one."""

    kind: SecretKind
    needs: int
    """The bit of the parts that it needs."""
    others: int
    """The bits of all else."""
    beginnings: tuple[tuple[int, re.Pattern[str]], ...]
    """What its matches begin with, where the kind tells: the bit of each, and how it is found."""


def _sought(kind: SecretKind) -> _Sought:
    others = CLUES.add(kind.also)
    if kind.value_part is not None:
        others |= CLUES.add_trait(kind.value_part)
    beginnings = kind.needs if kind.begins else ()
    return _Sought(
        kind,
        CLUES.add(kind.needs),
        others,
        tuple((CLUES.add([part]), re.compile(re.escape(part))) for part in beginnings),
    )


_KINDS = [_sought(kind) for kind in SECRET_KINDS]
_NEEDED = reduce(or_, (sought.needs for sought in _KINDS))


def _possible(text: str) -> Iterator[tuple[_Sought, str]]:
    """The kinds that a text can hold at all, and what of it can hold them."""
    clues = CLUES.find(_lower(text))
    if not clues & _NEEDED:
        return
    parts = parts_of(text)
    for sought in _KINDS:
        kind, needs, others, _ = sought
        if clues & needs and clues & others == others and parts.longest >= kind.part:
            where = " ".join(parts.long) if kind.in_part else text
            if CLUES.find(_lower(where)) & needs:
                yield sought, where


@lru_cache(4)
def _lower(text: str) -> str:
    """The text in lower case, each character in its place. A scan asks for it several times."""
    return text.replace("\u0130", "i").lower()


def _spans(sought: _Sought, text: str) -> Iterator[tuple[int, int]]:
    """Where the text holds live secrets of the kind."""
    kind = sought.kind
    for match in _at_beginnings(sought, text) if kind.begins else kind.form.finditer(text):
        group = _value_group(match)
        if kind.is_live(match[group]):
            yield match.span(group)


def _at_beginnings(sought: _Sought, text: str) -> Iterator[re.Match[str]]:
    """The matches of a form, tried only where one of the parts that it needs begins."""
    lower, at = _lower(text), 0
    clues = CLUES.find(lower)
    present = [form for bit, form in sought.beginnings if clues & bit]
    for place in sorted({found.start() for form in present for found in form.finditer(lower)}):
        match = sought.kind.form.match(text, place) if place >= at else None
        if match is not None:
            at = match.end()
            yield match


def _value_group(match: re.Match[str]) -> str | int:
    return match.lastgroup or 0

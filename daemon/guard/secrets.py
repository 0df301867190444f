"""Live keys, tokens, passwords and connection strings in a text."""

import re
from collections.abc import Iterator

from memoryd.guard.clues import Clues
from memoryd.guard.secret_kinds import SECRET_KINDS, SecretKind


def find_secret(text: str) -> str | None:
    """The kind of the first live secret in the order of the table, or None."""
    for kind in _possible(text):
        for _ in _spans(kind, text):
            return kind.kind
    return None


def redact(text: str) -> str:
    """The text with "[secret: <kind>]" in place of each live secret. Linear in the text."""
    spans = sorted(
        (start, -end, kind.kind) for kind in _possible(text) for start, end in _spans(kind, text)
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


_LONG = re.compile(r"[A-Za-z0-9_-]{12}")
_CLUES = Clues({part for kind in SECRET_KINDS for part in kind.needs})


def _possible(text: str) -> list[SecretKind]:
    """The kinds that a text can hold at all."""
    clues = _CLUES.find(text.lower())
    kinds = [kind for kind in SECRET_KINDS if not clues.isdisjoint(kind.needs)]
    return kinds if _LONG.search(text) else [kind for kind in kinds if not kind.is_long]


def _spans(kind: SecretKind, text: str) -> Iterator[tuple[int, int]]:
    """Where the text holds live secrets of the kind."""
    for match in kind.form.finditer(text):
        group = _value_group(match)
        if kind.is_live(match[group]):
            yield match.span(group)


def _value_group(match: re.Match[str]) -> str | int:
    return match.lastgroup or 0

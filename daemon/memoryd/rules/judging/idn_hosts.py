"""Domains with letters of their own, which stand for one that is spelled with ASCII alone:
`münchen.example` is `xn--mnchen-3ya.example`."""

import re

from memoryd.rules.judging.target_patterns import FILE_ENDINGS, TLDS

_LETTER = "A-Za-z0-9\u00c0-\u024f\u0370-\u052f-"
_DOMAIN = re.compile(rf"(?<![\w.\\-])(?<!\w/)((?:[{_LETTER}]+\.)+)([A-Za-z]{{2,}})(?![\w@-]|\.\w)")
_LONGEST = 253


def in_ascii(host: str) -> str:
    """`host` as it is asked for: `xn--…` for labels with other letters than ASCII ones."""
    if host.isascii() or len(host) > _LONGEST:
        return host
    try:
        return host.casefold().encode("idna").decode("ascii")
    except UnicodeError:
        return host


def with_ascii_hosts(text: str) -> str:
    """A rule's `text` with its domains in ASCII; names of files stay."""
    return text if text.isascii() else _DOMAIN.sub(_spelled, text)


def _spelled(match: re.Match[str]) -> str:
    ending = match[2].casefold()
    known = ending in TLDS and ending not in FILE_ENDINGS
    return in_ascii(match[0]) if known and not match[0].isascii() else match[0]

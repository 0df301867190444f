"""Quotations in a rule's text: what stands in them ends no clause."""

import re

_QUOTED = re.compile(r"\"[^\"\n]{1,200}\"|“[^”\n]{1,200}”|`[^`\n]{1,200}`")


def quoted_spans(text: str) -> list[tuple[int, int]]:
    """Where the quotations of `text` begin and end, with their signs."""
    return [match.span() for match in _QUOTED.finditer(text)]


def outside_quotes(pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    """The first match of `pattern` in `text` that does not begin in a quotation."""
    quoted = quoted_spans(text)
    for found in pattern.finditer(text):
        if not any(start < found.start() < end - 1 for start, end in quoted):
            return found
    return None

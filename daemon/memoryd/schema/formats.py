"""The values of `format` in the schemas: checks that a regular expression cannot make for all
scripts."""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are rendered as blanks."""


@dataclass(frozen=True, slots=True)
class Format:
    """A check of a text, and the message if it fails."""

    fits: Callable[[str], bool]
    reason: str


def is_one_line(text: str) -> bool:
    """Whether the text is one line with at least one visible character."""
    if text.isascii() and text.isprintable():
        return not text.isspace()
    kinds = [unicodedata.category(character) for character in text]
    return not {"Cc", "Cs", "Zl", "Zp"}.intersection(kinds) and any(
        kind[0] not in "CZ" and character not in _FILLERS
        for kind, character in zip(kinds, text, strict=True)
    )


def is_printable(text: str) -> bool:
    """Whether the text is one line without invisible characters other than spaces."""
    return is_one_line(text) and not any(
        unicodedata.category(character) == "Cf" or character in _FILLERS for character in text
    )


def is_note_text(text: str) -> bool:
    """Whether the trimmed text has 1 to 32,000 characters."""
    return 1 <= len(text.strip()) <= 32_000


def is_tag(text: str) -> bool:
    """Whether the trimmed text is empty or one line of at most 64 characters."""
    trimmed = text.strip()
    return not trimmed or (len(trimmed) <= 64 and is_one_line(trimmed))


FORMATS = {
    "printable": Format(is_printable, "must be printable characters, not blank"),
    "note-text": Format(
        is_note_text,
        "must be 1 to 32,000 characters, not counting leading and trailing whitespace",
    ),
    "tag": Format(is_tag, "must be one line of at most 64 characters"),
    "one-line": Format(is_one_line, "must be one line without control characters, not blank"),
}

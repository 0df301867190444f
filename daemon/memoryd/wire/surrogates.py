"""Lone surrogates in JSON: escapes such as `\\ud83d` without the other half of their pair.

JSON's grammar allows them, and a program produces them by cutting a text within a character. UTF-8
cannot encode them, so they are rejected; only the request that contains them fails.
"""

import re
from typing import Any

_HIGH, _LOW = rb"\\u[dD][89abAB][0-9a-fA-F]{2}", rb"\\u[dD][c-fC-F][0-9a-fA-F]{2}"
_LONE = re.compile(rb"%b(?!%b)|(?<!%b)%b" % (_HIGH, _LOW, _HIGH, _LOW))
"""A lone surrogate. The text must not contain escaped backslashes, so that every backslash starts
an escape; then a high surrogate followed by a low one is always a pair."""
_BACKSLASH, _NO_BACKSLASH = rb"\\", b"\0\0"
"""The escape of a backslash, and its replacement: bytes that valid JSON never contains."""
_MARKS = range(0xFDD0, 0xFDF0)
"""Unicode noncharacters, which can stand for a lone surrogate."""
_SHOWN = 100
"""Maximum number of characters of a name in an error message."""
_HOLDERS = (dict, list)


def marked(line: bytes) -> tuple[bytes, str] | None:
    """Replace each lone surrogate in a line by a mark, a character that the line does not contain.
    Returns the new line and the mark; None if there is no lone surrogate, no unused mark, or a NUL
    byte."""
    small = line.lower()
    marks = (one for one in _MARKS if chr(one).encode() not in line and b"%04x" % one not in small)
    mark = next(marks, None)
    if mark is None or b"\0" in line:
        return None
    escape = b"\\u%04x" % mark
    # No Python loop, because a line of 1 MB may contain more than 100,000 escapes.
    escapes = line.replace(_BACKSLASH, _NO_BACKSLASH)
    marked_line, count = _LONE.subn(escape.replace(b"\\", b"\\\\"), escapes)
    return (marked_line.replace(_NO_BACKSLASH, _BACKSLASH), chr(mark)) if count else None


def path_of(mark: str, value: Any) -> str | None:
    """The path of the first string in a decoded value that contains the mark, or of the object that
    has it in a name; "" is the value itself. None if the mark does not occur. Long names are
    truncated."""
    if isinstance(value, str):
        return "" if mark in value else None
    if isinstance(value, dict):
        if any(mark in name for name in value):
            return ""
        for name, inner in value.items():
            if (rest := path_of(mark, inner)) is not None:
                return _joined(name[:_SHOWN], rest)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            if not inner or (
                mark not in inner if type(inner) is str else type(inner) not in _HOLDERS
            ):
                continue  # no recursive call: a list may have hundreds of thousands of items
            if (rest := path_of(mark, inner)) is not None:
                return _joined(f"[{index}]", rest)
    return None


def _joined(step: str, rest: str) -> str:
    return f"{step}.{rest}" if rest and not rest.startswith("[") else step + rest

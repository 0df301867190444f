"""Halves of surrogate pairs in JSON texts: escapes that stand for no character.

JSON's grammar allows them, and a writer makes them of a text that was cut within a character. No
UTF-8 text can hold them, so they are refused, but in the request and the field that have them.
"""

import re
from typing import Any

_HIGH, _LOW = rb"\\u[dD][89abAB][0-9a-fA-F]{2}", rb"\\u[dD][c-fC-F][0-9a-fA-F]{2}"
_HALF = re.compile(rb"%b(?!%b)|(?<!%b)%b" % (_HIGH, _LOW, _HIGH, _LOW))
"""A half, where every backslash begins an escape: a high one before a low one is always a pair."""
_BACKSLASH, _NO_BACKSLASH = rb"\\", b"\0\0"
"""The escape of a backslash, and what no JSON text holds as it stands."""
_MARKS = range(0xFDD0, 0xFDF0)
"""Code points that are no characters and never will be."""
_SHOWN = 100
"""Characters of a name that an error repeats."""
_HOLDERS = (dict, list)


def marked(line: bytes) -> tuple[bytes, str] | None:
    """The line with a mark in place of each half, and the mark, which stood nowhere in the line;
    None when it has no half, or is no JSON."""
    small = line.lower()
    marks = (one for one in _MARKS if chr(one).encode() not in line and b"%04x" % one not in small)
    mark = next(marks, None)
    if mark is None or b"\0" in line:
        return None
    escape = b"\\u%04x" % mark
    # In C alone: a line of 1 MB may hold half a million escapes.
    escapes = line.replace(_BACKSLASH, _NO_BACKSLASH)
    shown, halves = _HALF.subn(escape.replace(b"\\", b"\\\\"), escapes)
    return (shown.replace(_NO_BACKSLASH, _BACKSLASH), chr(mark)) if halves else None


def place_of(mark: str, value: Any) -> str | None:
    """The path of the first text in a decoded value that holds the mark, or of the object that has
    it in a name. Of a long name it has the first characters."""
    if isinstance(value, str):
        return "" if mark in value else None
    if isinstance(value, dict):
        if any(mark in name for name in value):
            return ""
        for name, inner in value.items():
            if (rest := place_of(mark, inner)) is not None:
                return _joined(name[:_SHOWN], rest)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            if not inner or (
                mark not in inner if type(inner) is str else type(inner) not in _HOLDERS
            ):
                continue  # without a call, as there may be hundreds of thousands
            if (rest := place_of(mark, inner)) is not None:
                return _joined(f"[{at}]", rest)
    return None


def _joined(step: str, rest: str) -> str:
    return f"{step}.{rest}" if rest and not rest.startswith("[") else step + rest

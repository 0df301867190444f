"""Lone surrogates in JSON: escapes such as `\\ud83d` without their other half.

JSON's grammar allows them, and a writer produces them when it cuts a text within a character. UTF-8
cannot encode them, so they are rejected; only the request that contains them fails.
"""

import re
from typing import Any

_HIGH, _LOW = rb"\\u[dD][89abAB][0-9a-fA-F]{2}", rb"\\u[dD][c-fC-F][0-9a-fA-F]{2}"
_LONE = re.compile(rb"%b(?!%b)|(?<!%b)%b" % (_HIGH, _LOW, _HIGH, _LOW))
"""A lone surrogate in a text in which every backslash begins an escape: a high one before a low one
is always a pair."""
_BACKSLASH, _NO_BACKSLASH = rb"\\", b"\0\0"
"""The escape of a backslash, and bytes that JSON never contains unescaped."""
_MARKS = range(0xFDD0, 0xFDF0)
"""Code points that are not characters and never will be."""
_SHOWN = 100
"""Characters of a name that an error message repeats."""
_HOLDERS = (dict, list)


def marked(line: bytes) -> tuple[bytes, str] | None:
    """The line with each lone surrogate replaced by a mark, and the mark, which the line did not
    contain. None if the line has no lone surrogate or is not JSON."""
    small = line.lower()
    marks = (one for one in _MARKS if chr(one).encode() not in line and b"%04x" % one not in small)
    mark = next(marks, None)
    if mark is None or b"\0" in line:
        return None
    escape = b"\\u%04x" % mark
    # No Python loop: a line of 1 MB may hold half a million escapes.
    escapes = line.replace(_BACKSLASH, _NO_BACKSLASH)
    marked_line, count = _LONE.subn(escape.replace(b"\\", b"\\\\"), escapes)
    return (marked_line.replace(_NO_BACKSLASH, _BACKSLASH), chr(mark)) if count else None


def path_of(mark: str, value: Any) -> str | None:
    """The path of the first string in a decoded value that contains the mark, or of the object that
    has it in a name. Long names are cut to their first characters."""
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
                continue  # without a call: there may be hundreds of thousands
            if (rest := path_of(mark, inner)) is not None:
                return _joined(f"[{index}]", rest)
    return None


def _joined(step: str, rest: str) -> str:
    return f"{step}.{rest}" if rest and not rest.startswith("[") else step + rest

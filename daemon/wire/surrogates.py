"""Halves of surrogate pairs in JSON texts: escapes that stand for no character.

JSON's grammar allows them, and a writer makes them of a text that was cut within a character. No
UTF-8 text can hold them, so they are refused, but in the request and the field that have them.
"""

import re
from typing import Any

_ESCAPE = re.compile(
    rb"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
    rb"|(?P<half>u[dD][89a-fA-F][0-9a-fA-F]{2})|.)",
    re.DOTALL,
)
_MARKS = range(0xFDD0, 0xFDF0)
"""Code points that are no characters and never will be."""
_SHOWN = 100
"""Characters of a name that an error repeats."""


def marked(line: bytes) -> tuple[bytes, str] | None:
    """The line with a mark in place of each half, and the mark, which stood nowhere in the line;
    None when it has no half."""
    small = line.lower()
    marks = (one for one in _MARKS if chr(one).encode() not in line and b"%04x" % one not in small)
    mark = next(marks, None)
    if mark is None:
        return None
    escape = b"\\u%04x" % mark
    shown = _ESCAPE.sub(lambda found: escape if found["half"] else found[0], line)
    return (shown, chr(mark)) if escape in shown else None


def place_of(mark: str, value: Any, path: str = "") -> str | None:
    """The path of the first text in a decoded value that holds the mark, or of the object that has
    it in a name. Of a long name it has the first characters."""
    if isinstance(value, str):
        return path if mark in value else None
    if isinstance(value, dict):
        if any(mark in name for name in value):
            return path
        steps = [
            (f"{path}.{name[:_SHOWN]}" if path else name[:_SHOWN], inner)
            for name, inner in value.items()
        ]
    elif isinstance(value, list):
        steps = [(f"{path}[{at}]", inner) for at, inner in enumerate(value)]
    else:
        return None
    places = (place_of(mark, inner, step) for step, inner in steps)
    return next((place for place in places if place is not None), None)

"""Text that a reader cannot see, and what the same characters are used for rightly."""

import re

from memoryd.guard.views import INVISIBLE, is_ordinary

_ANY = re.compile(f"[{INVISIBLE}\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")
_LETTER = "A-Za-z\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff"
"""Latin, Greek and Cyrillic: no word of theirs holds a joiner."""
_ZERO_WIDTH = "\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200d\u2060-\u2064\u3164\ufeff\uffa0"
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff]")

_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,8}\U000e007f")

_COLOUR = r"3[1-69]|9[0-6]|38;5;(?:[1-9]|1[0-4]|1[7-9]|[2-9]\d|1\d\d|2[0-2]\d)"
_STYLE = re.compile(rf"\x1b\[(?:(?:0?[0-4]|2[2-4]|{_COLOUR})(?:;(?!m)|(?=m))){{0,4}}m")
"""What sets off words on a terminal: bold, italic, underlined, a colour but for black and white.
Programs' output is full of it, and none of it makes letters unseen."""

_HIDDEN: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("tag characters", re.compile("[\U000e0000-\U000e00ff]")),
    (
        "variation selectors that spell a message",
        re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]{3}|[A-Za-z][\U000e0100-\U000e01ef]"),
    ),
    ("annotation characters", re.compile("[\ufff0-\ufffb\u206a-\u206f]")),
    ("characters that turn the direction of text", re.compile("[\u202d\u202e]")),
    (
        "terminal controls",
        re.compile("[\x00-\x08\x0e-\x1b\x7f\x80-\x84\x86-\x9f]"),
    ),
    (
        "zero-width characters inside words",
        re.compile(f"[{_LETTER}][{_ZERO_WIDTH}]+[{_LETTER}]"),
    ),
    (
        "zero-width characters between the characters of words",
        re.compile(
            "(?:[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3][\u200b-\u200d\u2060-\u2064\ufeff]){4}"
        ),
    ),
    (
        "a run of zero-width characters",
        re.compile(f"[{_ZERO_WIDTH}\u200e\u200f\u061c]{{5}}|[\u3164\uffa0\u115f\u1160]{{2}}"),
    ),
    (
        "many zero-width characters between words",
        re.compile(f"(?:[\x20-\x7e][{_ZERO_WIDTH}]+(?![^\x00-\x7f])[^{_ZERO_WIDTH}]{{0,6}}){{6}}"),
    ),
)
_MISPLACED_HYPHEN = re.compile(r"(?<![^\W\d_])[^\W\d_]\u00ad|\u00ad(?![^\W\d_]|\s{0,9}\n|\Z)")
"""A soft hyphen where no word breaks: after its first letter or behind its last."""
_MOST_MISPLACED = 2
_DIRECTION = re.compile("[\u202a-\u202c\u2066-\u2069]")


def hidden_by(text: str) -> str:
    """What hides a part of the text, or "".

    Joiners in emoji and in scripts that need them, spaces of no width in Thai and Khmer, soft
    hyphens, direction marks and the colours of programs' output hide nothing."""
    if is_ordinary(text):
        return ""
    if not _ANY.search(text):
        return ""
    text = _STYLE.sub("", _FLAG.sub("", text))
    for what, pattern in _HIDDEN:
        if pattern.search(text):
            return what
    if len(_MISPLACED_HYPHEN.findall(text)) > _MOST_MISPLACED:
        return "soft hyphens where no word breaks"
    if _DIRECTION.search(text) and not _RIGHT_TO_LEFT.search(text):
        return "characters that turn the direction of text"
    return ""

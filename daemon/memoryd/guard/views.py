"""What a text reads as: the same text without what only disguises it."""

import re
import unicodedata
from functools import lru_cache

from memoryd.guard.lookalikes import FANCY, TRADITIONAL, unflagged, unmixed

INVISIBLE = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff"
)
"""Characters without a shape of their own, as the inside of a class in a regular expression."""

MARKS = (
    "\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u0981-\u0983\u09bc-\u09cd\u09d7"
    "\u0a01-\u0a03\u0a3c-\u0a51\u0a70\u0a71\u0a81-\u0a83\u0abc-\u0acd\u0b01-\u0b03\u0b3c-\u0b57"
    "\u0b82\u0bbe-\u0bcd\u0c00-\u0c03\u0c3e-\u0c4d\u0c81-\u0c83\u0cbc-\u0cd6\u0d00-\u0d03"
    "\u0d3e-\u0d4d\u0d57\u0d81-\u0d83\u0dca-\u0ddf\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc"
    "\u0ec8-\u0ece\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074"
    "\u1082-\u108d\u17b6-\u17d3"
)
"""Vowel signs of Indic scripts, as the inside of a class: parts of the letter before them."""

_UNSEEN = re.compile(f"[{INVISIBLE}\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]+")
_TERMINAL = re.compile(r"\x1b(?:\[[0-9;?]{0,20}[A-Za-z]|\][^\x07\x1b]{0,500}(?:\x07|\x1b\\))")
_MOST_MARKS = 3
_TOO_MANY_MARKS = re.compile(
    f"([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
    f"{{{_MOST_MARKS}}})[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff"
    "\ufe20-\ufe2f]+"
)
_MARK_FLOOD = re.compile(r"[^\x00-\u02ff\s\w]{31,}")
_FOLDED_MARKS = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u055b-\u055e\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a"
    "\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)
_SIGNS = (
    dict.fromkeys("\u2018\u2019\u02bc\u02bb\u00b4\uff07\u201b\u2032", "'")
    | dict.fromkeys("\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033", '"')
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-")
    | dict.fromkeys("\u2024\u00b7\u2022\u2219\u22c5", "·")
    | {"ß": "ss", "ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ſ": "s"}
    | dict.fromkeys("أإآٱ", "ا")
    | {"ى": "ي", "ة": "ه", "ک": "ك", "ی": "ي"}
)
_TABLE = FANCY | TRADITIONAL | {ord(key): value for key, value in _SIGNS.items()}


def is_ordinary(text: str) -> bool:
    """Whether nothing can be hidden in the text: ASCII without other controls than ends of lines."""
    line = text.replace("\n", "").replace("\r", "").replace("\t", "")
    return line.isascii() and line.isprintable()


_FANCY_LETTER = re.compile(
    "[\uff21-\uff3a\uff41-\uff5a\u24b6-\u24e9\u1d00-\u1d22\ua730\ua731\U0001d400-\U0001d7cb]"
)
_MIXED_ALPHABETS = re.compile("[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]", re.IGNORECASE)
_MANY_FANCY, _MANY_MIXED = 12, 4


def is_dressed_up(text: str) -> bool:
    """Whether many letters are of the alphabets that look like Latin ones in other clothes, or many
    words mix alphabets."""
    return not text.isascii() and (
        len(_FANCY_LETTER.findall(text)) >= _MANY_FANCY
        or len(_MIXED_ALPHABETS.findall(text)) >= _MANY_MIXED
    )


def bare(text: str) -> str:
    """The text without invisible characters and terminal controls, compatibility forms folded.

    The case stays. Time is linear: runs of combining marks are cut before they are sorted.
    """
    if is_ordinary(text):
        return text
    text = _TERMINAL.sub("", text)
    text = _MARK_FLOOD.sub(lambda run: run[0][:30], _TOO_MANY_MARKS.sub(r"\1", text))
    return unicodedata.normalize("NFKC", _UNSEEN.sub("", text))


@lru_cache(4)
def plain(text: str) -> str:
    """`bare` text in lower case, without accents and vowel signs, lookalikes folded. A scan asks for
    that of its text several times."""
    if text.isascii():
        return text.lower()
    if _GREEK_CAPITAL.search(text):
        text = _GREEK_CAPITAL.sub(lambda letter: _CAPITALS[letter[0]], text)
    return unmixed(unflagged(text).translate(_FOLDED))


_CAPITALS = dict(zip("\u0397\u039d\u03a5\u039c", "hnym", strict=True))
"""Greek capitals that look like other Latin letters than the small ones do."""
_GREEK_CAPITAL = re.compile(
    "[\u0397\u039d\u03a5\u039c](?:(?=[A-Za-z])|(?<=[A-Za-z][\u0397\u039d\u03a5\u039c]))"
)


class _Folded(dict[int, str]):
    """Each character as it reads. What was asked for once is kept, up to a limit."""

    def __missing__(self, code: int) -> str:
        one = "" if _FOLDED_MARKS.match(chr(code)) else chr(code).casefold()
        apart = unicodedata.normalize("NFD", one)
        shown = unicodedata.normalize("NFC", _FOLDED_MARKS.sub("", apart).translate(_TABLE))
        if len(self) < _MOST_KEPT:
            self[code] = shown
        return shown


_MOST_KEPT = 30_000
_FOLDED = _Folded()


def letters_only(text: str) -> str:
    """The ASCII letters of the text in one run, however they were broken up."""
    return text.encode("ascii", "ignore").translate(None, _NO_LETTERS).decode()


_NO_LETTERS = bytes(code for code in range(128) if not 97 <= code <= 122)

"""Letters as the grammars spell them: with their accents in one, Arabic ones without vowels."""

import re
import unicodedata

_VOWELS = "\u064b-\u0652\u0670\u0640"
"""The signs that Arabic may be written with or without, and the stroke that stretches a word."""
_SPELT = re.compile(rf"(?s:.)[\u0300-\u036f{_VOWELS}]*")
_MARKED = re.compile(rf"[\u0300-\u036f{_VOWELS}]")
_UNMARKED = re.compile(f"[{_VOWELS}]")
_PLAIN = str.maketrans("أإآٱى", "ااااي")


def without_marks(text: str) -> tuple[str, list[int]]:
    """`text` in that spelling, and where each of its characters begins, and its end, in `text`."""
    text = text.translate(_PLAIN)
    if not _MARKED.search(text):
        return text, list(range(len(text) + 1))
    letters: list[str] = []
    places: list[int] = []
    for match in _SPELT.finditer(text):
        letter = unicodedata.normalize("NFC", _UNMARKED.sub("", match[0]))
        letters.append(letter)
        places += [match.start()] * len(letter)
    return "".join(letters), [*places, len(text)]

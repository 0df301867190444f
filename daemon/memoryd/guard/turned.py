"""What is said in shifted alphabets, backwards or upside down."""

import re
import string
from collections import Counter
from collections.abc import Iterator

from memoryd.guard.clues import CLUES
from memoryd.guard.common_words import COMMON_WORDS
from memoryd.guard.shapes import rarity, required, split

_WORD = re.compile(r"[a-z]{3,16}")
_SAYS_BACKWARDS = re.compile(
    r"\b(?:backwards?|revers(?:ed?|i)|mirror(?:ed)?|rückwärts|al revés|à l'envers|al contrario|rovescio|ao contrário|achterstevoren|"
    r"baklänges|baglæns|baklengs|takaperin|wspak|pozpátku|visszafelé|ανάποδα|наоборот|задом наперёд|навпаки|tersten|terbalik|ngược|"
    r"الخلف|معكوس|उल्टा|उलटा)|逆|倒着|反着|倒著|反著|거꾸로|กลับหลัง|มาจากหลัง"
)
_NAMED_SHIFT = re.compile(
    r"\b(?:rot-?|(?:caesar|césar|cesare?|cäsar|shift(?:ed)?)\D{0,12}?)(\d{1,2})\b|\b(?:caesar|césar|cesar)"
)
"""What says by how much letters are shifted; 3 if no number does."""

_TELLING = [
    "ignore",
    "previous",
    "instructions",
    "instruction",
    "disregard",
    "forget",
    "reveal",
    "system",
    "prompt",
    "override",
    "bypass",
    "directives",
    "guidelines",
    "password",
    "passwords",
    "secrets",
    "credentials",
    "unrestricted",
    "developer",
    "execute",
    "everything",
    "without",
    "safety",
]
_ALPHABET = string.ascii_lowercase


def _shift(by: int) -> dict[int, int]:
    moved = _ALPHABET[by:] + _ALPHABET[:by]
    return str.maketrans(moved + moved.upper(), _ALPHABET + _ALPHABET.upper())


_SHIFTS = {by: _shift(by) for by in range(1, 26)}
_SHIFTS[0] = str.maketrans(_ALPHABET + _ALPHABET.upper(), _ALPHABET[::-1] + _ALPHABET.upper()[::-1])
_BACKWARDS = {
    word[::-1]
    for word in [
        *_TELLING,
        "hide",
        "user",
        "secret",
        "rules",
        "send",
        "delete",
        "assistant",
        "never",
    ]
}
_SHIFTED: dict[str, int] = {}
for _by, _table in _SHIFTS.items():
    _back = {chr(value): chr(key) for key, value in _table.items()}
    for _telling in _TELLING:
        _SHIFTED.setdefault("".join(_back[letter] for letter in _telling), _by)

_LEAST_COMMON, _SHARE_OF_COMMON = 2, 0.08
"""So many of these words, and such a part of all, say that a text is turned."""
_BACKWARDS_COMMON = {word[::-1] for word in COMMON_WORDS} - {
    *COMMON_WORDS,
    "raw",
    "net",
    "won",
    "tog",
    "era",
}
_SHIFTED_COMMON: dict[str, int] = {}
for _by, _table in _SHIFTS.items():
    _back = {chr(value): chr(key) for key, value in _table.items()}
    for _word in COMMON_WORDS:
        _SHIFTED_COMMON.setdefault("".join(_back[letter] for letter in _word), _by)
for _word in COMMON_WORDS:
    _SHIFTED_COMMON.pop(_word, None)
_COMMON_TURNED = _BACKWARDS_COMMON | _SHIFTED_COMMON.keys()

_UPSIDE_DOWN = dict(
    zip("ɐqɔpǝɟƃɓɥᴉıɾʞןɯuodbɹsʇnʌʍxʎz∀ƎℲ⅁⅂∩Λ⅄", "abcdefgghiijklmnopqrstuvwxyzaefgluvy", strict=True)
)
_TURNED_LETTER = re.compile("[ɐɔǝɟƃɓɥᴉɾʞןɯɹʇʌʍʎℲ⅁⅂⅄]")
_MANY_TURNED = 4

_NAMES_SHIFT = {"^rot", "^caesar", "^césar", "^cesar", "^cäsar", "^shift"}
_SAYS_SO = {
    clue
    for one in split(_SAYS_BACKWARDS.pattern)
    for clue in min(required(one), key=rarity, default=[one])
}
_TURNED_WORDS = {*_BACKWARDS, *_SHIFTED}
_NAMES_SHIFT_BIT, _SAYS_SO_BIT, _TURNED_BIT = map(
    CLUES.add, (_NAMES_SHIFT, _SAYS_SO, _TURNED_WORDS)
)
_COMMON_BIT = CLUES.add_trait(_COMMON_TURNED.__contains__, of_letters=True)


def turned(text: str) -> Iterator[str]:
    """The text upright, read backwards, and in the shifted alphabets that it may be in."""
    if not text.isascii() and len(_TURNED_LETTER.findall(text)) >= _MANY_TURNED:
        upright = "".join(_UPSIDE_DOWN.get(letter, letter) for letter in text.casefold())
        yield upright
        yield upright[::-1]
    lower = text.lower()
    clues = CLUES.find(lower)
    backwards, shifts = False, set[int]()
    if clues & _COMMON_BIT:
        parts = lower.split()
        common = _COMMON_TURNED.intersection(parts)
        least = max(_LEAST_COMMON, _SHARE_OF_COMMON * len(parts))
        backwards = len(common & _BACKWARDS_COMMON) >= least
        counts = Counter(_SHIFTED_COMMON[word] for word in common & _SHIFTED_COMMON.keys())
        shifts = {by for by, count in counts.items() if count >= least}
    if clues & _TURNED_BIT:
        words = set(_WORD.findall(lower))
        backwards |= not words.isdisjoint(_BACKWARDS)
        shifts |= {_SHIFTED[word] for word in _SHIFTED.keys() & words}
    if clues & _SAYS_SO_BIT:
        backwards |= _SAYS_BACKWARDS.search(lower) is not None
    if clues & _NAMES_SHIFT_BIT:
        named = _NAMED_SHIFT.search(lower)
        if named and 0 < (by := int(named[1] or 3)) < 26:
            shifts |= {by, 26 - by}
    if backwards:
        yield text[::-1]
        yield re.sub(r"[^\W_]+", lambda word: word[0][::-1], text)
    if len(shifts) <= 5:
        for by in shifts:
            yield text.translate(_SHIFTS[by])

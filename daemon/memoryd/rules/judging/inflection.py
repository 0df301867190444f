"""Words of languages with cases: one name or thing with several endings, and in Latin letters."""

import re
from collections.abc import Iterable

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth

_CYRILLIC = re.compile("[а-яё]")
_SYLLABLES = re.compile(r"[\u3041-\u30fe\uac00-\ud7af]")
_ENDING = re.compile(
    r"(?:ами|ями|ого|его|ому|ему|ыми|ими|иями|ией|ию|ии|ия|ой|ей|ом|ем|ам|ям|ах|ях|ов|ев|ую|юю|ая|"
    r"яя|ое|ее|ые|ие|ый|ий|[аяоеуюыиьй])$"
)
_SHORTEST = 2
_FIRST = str.maketrans("jiywckqx", "eeevkkkk")
"""First letters that one name may be spelled with: Yulia and Julia, Victor and Wiktor."""
_LATIN = dict(zip(map(ord, "абвгдеёзийклмнопрстуфыэ"), "abvgdeeziyklmnoprstufye", strict=True)) | {
    ord(letter): latin
    for letter, latin in zip(
        "жхцчшщъьюя", ["zh", "kh", "ts", "ch", "sh", "shch", "", "", "yu", "ya"], strict=True
    )
}
_WOMEN = ("а", "я")


def has_cases(text: str) -> bool:
    """Whether `text` is in Cyrillic, whose languages give names endings."""
    return bool(_CYRILLIC.search(text))


def in_syllables(text: str) -> bool:
    """Whether `text` is in kana or Hangul: how it is spelled in Latin letters is not known."""
    return bool(_SYLLABLES.search(text))


def in_latin(word: str) -> str:
    """A Cyrillic word in Latin letters; others as they are."""
    return word.translate(_LATIN)


def stem_of(word: str) -> str:
    """A Cyrillic word without its ending; others as they are."""
    if not has_cases(word):
        return word
    stem = _ENDING.sub("", word)
    return stem if len(stem) >= _SHORTEST else word


def is_alike(word: str, words: Iterable[str]) -> bool:
    """Whether one of `words` is a Cyrillic `word` with another ending."""
    return has_cases(word) and stem_of(word) in map(stem_of, words)


def same_names(wanted: Iterable[str], names: Iterable[str]) -> Truth:
    """Whether Cyrillic names `wanted` are among `names` with other endings or in Latin letters."""
    names = set(names)
    found = YES
    for word in wanted:
        if not has_cases(word):
            found = min(found, YES if word in names else NO)
            continue
        near = [name for name in names if stem_of(name) == stem_of(word)]
        latin = in_latin(word)
        first = latin.translate(_FIRST)[:1]
        if (
            any(name == word or name.endswith(_WOMEN) == word.endswith(_WOMEN) for name in near)
            or latin in names
        ):
            truth = YES
        else:
            spelled = [name for name in names if name.isascii() and name.isalpha()]
            alike = any(name.translate(_FIRST)[:1] == first for name in spelled)
            truth = MAYBE if near or alike else NO
        found = min(found, truth)
    return found

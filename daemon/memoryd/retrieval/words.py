"""The analyser, which converts text to the terms by which passages are indexed and searched.

A term contains no white space and no ASCII punctuation, so FTS5's `ascii` tokenizer does not split
it, and has at most `LONGEST_TERM` characters. The analysis takes linear time for any text.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from py_rust_stemmers import SnowballStemmer  # type: ignore[import-untyped]

from memoryd.retrieval.word_lists import BASE_FORMS, STOP_WORDS

LONGEST_TERM = 64
"""Maximum number of characters in a term. Longer words are truncated in passages and in queries."""

_MOST_MARKS = 16
"""Maximum number of consecutive combining marks that are kept, because normalization sorts them in
quadratic time."""

_MARK_BLOCKS = (
    (0x0300, 0x1DFF),
    (0x20D0, 0x20FF),
    (0x2CEF, 0x2DFF),
    (0x302A, 0x309A),
    (0xA66F, 0xABED),
    (0xFB1E, 0xFB1E),
    (0xFE20, 0xFE2F),
    (0x10A00, 0x11FFF),
    (0x1E000, 0x1E94A),
)
"""The Unicode ranges of marks that occur in words (first and last code point)."""


def _class_of_marks() -> str:
    """All combining marks in `_MARK_BLOCKS`, for a character class of a regular expression."""
    runs: list[list[int]] = []
    for first, last in _MARK_BLOCKS:
        for code in range(first, last + 1):
            if unicodedata.category(chr(code))[0] == "M":
                if runs and runs[-1][1] == code - 1:
                    runs[-1][1] = code
                else:
                    runs.append([code, code])
    return "".join(f"{chr(first)}-{chr(last)}" for first, last in runs)


MARKS = _class_of_marks()
"""The combining marks that occur in words, for a character class of a regular expression."""
_TOO_MANY_MARKS = re.compile(f"([{MARKS}]{{{_MOST_MARKS}}})[{MARKS}]+")

# Marks that do not distinguish words: Latin, Greek and Cyrillic accents, Hebrew points, Arabic
# vowels, Koranic signs and the tatweel, and marks that enclose symbols.
_FOLDED_MARKS = re.compile(
    "[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640"
    "\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff"
    "\u20d0-\u20ff\ufe20-\ufe2f]+"
)
_FOLDED_LETTERS = str.maketrans(
    {
        "_": " ",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "æ": "ae",
        "œ": "oe",
        "ı": "i",
        "ħ": "h",
    }
    | dict.fromkeys("\u2018\u2019\u02bc\u02bb\u00b4\u0060\uff07\u201b\u2032", "'")
    # Joiners, soft hyphens, direction marks and variation selectors are invisible in words.
    | dict.fromkeys("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u034f")
    | {chr(code): None for code in (*range(0x202A, 0x202F), *range(0xFE00, 0xFE10))}
)

# Scripts that are written without spaces between words; and Korean, because its endings vary.
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\ua9e0-\ua9ff\uaa60-\uaa7f"  # Thai Lao Burmese Khmer
    "\u3005-\u3007\u3041-\u3096\u3099-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff"  # kana
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"  # Han
    "\u1100-\u11ff\uac00-\ud7a3"  # Hangul
)
_MEANT_ALONE = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\U00020000-\U0003ffff]")
"""Characters that are often a whole word: Han characters and Hangul syllables."""

_PICTURES = "\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001fbff"
_SKIN_TONES = re.compile("[\U0001f3fb-\U0001f3ff]")

_PIECE = re.compile(f"[\\w{MARKS}]+(?:'[\\w{MARKS}]+)*|[\U0001f1e6-\U0001f1ff]{{2}}|[{_PICTURES}]")
_RUN = re.compile(f"([{_UNSPACED}]+)")
_ASCII_PIECE = re.compile(r"[a-z0-9]+(?:'[a-z0-9]+)*")
_ORDINAL = re.compile(r"([0-9]+)(?:st|nd|rd|th)")
_ENGLISH = re.compile(r"[a-z]+")
_ELISIONS = frozenset({"c", "d", "j", "l", "m", "n", "qu", "s", "t", "dell", "all", "un"})
_CLITICS = frozenset({"s", "re", "ve", "ll", "d", "m"})

_stemmer = SnowballStemmer("english")


def terms_of(text: str) -> list[str]:
    """The terms of a passage in the order of the text, including duplicates."""
    terms: list[str] = []
    for piece, unspaced in _pieces(text):
        if unspaced:
            terms.extend(filter(str.isalnum, piece) if piece[1:] else piece)
            terms.extend(_pairs(piece))
        else:
            terms.append(_term(piece[:LONGEST_TERM]))
    return terms


def query_terms(text: str) -> list[str]:
    """The distinct terms of a query in the order of the text.

    Stop words are dropped, unless there are no other words. A run of an unspaced script yields its
    character pairs and the single characters that may be words.
    """
    wanted: dict[str, None] = {}
    stop_words: dict[str, None] = {}
    for piece, unspaced in _pieces(text):
        if unspaced:
            wanted.update(dict.fromkeys(_MEANT_ALONE.findall(piece) if piece[1:] else piece))
            wanted.update(dict.fromkeys(_pairs(piece)))
        elif piece in STOP_WORDS:
            stop_words[_term(piece)] = None
        else:
            wanted[_term(piece[:LONGEST_TERM])] = None
    return list(wanted or stop_words)


def _pieces(text: str) -> Iterator[tuple[str, bool]]:
    """Yield normalized words, emoji and runs of unspaced scripts, each with whether it is such a
    run."""
    if text.isascii():
        for word in _ASCII_PIECE.findall(text.lower()):
            yield _bare(word), False
        return
    for match in _PIECE.finditer(_folded(text)):
        for position, part in enumerate(_RUN.split(match[0])):
            word = part if position % 2 else _bare(part)
            if word:
                yield word, bool(position % 2)


def _folded(text: str) -> str:
    """Fold compatibility forms, case and accents of a text, and remove invisible characters.
    Returns NFC."""
    text = _TOO_MANY_MARKS.sub(r"\1", text)
    text = unicodedata.normalize("NFKC", text).casefold()
    text = _FOLDED_MARKS.sub("", unicodedata.normalize("NFKD", text)).translate(_FOLDED_LETTERS)
    return unicodedata.normalize("NFC", _SKIN_TONES.sub("", text))


def _pairs(run: str) -> Iterator[str]:
    return map("".join, pairwise(run))


def _bare(word: str) -> str:
    """Remove apostrophes, clitics and elisions from a word: john's → john, don't → dont, l'ecole →
    ecole."""
    if "'" not in word:
        return word
    first, *rest = word.strip("'").split("'")
    if rest and rest[-1] in _CLITICS:
        return "".join([first, *rest[:-1]])
    if first in _ELISIONS:
        return "".join(rest)
    return first + "".join(rest)


@lru_cache(16384)
def _term(word: str) -> str:
    """Normalize a word: an English word to its stem, an ordinal to its number; others are
    unchanged."""
    if _ENGLISH.fullmatch(word):
        word = BASE_FORMS.get(word, word)
        stem: str = _stemmer.stem_word(word)
        return stem
    ordinal = _ORDINAL.fullmatch(word)
    return ordinal[1] if ordinal else word

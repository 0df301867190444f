"""From a plain text to a row of codes, one a word, on which orders are looked for."""

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain
from operator import itemgetter
from typing import NamedTuple

from memoryd.guard.lookalikes import as_latin
from memoryd.guard.memo import Memo
from memoryd.guard.misspelling import corrected, segmented
from memoryd.guard.patterns_commands import CREDENTIAL_FILE
from memoryd.guard.views import MARKS
from memoryd.guard.vocabulary import UNSPACED, VOCABULARY, code_of

UNKNOWN, END, COMMA, COLON, QUOTE, NUMBER, ADDRESS, PATH, CREDENTIALS = ".|,:qnufk"
"""The codes that are not of words: an unknown word, signs, numbers, URLs and
addresses, paths, files of credentials."""

_ADDRESSES = (
    r"(?P<address>[a-z][a-z+.-]{1,15}://[^\s<>\"'()\u3000-\uffff]{1,500}"
    r"|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}"
    r"|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?"
    r"|(?<![\w.@-])[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,4}"
    r"\.(?:com|net|org|io|ru|cn|xyz|top|tk|dev|app|info|biz|example|test|co|me|sh|onion)\b"
    r"(?:/[^\s<>\"']{0,300})?)"
    r"|(?P<path>(?:~|\.{0,2})/[\w.@*-]+(?:/[\w.@*-]+){0,12}"
    r"|(?<!\w)\.[a-z_]{2,20}\b(?:\.(?:example|sample|template|dist)\b)?)|"
)
_WORDS = (
    rf"(?P<word>[^\W\d_][^\W\d_{MARKS}]*(?:[{MARKS}][^\W\d_{MARKS}]*)*"
    rf"(?:['-][^\W\d_][^\W\d_{MARKS}]*(?:[{MARKS}][^\W\d_{MARKS}]*)*){{0,3}})"
    r"|(?P<number>\d+)"
    r"|(?P<end>[.!?\u3002\uff01\uff1f\u061f\u0964\u06d4\u2026\uff61\u0589\u1362|;\u061b]+(?!\w)"
    r"|[\u3002\uff01\uff1f\u0964])"
    r"|(?P<comma>[,\u3001\u060c\u1363()\[\]{}]|(?<!\S)-{1,2}(?!\S))"
    r"|(?P<colon>:)|(?P<quote>[\"\u300c-\u300f`])"
)
_TOKEN = re.compile(re.sub(r"\?P<\w+>", "?:", _WORDS))
_ADDRESS_OR_TOKEN = re.compile(_ADDRESSES + re.sub(r"\?P<\w+>", "?:", _WORDS))
_ADDRESS_SIGN = re.compile(
    r"[/~@.](?:(?<=[/~@])|(?<=[a-z0-9]\.)[a-z]{2}|(?<=\d\.)\d|(?<!\w\.)[a-z]{2})"
)
_LONGEST_ADDRESS = 600


def _stretches(text: str) -> Iterator[tuple[re.Pattern[str], int, int]]:
    """What to look for from where to where: for addresses only around a sign of them."""
    at = 0
    while True:
        sign = _ADDRESS_SIGN.search(text, at)
        if sign is None:
            yield _TOKEN, at, len(text)
            return
        begin = sign.start()
        while begin > at and not text[begin - 1].isspace() and sign.start() - begin < 80:
            begin -= 1
        end = sign.end()
        while end < len(text) and not text[end].isspace() and end - begin < _LONGEST_ADDRESS:
            end += 1
        yield _TOKEN, at, begin
        yield _ADDRESS_OR_TOKEN, begin, end
        at = end


_HAS_RUN = re.compile(f"[{UNSPACED}]")
_GLUED_HANGUL = re.compile("[\uac00-\ud7a3]{6,}")
"""Korean words whose spaces somebody left out."""
_LATIN = re.compile("[a-z]{2,40}")
_UNKNOWN_CHARACTERS = 2
"""Characters of a script without spaces that count as one unknown word."""

_STRETCHED = re.compile(r"([a-z])\1{2,}")
_ARTICLES = re.compile("^(?:[وفبلك]{0,2}(?:ال|لل)?|[והבלמכש]{1,3})(?=..)")

_PARAGRAPH = re.compile(r"\n[ \t]{0,8}\n")
_PART = re.compile(r"\n[ \t]{0,8}\n|\S+")
_DASH_AT_AN_END = re.compile(r"\A--?(?=\s)|(?<=\s)--?\Z")
"""It opens a list or stands for a file; between words it is a comma."""


class _Read(NamedTuple):
    """A part of a text: its words, with "" for a sign; the code of each, or ""; and from where to
    where each stands in the part."""

    words: tuple[str, ...]
    codes: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]


_PARAGRAPH_END = _Read(("",), (END,), ((0, 0),))
_words_in, _codes_in = itemgetter(0), itemgetter(1)


class Reading:
    """A text as `codes`, one character for each word, phrase and sign."""

    def __init__(self, text: str) -> None:
        if text[:1] == "-" or text[-1:] == "-":
            text = _DASH_AT_AN_END.sub(lambda dash: "_" * len(dash[0]), text)
        self._text = text
        parts: list[_Read] = []
        for paragraph in _PARAGRAPH.split(text) if "\n" in text else [text]:
            parts += _READ.each(paragraph.split())
            parts.append(_PARAGRAPH_END)
        parts.pop()
        self._phrases = _phrases(list(chain.from_iterable(map(_words_in, parts))))
        self._codes = list(chain.from_iterable(map(_codes_in, parts)))
        after = 0
        for at, (end, code) in self._phrases.items():
            if at >= after:
                self._codes[at:end] = [code] + [""] * (end - at - 1)
                after = end
        self.codes = "".join(self._codes)

    @cached_property
    def spans(self) -> list[tuple[int, int]]:
        """Where each code stands in the text."""
        places: list[tuple[int, int]] = []
        for part in _PART.finditer(self._text):
            begin, end = part.span()
            if part[0].isspace():
                places.append((begin, end))
            else:
                places += ((begin + first, begin + last) for first, last in _READ[part[0]].spans)
        return [
            (places[at][0], places[self._phrases.get(at, (at + 1,))[0] - 1][1])
            for at, code in enumerate(self._codes)
            if code
        ]

    def place(self, first: int, last: int) -> tuple[int, int]:
        """From where to where the codes from `first` up to `last` stand in the text."""
        return self.spans[first][0], self.spans[last - 1][1]


def read(text: str) -> Reading:
    """The reading of a text that is `plain` already."""
    return Reading(text)


def different_words(text: str) -> int:
    """For how many sets of notions the words of a `plain` text stand."""
    return len(VOCABULARY.notions.keys() & read(text).codes)


_CREDENTIALS = re.compile(CREDENTIAL_FILE)
_SIGN_CODES = (
    dict.fromkeys(".!?\u3002\uff01\uff1f\u061f\u0964\u06d4\u2026\uff61\u0589\u1362|;\u061b", END)
    | dict.fromkeys(",\u3001\u060c\u1363()[]{}-", COMMA)
    | dict.fromkeys('"\u300c\u300d\u300e\u300f`', QUOTE)
    | {":": COLON}
)


def _phrases(words: list[str]) -> dict[int, tuple[int, str]]:
    """Where known phrases begin: the number of the word after each, and its code."""
    known = VOCABULARY.phrases
    found: dict[int, tuple[int, str]] = {}
    if known.keys().isdisjoint(words):
        return found
    for at in [at for at, word in enumerate(words[:-1]) if word in known]:
        for second in (words[at + 1], "*"):
            for rest, code in known[words[at]].get(second, ()):
                if at not in found and _follows(words, at + 1, rest):
                    found[at] = (at + 1 + len(rest), _shown(code))
    return found


_SKIPPED = VOCABULARY.skipped


def _shown(code: str) -> str:
    """The code, or "" of a word that counts for nothing."""
    return "" if code in _SKIPPED else code


def _follows(words: list[str], at: int, rest: tuple[str, ...]) -> bool:
    if at + len(rest) > len(words):
        return False
    return all(
        word.startswith(wanted[:-1]) if wanted[-1] == "*" else word == wanted
        for word, wanted in zip(words[at : at + len(rest)], rest, strict=True)
    )


_Coded = tuple[str, str, tuple[int, int]]
"""A word ("" for a sign), its code, or "", and from where to where it stands."""


def _read(part: str) -> _Read:
    coded: Sequence[_Coded]
    if part.isascii() and part.isalpha():  # most are one word
        coded = _CODES_OF[part]
    else:
        coded = [
            (word, code, (match.start() + first, match.start() + last))
            for regex, begin, end in _stretches(part)
            for match in regex.finditer(part, begin, end)
            for word, code, (first, last) in _coded(match)
        ]
    return _Read(*zip(*coded, strict=True)) if coded else _Read((), (), ())


_READ = Memo(_read)


def _coded(match: re.Match[str]) -> tuple[_Coded, ...]:
    """What a token stands for; the places are from where it begins."""
    if match.lastgroup is None:
        return _CODES_OF[match[0]]
    is_file = match.lastgroup == "path" and _CREDENTIALS.search(match[0])
    code = CREDENTIALS if is_file else PATH if match.lastgroup == "path" else ADDRESS
    return (("", code, (0, len(match[0]))),)


def _codes_of(word: str) -> tuple[_Coded, ...]:
    """The word or sign with its code; a word that hides several, with each of them."""
    whole = (0, len(word))
    if word[0] in _SIGN_CODES:
        return (("", _SIGN_CODES[word[0]], whole),)
    if word[0].isdecimal():
        return (("", NUMBER, whole),)
    if not word.isascii():
        if _HAS_RUN.search(word):
            return tuple(_pieces(word))
        if _GLUED_HANGUL.match(word):
            pieces = tuple(_pieces(word))
            if sum(code != UNKNOWN for _, code, _ in pieces) > 1:
                return pieces
    for candidate in _candidates(word):
        code = code_of(candidate)
        if code:
            return ((candidate, _shown(code), whole),)
    parts: list[str] = []
    if "-" in word or "'" in word:
        parts = [part for part in re.split("['-]", word) if part]
        if not any(map(code_of, parts)):
            parts = []
    elif len(word) >= 12 and word.isascii():
        parts = segmented(word)
    if not parts:
        return ((word, UNKNOWN, whole),)
    return tuple((part, _shown(code_of(part) or UNKNOWN), whole) for part in parts)


_CODES_OF = Memo(_codes_of)


def _candidates(word: str) -> Iterator[str]:
    """The word, then what it may be a form or a disguise of."""
    yield word
    if not word.isascii():
        bare = _ARTICLES.sub("", word)
        if bare != word:
            yield bare
            yield word[1:]
        latin = as_latin(word)
        if latin.isascii():
            yield latin
        return
    if _STRETCHED.search(word):
        yield _STRETCHED.sub(r"\1\1", word)
        word = _STRETCHED.sub(r"\1", word)
        yield word
    right = corrected(word)
    if right:
        yield right


def _pieces(word: str) -> Iterator[_Coded]:
    """The known words in a run of a script without spaces, and what is between them."""
    known = VOCABULARY.unspaced
    at, unknown = 0, 0
    while at < len(word):
        latin = _LATIN.match(word, at)
        if latin:
            yield latin[0], _shown(code_of(latin[0]) or UNKNOWN), latin.span()
            at, unknown = latin.end(), 0
            continue
        for candidate, code in known.get(word[at], ()):
            if word.startswith(candidate, at):
                yield candidate, _shown(code), (at, at + len(candidate))
                at += len(candidate)
                unknown = 0
                break
        else:
            if unknown % _UNKNOWN_CHARACTERS == 0:
                yield word[at], UNKNOWN, (at, at + 1)
            unknown += 1
            at += 1

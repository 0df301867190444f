"""From a plain text to a row of codes, one a word, on which orders are looked for."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from memoryd.guard.lookalikes import as_latin
from memoryd.guard.misspelling import corrected, segmented
from memoryd.guard.patterns_commands import CREDENTIAL_FILE
from memoryd.guard.vocabulary import UNSPACED, VOCABULARY, code_of

UNKNOWN, END, COMMA, COLON, QUOTE, NUMBER, ADDRESS, PATH, CREDENTIALS = ".|,:qnufk"
"""The codes that are not of words: an unknown word, signs, numbers, URLs and
addresses, paths, files of credentials."""

_MARKS = (
    "\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u0981-\u0983\u09bc-\u09cd\u09d7"
    "\u0a01-\u0a03\u0abc-\u0acd\u0b82\u0bbe-\u0bcd\u0c00-\u0c03\u0c3e-\u0c4d\u0d00-\u0d03"
    "\u0d3e-\u0d4d\u0dca-\u0ddf\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ebc\u17b6-\u17d3"
)
_ADDRESSES = (
    r"(?P<address>[a-z][a-z+.-]{1,15}://[^\s<>\"'()\u3000-\uffff]{1,500}"
    r"|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}"
    r"|\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?"
    r"|(?<![\w.@-])[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,4}"
    r"\.(?:com|net|org|io|ru|cn|xyz|top|tk|dev|app|info|biz|example|test|co|me|sh|onion)\b"
    r"(?:/[^\s<>\"']{0,300})?)"
    r"|(?P<path>(?:~|\.{0,2})/[\w.@*-]+(?:/[\w.@*-]+){0,12}|(?<!\w)\.[a-z_]{2,20}\b)|"
)
_WORDS = (
    rf"(?P<word>[^\W\d_][^\W\d_{_MARKS}]*(?:[{_MARKS}][^\W\d_{_MARKS}]*)*"
    rf"(?:['-][^\W\d_][^\W\d_{_MARKS}]*(?:[{_MARKS}][^\W\d_{_MARKS}]*)*){{0,3}})"
    r"|(?P<number>\d+)"
    r"|(?P<end>[.!?\u3002\uff01\uff1f\u061f\u0964\u06d4\u2026\uff61|;\u061b]+(?!\w)"
    r"|[\u3002\uff01\uff1f\u0964]|\n[ \t]{0,8}\n)"
    r"|(?P<comma>[,\u3001\u060c()\[\]{}]|(?<=\s)-{1,2}(?=\s))"
    r"|(?P<colon>:)|(?P<quote>[\"\u300c-\u300f`])"
)
_TOKEN = re.compile(_WORDS)
_ADDRESS_OR_TOKEN = re.compile(_ADDRESSES + _WORDS)
_ADDRESS_SIGN = re.compile(r"://|@|[a-z0-9]\.[a-z]{2}|[/~]|\d\.\d|(?<!\w)\.[a-z]{2}")
_LONGEST_ADDRESS = 600


def _tokens(text: str) -> Iterator[re.Match[str]]:
    """Every word, sign, address and path. Only where a sign of addresses is are they tried."""
    at = 0
    while True:
        sign = _ADDRESS_SIGN.search(text, at)
        if sign is None:
            yield from _TOKEN.finditer(text, at)
            return
        begin = sign.start()
        while begin > at and not text[begin - 1].isspace() and sign.start() - begin < 80:
            begin -= 1
        yield from _TOKEN.finditer(text, at, begin)
        end = sign.end()
        while end < len(text) and not text[end].isspace() and end - begin < _LONGEST_ADDRESS:
            end += 1
        yield from _ADDRESS_OR_TOKEN.finditer(text, begin, end)
        at = end


_HAS_RUN = re.compile(f"[{UNSPACED}]")
_LATIN = re.compile("[a-z]{2,40}")
_UNKNOWN_CHARACTERS = 2
"""Characters of a script without spaces that count as one unknown word."""

_ARTICLES = re.compile("^(?:[وفبلك]{0,2}(?:ال|لل)?|[והבלמכש]{1,3})(?=..)")


@dataclass(frozen=True, slots=True)
class Reading:
    """The codes of a text, one a word or sign, and where each stands."""

    codes: str
    spans: list[tuple[int, int]]


def read(text: str) -> Reading:
    """The reading of a text that is `plain` already."""
    words: list[str] = []
    codes: list[str] = []
    spans: list[tuple[int, int]] = []
    for match in _tokens(text):
        kind = match.lastgroup
        if kind != "word":
            words.append("")
            code = _SIGN_CODES[kind or ""]
            codes.append(CREDENTIALS if code == PATH and _CREDENTIALS.search(match[0]) else code)
            spans.append(match.span())
            continue
        for word, code, span in _codes_of(match[0]):
            words.append(word)
            codes.append(code)
            start = match.start()
            spans.append(match.span() if span is None else (start + span[0], start + span[1]))
    return _with_phrases(words, codes, spans)


_CREDENTIALS = re.compile(CREDENTIAL_FILE)
_SIGN_CODES = {
    "address": ADDRESS,
    "path": PATH,
    "number": NUMBER,
    "end": END,
    "comma": COMMA,
    "colon": COLON,
    "quote": QUOTE,
}


def _with_phrases(words: list[str], codes: list[str], spans: list[tuple[int, int]]) -> Reading:
    """The reading with known phrases put together and empty words left out."""
    phrases = VOCABULARY.phrases
    out: list[str] = []
    places: list[tuple[int, int]] = []
    taken_until, last = 0, len(words) - 1
    for at, (word, code) in enumerate(zip(words, codes, strict=True)):
        if at < taken_until:
            continue
        taken_until = at + 1
        if word in phrases and at < last:
            seconds = phrases[word]
            for second in (words[at + 1], "*"):
                for rest, phrase_code in seconds.get(second, ()):
                    if taken_until == at + 1 and _follows(words, at + 1, rest):
                        taken_until += len(rest)
                        code = phrase_code
        if code not in _SKIPPED:
            out.append(code)
            places.append((spans[at][0], spans[taken_until - 1][1]))
    return Reading("".join(out), places)


_SKIPPED = VOCABULARY.skipped


def _follows(words: list[str], at: int, rest: tuple[str, ...]) -> bool:
    if at + len(rest) > len(words):
        return False
    return all(
        word.startswith(wanted[:-1]) if wanted[-1] == "*" else word == wanted
        for word, wanted in zip(words[at : at + len(rest)], rest, strict=True)
    )


@lru_cache(32768)
def _codes_of(word: str) -> tuple[tuple[str, str, tuple[int, int] | None], ...]:
    """The word with its code and extent; a word that hides several, with each of them."""
    if _HAS_RUN.search(word):
        return tuple(_pieces(word))
    for candidate in _candidates(word):
        code = code_of(candidate)
        if code:
            return ((candidate, code, None),)
    parts: list[str] = []
    if "-" in word or "'" in word:
        parts = [part for part in re.split("['-]", word) if part]
        if not any(map(code_of, parts)):
            parts = []
    elif len(word) >= 12 and word.isascii():
        parts = segmented(word)
    return tuple((part, code_of(part) or UNKNOWN, None) for part in parts or [word])


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
    right = corrected(word)
    if right:
        yield right


def _pieces(word: str) -> Iterator[tuple[str, str, tuple[int, int]]]:
    """The known words in a run of a script without spaces, and what is between them."""
    known = VOCABULARY.unspaced
    at, unknown = 0, 0
    while at < len(word):
        latin = _LATIN.match(word, at)
        if latin:
            yield latin[0], code_of(latin[0]) or UNKNOWN, latin.span()
            at, unknown = latin.end(), 0
            continue
        for candidate, code in known.get(word[at], ()):
            if word.startswith(candidate, at):
                yield candidate, code, (at, at + len(candidate))
                at += len(candidate)
                unknown = 0
                break
        else:
            if unknown % _UNKNOWN_CHARACTERS == 0:
                yield word[at], UNKNOWN, (at, at + 1)
            unknown += 1
            at += 1

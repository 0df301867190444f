"""Finds the prohibitions in one Turkish, Japanese or Korean sentence: their verbs stand last."""

import re
from itertools import islice, pairwise

from memoryd.rules.capture.japanese import JAPANESE
from memoryd.rules.capture.korean import KOREAN
from memoryd.rules.capture.language import VerbFinal, is_english
from memoryd.rules.capture.own_words import introduces_content
from memoryd.rules.capture.sentences import MAX_HEADS
from memoryd.rules.capture.turkish import TURKISH

Clause = tuple[int, int]

_LANGUAGES = (KOREAN, JAPANESE, TURKISH)
_READ = 600
"""Characters of a sentence that are looked at."""
_BEFORE = 30
_MARKS = re.compile(r"[\s,.;:!?、。！？…~〜)—–-]*")
_BUILT = re.compile(
    r"実装|コードを書|구현|개발해|코드(?:를|로)|kodla|implement|uygulamada|uygulamaya"
)
"""What makes a sentence one that specifies a program."""
_WRITTEN = re.compile(
    r"(?:yaz|hazırla|çevir|gönder|oluştur|ekle|düzelt|bas|ilet)[a-zçğıöşü]*\W*$|metni\W*$|"
    r"(?:書いて|作って|送って|訳して|翻訳して|投稿して|返信して|文面|文言|以下|内容|貼り紙|"
    r"張り紙)[^:]{0,10}$|"
    r"(?:써|적어|만들어|보내|번역해|올려|작성해)\s?(?:줘|주세요|줄래)?\W*$|(?:문구|내용|공지)\W*$"
)
"""What asks for a text that follows behind a colon."""
_SHORTEST = 2
"""Characters that a clause has before its end at least."""


def verb_final_clauses(sentence: str, *, among_english: bool = False) -> list[Clause]:
    """The clauses of `sentence` (plain text) that forbid, in order, as spans; `among_english` as
    for `european_clauses`."""
    for language in _LANGUAGES:
        told = language.told_by.finditer(sentence, 0, _READ)
        least = 2 if among_english and language is TURKISH else 1
        if len(list(islice(told, least))) == least:
            english = language is TURKISH and is_english(sentence)
            return [] if english else _clauses(sentence, language)
    return []


def _clauses(sentence: str, language: VerbFinal) -> list[Clause]:
    if sentence.rstrip(" )\"'」").endswith(("?", "？")) and not language.asks.search(
        sentence[-60:]
    ):
        return []
    if _BUILT.search(sentence, 0, _READ):
        return []
    if (colon := sentence.rfind(":", 0, _READ)) >= 0 and (
        introduces_content(sentence[:colon])
        or _WRITTEN.search(sentence[max(0, colon - 30) : colon])
    ):
        return []
    ends = [
        match
        for match in islice(language.ends.finditer(sentence, 0, _READ), MAX_HEADS)
        if not language.idle.search(sentence[max(0, match.start() - _BEFORE) : match.end()])
    ]
    borders = [0, *(match.end() for match in ends)]
    found: list[int] = []
    for (start, _), match in zip(pairwise(borders), ends, strict=True):
        begin = _MARKS.match(sentence, start).end() if start else 0  # type: ignore[union-attr]
        lead = language.lead.match(sentence[begin : match.start()])
        begin += lead.end() if lead else 0
        said = sentence[begin : match.end()]
        if language.held.search(said) or language.others.search(said):
            continue
        if match.start() - begin >= _SHORTEST or len(match[0].split()) > 1:
            found.append(begin)
    return [(begin, _trimmed(sentence, end)) for begin, end in pairwise([*found, len(sentence)])]


def _trimmed(sentence: str, end: int) -> int:
    """`end` without the marks that lead over to the next clause."""
    return end if end == len(sentence) else len(sentence[:end].rstrip(" ,、;"))

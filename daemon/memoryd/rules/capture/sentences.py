"""Sentences of a message, as spans, and the shape in which patterns read them."""

import re
from collections.abc import Iterator

Span = tuple[int, int]
"""Start and end of a sentence in the message."""

MAX_HEADS = 200
"""Words of prohibition that are looked at in one sentence; nobody who means it says more."""

_APOSTROPHES = "’‘ʼ`´＇′"
_BREAK = re.compile(
    r"(?<![.!?…؟])[.!?…؟]+[)\]\"'”’»\ue000]*(?=\s|$|[\u3400-\u9fff])|"
    r"(?<![。！？])[。！？]+[”’」』）)]*|\n\s*"
)
_ABBREVIATION = re.compile(
    r"(?:^|[\s(])(?:e\.g|i\.e|(?-i:Jr)|vs|approx|ca|z\.b|d\.h|"
    r"bzw|kl|t\.ex|bl\.a|p\.ex|fig|vol|resp|incl|excl)$",
    re.IGNORECASE,
)
_TITLE = re.compile(
    r"(?<![\w.-])(?:(?i:dr|dra|prof|mme|mlle|mr|mrs|dott)|Ms|Hr|Hrn|Fr|Frl|St|Sr|Sra|Srta|Dña|"
    r"Sig|Dhr|Mevr|Mw|Lic|Ing|(?:(?<=à )|(?<=de )|(?<=et )|(?<=par )|(?<=chez )|(?<=pour )|"
    r"(?<=avec ))M)\.(?=\s+[^\W\d_])"
)
"""A title with its dot, and the "M." of a Frenchman behind a preposition."""
_MAYBE_ABBREVIATION = re.compile(
    r"(?:^|[\s(\d])(?:[ap]\.m|etc|usw|no|nr|inc|ltd|co|dept|inkl|evtl|[a-z])$", re.IGNORECASE
)
_ADDED = re.compile(
    r"\s+(?:ever|never|always|period|full stop|not ever|no exceptions?|under any circumstances|"
    r"jamais|nunca|nie)\s*(?:[.!]|$)",
    re.IGNORECASE,
)
"""What goes on with the sentence before it: "No sudo. Ever."."""
_WITHOUT_VERB = re.compile(r"\W*(?:\w+[,:]\s)?(?:no|leave)\s", re.IGNORECASE)
_NUMBERING = re.compile(r"\W*(?:\d{1,2}|[a-z])$", re.IGNORECASE)
_LIST_ITEM = re.compile(r"\s*(?:[-*•–·]|\d{1,2}[.)]|[a-z][.)])\s", re.IGNORECASE)
_PICTOGRAPH = re.compile("[\u2600-\u27bf\U0001f000-\U0001faff\u200d\ufe0f]")


def plain(text: str) -> str:
    """`text` in lower case with straight apostrophes and full-width marks made plain, pictographs
    read as commas, the dot of a title as a mark that ends nothing. Same length as `text`."""
    text = _TITLE.sub(_with_leader, text)
    folded = text.lower()
    if len(folded) != len(text):
        folded = "".join(low if len(low := char.lower()) == 1 else char for char in text)
    return _PICTOGRAPH.sub(",", folded.translate(_PLAIN))


def _with_leader(title: re.Match[str]) -> str:
    return f"{title[0][:-1]}\N{ONE DOT LEADER}"


_PLAIN = {
    **dict.fromkeys(map(ord, _APOSTROPHES), "'"),
    **dict(zip(map(ord, "，；：！？（）،؛؟\u00a0\u3000\t"), ",;:!?(),;?   ", strict=True)),
}


def sentences(text: str) -> Iterator[Span]:
    """Spans of the sentences of `text`, trimmed, in order.

    A dot inside an address, URL, file name, version or number is not followed by space and so
    ends nothing. A line break ends a sentence unless the line was merely wrapped.
    """
    start = 0
    for match in _BREAK.finditer(text):
        if match[0][0] == "." and _goes_on(text, start, match):
            continue
        if match[0][0] == "\n" and _is_wrapped(text, start, match):
            continue
        yield from _trimmed(text, start, match.end())
        start = match.end()
    yield from _trimmed(text, start, len(text))


def _ends_title(text: str, dot: int) -> bool:
    titles = _TITLE.finditer(text, max(0, dot - 5), dot + 4)
    return any(title.end() == dot + 1 for title in titles)


def _goes_on(text: str, start: int, match: re.Match[str]) -> bool:
    """Whether the dot belongs to an abbreviation or to a list number."""
    if len(match[0]) != 1:
        return False
    before = text[max(start, match.start() - 12) : match.start()]
    if _ABBREVIATION.search(before) or _ends_title(text, match.start()):
        return True
    following = text[match.end() : match.end() + 12].lstrip()
    if _ADDED.match(text, match.end()) and _WITHOUT_VERB.match(text, start):
        return True
    if _MAYBE_ABBREVIATION.search(before) and following[:1].islower():
        return True
    return match.start() - start < 6 and bool(_NUMBERING.fullmatch(text[start : match.start()]))


def _is_wrapped(text: str, start: int, match: re.Match[str]) -> bool:
    """Whether the line break is a soft one: a long line that goes on in lower case."""
    line_start = max(start, text.rfind("\n", max(0, match.start() - 400), match.start()) + 1)
    following = text[match.end() : match.end() + 1]
    return (
        match[0].count("\n") == 1
        and match.start() - line_start >= 45
        and following.islower()
        and not _LIST_ITEM.match(text[match.end() : match.end() + 6])
        and text[match.start() - 1] not in ".!?:;。！？：；"
    )


def _trimmed(text: str, start: int, end: int) -> Iterator[Span]:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    if start < end:
        yield start, end

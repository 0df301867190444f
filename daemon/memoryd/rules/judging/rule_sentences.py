"""A rule's text cut into its sentences."""

import re

_SENTENCE_END = re.compile(r"(?<!\s)[.!?]+(?=\s|$)|[。！？\n]+")

_ABBREVIATION = re.compile(
    r"(?:\b(?:e\.g|i\.e|etc|vs|[Mm]rs?|[Mm]s|[Dd]r|St|No|[Nn]r|z\.B|d\.h|[Ss]ra?|Jr)|\b[A-Z])\.$"
)

_BEFORE_MONTH = re.compile(
    r"(?<=\d\.)\s+(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|"
    r"Dezember)(?!\w)"
)

_GERMAN_DAY = re.compile(r"(?<!\w)(?:am|vom|zum|bis|ab|vor|nach|seit)\s+\d{1,2}\.\d{1,2}$")
"""A day of which the point belongs to it: "am 24.12."."""


def sentences(text: str) -> list[str]:
    sentences: list[str] = []
    start = 0
    for match in _SENTENCE_END.finditer(text):
        if match.group() == "." and (
            _ABBREVIATION.search(text[start : match.end()][-6:])
            or _BEFORE_MONTH.match(text, match.end())
        ):
            continue
        end = match.end() if _GERMAN_DAY.search(text, start, match.start()) else match.start()
        sentences.append(text[start:end].strip())
        start = match.end()
    sentences.append(text[start:].strip())
    return [sentence for sentence in sentences if sentence]

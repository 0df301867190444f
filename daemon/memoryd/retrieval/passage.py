"""The text of a passage for the embedding model, and the context terms for keyword search."""

from functools import lru_cache

from memoryd.retrieval.words import terms_of

SPEAKER = "§"
"""Prefix of the terms of the speaker's name, to distinguish the speaker from people who are
mentioned."""
ASKS = "¿"
"""Marker among the context terms of a turn that ends in a question."""
_QUESTION_MARKS = ("?", "？", "؟", "⁇", "⁈", "⸮", "՞", "፧", "꘏")
_CLOSING = " \t\r\n\"')]}»”’」』）"

_ROLES = frozenset({"user", "assistant", "agent", "system", "tool", "human", "ai"})
_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")

Day = tuple[int, int, int]
"""Year, month, day."""


def passage_text(text: str, speaker: str | None = None, day: Day | None = None) -> str:
    """The text to embed: the passage, preceded by the speaker's name if there is one.

    A role such as `user` is not a name and is omitted. `day` is ignored here; it is only indexed
    for keyword search.
    """
    name = (speaker or "").strip()
    return text if not name or name.casefold() in _ROLES else f"{name}: {text}"


def context_terms(speaker: str | None, day: Day | None, text: str = "") -> list[str]:
    """The terms that are indexed with each passage of a turn in addition to its own; none for
    notes.

    They are the terms of the speaker's name, with and without the prefix `SPEAKER`, the day in
    words and digits, and the marker `ASKS` if the turn ends in a question. Terms of texts never
    contain these two characters. `text`: the whole turn.
    """
    name = list(dict.fromkeys(terms_of((speaker or "").strip())))
    marks = [SPEAKER + term for term in name]
    if text.rstrip(_CLOSING).endswith(_QUESTION_MARKS):
        marks.append(ASKS)
    return list(dict.fromkeys((*name, *(_day_terms(day) if day else ()), *marks)))


@lru_cache(1024)
def _day_terms(day: Day) -> tuple[str, ...]:
    year, month, of_month = day
    words = f"{_WEEKDAYS[_weekday(day)]} {of_month} {_MONTHS[month - 1]} {year}"
    return tuple(terms_of(f"{words} {month:02} {of_month:02}"))


def _weekday(day: Day) -> int:
    """The weekday, 0 for Monday, by Sakamoto's algorithm for the Gregorian calendar."""
    year, month, of_month = day
    year -= month < 3
    shift = (0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4)[month - 1]
    return (year + year // 4 - year // 100 + year // 400 + shift + of_month - 1) % 7

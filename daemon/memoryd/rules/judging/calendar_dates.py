"""Dates: those before, after or between which a rule forbids something, and those that a call
states for what it plans. A date without its year is one of every year."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.target import Target

MONTHS: dict[str, int] = {
    word: number
    for number, words in enumerate(
        (
            "january jan januar jänner enero janvier janeiro gennaio januari",
            "february feb februar febrero février fevereiro febbraio februari",
            "march mar märz marzo mars março maart",
            "april apr abril avril aprile",
            "may mai mayo maio maggio mei",
            "june jun juni junio juin junho giugno",
            "july jul juli julio juillet julho luglio",
            "august aug agosto août augustus",
            "september sep sept septiembre septembre setembro settembre",
            "october oct oktober okt octubre octobre outubro ottobre",
            "november nov noviembre novembre novembro",
            "december dec dezember dez diciembre décembre dezembro dicembre",
        ),
        1,
    )
    for word in words.split()
}
_LAST_DAY = 31
_NAMES = "|".join(sorted(MONTHS, key=len, reverse=True))
_DAY = r"\d{{1,2}}(?:st|nd|rd|th|º|er|\.)?"
_DATE = (
    r"(?:(?:the\s+|dem\s+|den\s+|el\s+|le\s+|il\s+)?(?:"
    r"(?P<year{0}>\d{{4}})-(?P<month{0}>\d{{2}})-(?P<day{0}>\d{{2}})|"
    r"(?P<dotted{0}>\d{{1,2}})\.(?P<dotmonth{0}>\d{{1,2}})\.(?:(?P<dotyear{0}>\d{{4}}))?|"
    rf"(?P<first{{0}}>{_DAY})\s+(?:of\s+|de\s+)?(?P<name{{0}}>{_NAMES})|"
    rf"(?P<named{{0}}>{_NAMES})\s+(?P<behind{{0}}>{_DAY})(?!\d))"
    r"(?:,?\s+(?P<later{0}>\d{{4}}))?)"
)


def _date(number: int) -> str:
    return _DATE.format(number)


_BEFORE = (
    r"before|until|till|prior\s+to|earlier\s+than|vor|bis(?:\s+zum)?|antes\s+d[eo]l?|avant|"
    r"prima\s+del|vóór"
)
_AFTER = r"after|since|later\s+than|nach|ab|después\s+del?|après|depois\s+de|dopo\s+il|na"
_RANGE = re.compile(
    rf"(?<![\w-])(?:between|from|zwischen|vom|von|entre|du|tra|fra|tussen|van)?\s*{_date(1)}\s*"
    rf"(?:-|–|to|and|until|till|through|bis(?:\s+zum)?|und|y|a|al|et|au|e|en|tot)\s*{_date(2)}(?![\w-])",
    re.IGNORECASE,
)
_LIMIT = re.compile(
    rf"(?<![\w-])(?:(?:dated|starting|due)\s+)?(?:(?P<before>{_BEFORE})|(?P<after>{_AFTER}))\s+{_date(1)}"
    r"(?![\w-])",
    re.IGNORECASE,
)
_ON_DAY = re.compile(
    rf"(?<![\w-])(?:on|for|am|el|le|il|em|op)\s+{_date(1)}(?![\w-])", re.IGNORECASE
)
_OR = r"(?:\s*[,/&]\s*|\s+)(?:(?:or|and|nor|und|oder|y|o|ni|et|ou|e|nem|en|of)\s+)?"
_IN = r"(?:in|during|im|en|em|nel|in\s+the\s+month\s+of)\s+"
_IS = r"\s+(?:is|are|works?|would|will|ist|sind|geht|es|est|son|sont)(?!\w)"
"""What follows a month of which something else is said: "not in May, June is fine"."""
_IN_MONTHS = re.compile(
    rf"(?<![\w-]){_IN}(?P<months>(?:{_NAMES})(?![\w-])(?:{_OR}(?:{_IN})?(?:{_NAMES})(?![\w-]|{_IS}))*)"
    r"(?:\s+(?P<year>\d{4}))?(?![\w-]|\s+\d)",
    re.IGNORECASE,
)
_MONTH = re.compile(rf"(?<!\w)(?:{_NAMES})(?!\w)", re.IGNORECASE)
_PLANNED = re.compile(r"(?<!\d)(\d{4})[-/](\d{2})[-/](\d{2})(?!\d)")
_DOTTED = re.compile(r"(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)")
_NOT_PLANNED = frozenset({"created", "updated", "modified", "expires", "expiry", "since", "born"})


@dataclass(frozen=True, slots=True, order=True)
class Date:
    """A day; `year` 0 where none was said."""

    year: int
    month: int
    day: int


def take_dates(text: str) -> tuple[str, Target | None]:
    """A clause's text without the dates at which it holds, and these as
    `"in 2026-12-24 2027-01-03"`, of several stays one behind the other, `"< 2026-03-01"` or
    `"> 2026-03-01"`; the year of a date that has none is 0000."""
    for pattern, read in _READINGS:
        for match in pattern.finditer(text):
            value = read(match)
            if value:
                return f"{text[: match.start()]} {text[match.end() :]}", Target("date", value)
    return text, None


def _range(match: re.Match[str]) -> str:
    first, last = _read(match, "1"), _read(match, "2")
    return f"in {_text(first)} {_text(last)}" if first and last else ""


def _limit(match: re.Match[str]) -> str:
    date = _read(match, "1")
    return f"{'<' if match['before'] else '>'} {_text(date)}" if date else ""


def _on_day(match: re.Match[str]) -> str:
    date = _read(match, "1")
    return f"in {_text(date)} {_text(date)}" if date else ""


def _in_months(match: re.Match[str]) -> str:
    months = sorted({MONTHS[each.casefold()] for each in _MONTH.findall(match["months"])})
    year = int(match["year"] or 0)
    spans = (f"{_text(Date(year, one, 1))} {_text(Date(year, one, _LAST_DAY))}" for one in months)
    return f"in {' '.join(spans)}"


_READINGS = ((_RANGE, _range), (_LIMIT, _limit), (_ON_DAY, _on_day), (_IN_MONTHS, _in_months))


def _read(match: re.Match[str], which: str) -> Date | None:
    if year := match[f"year{which}"]:
        found = Date(int(year), int(match[f"month{which}"]), int(match[f"day{which}"]))
    elif dotted := match[f"dotted{which}"]:
        year = match[f"dotyear{which}"] or 0
        found = Date(int(year), int(match[f"dotmonth{which}"]), int(dotted))
    else:
        name = match[f"name{which}"] or match[f"named{which}"]
        day = match[f"first{which}"] or match[f"behind{which}"]
        digits = "".join(filter(str.isdigit, day))
        found = Date(int(match[f"later{which}"] or 0), MONTHS[name.casefold()], int(digits))
    return found if 1 <= found.month <= 12 and 1 <= found.day <= _LAST_DAY else None


def _text(date: Date) -> str:
    return f"{date.year:04}-{date.month:02}-{date.day:02}"


def dates_in(fields: Iterable[tuple[str, str]]) -> list[Date]:
    """The days that the short values of a call state, given with the names of their arguments."""
    found: list[Date] = []
    for name, value in fields:
        if _NOT_PLANNED.isdisjoint(name.split("_")):
            found += (Date(*map(int, match.groups())) for match in _PLANNED.finditer(value))
            found += (
                Date(int(match[3]), int(match[2]), int(match[1]))
                for match in _DOTTED.finditer(value)
            )
    return found


def _stays(texts: Sequence[str]) -> Iterator[tuple[Date, Date]]:
    """The first and the last days of what a limit lists."""
    dates = [Date(*map(int, text.split("-"))) for text in texts]
    return zip(dates[::2], dates[1::2], strict=True)


def covers(limit: str, dates: Sequence[Date]) -> bool:
    """Whether a stay from the first to the last of some days lies around days of a limit."""
    side, *texts = limit.split()
    if side != "in" or len(dates) < 2:
        return False
    begin, end = min(dates), max(dates)
    for first, last in _stays(texts):
        for year in {begin.year, end.year} if not first.year else {first.year}:
            late = year + (not first.year and first > last)
            bounds = (
                Date(year, first.month, first.day),
                Date(last.year or late, last.month, last.day),
            )
            if begin <= bounds[0] and bounds[1] <= end:
                return True
    return False


def at_dates(limit: str, date: Date) -> Truth:
    """Whether a planned day lies on the forbidden side of a rule's limit."""
    side, *texts = limit.split()
    if side == "in":
        return YES if any(_lies_in(date, *stay) for stay in _stays(texts)) else NO
    (text,) = texts
    bound = Date(*map(int, text.split("-")))
    if not bound.year:
        return MAYBE  # of which year?
    return YES if (date < bound if side == "<" else date > bound) else NO


def _lies_in(date: Date, first: Date, last: Date) -> bool:
    if not (first.year and last.year):
        date, first, last = (Date(0, each.month, each.day) for each in (date, first, last))
    return first <= date <= last if first <= last else date >= first or date <= last

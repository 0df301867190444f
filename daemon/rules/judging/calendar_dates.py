"""Dates: those before, after or between which a rule forbids something, and those that a call
states for what it plans. A date without its year is one of every year."""

import re
from collections.abc import Iterable, Sequence
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
_IN_MONTH = re.compile(
    rf"(?<![\w-])(?:(?:in|during|im|en|em|nel|in\s+the\s+month\s+of)\s+)(?P<month>{_NAMES})"
    r"(?:\s+(?P<year>\d{4}))?(?![\w-]|\s+\d)",
    re.IGNORECASE,
)
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
    `"in 2026-12-24 2027-01-03"`, `"< 2026-03-01"` or `"> 2026-03-01"`; the year of a date that
    has none is 0000."""
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


def _in_month(match: re.Match[str]) -> str:
    month, year = MONTHS[match["month"].casefold()], int(match["year"] or 0)
    return f"in {_text(Date(year, month, 1))} {_text(Date(year, month, _LAST_DAY))}"


_READINGS = ((_RANGE, _range), (_LIMIT, _limit), (_ON_DAY, _on_day), (_IN_MONTH, _in_month))


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


def covers(limit: str, dates: Sequence[Date]) -> bool:
    """Whether a stay from the first to the last of some days lies around the days of a limit."""
    side, *texts = limit.split()
    if side != "in" or len(dates) < 2:
        return False
    first, last = (Date(*map(int, text.split("-"))) for text in texts)
    begin, end = min(dates), max(dates)
    for year in {begin.year, end.year} if not first.year else {first.year}:
        late = year + (not first.year and first > last)
        bounds = (Date(year, first.month, first.day), Date(last.year or late, last.month, last.day))
        if begin <= bounds[0] and bounds[1] <= end:
            return True
    return False


def at_dates(limit: str, date: Date) -> Truth:
    """Whether a planned day lies on the forbidden side of a rule's limit."""
    side, *texts = limit.split()
    bounds = [Date(*map(int, text.split("-"))) for text in texts]
    if any(not bound.year for bound in bounds):
        if side != "in":
            return MAYBE  # of which year?
        bounds = [Date(0, bound.month, bound.day) for bound in bounds]
        date = Date(0, date.month, date.day)
    if side == "<":
        return YES if date < bounds[0] else NO
    if side == ">":
        return YES if date > bounds[0] else NO
    first, last = bounds
    within = first <= date <= last if first <= last else date >= first or date <= last
    return YES if within else NO

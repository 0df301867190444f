"""How long what a call plans takes: by a duration that it states, or by a beginning and an end."""

import re
from calendar import timegm, weekday
from collections.abc import Iterable

from memoryd.rules.judging.actions import LOOKING, MAYBE, NO, YES, Truth
from memoryd.rules.judging.amounts import quantity_beyond
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.tokens import word_set

_LENGTHS = word_set(
    "duration length dur dauer duración duracion durée duree duração durata duur extend unit units"
)
_FACTORS: dict[str, float] = {
    **dict.fromkeys(("minutes", "mins", "min", "minuten", "minutos"), 1),
    **dict.fromkeys(("hours", "hrs", "stunden", "horas", "heures"), 60),
    **dict.fromkeys(("seconds", "secs", "sec", "sekunden", "segundos"), 1 / 60),
    **dict.fromkeys(("ms", "millis", "milliseconds"), 1 / 60_000),
}
_ALONE = frozenset(_FACTORS) - {"min", "sec", "ms"}
"""Names of arguments that are a number of such units by themselves."""
_NUMBER = re.compile(r"\d{1,8}(?:\.\d{1,3})?")
_SPELLED = re.compile(
    r"(?:pt)?\s*(?:(?P<hours>\d{1,3}(?:\.\d+)?)\s*(?:h|hr|hrs|hours?|std|stunden?|horas?|heures?))?"
    r"\s*(?:(?P<minutes>\d{1,4})\s*(?:m|min|mins|minutes?|minuten?|minutos?)?)?"
)
_MOMENT = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)[t ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(?:(z)|([+-])(\d\d):?(\d\d))?"
)
_NOT_PLANNED = word_set(
    "created updated modified deadline due until reminder reminders remind expires expiry since "
    "min max default"
)
_PLAINLY = (5, 480)
"""What a duration without a unit is in minutes: less may be hours, more seconds."""


def takes_time(limit: str, facts: Facts) -> Truth:
    """Whether what is planned takes longer, or shorter, than a limit of time."""
    over = _time_beyond(limit, facts)
    if facts.actions and facts.actions <= LOOKING:
        return MAYBE
    side, number, unit, _ = limit.split()
    if over is None and unit == "minutes" and "calendar" not in facts.kinds:
        over = quantity_beyond(f"{side} {number} #minutes", facts.quantities, 0)
    return MAYBE if over is None else YES if over else NO


def _time_beyond(limit: str, facts: Facts) -> bool | None:
    """Whether what a call plans takes longer, or shorter, than a limit; None where it does not
    tell."""
    side, number = limit.split()[:2]
    stated = _minutes(facts)
    over = {(each > float(number)) if side == ">" else (each < float(number)) for each in stated}
    if over == {False} and _may_be_reminder(facts):
        return None
    return over.pop() if len(over) == 1 else None


def _may_be_reminder(facts: Facts) -> bool:
    """Whether the minutes that a calendar is given may be those until somebody is reminded."""
    told = any(not _LENGTHS.isdisjoint(name.split("_")) for name in facts.fields)
    return "calendar" in facts.kinds and not told and _between(facts) is None


def _minutes(facts: Facts) -> list[float]:
    """The durations that a call states, in minutes; empty where one of them is unclear."""
    calendar = "calendar" in facts.kinds
    between = _between(facts) if calendar else None
    found = [
        (_unit(name), _length(value, _unit(name), calendar=calendar))
        for name, values in facts.fields.items()
        if not _LENGTHS.isdisjoint(name.split("_")) or (name in _ALONE and between is None)
        for value in values
    ]
    stated = [minutes for _, minutes in found if minutes is not None]
    if len(stated) < len(found):
        return []
    if len({unit for unit, _ in found if unit}) > 1:
        stated = [sum(stated)]
    return stated if between is None else [*stated, between]


def _unit(name: str) -> float:
    """What one of the units in the name of an argument is in minutes, 0 where it names none."""
    return next((_FACTORS[part] for part in name.split("_") if part in _FACTORS), 0)


def _length(value: str, unit: float, *, calendar: bool) -> float | None:
    if _NUMBER.fullmatch(value):
        plain = calendar and _PLAINLY[0] <= float(value) <= _PLAINLY[1]
        return float(value) * unit if unit else float(value) if plain else None
    told = _SPELLED.fullmatch(value.strip())
    if not told or not (told["hours"] or told["minutes"]):
        return None
    return 60 * float(told["hours"] or 0) + float(told["minutes"] or 0)


def _between(facts: Facts) -> float | None:
    """The minutes from the beginning to the end, where the call states just these two moments."""
    moments = {
        value.strip()
        for name, values in facts.fields.items()
        if _NOT_PLANNED.isdisjoint(name.split("_"))
        for value in values
        if _MOMENT.fullmatch(value.strip())
    }
    if moments:
        return _apart([_moment(each) for each in moments])
    for time in facts.clock_times:
        if len(facts.clock_times) == 1 and 0 <= time.start < time.end:
            return time.end - time.start
    return None


_Moment = tuple[float, bool]
"""Minutes since some day, and whether they are those of a stated zone."""


def _moment(text: str) -> _Moment | None:
    read = _MOMENT.fullmatch(text)
    if read is None:
        return None
    year, month, day, hour, minute, second = (int(part or 0) for part in read.groups()[:6])
    try:
        weekday(year, month, day)  # which the 31st of June has none
        minutes = timegm((year, month, day, hour, minute, second)) / 60
    except ValueError:
        return None
    if max(hour, minute, second) > 59 or hour > 23:
        return None
    sign, hours, more = read[8], int(read[9] or 0), int(read[10] or 0)
    east = (hours * 60 + more) * (-1 if sign == "-" else 1)
    return minutes - east, bool(read[7] or sign)


def _apart(moments: Iterable[_Moment | None]) -> float | None:
    known = [each for each in moments if each is not None]
    if len(known) != 2 or known[0][1] != known[1][1]:
        return None
    return abs(known[1][0] - known[0][0])

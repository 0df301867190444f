"""Days of the week: those a rule is about, and those that the arguments of a call name."""

import re
from calendar import weekday
from collections.abc import Iterable, Mapping, Sequence

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.calendar_dates import dates_in
from memoryd.rules.judging.clock_times import clock_times, passes_midnight
from memoryd.rules.judging.tokens import word_set

_WORDS = (
    "monday mondays mon montag montags lunes lundi lundis segunda segunda-feira segundas"
    " segundas-feiras 周一 星期一",
    "tuesday tuesdays tue tues dienstag dienstags martes mardi mardis terça terça-feira"
    " terças terças-feiras 周二 星期二",
    "wednesday wednesdays wed mittwoch mittwochs miércoles mercredi quarta quarta-feira"
    " quartas quartas-feiras 周三 星期三",
    "thursday thursdays thu thurs donnerstag donnerstags jueves jeudi quinta quinta-feira"
    " quintas quintas-feiras 周四 星期四",
    "friday fridays fri freitag freitags viernes vendredi vendredis sexta sexta-feira sextas"
    " sextas-feiras 周五 星期五",
    "saturday saturdays sat samstag samstags sábado sábados samedi samedis 周六 星期六",
    "sunday sundays sun sonntag sonntags domingo domingos dimanche dimanches 周日 星期日",
)
_FURTHER_WORDS = (
    "lunedì maandag maandags понедельник понедельникам poniedziałek poniedziałki"
    " pazartesi 月曜 月曜日 월요일",
    "martedì dinsdag dinsdags вторник вторникам wtorek wtorki sali 火曜 火曜日 화요일",
    "mercoledì woensdag woensdags среда среду средам środa środy środę çarşamba 水曜 水曜日 수요일",
    "giovedì donderdag donderdags четверг четвергам czwartek czwartki perşembe 木曜 木曜日 목요일",
    "venerdì vrijdag vrijdags пятница пятницу пятницам piątek piątki cuma 金曜 金曜日 금요일",
    "sabato zaterdag zaterdags суббота субботу субботам sobota sobotę soboty cumartesi 土曜"
    " 土曜日 토요일",
    "domenica zondag zondags воскресенье воскресеньям niedziela niedzielę niedziele pazar"
    " 日曜 日曜日 일요일",
)
_DAYS: dict[str, int] = {
    word: number
    for table in (_WORDS, _FURTHER_WORDS)
    for number, words in enumerate(table)
    for word in words.split()
}
_WEEKEND = frozenset({"weekend", "weekends", "wochenende", "wochenenden", "周末"})
_SATURDAY = 5
_DAY_FIELDS = frozenset(
    {
        "day",
        "days",
        "weekday",
        "weekdays",
        "on",
        "when",
        "dia",
        "tag",
        "jour",
        "date",
        "start",
        "time",
    }
)


_BY_DAY = re.compile(
    r"(?:^|[;:])byday=((?:mo|tu|we|th|fr|sa|su)(?:,(?:mo|tu|we|th|fr|sa|su))*)(?![\w,])"
)
"""The days of a rule for what recurs: `rrule:freq=weekly;byday=mo,th`."""
_RECURRING = {day: number for number, day in enumerate(("mo", "tu", "we", "th", "fr", "sa", "su"))}


_OPEN = re.compile(
    r"\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?\s?(?:z|utc|[+-]\d{2}:?\d{2})(?!\w)|rrule|freq=|"
    r"(?<!\w)(?:utc|gmt)(?!\w)|\d/\d|"
    r"(?<!\w)p?\d+\s?(?:d|days?|w|weeks?)(?!\w)"
)
"""A time that may be told for another place than the user's, a date of which the month and the day
may be either, or one of many days."""
_AGAIN = word_set(
    "recurrence recurring recurs repeat repeats rrule every until frequency nights days weeks "
    "hours length count interval shift offset "
    "birth birthday dob expiry passport"
)
"""In the names of arguments: what is done on several days, and days of something else."""
_PLANNED = word_set(
    "date dates datetime day start starts begin begins when time at on departure departing depart "
    "datum fecha data dia jour inicio beginn début debut slot end ends finish 日期 时间"
)
_ZONE = frozenset({"zone", "timezone", "tz"})
_CLOCK = re.compile(r"[\d:.\s]*(?:[ap]m|h|uhr)?(?:\s*-\s*[\d:.\s]*(?:[ap]m|h|uhr)?)?")
_WORD = re.compile(r"[^\W\d_]+")
_LONGEST_DATE = 40


def are_days(words: Sequence[str]) -> bool:
    """Whether `words` name nothing but days: "on Fridays"."""
    return bool(words) and all(word in _DAYS or word in _WEEKEND for word in words)


def on_days(
    words: Sequence[str], fields: Mapping[str, Iterable[str]], texts: Iterable[str] = ()
) -> Truth:
    """Whether a call is for one of the days `words`; perhaps where no argument names a day, or a
    date in another time zone, or one of several. `texts` may be dates as well."""
    wanted = {_DAYS[word] for word in words if word in _DAYS}
    if not _WEEKEND.isdisjoint(words):
        wanted |= {_SATURDAY, _SATURDAY + 1}
    named = {
        _DAYS[word]
        for name, values in fields.items()
        if not _DAY_FIELDS.isdisjoint(name.split("_"))
        for value in values
        for word in value.replace(",", " ").split()
        if word in _DAYS
    }
    recurring = {
        _RECURRING[day]
        for values in fields.values()
        for value in values
        for days in _BY_DAY.findall(value)
        for day in days.split(",")
    }
    if (named | recurring) & wanted:
        return YES
    if any(_runs_into(day, wanted, fields) for day in named):
        return MAYBE
    if named or recurring:
        return NO if named else MAYBE
    return _of_date(wanted, fields, texts)


def _of_date(wanted: set[int], fields: Mapping[str, Iterable[str]], texts: Iterable[str]) -> Truth:
    """NO where the only date of a call falls on none of the days `wanted`: on which day a person
    thinks it falls who sees none named is asked about."""
    stated = [(name, value) for name, values in fields.items() for value in values]
    stated += [("", text.casefold()) for text in texts if len(text) <= _LONGEST_DATE]
    if any(_DAYS.get(word) in wanted for _, value in stated for word in _WORD.findall(value)):
        return MAYBE
    planned = [(name, value) for name, value in stated if _is_planned(name)]
    found = set(dates_in(stated))
    if len(found) != 1 or not dates_in(planned) or any(_is_open(*each) for each in stated):
        return MAYBE
    (day,) = found
    try:
        falls_on = weekday(day.year, day.month, day.day)
    except ValueError:
        return MAYBE
    meant = falls_on in wanted or _runs_into(falls_on, wanted, fields)
    return MAYBE if meant or not day.year else NO


def _runs_into(day: int, wanted: set[int], fields: Mapping[str, Iterable[str]]) -> bool:
    """Whether what begins on `day` is over on the next one, which is `wanted`."""
    if (day + 1) % len(_WORDS) not in wanted:
        return False
    times = clock_times({name: list(values) for name, values in fields.items()})
    return any(each.end and passes_midnight(each.start, each.end) for each in times)


def _is_planned(name: str) -> bool:
    parts = name.split("_")
    return not _PLANNED.isdisjoint(parts) and _ZONE.isdisjoint(parts)


def _is_open(name: str, value: str) -> bool:
    """Whether an argument may mean another day than the date that stands beside it."""
    if _OPEN.search(value) or not _AGAIN.isdisjoint(name.split("_")):
        return True
    return _is_planned(name) and not (dates_in([(name, value)]) or _CLOCK.fullmatch(value))

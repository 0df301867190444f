"""Days of the week: those a rule is about, and those that the arguments of a call name."""

import re
from collections.abc import Iterable, Mapping, Sequence

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth

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


def are_days(words: Sequence[str]) -> bool:
    """Whether `words` name nothing but days: "on Fridays"."""
    return bool(words) and all(word in _DAYS or word in _WEEKEND for word in words)


def on_days(words: Sequence[str], fields: Mapping[str, Iterable[str]]) -> Truth:
    """Whether a call is for one of the days `words`; perhaps where no argument names a day. What a
    date falls on is not reckoned: a call does not tell its time zone."""
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
    return NO if named else MAYBE

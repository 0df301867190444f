"""Days of the week: those a rule is about, and those that the arguments of a call name."""

import re
from calendar import weekday
from collections.abc import Iterable, Mapping, Sequence

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.calendar_dates import MONTHS, dates_in
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
NO_NAMES = frozenset({*_DAYS, *_WEEKEND}) | word_set(
    "holiday holidays weekday weekdays workday workdays christmas easter midnight noon lunchtime "
    "night nights evening evenings morning mornings afternoon afternoons today tomorrow tonight "
    "feiertag feiertage feiertagen werktag werktage werktagen festivo festivos feriado feriados"
)
"""Words that say when something is done, and name nothing."""
_SPACED = [each for each in (*_DAYS, *sorted(_WEEKEND)) if each[0] < "\u3000"]
_NAMES = "|".join(sorted(_SPACED, key=len, reverse=True))
DAYS = re.compile(rf"(?<![\w-])(?:{_NAMES})(?![\w-])", re.IGNORECASE)
_ON = r"(?:on|every|each|am|jeden|el|los|cada|le|les|chaque|tous\s+les|aos|às|nas|nos|na|no|à)\s+"
_OR = r"(?:\s*[,/&]\s*|\s+)(?:(?:or|and|nor|und|oder|y|o|ni|et|ou|e|nem)\s+)?"
PLAIN_DAYS = re.compile(
    rf"(?<![\w-])(?:{_ON}|(?=\w+tags(?!\w)))(?P<days>(?:{_NAMES})(?![\w-])"
    rf"(?:{_OR}(?:{_ON})?(?:{_NAMES})(?![\w-]))*)",
    re.IGNORECASE,
)
"""`on Fridays and Saturdays`."""
_STATED = re.compile(
    rf"(?:only\s+)?(?:{_ON})?(?P<days>(?:{_NAMES})(?:{_OR}(?:{_ON})?(?:{_NAMES}))*)", re.IGNORECASE
)
_JOINED = re.compile(
    r"(?:[,/&-]|(?<!\w)(?:or|and|nor|und|oder|y|o|ni|et|ou|e|nem|to|through|thru|till|until|bis|"
    r"not|n't|especially|particularly|mainly|mostly|just|only|even|including|also|besonders|vor\s+allem|"
    r"auch|nur|sobre\s+todo|surtout|solo|sólo|también|aussi))\s*$",
    re.IGNORECASE,
)
_DESCRIBED = re.compile(
    r"(?<!\w)(?:who|whom|whose|which|that|we|i|you|they|he|she|it|about|regarding|said|told|or|and|"
    r"nor|der|die|das|den|über|oder|und|que|qui|sobre|o|y|ou|et|e)(?!\w)",
    re.IGNORECASE,
)
"""Behind it a day may belong to something else than the ban."""
_GOES_ON = re.compile(
    r"\s*(?:[.!?;]|$|(?:in|at|for|with|without|from|into|to|about|by|via|please|any\s?more|again|"
    r"ever|after|before|between|during|until|when|if|unless|except|in|mit|für|von|nach|vor|con|"
    r"para|en|por|avec|pour|dans|sans|com|em|sem)(?!\w))",
    re.IGNORECASE,
)
"""What follows the days of a rule, where they are no part of a name or a list."""
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
        "jours",
        "día",
        "wochentag",
        "giorno",
        "dag",
        "день",
        "dzień",
        "gün",
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
    r"\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?\s?(?:z|utc|[+-]00:?00)(?!\w)|rrule|freq=|"
    r"(?<!\w)(?:utc|gmt)(?!\w)|\d/\d|"
    r"(?<!\w)p?\d+\s?(?:d|days?|w|weeks?)(?!\w)"
)
"""A time that may be told for another place than the user's, a date of which the month and the day
may be either, or one of many days."""
_REPEATED = word_set("recurrence recurring recurs repeat repeats rrule every frequency")
_GOING_ON = _REPEATED | word_set("until days nights weeks interval shift offset")
_PLAIN_TIMES = frozenset({*_DAYS, *MONTHS}) | word_set(
    "am pm a p m h t z uhr o clock at on um the morning noon afternoon evening night"
)
"""Words with which a day is named and nothing else."""
_DATED = _PLAIN_TIMES | _WEEKEND | word_set("next this coming every each from to until and or")
"""Words of which a text consists that says when something is; any others make it a title."""
_AGAIN = _REPEATED | word_set(
    "until nights days weeks hours length count interval shift offset "
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


def plain_days(text: str) -> tuple[str, ...]:
    """The days on which a clause holds and at no other time, where it says no more than that: no
    other times beside them ("on Fridays or holidays"), no ranges, no names ("the Friday call")."""
    found = list(PLAIN_DAYS.finditer(text))
    if len(found) != 1 or len(DAYS.findall(text)) != len(DAYS.findall(found[0]["days"])):
        return ()
    (days,) = found
    described = _DESCRIBED.search(text, 0, days.start())
    if described or _JOINED.search(text, 0, days.start()) or not _GOES_ON.match(text, days.end()):
        return ()
    return tuple(map(str.casefold, DAYS.findall(days["days"])))


def stated_days(text: str) -> tuple[str, ...]:
    """The days that a text names which says nothing else: "on Thursdays"."""
    days = _STATED.fullmatch(text.strip(" .!"))
    return tuple(map(str.casefold, DAYS.findall(days["days"]))) if days else ()


def are_days(words: Sequence[str]) -> bool:
    """Whether `words` name nothing but days: "on Fridays"."""
    return bool(words) and all(word in _DAYS or word in _WEEKEND for word in words)


def on_days(
    words: Sequence[str],
    fields: Mapping[str, Iterable[str]],
    texts: Iterable[str] = (),
    *,
    only: bool = False,
) -> Truth:
    """Whether a call is for one of the days `words`, or for `only` these; perhaps where no argument
    names a day, or a date in another time zone, or one of several. `texts` may be dates as well."""
    wanted = {_DAYS[word] for word in words if word in _DAYS}
    if not _WEEKEND.isdisjoint(words):
        wanted |= {_SATURDAY, _SATURDAY + 1}
    named = {
        _DAYS[word]
        for name, values in fields.items()
        if _names_a_day(name)
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
    if only and named | recurring:
        return _only_on(wanted, named | recurring, fields)
    if (named | recurring) & wanted:
        return YES
    if any(_runs_into(day, wanted, fields) for day in named):
        return MAYBE
    if named or recurring:
        return NO if named and not _is_doubtful(named, fields) else MAYBE
    return _of_date(wanted, fields, texts)


def _only_on(wanted: set[int], named: set[int], fields: Mapping[str, Iterable[str]]) -> Truth:
    """Whether all days that a call names are `wanted`; perhaps at most, since it may go on."""
    return MAYBE if named & wanted or _is_doubtful(named, fields) else NO


def _is_doubtful(named: set[int], fields: Mapping[str, Iterable[str]]) -> bool:
    """Whether a call may be for other days than those that it names: its date falls on another one,
    it says more of the day than its name, or it goes on or is done again and again."""
    planned = [(name, value) for name, value in _flat(fields) if _is_planned(name)]
    on_others = {_falls_on(each.year, each.month, each.day) for each in dates_in(planned)} - named
    of_days = [*planned, *(each for each in _flat(fields) if _names_a_day(each[0]))]
    more = any(
        word not in _PLAIN_TIMES
        for each in of_days
        for word in _WORD.findall(each[1])
        if not dates_in([each])
    )
    naming = {name for name, value in of_days if not _DAYS.keys().isdisjoint(value.split())}
    goes_on = any(
        name not in naming and not _GOING_ON.isdisjoint(name.split("_")) for name in fields
    )
    return len(naming) > 1 or "tag" in naming or more or goes_on or bool(on_others - {None})


def _flat(fields: Mapping[str, Iterable[str]]) -> list[tuple[str, str]]:
    return [(name, value) for name, values in fields.items() for value in values]


def _names_a_day(name: str) -> bool:
    return not _DAY_FIELDS.isdisjoint(name.split("_"))


def _falls_on(year: int, month: int, day: int) -> int | None:
    """The day of the week of a date; None where there is no such date, or it has no year."""
    try:
        return weekday(year, month, day) if year else None
    except ValueError:
        return None


def _of_date(wanted: set[int], fields: Mapping[str, Iterable[str]], texts: Iterable[str]) -> Truth:
    """NO where the only date of a call falls on none of the days `wanted`: on which day a person
    thinks it falls who sees none named is asked about."""
    stated = [(name, value) for name, values in fields.items() for value in values]
    stated += [("", text.casefold()) for text in texts if len(text) <= _LONGEST_DATE]
    for name, value in stated:
        words = _WORD.findall(value)
        title = not name and not _DATED.issuperset(words)
        if not title and any(_DAYS.get(word) in wanted for word in words):
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

"""Times of the day: those before, after or between which a rule forbids something, and those that
a call states for what it plans."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.arguments import normal_name
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.tokens import word_set

_EDGE = re.compile(
    r"(?<!\w)(?:(?:that|which|che|die|que|qui)\s+"
    r"(?:(?P<start>(?:leave|depart|start|begin|open|take\s+off)s?|"
    r"partono|decollano|salen|salgan|partent|decollent|vertrekken|saem|partem)|"
    r"(?P<end>(?:arrive|land|end|close)s?|arrivano|llegan|arrivent|aankomen|chegam))|"
    r"(?P<starting>leaving|departing|starting|beginning|taking\s+off)|"
    r"(?P<ending>arriving|landing|ending))(?=\s*$)",
    re.IGNORECASE,
)
"""What stands before a time that only the beginning, or the end, of a journey is compared with:
"flights that leave before 7", "arriving after 23:00"."""
_OR = " | "
"""Between limits of which one is enough: "before 9:30 or after 17:00"."""
_JOINED = re.compile(
    r"\s*(?:,\s*)?(?:or|and|nor|oder|und|noch|o|y|ni|ou|et|e|nem|of|en|или|и)\s+", re.I
)
_ZONE_SAID = re.compile(
    r"\s*(?:(?:(?P<city>[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)|my|our|local|home|office)\s+time|"
    r"(?:Uhr\s+)?Ortszeit|hora\s+local|heure\s+locale)(?!\w)"
)
"""`… Berlin time`, `… my time`: where it is that time."""
_START, _END = "starting", "ending"
"""Behind a limit for beginnings, or ends, alone."""
_EXPLAINED = re.compile(
    r"\s(?:while|when|during)\s[^,;:()]{1,60}[,;:(–—-]\s*(?:(?:that['’]s|that\s+is|which\s+is|so|i\.e\.),?\s*)$",
    re.IGNORECASE,
)
"""`while the baby naps, that's`: the time behind it says when that is."""
_BEFORE = (
    r"before|earlier\s+than|prior\s+to|until|till|vor|antes\s+d[eao]s?|avant|prima\s+d(?:i|elle)|"
    r"v[oó]{1,2}r|före|до|przed"
)
_AFTER = (
    r"after|past|later\s+than|from|nach|ab|después\s+de|a\s+partir\s+(?:de|das|de\s+las)|après|"
    r"depois\s+d[eao]s?|dopo|na|efter|после|po"
)
_ARTICLE = r"(?:\s+(?:las?|les?|le|às|as|the|about|gegen|um))?"
_HALF = (
    r"(?P<half{0}>am|pm|a\.m\.|p\.m\.|in\s+the\s+(?:morning|evening|afternoon)|at\s+night|tonight)"
)
_EXACT = (
    rf"(?:(?P<noon{{0}}>noon|midnight|mittag|mitternacht|midi|minuit|mediodía|medianoche|meio-dia)|"
    rf"(?P<hour{{0}}>\d{{1,2}})(?:(?:[:.](?P<minute{{0}}>\d{{2}}))(?:\s*{_HALF})?(?:\s*(?:uhr|h))?|"
    rf"\s*{_HALF.replace('half', 'only')}|"
    rf"\s*(?:uhr|o'clock|heures?|horas?|ore|uur|часов)|\s?h(?P<past{{0}}>\d{{2}})?))"
)
_BARE = (
    r"(?P<bare{0}>\d{{1,2}})(?=\s*(?:$|[,.;!)]|"
    r"(?:ever|please|at\s+all|on|in\s+my|for|unless|except|(?:or|and|nor|oder|und|o|y|ni|ou|et|e)\s+"
    r"(?:before|after|past|later|earlier|vor|nach|antes|después|avant|après|depois))(?!\w)))"
)


def _form(number: int) -> str:
    return (
        rf"(?:{_EXACT}|{_BARE})".replace("{0}", str(number)).replace("{{", "{").replace("}}", "}")
    )


_LIMIT = re.compile(
    rf"(?<![\w-])(?:(?P<before>{_BEFORE})|(?P<after>{_AFTER})){_ARTICLE}\s+{_form(1)}(?![\w:/-])",
    re.IGNORECASE,
)
_RANGE = re.compile(
    r"(?:(?<!\w)(?:my|the|our|mein\w*|mi|ma|mon)\s+(?:\w+\s+)?(?:hours?|break|time|window|slot|nap|"
    r"pause|siesta)\s*[,(:]?\s*)?"
    rf"(?<![\w-])(?:(?:between|from|zwischen|von|entre|de|tra|fra|tussen|van)\s+)?(?:the\s+hours\s+of\s+)?"
    rf"{_form(1)}\s*(?:-|–|to|and|until|till|bis|und|y|a|et|à|e|en|tot)\s*{_form(2)}(?![\w:/-])",
    re.IGNORECASE,
)
_CHINESE = re.compile(
    r"(?P<part>凌晨|早上|上午|中午|下午|晚上|夜里)?(?<![一二三四五六七八九十])(?P<hour>\d{1,2}|二十[一二三]?|十[一二三四五六七八九]?|"
    r"[二两三四五六七八九]|"
    r"(?<=[晨上午里])一)(?:点(?P<half>半)?|[:：](?P<minute>\d{2}))(?:钟)?(?:之|以)?(?P<side>前|后)"
)
_CHINESE_HOURS = {"两": 2, "十": 10, "二十": 20} | {
    f"{tens}{numeral}": base + hour
    for tens, base in (("", 0), ("十", 10), ("二十", 20))
    for hour, numeral in enumerate("一二三四五六七八九", 1)
}
_OF_OTHERS = ("from", "ab", "po")
"""Words that stand before numbers of other things as well."""
_NAMED = {"noon": 720, "mittag": 720, "midi": 720, "mediodía": 720, "meio-dia": 720}
_DAY = 24 * 60

_MOMENT = re.compile(
    r"\d{4}-\d{2}-\d{2}[t ](?P<hour>\d{2}):(?P<minute>\d{2})(?::\d{2}(?:\.\d{1,9})?)?"
    r"\s?(?P<zone>z|utc|[+-]\d{2}:?\d{2})?",
    re.IGNORECASE,
)
_CRON = re.compile(
    r"(?P<minute>[0-5]?\d)\s+(?P<hour>[01]?\d|2[0-3])(?:\s+[\d*/,?A-Z#L-]+){3}", re.I
)
_TIME = re.compile(
    r"(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2})(?::\d{2})?)?\s*(?P<half>am|pm|a\.m\.|p\.m\.|uhr|h)?"
    r"(?:\s*(?:-|–|to|bis)\s*\d.{0,12})?",
    re.IGNORECASE,
)
_LONGEST = 48
_ENDING = word_set("end ends finish finishes until till to stop stops close closing ende fin bis")
_ARRIVING = word_set(
    "arrive arrives arrival arriving lands landing ankunft llegada chegada arrivée arrivo aankomst"
)
_NOT_PLANNED = word_set(
    "created updated modified timeout duration expires expiry deadline due since before after "
    "min max offset interval timezone zone tz length reminder reminders score ratio version"
)
_ZONES = word_set("timezone zone tz")
_HOURS, _MINUTES = word_set("hour hours hh stunde hora heure"), word_set("minute minutes mm min")
_MOST_LEVELS = 6


@dataclass(frozen=True, slots=True)
class ClockTime:
    """A time that a call plans something for, in minutes since midnight; `end`: when it is over;
    `arrival`: when one is there; -1 where one is not said. `zoned`: told for another place than
    the user's, maybe."""

    start: int
    end: int = -1
    zoned: bool = False
    arrival: int = -1


def clock_phrase(text: str) -> tuple[int, int] | None:
    """Where a clause names the times of the day at which it holds: its beginning and end."""
    found = _clock_in(text)
    return (found.start(), _limits(found)[1]) if found else None


def take_clock(text: str) -> tuple[str, Target | None]:
    """A clause's text without the times of the day at which it holds, and these times."""
    match = _clock_in(text)
    if match is None:
        return text, None
    before = _EXPLAINED.sub("", text[: match.start()])
    values, end = _limits(match)
    if edge := _EDGE.search(before):
        before = before[: edge.start()]
        told = _START if edge["start"] or edge["starting"] else _END
        values = [f"{each} {told}" for each in values]
    zone = _ZONE_SAID.match(text, end)
    city = zone["city"].casefold().replace(" ", "_") if zone and zone["city"] else ""
    rest = text[zone.end() if zone else end :]
    return f"{before} {rest}", Target("clock", _OR.join(values), (city,) if city else ())


def _clock_in(text: str) -> re.Match[str] | None:
    found = (match for form in _READINGS for match in form.finditer(text) if _value(match))
    return next(found, None)


def _limits(match: re.Match[str]) -> tuple[list[str], int]:
    """The values of a match and of a limit on the other side behind it, "before 9 or after 17:00",
    and where they end."""
    value = _value(match)
    joined = _JOINED.match(match.string, match.end()) if match.re is _LIMIT else None
    other = _LIMIT.match(match.string, joined.end()) if joined else None
    more = _value(other) if other else ""
    if other and more and more[0] != value[0]:
        return [value, more], other.end()
    return [value], match.end()


def _value(match: re.Match[str]) -> str:
    return _READINGS[match.re](match)


def _range(match: re.Match[str]) -> str:
    told = [match[name] for name in ("minute1", "minute2", "only1", "only2", "noon1", "noon2")]
    if not any(told) or "." in match[0]:
        return ""
    first, last = _minutes(match, "1", late=False), _minutes(match, "2", late=False)
    return f"in {first} {last}" if first is not None and last is not None else ""


def _limit(match: re.Match[str]) -> str:
    minutes = _minutes(match, "1", late=bool(match["after"]))
    if minutes is None or (match["bare1"] and (match["after"] or "").casefold() in _OF_OTHERS):
        return ""
    return f"{'<' if match['before'] else '>'} {minutes}"


def _minutes(match: re.Match[str], which: str, *, late: bool) -> int | None:
    """`late`: an hour that may be one of the morning or of the evening is one of the evening."""
    if named := match[f"noon{which}"]:
        return _NAMED.get(named.casefold(), _DAY)
    hour = int(match[f"hour{which}"] or match[f"bare{which}"])
    minute = int(match[f"minute{which}"] or match[f"past{which}"] or 0)
    half = (match[f"half{which}"] or match[f"only{which}"] or "").casefold().replace(".", "")
    return _of_day(hour, minute, half or ("pm" if late and match[f"bare{which}"] else ""))


def _of_day(hour: int, minute: int, half: str) -> int | None:
    if half in ("pm", "in the evening", "in the afternoon", "at night", "tonight") and hour < 12:
        hour += 12
    elif half in ("am", "in the morning") and hour == 12:
        hour = 0
    return 60 * hour + minute if hour <= 24 and minute < 60 else None


def _chinese_limit(match: re.Match[str]) -> str:
    half = "pm" if match["part"] in ("下午", "晚上", "夜里") else ""
    hour = _CHINESE_HOURS.get(match["hour"]) or int(match["hour"])
    if hour == 12 and match["part"] in ("晚上", "夜里"):  # midnight
        return ""
    minutes = _of_day(hour, 30 if match["half"] else int(match["minute"] or 0), half)
    side = "<" if match["side"] == "前" else ">"
    return f"{side} {minutes}" if minutes is not None else ""


_READINGS = {_RANGE: _range, _LIMIT: _limit, _CHINESE: _chinese_limit}


def clock_times(arguments: Mapping[str, Any]) -> list[ClockTime]:
    """The times for which the arguments of a call plan something."""
    starts: list[ClockTime] = []
    arrivals: list[ClockTime] = []
    ends: list[int] = []
    hours: list[int] = []
    minute = 0
    for words, value in _leaves(arguments, frozenset(), _MOST_LEVELS):
        if not words.isdisjoint(_NOT_PLANNED - _MINUTES):
            continue
        if words & _HOURS and value.isdecimal() and int(value) < 24:
            hours.append(60 * int(value))
        elif words & _MINUTES and value.isdecimal() and int(value) < 60:
            minute = int(value)
        elif (time := _stated(value)) is not None:
            if words & _ENDING:
                ends.append(time.start)
            else:
                (arrivals if words & _ARRIVING else starts).append(time)
    starts += [ClockTime(hour + minute) for hour in hours]
    if len(starts) == len(ends) == 1 and not arrivals:
        return [ClockTime(starts[0].start, ends[0], starts[0].zoned)]
    if [each.zoned for each in starts] == [each.zoned for each in arrivals]:
        return [
            replace(each, arrival=arrival.start)
            for each, arrival in zip(starts, arrivals, strict=True)
        ]
    starts += [ClockTime(-1, zoned=each.zoned, arrival=each.start) for each in arrivals]
    return starts or [ClockTime(-1, end) for end in ends]


def _leaves(
    value: object, names: frozenset[str], levels: int
) -> Iterator[tuple[frozenset[str], str]]:
    """The short texts and numbers of a call, each with the words of all names above it."""
    if isinstance(value, Mapping):
        for name, inner in value.items() if levels else ():
            yield from _leaves(inner, names.union(normal_name(str(name)).split("_")), levels - 1)
    elif isinstance(value, list | tuple):
        for inner in value[:16] if levels else ():
            yield from _leaves(inner, names, levels - 1)
    elif isinstance(value, str | int) and not isinstance(value, bool):
        text = str(value).strip() if isinstance(value, int) or len(value) <= _LONGEST else ""
        if text:
            yield names, text


def _stated(text: str) -> ClockTime | None:
    """The time of the day that a value is, if it is one."""
    if match := _MOMENT.fullmatch(text):
        minutes = _of_day(int(match["hour"]), int(match["minute"]), "")
        zoned = (match["zone"] or "").casefold() in ("z", "utc")
        return None if minutes is None else ClockTime(minutes, zoned=zoned)
    if match := _CRON.fullmatch(text):
        return ClockTime(60 * int(match["hour"]) + int(match["minute"]))
    match = _TIME.fullmatch(text)
    if match is None or not (match["minute"] or match["half"]):
        return None
    half = (match["half"] or "").casefold().replace(".", "")
    minutes = _of_day(int(match["hour"]), int(match["minute"] or 0), half)
    return None if minutes is None else ClockTime(minutes)


def at_clock(limit: str, time: ClockTime) -> Truth:
    """Whether a planned time lies on the forbidden side of a rule's limit, or of one of several."""
    if _OR in limit:
        return max(at_clock(each, time) for each in limit.split(_OR))
    side, *rest = limit.split()
    bounds = [int(each) for each in rest if each.isdecimal()]
    if time.zoned:
        return MAYBE
    if rest[-1] == _START:
        return _on_side(side, bounds, time.start)
    if rest[-1] == _END:
        last = time.end if time.arrival < 0 else time.arrival
        beginning = NO
        if side == ">" and last < time.start:
            # It ends on the next day, or nobody says when.
            beginning = max(_on_side(side, bounds, time.start), MAYBE)
        return max(_on_side(side, bounds, last), beginning)
    if time.arrival < 0:
        return _on_side(side, bounds, time.start, time.end)
    there = _on_side(side, bounds, time.arrival)
    return there if time.start < 0 else max(there, _on_side(side, bounds, time.start, time.arrival))


def in_zone(city: str, fields: Mapping[str, Iterable[str]]) -> bool:
    """Whether the times of a call may be those of a place: it states none, or the zone of it."""
    stated = [
        value for name, all_of in fields.items() if _is_zone(name) for value in all_of if value
    ]
    return all(city in value.replace(" ", "_") for value in stated)


def _is_zone(name: str) -> bool:
    return not _ZONES.isdisjoint(name.split("_"))


def passes_midnight(start: int, end: int) -> bool:
    """Whether what begins and ends at these minutes of the day is over on the next one."""
    return 0 <= end < start


def _on_side(side: str, bounds: list[int], start: int, end: int = -1) -> Truth:
    first = bounds[0]
    if start < 0:
        return MAYBE
    if side == "<":
        return YES if start < first else NO
    if side == ">":
        late = max(start, end) >= first or passes_midnight(start, end)
        return YES if start > first else MAYBE if late else NO
    last = bounds[1]
    if first <= start < last if first < last else not last <= start < first:
        return YES
    if passes_midnight(start, end):
        return MAYBE if start <= first or end > first else NO
    return YES if end > first >= start else NO

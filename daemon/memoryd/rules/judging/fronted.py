"""What stands in front of a ban and is a part of it: "on trips over 2 hours never book …", "on
Fridays never deploy", "nothing on Sundays, never schedule anything then"."""

import re

from memoryd.rules.judging.conditions import CONDITION
from memoryd.rules.judging.time_limits import TIME_LIMIT, time_limit
from memoryd.rules.judging.vocabulary import EXCEPTION, REASON
from memoryd.rules.judging.weekdays import DAYS, PLAIN_DAYS, plain_days

_LASTING = re.compile(
    r"\W*(?:on|for|bei|auf|für|en|pour|para|em)\s+(?:(?:any|all|the|my|our|les|los|las)\s+)?"
    r"[^\W\d_]+\s+(?:(?:of|that\s+(?:last|take)|lasting|taking|von)\s+)?",
    re.IGNORECASE,
)
"""`on trips of` more than 3 hours."""
_FIRST_PART = re.compile(r"[,;:(—–]|\.\s|\s-\s")
_THEN = re.compile(
    r"(?<!\w)(?:then|(?:on\s+)?(?:that|those|these)\s+days?|dann|an\s+(?:dem|diesem|diesen)\s+"
    r"tag(?:en)?|entonces|esos?\s+d[ií]as?|alors|ce\s+jour-là|ces\s+jours-là)(?=[\s.!]*$)",
    re.IGNORECASE,
)
"""A day that was named before."""
_FURTHER = re.compile(r"(?<!\w)(?:and|or|nor|und|oder|y|o|ni|et|ou|e)(?!\w)", re.IGNORECASE)
_COURTEOUS = frozenset({"", "please", "bitte", "por favor"})


def with_front(body: str, prefix: str) -> tuple[str, str]:
    """What a clause forbids, with the days and the length of time in front of it, and the rest of
    what stands there."""
    limit = TIME_LIMIT.search(prefix)
    long = limit and limit["longer"] and _LASTING.fullmatch(prefix, 0, limit.start())
    if limit and long and time_limit(limit) and _is_courteous(prefix[limit.end() :]):
        return _added(body, prefix[: limit.end()]), ""
    if DAYS.search(body):
        return body, prefix
    fronted = prefix.strip(" ,")
    days = PLAIN_DAYS.match(fronted)
    if days and _is_courteous(fronted[days.end() :]):
        return _added(body, days.group()), ""
    then = _THEN.search(body, 0, _end_of_first_part(body))
    said, _, rest = prefix.partition(",")
    if then and (named := plain_days(said)) and not _FURTHER.search(rest):
        body = f"{body[: then.start()]} on {' or '.join(named)} {body[then.end() :]}"
        return body, PLAIN_DAYS.sub(" ", prefix)
    return body, prefix


def _is_courteous(text: str) -> bool:
    return text.strip(" ,").casefold() in _COURTEOUS


def _added(body: str, phrase: str) -> str:
    """`body` with the `phrase` behind what it forbids."""
    end = _end_of_first_part(body)
    phrase = phrase.strip()
    return f"{body[:end]} {phrase[0].lower()}{phrase[1:]} {body[end:]}"


def _end_of_first_part(body: str) -> int:
    """Where a reason, an exception or a condition begins."""
    found = [each.search(body) for each in (_FIRST_PART, EXCEPTION, REASON, CONDITION)]
    return min((each.start() for each in found if each), default=len(body))

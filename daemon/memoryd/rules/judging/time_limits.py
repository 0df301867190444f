"""How long something may take by a rule: "longer than 30 minutes"."""

import re

from memoryd.rules.judging.target import Target

TIME = "#time"
"""In the value of a limit that counts minutes."""
_MOST_SHORT = 180
"""Minutes: what must not be less than a day is the time until something."""
_HOUR = r"hours?|hrs?|h|stunden?|std|horas?|heures?|or[ae]|uur"
_MINUTE = r"minutes?|mins?|minuten?|minutos?|minuti|minuut"
_LONGER = (
    r"(?:last(?:s|ing)?\s+)?(?:longer|more)\s+than|over|above|exceeding|beyond|länger\s+als|"
    r"mehr\s+als|über|(?:de\s+)?más\s+(?:larg[oa]s?\s+)?(?:de|que)|"
    r"(?:de\s+)?plus\s+(?:longue?s?\s+)?(?:de|que|d')|(?:de\s+)?mais\s+(?:long[oa]s?\s+)?(?:de|que)|"
    r"(?:di\s+)?più\s+(?:lung\w+\s+)?(?:di|che)|langer\s+dan"
)
_SHORTER = (
    r"shorter\s+than|less\s+than|under|below|kürzer\s+als|weniger\s+als|unter|(?:de\s+)?menos\s+de|"
    r"(?:de\s+)?moins\s+de|korter\s+dan"
)
TIME_LIMIT = re.compile(
    rf"(?<!\w)(?:(?P<longer>{_LONGER})|(?P<shorter>{_SHORTER}))\s*"
    r"(?:(?P<half>half\s+an|eine\s+halbe|media|une\s+demi-?)|(?P<one>an?|one|eine[rn]?|una?|une|"
    r"uma)|(?P<number>\d{1,4}(?:[.,]\d)?))[\s-]*"
    rf"(?:(?P<hours>{_HOUR})|(?P<minutes>{_MINUTE}))(?P<more>\s+and\s+a\s+half|\s+y\s+media)?(?!\w)"
    r"(?!\s+(?:of|before|after|from|away|walk|early|late|earlier|later|ago|old|in\s+advance|notice|"
    r"ahead|beforehand|out|prior|until|since|travel|commut\w+|driv\w+|walking|prep\w*|waiting|delay|lead|flight|trip|journey|by|apart|in\s+total|"
    r"a|an|per|each|every|pro|am|por|par|al|à|vor|nach|antes|avant)(?!\w))(?!['’])",
    re.IGNORECASE,
)
_OF_OTHERS = re.compile(
    r"(?<!\w)(?:layovers?|stops?|stopovers?|connections?|breaks?|gaps?|delays?|buffers?|walks?|"
    r"drives?|commutes?|reminders?|notice|timeouts?|takes?|taking|transfers?|shift\w*|postpon\w+|"
    r"delay\w*|extend\w*|overrun\w*|snooz\w+|reschedul\w+|push\w*|escalas?|"
    r"umsteigezeit\w*|correspondances?)(?!\w)",
    re.IGNORECASE,
)
"""What takes its time beside the thing that a call is about."""
_BY = re.compile(r"(?<!\w)(?:by|um|por)\s+$", re.IGNORECASE)


def time_limit(match: re.Match[str]) -> Target | None:
    """The limit that a match of `TIME_LIMIT` is, in minutes, with the unit in which it was
    said: `"> 30 minutes #time"`."""
    if any(told.search(match.string, 0, match.start()) for told in (_OF_OTHERS, _BY)):
        return None
    number = 0.5 if match["half"] else 1.0
    if match["number"]:
        number = float(match["number"].replace(",", "."))
    number += 0.5 if match["more"] else 0
    minutes = number * (60 if match["hours"] else 1)
    if match["shorter"] and minutes > _MOST_SHORT:
        return None
    unit = "hours" if match["hours"] else "minutes"
    return Target("amount", f"{'>' if match['longer'] else '<'} {minutes:g} {unit} {TIME}")

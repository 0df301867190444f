"""Rules that let nothing be done but look: "read-only", "only SELECT statements", "prod is
read-only"."""

import re

_THINGS = r"(?:queries|statements|commands|operations|calls|requests|access|data|records|rows)"
_HOME = r"(?:db|database|databases|data|tables?|account|server|system|tool|connection|repo|files?)"
_LOOKING = r"(?:read|look|view|query|inspect|select)"
_ONLY_LOOKING = re.compile(
    rf"(?:you\s+(?:may|can)\s+)?only\s+(?:ever\s+)?(?:(?:run|use|execute|do|make)\s+)?"
    rf"(?:{_LOOKING}|read[- ]only)s?(?:\s+{_THINGS})?"
    rf"(?:\s+(?:from|in|on|at)\s+(?:the|this|my|our)\s+{_HOME})?[\s.!]*"
    rf"|nothing\s+but\s+(?:selects?|reads?|(?:select|read)\s+{_THINGS})[\s.!]*",
    re.IGNORECASE,
)
_SAID_ALONE = re.compile(
    rf"(?:read[- ]only(?:\s+(?:mode|{_THINGS}))?(?:\s+only)?|nur\s+lesen|nur\s+lesezugriff|"
    r"(?:sólo|solo)\s+(?:lectura|leer)|(?:en\s+)?lecture\s+seule|(?:só|somente|apenas)\s+leitura|"
    r"sola\s+lettura|alleen\s+lezen|только\s+чтение|只读|読み取り専用)[\s.!]*",
    re.IGNORECASE,
)
_OF_SOMETHING = re.compile(
    r"(?:(?:treat|keep|leave|consider)\s+(?P<kept>[^.,;!?]{1,60}?)\s+(?:as\s+)?"
    r"|(?P<held>[^.,;!?]{1,60}?)\s+(?:is|are|(?:must|should|has\s+to)\s+(?:stay|be|remain)|stays?|"
    r"remains?)\s+(?:strictly\s+)?)read[- ]only(?:\s+(?:for|to)\s+(?:you|agents?))?[\s.!]*",
    re.IGNORECASE,
)
_ALL = re.compile(
    rf"(?:it|this|everything|(?:this|the|your)\s+{_HOME})(?:\s+access)?", re.IGNORECASE
)
_BAN = "never change, create or delete anything"


def as_ban(text: str) -> str:
    """A rule of that kind as the ban that it is; any other text as it was."""
    if _ONLY_LOOKING.fullmatch(text) or _SAID_ALONE.fullmatch(text):
        return _BAN
    held = _OF_SOMETHING.fullmatch(text)
    if held is None:
        return text
    place = held["kept"] or held["held"]
    return _BAN if _ALL.fullmatch(place) else f"{_BAN} in {place}"

"""When the words of an attack are none: reported, quoted, negated, or about something else."""

import re

from memoryd.guard.orders import Order, _class
from memoryd.guard.reading import Reading, read


def _of(notions: str) -> re.Pattern[str]:
    return re.compile(re.sub("<([A-Z,]+)>", _class, notions))


_NEGATED = _of("<NOT>[^|,:]{0,2}$")
_SPEAKS_OF_IT = _of("<MEN>[^|,:]{0,9}$")
_REPORTED = _of("<THR>[^|,:]{0,5}$")
_ADDRESSED = _of("<YOU,ROL,FRE,HAK,TXT,SYP>")
_MENTIONS = _of("<MEN>")
_SUSPICIOUS = _of("<YOU,OWN,SYP,REV,FRE,FRW,HAK,SND,SEC,RUN,HID,NOW,TXT,ROL,HDN>|f")
_TOPIC = _of("[^|,:q]{0,1}<TOP>[.]")
_COMPOUND = _of("<CMP>")
_QUOTED = re.compile(
    r"\"[^\"\n]{1,400}\"|'(?<=[\s(:]')[^'\n]{3,400}'(?!\w)|`[^`\n]{1,400}`|[「『][^」』\n]{1,400}[」』]"
)


def is_harmless(order: Order, reading: Reading, first: int, last: int, text: str) -> bool:
    """Whether the order found in the codes from `first` up to `last` is not one in this place."""
    codes = reading.codes
    before, found = codes[max(0, first - 12) : first], codes[first:last]
    after = codes[last : last + 8]
    if _COMPOUND.match(after) or _SPEAKS_OF_IT.search(before):
        return True
    if order.negatable and _NEGATED.search(before):
        return True
    others = codes[max(0, first - 200) : first] + codes[last : last + 200]
    if order.weak and not _SUSPICIOUS.search(others):
        return True
    if _MENTIONS.search(others) and _is_quoted(text, reading.starts[first], reading.ends[last - 1]):
        return True
    if _ADDRESSED.search(found):
        return False
    if _REPORTED.search(before) and not _ADDRESSED.search(others):
        return True
    return bool(_TOPIC.match(after)) and not _SUSPICIOUS.search(others)


def is_mentioned(text: str, start: int, end: int) -> bool:
    """Whether this part stands in quotes, in a text that speaks about attacks."""
    return _is_quoted(text, start, end) and bool(
        _MENTIONS.search(read(text[max(0, start - 300) : start]).codes)
        or _MENTIONS.search(read(text[end : end + 200]).codes)
    )


def _is_quoted(text: str, start: int, end: int) -> bool:
    window = max(0, start - 400)
    return any(
        quoted.start() + window <= start + 1 and end <= quoted.end() + window
        for quoted in _QUOTED.finditer(text[window : end + 400])
    )

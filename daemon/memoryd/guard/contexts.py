"""When the words of an attack are none: reported, quoted, negated, or about something else."""

import re

from memoryd.guard import categories
from memoryd.guard.orders import Order, shape_of
from memoryd.guard.reading import CREDENTIALS, Reading, read

_NEGATED = shape_of("(?<!<TEL>)(?<!<ASK>)<NOT>[^|,:]{0,2}$")
_SPEAKS_OF_IT = shape_of("<MEN>[^|,:]{0,9}$")
_REPORTED = shape_of("<THR>[^|,:]{0,5}$")
_ADDRESSED = shape_of("<YOU,ROL,FRE,HAK,TXT,SYP>")
_ABOUT_MODEL = shape_of("<YOU,OWN,ROL,FRE,HAK,TXT,SYP>")
_MINE = shape_of("<MY>")
_SPOKEN_TO = shape_of("<YOU,HAK,TXT,SYP>")
_MENTIONS = shape_of("<MEN>")
_SUSPICIOUS = shape_of("<YOU,OWN,SYP,REV,FRE,FRW,HAK,SND,SEC,RUN,HID,NOW,TXT,ROL,HDN>|u")
_UNDER_ATTACK = shape_of("<YOU,OWN,SYP,FRE,FRW,HAK,SEC,HID,TXT,HDN>|u")
_WITHOUT = shape_of("<WIT>")
_FORBIDS = shape_of("<NOT>[^|]{0,8}$")
_TOPIC = shape_of("[^|,:q]{0,1}<TOP>(?:[.]|<CMP>)")
_MODELS_TEXT = shape_of("<INS,SYP>")
_OF_SOMETHING = re.compile(r"\.(?=[,|]|$)")
"""A word that is none of the lexicon's, in a language that says "of" by its ending."""
_COMPOUND = shape_of("<CMP>")
_ORDERS = shape_of("<YOU,OWN,FOL,RUN,REV,SND,TXT,NOW,DIS,OFF,HID>")
_FEW_WORDS = 6
"""So many codes around a quotation are needed to take it for one."""
FORBIDDABLE = frozenset(
    {
        categories.EXFILTRATION,
        categories.CREDENTIAL_ACCESS,
        categories.PERSISTENCE,
        categories.REMOTE_EXECUTION,
        categories.POISONING,
        categories.SYSTEM_PROMPT,
        categories.SAFETY_OFF,
    }
)
"""Categories of orders that "never …" turns into their opposite."""
_ABOUT_SOMETHING = (categories.PROMPT_INJECTION, categories.ROLE_HIJACK, categories.SYSTEM_PROMPT)
NAME_BEFORE = re.compile(r"\"\s{0,4}:\s{0,4}\Z")
"""Before the value of a name in a JSON object, which is no quotation."""
_QUOTED = re.compile(
    r"\"[^\"\n]{1,400}\"|'(?<=[\s(:]')[^'\n]{3,400}'(?!\w)|`[^`\n]{1,400}`|[「『][^」』\n]{1,400}[」』]"
)


_COPIED_TO = re.compile(
    r"\b(?:copy|copies|cp|rename|save|copia|copie|copiez|kopier\w{1,3}|kopioi)\b[^.\n]{0,3}[^\n]{0,40}"
    r"\s(?:to|as|a|en|nach|als|vers|para|come|zu)\s?[\"'`]?$"
)
"""Before a file of credentials that is made, and not read: "copy .env.example to .env"."""
_SOMEBODY = re.compile(
    r"(?:我们?|他们?|她们?|私|僕|俺|\b(?:i|we|he|she|they|ich|er|wir|yo|je|il|elle|nous|io|lui|lei|noi|eu|ele|"
    r"ela|я|мы|он|она|они))\s?$"
)
"""Whose role it is, right before the role: "我扮演黑客"."""


def is_harmless(order: Order, reading: Reading, first: int, last: int, text: str) -> bool:
    """Whether the order found in the codes from `first` up to `last` is not one in this place."""
    codes = reading.codes
    before, found = codes[max(0, first - 12) : first], codes[first:last]
    after = codes[last : last + 8]
    if _COMPOUND.match(after) or _SPEAKS_OF_IT.search(before):
        return True
    begin = reading.spans[first][0]
    if order.category == categories.ROLE_HIJACK and _SOMEBODY.search(text[:begin][-12:]):
        return True
    if order.negatable and _NEGATED.search(before):
        return True
    if order.category == categories.CREDENTIAL_ACCESS and _makes_file(reading, first, last, text):
        return True
    if order.category in FORBIDDABLE and is_forbidden(text, reading.spans[first][0]):
        return True
    others = codes[max(0, first - 200) : first] + codes[last : last + 200]
    if order.weak and not _SUSPICIOUS.search(others):
        return True
    talk = len(others) > _FEW_WORDS and not _ORDERS.search(others)
    if (talk or _MENTIONS.search(others)) and _is_quoted(
        text, reading.spans[first][0], reading.spans[last - 1][1]
    ):
        return True
    if _MINE.search(found) and not _ABOUT_MODEL.search(found) and not _ADDRESSED.search(others):
        return True
    if not _SPOKEN_TO.search(found) and _REPORTED.search(before) and not _ADDRESSED.search(others):
        return True
    if _WITHOUT.match(found) and _FORBIDS.search(before):
        return True
    of_something = (
        _OF_SOMETHING.match(after)
        and not text.isascii()
        and not _MODELS_TEXT.search(found)
        and order.category == categories.PROMPT_INJECTION
    )
    return (
        order.category in _ABOUT_SOMETHING
        and bool(of_something or _TOPIC.match(after))
        and not _ABOUT_MODEL.search(found)
        and not _UNDER_ATTACK.search(others)
    )


def _makes_file(reading: Reading, first: int, last: int, text: str) -> bool:
    """Whether the one file of credentials between these codes is only written."""
    places = [at for at in range(first, last) if reading.codes[at] == CREDENTIALS]
    if len(places) != 1:
        return False
    begin = reading.spans[places[0]][0]
    return _COPIED_TO.search(text[max(0, begin - 80) : begin]) is not None


_FORBIDDING = re.compile(
    r"(?:\b(?:never|don't|dont|do not|does not|must not|mustn't|not to|should not|shouldn't|cannot|can't|may not|"
    r"no more|nobody|stop|avoid|refuse to|refuses to|without|prevents?|blocks?|rather than|instead of|prohibited|forbidden|not allowed|disallowed|banned|off[- ]limits)\b"
    r"|[不别勿]|禁止|nunca|jamais|niemals|mai|никогда|не)"
    r"(?:(?![.!?]\s|[。！？])\W)+(?:[\w'-]+(?:(?![.!?]\s|[。！？])\W)+){0,4}$"
)


_NAMING = re.compile(
    r"\b(?:strings?|tokens?|tags?|markers?|delimiters?|sequences?|contains?|such as|like|called|named|elements?|pasted|typed|entered)"
    r"\W{0,3}$"
)


_REPORTING = re.compile(
    r"\b(?:xss|cross-site scripting|payloads?|pentest|finding|sanitis\w{1,4}|sanitiz\w{1,4}|escap(?:es|ed|ing)|strip(?:s|ped)|"
    r"waf|blocks|blocked|rejects|rejected|csp)\b[^\n]{0,60}$"
)


def is_reported(text: str, start: int) -> bool:
    """Whether the words before speak about finding or stopping such markup."""
    return _REPORTING.search(text[max(0, start - 90) : start]) is not None


_OF_TEMPLATES = re.compile(
    r"\b(?:tokeni[sz]ers?|templates?|stop (?:tokens?|sequences?|words?)|special tokens?|turns?|"
    r"strip(?:s|ped)?|removes?|wraps?|closes|closed with|ends? with|starts? (?:with|at)|uses|emits|"
    r"adapter|trainer|loss|metric|model'?s?)\b[^\n.!?]{0,70}$"
)
_SENTENCE_GOES_ON = re.compile(
    r"[\"'`]?(?:\s?[,;)]|\s{1,3}(?:and|or|from|before|after|for|to|in|at|as|when|while|so|but|with)\b"
    r"|[.]?\s{0,3}$)"
)


def is_named(text: str, start: int, end: int) -> bool:
    """Whether the words before say that what begins here is a token or tag; of templates and
    tokenizers they do if the sentence goes on behind it: a message would begin there."""
    return _NAMING.search(text[max(0, start - 30) : start]) is not None or (
        _OF_TEMPLATES.search(text[max(0, start - 90) : start]) is not None
        and _SENTENCE_GOES_ON.match(text, end) is not None
    )


def is_forbidden(text: str, start: int) -> bool:
    """Whether the words before forbid what begins here."""
    return _FORBIDDING.search(text[max(0, start - 60) : start]) is not None


_BEYOND_A_BAN = re.compile(
    r"[.!?]\s|[。！？]|(?<!:)\n|\b(?:always|instead|before|until|unless|without|immer|stattdessen|bevor|"
    r"ohne|siempre|antes de|sin|toujours|avant de|sans|sempre|prima di|senza|всегда|пока|без)\b|"
    r"总是|必须|之前|而是|必ず|代わりに"
)
_ANY_BAN = shape_of("<NOT>")


def parts_beside_a_ban(text: str) -> list[str]:
    """The parts of a `plain` text that forbid nothing, sentences and clauses that order or say what
    must come first, if others do; none of what only names what is forbidden."""
    parts = _BEYOND_A_BAN.split(text)
    beside = [part for part in parts if not _ANY_BAN.search(read(part).codes)]
    return beside if len(beside) < len(parts) else []


def is_mentioned(text: str, start: int, end: int) -> bool:
    """Whether this part stands in quotes, in a text that speaks about attacks."""
    quote = text.find('"', start, end)
    return _is_quoted(text, max(start, quote), end) and bool(
        _MENTIONS.search(read(text[max(0, start - 300) : start]).codes)
        or _MENTIONS.search(read(text[end : end + 200]).codes)
    )


def _is_quoted(text: str, start: int, end: int) -> bool:
    window = max(0, start - 400)
    near = text[window : end + 400]
    return any(
        quoted.start() + window <= start + 1 and end <= quoted.end() + window
        for quoted in _QUOTED.finditer(near)
        if not NAME_BEFORE.search(near, 0, quoted.start())
    )

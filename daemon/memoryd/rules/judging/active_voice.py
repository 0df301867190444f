"""Sentences that ban without an order, brought into the form of one: passives, states, limits."""

import re

from memoryd.rules.judging.vocabulary import NEGATOR

_UNCHANGED = re.compile(
    r"^(?:(?P<what>[^;:,]{2,80}?)\s+(?:(?:must|should|shall|has to|have to|needs? to)\s+)?"
    r"(?:stays?|remains?|be (?:left|kept))|leave\s+(?P<left>[^;:,]{2,80}?))\s+"
    r"(?:exactly\s+|just\s+)?(?:as (?:it is|they are|is)|untouched|unchanged)\b",
    re.IGNORECASE,
)
_STAYS_UNDER = re.compile(
    r"^[^,;:.\d]{2,60}?\s(?:(?:must|should|has to|have to|needs? to)\s+)?stays?\s+"
    r"(?:under|below|within)\s+"
    r"(?P<limit>[^,;.\s]*\d[^,;]*)",
    re.IGNORECASE,
)
_PASSIVE = re.compile(
    r"^(?P<subject>[^;:]{1,120}?)\s+(?:must|should|shall|may|can|could|will|would|is|are|do|does)"
    r"(?:\s*n[o']t|\s+never)(?:\s+(?:ever|to|under any circumstances))*\s+(?:"
    r"(?:be|get)\s+(?P<deed>(?!allowed|permitted|able|used to)\w+)\s*"
    r"(?P<to>(?:to|into|on|in|from|at|with)\b)?"
    r"|(?:receive|get|hear|see)\s)(?P<rest>.*)$",
    re.IGNORECASE | re.DOTALL,
)
ADDRESSED = re.compile(r"(?:you|we|it|this|that|there|he|she|they)\b", re.IGNORECASE)
"""Who is spoken to or of: no object of a ban."""


def as_order(sentence: str) -> str:
    """ "The users table must not be modified" as "never modified the users table", "the users table
    stays as it is" as "never change the users table"."""
    unchanged = _UNCHANGED.match(sentence)
    if unchanged and not NEGATOR.search(unchanged[0]):
        rest = sentence[unchanged.end() :]
        return f"never change {unchanged['what'] or unchanged['left']}{rest}"
    limited = _STAYS_UNDER.match(sentence)
    if limited:
        return f"never use more than {limited['limit']}{sentence[limited.end() :]}"
    passive = _PASSIVE.match(sentence)
    if not passive or ADDRESSED.match(passive["subject"]) or NEGATOR.search(passive["subject"]):
        return sentence
    lead, comma, subject = passive["subject"].rpartition(",")
    if passive["deed"]:
        done = f"{passive['deed']} {passive['to'] or ''}"
        return f"{lead}{comma} never {done} {subject} {passive['rest']}"
    return f"{lead}{comma} never message {subject}"

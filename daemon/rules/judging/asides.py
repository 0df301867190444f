"""What a forbidding clause says beside what it forbids: reasons, ends of the ban, and what only the
user can tell."""

import re

_STILL_ON = re.compile(
    r"\s*(?<!\w)(?:until|till|bis|hasta|jusqu['’]?\s?[àa]u?|até)\s+(?:auf weiteres|further notice|"
    r"nuevo aviso|nouvel ordre|[^,;]*(?:is|are|has|have|ist|sind)?\s(?:over|ends?|ended|lifted|"
    r"settled|"
    r"vorbei|beendet|termine|acabe))\s*$",
    re.IGNORECASE,
)
"""An end of the ban that is not known to have come."""
_REASON = re.compile(
    r"(?<=\w)\s*(?:[,;–—]|\s-\s)\s*(?:I|we|he|she|they|it)(?:['’]\w+)?\s+"
    r"(?!(?:or|and|nor|may|can|must|only)(?!\w))\w.*$",
    re.IGNORECASE | re.DOTALL,
)
"""`stop rebasing, I hate rewritten history`."""
_ABOUT_ANYTHING = re.compile(
    r"(?<!\w)(?:about|regarding|for|over) (?:anything|whatever|any (?:reason|matter|topic|purpose))"
    r"(?!\w)",
    re.IGNORECASE,
)
_KEPT_IN = re.compile(
    r"(?<=\w)\s+(?:that\s+|which\s+)?(?:I|we)(?:['’]ve)?\s+"
    r"(?:keep|kept|have|had|store|stored|put|save|saved)\s+"
    r"(?=(?:in|on|under|at|inside|below|within)\s)",
    re.IGNORECASE,
)
"""`anything I keep in /srv`: anything in /srv."""
CHOSEN = re.compile(
    r"(?<!\w)(?:anything|everything|something|stuff|someone|anyone|anybody|people|"
    r"(?!(?:as|is|was|this|that|always|unless|plus|says|yes|means)\s)\w+s)\s+"
    r"(?:(?:that|which|who|whom)\s+)?"
    r"(?:(?:I|we)(?:['’]\w+)?\s+(?!(?:mean|beg|swear|promise|hate|said|told|repeat|guess|think)(?!\w))\w"
    r"|(?:people|they|others|users|customers|clients|students|(?:my|our|the)\s+\w+)\s+"
    r"(?:(?:still|also|actually|often|regularly|currently|might|may|could|will)\s+)*"
    r"(?:use|need|want|like|love|rely|depend|read|follow|share|own|edit|care|watch|visit|cite)s?(?!\w))",
    re.IGNORECASE,
)
"""What only people can tell: "files I still need", "pages people use"."""
_OTHERS_DO = re.compile(
    r"\s*[,;–—]\s*only\s+(?:the\s+|my\s+|our\s+|an?\s+)?(?:[\w-]+\s+){1,4}?"
    r"(?:(?:does?|may|can|should|must|decides?|handles?|gets?\s+to)(?:\s+do)?\s+(?:that|this|it|so|those|them)|"
    r"(?:is|are)\s+(?:allowed|supposed|permitted)\s+to)(?!\w)[^,;]*$",
    re.IGNORECASE,
)
"""`only the lead does that`: who may, which no call tells."""


def without_others(body: str) -> str:
    """`body` without the remark at its end that somebody else does it."""
    return _OTHERS_DO.sub("", body)


def without_reason(body: str) -> str:
    """`body` without a reason or a far end of the ban that closes it."""
    return _STILL_ON.sub("", _REASON.sub("", body))


def without_asides(body: str) -> str:
    """`body` without words about everything, and about where something is kept."""
    return _KEPT_IN.sub(" ", _ABOUT_ANYTHING.sub(" ", body))

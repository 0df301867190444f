"""What a tool is named after, where a rule forbids it."""

import re

from memoryd.rules.judging.actions import class_of
from memoryd.rules.judging.target import WORD
from memoryd.rules.judging.tool_family import tool_words

_REQUESTING = re.compile(
    r"\s*request(?:ing)?\s+(?:an?y?\s+)?(?:code\s+)?reviews?(?!\w)", re.IGNORECASE
)
_MIN_STEM = 4


def asks_for(tool_name: str, said: str) -> bool:
    """Whether a tool is one that requests reviews, which a clause forbids to request."""
    return "request" in tool_words(tool_name) and bool(_REQUESTING.match(said))


def own_deed(body: str, verbs: set[str], tool_name: str) -> str:
    """The verb of `body` that the tool is named after: "ship" of `shipment_create`."""
    own = [word for word in tool_words(tool_name) if len(word) >= _MIN_STEM]
    for word in WORD.findall(body.casefold())[:4]:
        stem = word[:_MIN_STEM]
        if (
            len(word) >= _MIN_STEM
            and class_of(word) in verbs
            and any(o.startswith(stem) for o in own)
        ):
            return str(word)
    return ""

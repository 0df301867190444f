"""When a ban holds: what a clause says behind "if", "while", "before" and the like."""

import re

from memoryd.rules.judging.actions import class_of

CONDITION = re.compile(
    r"(?<![\w./@-])(?:if|when|whenever|while|during|after|before|until|till|wenn|falls|sobald|"
    r"während|bevor|nachdem|solange|nach(?!\s+[~$.\w-]*[/\\])|vor|cuando|mientras|antes|después|"
    r"quand|lorsque|avant|après|pendant|quando|enquanto|depois|durante)(?![\w-]|[./@]\w).*",
    re.IGNORECASE | re.DOTALL,
)
"""What a call cannot be asked: when the ban holds. What is named there is no object of it."""
_WHEN_DOING = re.compile(
    r"(?:when|whenever|while)\s+(?:you(?:'re|\s+are)?\s+(\w+)|(\w+ing))(?:\s+(?:anything|stuff|"
    r"things|code))?[\s.!]*",
    re.IGNORECASE,
)


def deed_of(condition: str) -> str | None:
    """The class of the agent's own deed that a condition is: "when you push", "when pushing"."""
    found = _WHEN_DOING.fullmatch(condition)
    return class_of(found[1] or found[2]) if found else None

"""Orders whose letters are there in order, however the words are broken up."""

import re

from memoryd.guard.views import letters_only

_ORDER = re.compile(
    r"(?:ignor(?:e|ing)|disregard(?:ing)?|forget(?:ting)?|overrid(?:e|ing)|bypass(?:ing)?)"
    r"(?:all|any|every|the|of|your|my|these|those|and|everything){0,4}"
    r"(?:(?:previous|prior|earlier|above|preceding|former|system|safety|your|existing|original|developers?|operators?)"
    r"(?:ly|and|or|given)?){1,3}(?:instruction|rule|directive|guideline|prompt|command|constraint|restriction)"
    r"|(?:reveal|print|show|repeat|output|display|leak|tell)(?:me|us)?(?:the|your|my|its|all|full|entire|complete|hidden){0,3}"
    r"systemprompt"
    r"|youarenow(?:a|an|the|in)?(?:dan|unrestricted|uncensored|unfiltered|jailbroken|developermode|evil|free)"
)


def holds_glued_order(text: str) -> bool:
    """Whether the ASCII letters of the `plain` text spell an order ("ig nore prev ious in…")."""
    letters = letters_only(text)
    return any(part in letters for part in _PARTS) and _ORDER.search(letters) is not None


_PARTS = ("ignor", "disregard", "forget", "overrid", "bypass", "systemprompt", "youarenow")

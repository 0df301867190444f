"""Orders whose letters are there in order, however the words are broken up."""

import re

from memoryd.guard.views import letters_only

_DISMISSED = re.compile(
    r"(?:ignor(?:e|ing)|disregard(?:ing)?|forget(?:ting)?|overrid(?:e|ing)|bypass(?:ing)?)"
    r"(?:all|any|every|the|of|your|my|these|those|and|everything){0,4}"
    r"(?:(?:previous|prior|earlier|above|preceding|former|system|safety|your|existing|original|developers?|operators?)"
    r"(?:ly|and|or|given)?){1,3}(?:instruction|rule|directive|guideline|prompt|command|constraint|restriction)"
    r"|youarenow(?:a|an|the|in)?(?:dan|unrestricted|uncensored|unfiltered|jailbroken|developermode|evil|free)"
)
_BEGINNINGS = [
    re.compile(word) for word in ("ignor", "disregard", "forget", "overrid", "bypass", "youarenow")
]
"""Each is looked for by itself, which takes a fifth of the time of a search for the orders."""
_ASKED_FOR = re.compile(
    r"(?:reveal|print|show|repeat|output|display|leak|tell)(?:me|us)?(?:the|your|my|its|all|full|entire|complete|hidden){0,3}"
    r"systemprompt"
)


def holds_glued_order(text: str) -> bool:
    """Whether the ASCII letters of the `plain` text spell an order ("ig nore prev ious in…")."""
    letters = letters_only(text)
    dismissed = any(
        _DISMISSED.match(letters, found.start())
        for beginning in _BEGINNINGS
        for found in beginning.finditer(letters)
    )
    return dismissed or ("systemprompt" in letters and _ASKED_FOR.search(letters) is not None)

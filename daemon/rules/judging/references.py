"""References: numbers and codes that a rule wants a call to carry, as purchase order numbers."""

import re
from collections.abc import Iterable

from memoryd.rules.judging.arguments import Argument, normal_name

NUMBERED = "numbered "
"""Before the name of a reference, in the features of calls and rules."""
_WANTED = re.compile(
    r"\s*(?:an?|any|the|its)\s+((?:[A-Za-z]+\s+){1,2}(?:number|code|id|reference))[\s.!]*"
)
_REFERENCE = re.compile(r"(?=[^1-9]*[1-9])[#\w./-]{1,40}")
"""What carries a number: no word for a missing one."""
_SHORT = ("no", "nr", "num", "ref", "key")


def reference_wanted(text: str) -> str:
    """The feature that a call has which carries what `text` names: "a PO number"; or nothing."""
    found = _WANTED.fullmatch(text)
    return NUMBERED + normal_name(found[1]).rpartition("_")[0] if found else ""


def references_in(arguments: Iterable[Argument]) -> set[str]:
    """The features of a call with the references that its `arguments` are."""
    return {
        NUMBERED + _what(each.name)
        for each in arguments
        if each.role not in ("flag", "prose", "amount") and _REFERENCE.fullmatch(each.text.strip())
    }


def _what(name: str) -> str:
    """`po` of `po_number`, `po_no` and `po`."""
    first, _, last = name.rpartition("_")
    numbering = last in _SHORT or last in ("number", "code", "id", "reference")
    return first if first and numbering else name

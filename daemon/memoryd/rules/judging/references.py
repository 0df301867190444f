"""References: numbers and codes that a rule wants a call to carry, as purchase order numbers."""

import re
from collections.abc import Iterable, Mapping

from memoryd.rules.judging.arguments import Argument, normal_name

NUMBERED = "numbered "
"""Before the name of a reference, in the features of calls and rules."""
_WANTED = re.compile(
    r"\s*(?:an?|any|the|its)\s+((?:[A-Za-z]+\s+){1,2}(?:number|code|id|reference))[\s.!]*"
)
_REFERENCE = re.compile(r"(?!-)(?=[^1-9]*[1-9])[#\w./-]{1,40}")
"""What carries a number."""
_MISSING = re.compile(
    r"(?<![^\W\d_])(?:todo|tb[cda]|n/?a|none|null|nil|pending|unknown|missing|open|dummy|fake|placeholder|"
    r"later|soon|follows|test|x{3,})(?![^\W\d_])",
    re.IGNORECASE,
)
"""Words for a reference that is not there yet."""
_LONG = re.compile(r"#?[A-Za-z]{0,4}[-/]?\d{4,}")
"""A number that stands for itself, whatever its argument is called."""
_SHORT = ("no", "nr", "num", "ref", "key")


def reference_wanted(text: str) -> str:
    """The feature that a call has which carries what `text` names: "a PO number"; or nothing."""
    found = _WANTED.fullmatch(text)
    return NUMBERED + normal_name(found[1]).rpartition("_")[0] if found else ""


def references_in(arguments: Mapping[str, object], flat: Iterable[Argument]) -> set[str]:
    """The features of a call with the references among its `arguments`, which are none where any
    of the same name, at any depth (`flat`), is missing."""
    told = {
        _what(normal_name(str(name))): True
        for name, value in arguments.items()
        if isinstance(value, str | int)
    }
    for each in flat:
        if (what := _what(each.name)) in told:
            told[what] &= each.role not in ("flag", "prose", "amount") and _is_given(each)
    return {NUMBERED + what for what, given in told.items() if given}


def _is_given(argument: Argument) -> bool:
    text = argument.text.strip()
    bare = argument.name == _what(argument.name)
    found = _REFERENCE.fullmatch(text) and not _MISSING.search(text)
    return bool(found) and (not bare or bool(_LONG.fullmatch(text)))


def _what(name: str) -> str:
    """`po` of `po_number`, `po_no` and `po`."""
    first, _, last = name.rpartition("_")
    numbering = last in _SHORT or last in ("number", "code", "id", "reference")
    return first if first and numbering else name

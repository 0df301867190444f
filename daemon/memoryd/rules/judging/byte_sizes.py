"""How large a file may be: "over 500 MB", compared with the size that a call states in any unit."""

import re

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.tokens import word_set

_POWERS = {
    **dict.fromkeys(("bytes", "byte", "octets"), 0),
    **dict.fromkeys(("kb", "kib", "kilobytes", "kilobyte", "ko", "кб"), 1),
    **dict.fromkeys(("mb", "mib", "megabytes", "megabyte", "mo", "megas", "мб"), 2),
    **dict.fromkeys(("gb", "gib", "gigabytes", "gigabyte", "go", "gigas", "гб"), 3),
    **dict.fromkeys(("tb", "tib", "terabytes", "terabyte", "тб"), 4),
}
_THOUSAND, _BINARY = 1000, 1024
_NUMBER = r"\d{1,15}(?:[.,]\d{1,6})?"
_GROUPED = r"\d{1,3}(?:[,' ]\d{3})+|\d{1,3}(?:\.\d{3}){2,}"
_STATED = re.compile(
    rf"[~≈]?\s*(?:(?P<grouped>{_GROUPED})|(?P<number>{_NUMBER}))\s*"
    rf"(?P<unit>b|{'|'.join(_POWERS)})?"
)
_SIZES = word_set("size filesize length bytes byte weight") | frozenset(_POWERS)
"""Words in the names of arguments that state how large something is."""
_NO_SIZES = word_set(
    "max min maximum minimum limit free available chunk buffer block part page batch font memory "
    "ram quota threshold window"
)
"""Words in the names of those that state another size than that of the file."""
_SURELY_BYTES = 100_000
"""A number without a unit that is larger counts bytes."""


def counts_bytes(limit: str) -> bool:
    """Whether a limit is one of a size in bytes: `"> 500 #mb"`."""
    return limit.split()[2].removeprefix("#") in _POWERS


def takes_space(limit: str, facts: Facts) -> Truth | None:
    """Whether what a call is about is larger, or smaller, than a `limit`: `"> 500 #mb"`; None
    where no argument states its size."""
    side, number, unit = limit.split()[:3]
    allowed, power = float(number), _POWERS[unit.removeprefix("#")]
    named = str(next(iter(facts.fields.get("unit") or facts.fields.get("size_unit") or ()), ""))
    found = [
        _beyond(side, allowed, power, stated, name, named)
        for name, values in facts.fields.items()
        if _NO_SIZES.isdisjoint(name.split("_"))
        for value in values
        if (stated := _STATED.fullmatch(value.strip()))
        and (stated["unit"] or not _SIZES.isdisjoint(name.split("_")))
    ]
    return max(found, default=None)


def _beyond(
    side: str, allowed: float, power: int, stated: re.Match[str], name: str, named: str
) -> Truth:
    """Whether one size lies on the forbidden side: what lies there only if a megabyte has
    1,000,000 bytes, or only if it has more, may or may not."""
    number = float(
        re.sub(r"\D", "", stated["grouped"])
        if stated["grouped"]
        else stated["number"].replace(",", ".")
    )
    unit = stated["unit"] or next((part for part in name.split("_") if part in _POWERS), named)
    if unit in _POWERS or unit == "b":
        own = _POWERS.get(unit, 0)
    else:
        own = 0 if number >= _SURELY_BYTES else power
    over = {
        (number * base**own > allowed * base**power)
        if side == ">"
        else (number * base**own < allowed * base**power)
        for base in (_THOUSAND, _BINARY)
    }
    truth = YES if over == {True} else NO if over == {False} else MAYBE
    return max(truth, MAYBE) if truth is NO and not unit and own != power else truth

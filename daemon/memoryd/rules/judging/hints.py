"""What hints that a call concerns an object of a rule that it does not state in the object's role:
a code for a name, a URL inside another one."""

import re

from memoryd.rules.judging.amounts import currency_of
from memoryd.rules.judging.codes import TRADED, carries_airport, carries_code, codes_in
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.paths import is_below
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.tokens import part_mark, word_set

_NAMED = frozenset({"name", "person", "seller", "role", "place"})
_HOSTED = frozenset({"domain", "url", "network"})
_ORDER = TRADED | word_set(
    "action account side qty quantity amount type limit price stop tif force notional leverage "
    "currency order units size volume shares exchange market"
)
"""Words of the names of arguments of an order, which reaches nobody."""
_MAX_TICKER = 4
"""Letters of a name that is most likely a code itself."""
_BREAK = re.compile(r"[\W_]+")


def is_traded(target: Target, facts: Facts) -> bool | None:
    """Whether the call buys or sells, by its code, what `target` names; None where it states no
    code, or one that may be short for the name."""
    codes = set(codes_in(facts.fields, TRADED))
    if not codes or target.kind not in _NAMED:
        return None
    if target.value in codes:
        return True
    if carries_code(_words(target), facts.fields):
        return None
    known = all(map(currency_of, codes)) or len(target.value) <= _MAX_TICKER
    ordered = all(set(name.split("_")) & _ORDER for name in facts.fields)
    return False if known and ordered else None


def is_hinted(target: Target, facts: Facts) -> bool:
    """Whether the call holds `target` in another form or place than the one that decides."""
    if target.kind in _NAMED and facts.fields and carries_code(_words(target), facts.fields):
        return True
    if target.kind == "name" and not facts.kinds and carries_airport(_words(target), facts.fields):
        return True
    if target.kind == "name" and part_mark(target.value) in facts.tokens:
        return True
    if target.kind == "branch":
        return target.value in facts.merged
    return target.kind in _HOSTED and any(_holds(target, url) for url in facts.inner_urls[:256])


def _holds(target: Target, url: str) -> bool:
    """Whether a URL inside another one lies where `target` is."""
    host, _, path = url.partition("/")
    place = target.value.split("://", 1)[-1].removeprefix("//").removeprefix("www.").rstrip("/*")
    if "/" in place:
        return is_below(f"{host}/{path}".removeprefix("www."), place)
    return host == place or host.endswith("." + place)


def _words(target: Target) -> list[str]:
    return list(target.words) or _BREAK.split(target.value)

"""Shops from which nothing must be ordered, and the one from which a call orders."""

import re
from collections.abc import Sequence
from dataclasses import replace

from memoryd.rules.judging.addressees import Recipient
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.target import Target
from memoryd.rules.judging.targets import TargetReader
from memoryd.rules.judging.tokens import word_set

_FROM = re.compile(
    r"(?<!\w)(?:from|at|bei|von|chez|bij|da|en)\s+(?:(?:the|my|our)\s+)?"
    r"(\x01\d+\x01(?:[\s,\x03]*(?:(?:or|and|nor|oder|und|ni|y|o|ou|et|e)\s+)?\x01\d+\x01)*)",
    re.IGNORECASE,
)
"""`order from Pizza Palace or Wok Star`."""
_FROM_ANY = re.compile(
    r"(?<!\w)(?:from|at)\s+any\s+(?:other\s+)?(?:restaurants?|shops?|stores?|sellers?|merchants?|vendors?)(?!\w)|"
    r"(?<!\w)(?:anywhere|nirgend(?:s|wo))(?!\w)",
    re.IGNORECASE,
)
_MARKS = re.compile("\x01(\\d+)\x01")
_SHOPS = word_set(
    "restaurant store shop merchant vendor seller supplier retailer marketplace tienda winkel "
    "negozio ristorante restaurante magasin loja"
)
"""Arguments that name where something is bought."""
_MAKERS = word_set("brand platform provider operator operateur opérateur airline carrier")
"""Those that name whose it is."""

_THROUGH = word_set("via through partner service site channel app from")
"""Those that may name who sells it for a shop."""


def take_sellers(reader: TargetReader, kinds: frozenset[str]) -> None:
    """On a tool that pays, make sellers of whom nothing must be bought from."""
    for match in _FROM.finditer(reader.text) if "payment" in kinds else ():
        for number in map(int, _MARKS.findall(match[1])):
            reader.targets[number] = _as_seller(reader.targets[number])


def sellers_in(targets: tuple[Target, ...], body: str, kinds: frozenset[str]) -> tuple[Target, ...]:
    """What a clause excepts, as sellers where its `body` is about where things are bought."""
    from_any = "payment" in kinds and _FROM_ANY.search(body)
    return tuple(map(_as_seller, targets)) if from_any else targets


def _as_seller(target: Target) -> Target:
    return replace(target, kind="seller") if target.kind == "person" else target


_COUNTED = word_set(
    "qty quantity count nights travelers travellers passengers guests covers party adults children "
    "voyageurs passagers plazas personen"
)
_COUNT = re.compile(r"\d{1,2}")


def without_counts(found: list[object], facts: Facts) -> list[object]:
    """The recipients `found` without the numbers of what is bought, where the call names whose
    goods or tickets these are."""
    names = {part for name in facts.fields for part in name.split("_")}
    if names.isdisjoint(_SHOPS | _MAKERS):
        return found
    counts = {
        value
        for name, values in facts.fields.items()
        if name.rsplit("_", 1)[-1] in _COUNTED
        for value in values
        if _COUNT.fullmatch(value)
    }
    for name in facts.fields:
        if name.rsplit("_", 1)[-1] not in _COUNTED:
            counts -= facts.fields[name]
    return [each for each in found if not (isinstance(each, Recipient) and each.text in counts)]


def shops_of(facts: Facts) -> set[str]:
    """The names of the shops that the call states."""
    return {
        value
        for name, values in facts.fields.items()
        if name.removesuffix("_name") in _SHOPS
        for value in values
    }


def sellers(found: Sequence[object], facts: Facts) -> list[object]:
    """Those of the recipients `found` that the call says to be a shop."""
    shops = shops_of(facts)
    return [each for each in found if isinstance(each, Recipient) and each.text in shops]


_NAMED = re.compile(r"[^\d:/@.]+")
"""A shop's name, and neither its number nor its site."""


def without_numbers(found: Sequence[object], facts: Facts) -> list[object]:
    """The recipients `found` without what is told by a number, where the call names its shop;
    what may be another one that sells or delivers stays."""
    shops = (each for each in sellers(found, facts) if isinstance(each, Recipient))
    if not any(_NAMED.fullmatch(shop.text) for shop in shops):
        return list(found)
    traders = {
        value
        for name, values in facts.fields.items()
        if not (_SHOPS | _MAKERS | _THROUGH).isdisjoint(name.split("_"))
        for value in values
    }
    return [
        each
        for each in found
        if not isinstance(each, Recipient) or not each.opaque or each.text in traders
    ]

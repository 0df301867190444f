"""The values of a call that objects of a rule are compared with, one by one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from memoryd.rules.judging.accounts import SEVERAL, other_accounts
from memoryd.rules.judging.addressees import Recipient, without_number
from memoryd.rules.judging.anchors import NO_NUMBER
from memoryd.rules.judging.arguments import role_of
from memoryd.rules.judging.calendar_dates import dates_in
from memoryd.rules.judging.cells import ranges_of
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.sellers import sellers, without_counts, without_numbers
from memoryd.rules.judging.tokens import word_set

_BUYING = frozenset({"payment"})
_MESSAGING = frozenset({"message", "calendar"})

_GOODS = frozenset(
    {"item", "items", "product", "products", "product_name", "item_name", "title", "article"}
    | {"dish", "dishes", "meal", "meals", "qty", "quantity", "count", "size"}
)
"""Arguments that tell what is bought, and how much of it."""
_NUMBERS = frozenset({"number", "phone", "phone_number", "mobile", "tel", "telephone", "msisdn"})
_NUMBERS |= word_set(
    "nummer telefoonnummer telefoon telefon telefonnummer rufnummer handynummer numero número "
    "numéro telefono teléfono téléphone telefone celular numer номер телефон 电话 号码 電話番号 "
    "전화번호"
)
_DIGITS = 6
"""Digits that the number of a telephone has at the least."""
_LISTS = frozenset({"list", "lists", "segment", "segments", "audience", "campaign", "group"})
_ON_RECEIVED = frozenset({"delete", "read", "archive", "search", "download", "move", "approve"})
"""What is done to messages and requests that others sent."""


@dataclass(frozen=True, slots=True)
class Other:
    """An account on the other side of a payment than the one that a rule is about."""

    text: str


def units(kind: str, facts: Facts) -> Sequence[object]:
    """The values of a call that a target of `kind` is compared with, one by one."""
    if kind == "seller":
        return without_numbers(units("person", facts), facts)
    if kind in ("person", "role", "address") or (kind == "domain" and facts.kinds & _MESSAGING):
        sure = facts.sure.get("recipient", ())
        known: list[object] = [
            each for each in facts.recipients if not (sure and each.opaque) or each in sure
        ]
        if "payment" in facts.kinds and kind in ("person", "role"):
            named = [each for each in facts.sure.get("recipient", ()) if not _is_number(each)]
            if named:
                known = [each for each in known if not _is_number(each)]
        if "message" in facts.kinds and kind == "person":
            known = _without_own_number(known, facts)
        if facts.actions & _ON_RECEIVED:
            known += facts.from_whom
        if not facts.kinds:
            reached = {each.text for each in facts.recipients}
            others = sorted(facts.values - reached)
            known += [Recipient(tuple(value.split()), "", value) for value in others]
        if kind == "person" and facts.kinds <= _BUYING:
            known = without_counts(known, facts)
        if kind in ("address", "domain"):
            covered = {recipient.address for recipient in facts.recipients}
            known += [Recipient((), found, found) for found in sorted(facts.addresses - covered)]
        return known
    if kind == "domain":
        return [*facts.hosts, *(found.rsplit("@", 1)[-1] for found in facts.addresses)]
    if kind == "url":
        return list(facts.urls)
    if kind == "network":
        return [*facts.hosts, *facts.addresses, *(v for v in facts.values if v[:1].isdigit())]
    if kind == "path":
        return list(facts.paths)
    if kind == "extension":
        return [*facts.paths, *facts.urls]
    if kind == "sender":
        return [*sorted(facts.senders), *map(Other, sorted(facts.accounts))]
    if kind == "amount":
        return [replace(each, currency=each.currency or facts.currency) for each in facts.amounts]
    if kind == "branch":
        return list(facts.branches)
    if kind == "channel":
        return list(facts.channels)
    if kind == "command":
        return list(facts.commands)
    if kind == "product":
        return list(facts.commands) or [facts]
    if kind == "copied":
        return list(facts.copied)
    if kind == "cells":
        return list(ranges_of(facts.fields))
    if kind == "clock":
        return facts.clock_times
    if kind == "date":
        return dates_in((name, value) for name, all_of in facts.fields.items() for value in all_of)
    if kind in ("feature", "owner", "place", "spot", "thing", "weekday"):
        return [facts]
    if kind == "phrase":
        return [facts] if facts.prose else []
    if kind == "flag":
        return [facts] if facts.flags or facts.commands or facts.tables else []
    if kind == "phone":
        whom = facts.sure.get("recipient") or facts.recipients
        unnumbered = {"message"} & facts.kinds and any(
            isinstance(each, Recipient) and without_number(each) for each in whom
        )
        if "recipient" not in facts.sure and _numbers_told(facts):
            unnumbered = False
        return [*sorted(facts.numbers), *([NO_NUMBER] if unnumbered else ())]
    if kind == "account":
        numbers = (text for name, text in facts.labels.items() if role_of(name) != "amount")
        return [*sorted(facts.accounts.union(numbers)), *map(Other, sorted(facts.senders))]
    if kind == "port":
        return sorted(facts.ports)
    if kind == "table":
        return sorted(facts.tables)
    if kind == "environment":
        return sorted(facts.environments or facts.hinted)
    return [facts] if facts.tokens or facts.flags else []


def _numbers_told(facts: Facts) -> bool:
    """Whether an argument that is called so holds the number of a telephone."""
    told = (value for name in _NUMBERS for value in facts.fields.get(name, ()))
    return any(sum(map(str.isdigit, value)) >= _DIGITS for value in told)


def _is_number(recipient: object) -> bool:
    """Whether it is the number of an account, which belongs to whom a name beside it tells."""
    return isinstance(recipient, Recipient) and recipient.opaque and not recipient.address


def _without_own_number(known: list[object], facts: Facts) -> list[object]:
    """The recipients of a call without the number of the only one that it names."""
    whom = [each for each in facts.sure.get("recipient", ()) if isinstance(each, Recipient)]
    numbers = {number for name in _NUMBERS for number in facts.fields.get(name, ())}
    named = [each for each in whom if each.text not in numbers]
    if len(numbers) != 1 or len(named) != 1 or named[0].group or named[0].opaque:
        return known
    return [each for each in known if not (isinstance(each, Recipient) and each.text in numbers)]


def is_to_list(facts: Facts) -> bool:
    """Whether a message goes to a list, whose length is not told."""
    return any(not _LISTS.isdisjoint(name.split("_")) for name in facts.fields)


def _without_goods(found: Sequence[object], facts: Facts) -> Sequence[object]:
    """Those of the recipients `found` of a call that are more than what it buys."""
    goods = {value for name in _GOODS for value in facts.fields.get(name, ())}
    for name in facts.fields.keys() - _GOODS:
        goods -= facts.fields[name]
    kept = [each for each in found if not (isinstance(each, Recipient) and each.text in goods)]
    return kept or found


def sure_units(kind: str, facts: Facts) -> Sequence[object]:
    """Those of `units` that arguments of this very kind state, where any do: a value that may
    be anything need not be covered by an exception."""
    if kind == "sender":
        unclear = {each.text for each in facts.from_whom if SEVERAL.search(each.text)}
        unclear |= other_accounts(facts.fields)
        return [*sorted(facts.senders), *map(Other, sorted(unclear))]
    if kind == "seller":
        return sellers(units("person", facts), facts) or sure_units("person", facts)
    role = {"path": "path", "extension": "path", "channel": "channel"}.get(kind, "recipient")
    found = units(kind, facts)
    if kind == "person" and "payment" in facts.kinds and role not in facts.sure:
        return _without_goods(found, facts)
    if facts.commands or role not in facts.sure or not found:
        return found
    if role == "recipient" and kind not in ("person", "role", "address", "domain"):
        return found
    if role == "recipient" and kind == "domain" and not facts.kinds & _MESSAGING:
        return found
    return facts.sure[role]

"""Accounts: those that rules name by their last digits, and those that money is taken from."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.target import Target

_FROM_ANY = re.compile(
    r"(?<!\w)(?:from|with|using|out\s+of)\s+(?:any|an|all|every|other)\s+(?:other\s+)?(?:[a-z]+\s+)?"
    r"(?:accounts?|cards?)(?!\w)",
    re.IGNORECASE,
)
"""`from any account`: the exception is one that is paid from."""
_TO = re.compile(r"(?<!\w)(?:to|into)(?!\w)", re.IGNORECASE)
_ACCOUNTS = frozenset(
    {"account", "accounts", "card", "cards", "iban", "wallet", "source", "funding", "method", "pay"}
)
_OF_OTHERS = frozenset(
    {"to", "payee", "recipient", "beneficiary", "destination", "creditor", "vendor", "merchant"}
)
SEVERAL = re.compile(r"\d[^\w*]+[x*]*\d|(?<!\w)(?:except|not|any|all|others?|but|or|and)(?!\w)")
"""In what names more accounts than one."""
_LAST_DIGITS = 4
"""Digits by which an account is told."""


def paid_from(targets: tuple[Target, ...], body: str) -> tuple[Target, ...]:
    """The accounts that a clause excepts, as those that are paid from where its `body` is about
    these."""
    paid = _FROM_ANY.search(body)
    if not paid or _TO.search(body, paid.end()):
        return targets
    return tuple(
        replace(each, kind="sender") if each.kind == "account" else each for each in targets
    )


def is_account(value: str, text: str) -> bool:
    """Whether a number is the one that a rule names, maybe by its last digits: `*4471`."""
    return text == value or (value.startswith("*") and text.endswith(value[1:]))


def is_paying(value: str, text: str) -> Truth:
    """Whether money is taken from the account `value`; one may be told by a name as well."""
    if is_account(value, text):
        return YES
    shown = text.strip("x*")
    told = shown.isdecimal() and len(shown) < _LAST_DIGITS and value.endswith(shown)
    unnumbered = not any(map(str.isdecimal, text)) and any(map(str.isdecimal, value))
    return MAYBE if told or unnumbered else NO


def other_accounts(fields: Mapping[str, Iterable[str]]) -> set[str]:
    """The accounts among the `fields` of a call that money may be taken from as well."""
    return {
        value
        for name, values in fields.items()
        for value in values
        if not _ACCOUNTS.isdisjoint(words := name.split("_"))
        and _OF_OTHERS.isdisjoint(words)
        and "from" not in words
    }

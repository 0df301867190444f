"""Addresses of wallets, however a call writes them: `ethereum:0x…@1`, `Bob <0x…>`."""

import re

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.facts import Facts

_SHORTENED = re.compile(r"(\w{4,})(?:\.{2,3}|…)(\w{3,})")


def is_told(wallet: str, facts: Facts) -> Truth:
    """Whether a call names the address `wallet`, maybe in what it sends to a contract, or by its
    beginning and its end."""
    digits = wallet.removeprefix("0x")
    found = NO
    for value in facts.values:
        if digits in value:
            whole = re.search(rf"(?<![a-z0-9]){re.escape(wallet)}(?![a-z0-9])", value)
            found = max(found, YES if whole else MAYBE)
        elif short := _SHORTENED.search(value):
            alike = wallet.startswith(short[1]) and wallet.endswith(short[2])
            found = max(found, MAYBE if alike else NO)
    return found

"""Calendars that rules name by their addresses, and those that a call acts in."""

import re

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.arguments import role_of
from memoryd.rules.judging.facts import Facts

_CALENDARS = frozenset({"calendar", "calendars", "cal"})
_INVITED = frozenset(
    {"attendee", "attendees", "guest", "guests", "invitee", "invitees", "participant"}
    | {"participants", "email", "emails", "invite", "invites", "required", "optional"}
)
"""In the names of arguments that say who comes, whatever calendar it stands in."""


def in_calendar(address: str, facts: Facts) -> Truth | None:
    """Whether a call acts in the calendar with this address, None where it names no calendar."""
    own = re.compile(rf"(?<![\w.+-]){re.escape(address)}(?![\w-]|\.\w)")
    stated: set[str] = set()
    elsewhere = False
    for name, values in facts.fields.items():
        words = name.split("_")
        if not _CALENDARS.isdisjoint(words):
            stated |= values
        elif _INVITED.isdisjoint(words) and role_of(name) != "prose":
            elsewhere = elsewhere or any(map(own.search, values))
    if any(map(own.search, stated)):
        return YES
    if not stated and not elsewhere:
        return None
    return MAYBE if elsewhere or not all("@" in each for each in stated) else NO

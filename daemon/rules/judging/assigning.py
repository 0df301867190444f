"""Whether a call says who is to do something."""

from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.tokens import word_set

ASSIGNING = frozenset({"assign"})
_WHOSE = word_set(
    """assign assigned assignee assignees assignment owner agent responder user users member members
    person people delegate group team queue lead to who name email responsible reviewer operator
    data payload body json patch update value values field custom customfield"""
)
"""Words in the names of arguments that may say who is to do something."""


def assigns_nobody(facts: Facts) -> bool:
    """Whether the call changes a ticket by arguments of which none may say whose it shall be."""
    parts = {part for name in facts.fields for part in name.split("_")}
    told = "assign" in facts.actions or facts.commands or not facts.fields
    return not told and parts.isdisjoint(_WHOSE)

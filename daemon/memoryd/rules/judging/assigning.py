"""Whether a call says who is to do something."""

from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.tokens import word_set

ASSIGNING = frozenset({"assign"})
_NOBODY = word_set(
    """key keys issue ticket task card bug incident number status state transition stage
    summary title subject description comment body public label labels tag tags priority
    severity resolution due date points story"""
)
"""Words of the names of arguments that cannot say whose a ticket is."""
_WHOM = frozenset({"person", "role", "address"})


def names_only_people(clause: Clause) -> bool:
    """Whether what must not be assigned are tickets, to somebody or to anybody."""
    named = (target.kind for group in clause.groups for target in group)
    return not clause.leftover and all(kind in _WHOM for kind in named)


def assigns_nobody(facts: Facts) -> bool:
    """Whether the call changes a ticket by arguments of which none can say whose it shall be."""
    parts = {part for name in facts.fields for part in name.split("_")}
    told = "assign" in facts.actions or facts.commands or not facts.fields
    values = (value for stated in facts.fields.values() for value in stated)
    told = told or any("assign" in said for said in (*values, *dict(facts.named_prose).values()))
    return not told and parts <= _NOBODY

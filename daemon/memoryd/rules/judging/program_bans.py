"""Bans of programs and commands by their names, "never use sleep", against those of a call."""

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.matching import match_target

_USING = frozenset({"use", "run"})


def can_be_looked_at(clause: Clause) -> bool:
    """Whether all that the clause names are files or things of a product: to look at them is not
    to run them."""
    kinds = {target.kind for group in clause.groups for target in group}
    return kinds in ({"path"}, {"product"})


def names_command(clause: Clause, facts: Facts) -> bool:
    """Whether a command that the clause names is among those of the call."""
    targets = (target for group in clause.groups for target in group)
    return any(
        target.kind == "command" and match_target(target, facts) is YES for target in targets
    )


def names_program(clause: Clause, facts: Facts) -> Truth:
    """Whether a vague ban is one of the program of a command, by its name, "never use sleep", or
    as its verb: "never echo secrets"."""
    programs = {each.program for each in facts.commands}
    if clause.leftover and clause.actions <= _USING and programs.issuperset(clause.leftover):
        return YES if clause.thing else MAYBE
    return MAYBE if clause.unknown in programs else NO

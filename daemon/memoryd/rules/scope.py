"""Which rules bind a call, and as what: a critical rule is about an effect, whatever the tool.

A rule of the called tool is read as it was filed. A critical rule that was filed elsewhere is read
as if it had been filed under the called tool, unless it forbids its own tool, or the called tool
does something else: "never tweet" says nothing of mails.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from memoryd.rules.capture.tool_choice import Fit, fit
from memoryd.rules.judging.actions import GENERIC, LOOKING
from memoryd.rules.judging.clause import Clause
from memoryd.rules.judging.prohibition import Prohibition, narrowed, read_prohibition
from memoryd.rules.rule import UNSCOPED, Rule, normal_tool_name

_TYPED = frozenset(
    {"path", "extension", "domain", "url", "network", "port", "branch", "table", "command", "flag"}
)
"""Kinds of objects that mean the same to every tool; a person may be reached in many ways."""


@dataclass(frozen=True, slots=True)
class Bond:
    """What a rule forbids a tool. `fit`: how it fits a tool that it was not filed under, None for
    its own tool."""

    prohibition: Prohibition
    fit: Fit | None = None


def bond(rule: Rule, tool_name: str) -> Bond | None:
    """How `rule` binds calls of `tool_name`; None where it does not."""
    own, called = normal_tool_name(rule.tool_name), normal_tool_name(tool_name)
    if own == called:
        return Bond(read_prohibition(rule.text, own))
    if rule.priority != "critical":
        return Bond(read_prohibition(rule.text, own)) if own == UNSCOPED else None
    if own != UNSCOPED and _forbids_tool(read_prohibition(rule.text, own)):
        return None
    how = fit(rule.text, called)
    read = read_prohibition(rule.text, called)
    kept = tuple(each for each in read.clauses if _carries_over(each, how))
    return Bond(narrowed(read, kept), how) if kept else None


def can_break(rule: Rule, tools: Iterable[str]) -> bool:
    """Whether a call of one of `tools` may break a rule that was filed elsewhere."""
    if rule.priority != "critical":
        return False
    fits = [(tool, fit(rule.text, normal_tool_name(tool))) for tool in tools]
    return any(how is not Fit.OTHER for _, how in fits) or any(bond(rule, tool) for tool, _ in fits)


def _carries_over(clause: Clause, how: Fit) -> bool:
    """Whether a clause holds for a tool that its rule was not filed under: it names an object, or
    a deed that the tool is one for."""
    if _is_bare_use(clause):
        return False
    if how is Fit.OTHER:
        return any(target.kind in _TYPED for group in clause.groups for target in group)
    if clause.groups:
        return True
    if how is Fit.NAMED:
        return bool(clause.actions or clause.unknown)
    return how is Fit.ANY and bool(clause.actions - GENERIC - LOOKING)


def _forbids_tool(prohibition: Prohibition) -> bool:
    """Whether the rule forbids its tool as a whole: "never use the browser"."""
    return any(map(_is_bare_use, prohibition.clauses))


def _is_bare_use(clause: Clause) -> bool:
    narrow = clause.groups or clause.leftover or clause.exceptions or clause.times
    return not narrow and clause.actions <= GENERIC and not (clause.worded or clause.unknown)

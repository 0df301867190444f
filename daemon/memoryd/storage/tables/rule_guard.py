"""Scans rules with the guard. A decree may name what it forbids."""

from functools import lru_cache

from memoryd.guard.categories import DECREE_EXEMPT, RESEMBLANCE
from memoryd.guard.display import blocked
from memoryd.guard.door import scan
from memoryd.guard.refusal import Refusal
from memoryd.rules.rule import Rule


@lru_cache(4096)
def refusal_of_rule(text: str) -> Refusal | None:
    """The guard's refusal of a rule's text, or None. If the category of the refusal may be excused
    by a prohibition, the text is scanned again as a decree, and without its prohibitions as
    ordinary text."""
    refusal = scan(text)
    if refusal is None or refusal.category not in DECREE_EXEMPT | {RESEMBLANCE}:
        return refusal
    from memoryd.rules.capture.decrees import find_decrees

    rest = text
    for decree in find_decrees(text):
        rest = rest.replace(decree.text, " ")
    return scan(text, decree=True) or scan(rest)


@lru_cache(4096)
def refusal_of_decree(text: str) -> Refusal | None:
    """The guard's refusal of a captured decree, or None."""
    return scan(text, decree=True)


def shown_rule(rule: Rule) -> str:
    """The rule's text as a prompt may show it, or `[blocked: <category>]` if the guard refuses
    it."""
    captured = rule.provenance is not None
    refusal = refusal_of_decree(rule.text) if captured else refusal_of_rule(rule.text)
    return rule.text if refusal is None else blocked(refusal.category)

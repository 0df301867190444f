"""Converting rules to results of the protocol."""

from collections.abc import Iterable
from functools import lru_cache

from memoryd import clock
from memoryd.methods._generated.rpc_types import Provenance as ProvenanceResult
from memoryd.methods._generated.rpc_types import Rule as RuleResult
from memoryd.rules.rule import Provenance, Rule

_written = lru_cache(maxsize=4096)(clock.to_rfc3339)
"""Formats a time. Cached, because rules are returned often and their times do not change."""


def rule_view(rule: Rule, now: int) -> RuleResult:
    """A rule as `rule` of rpc_schema/definitions.json, with its status at `now`, in microseconds
    since the epoch."""
    return {
        "id": rule.id,
        "tool_name": rule.tool_name,
        "rule": rule.text,
        "priority": rule.priority,
        "source": rule.source,
        "status": rule.status_at(now),
        "tags": list(rule.tags),
        "expires_at": None if rule.expires_at is None else _written(rule.expires_at),
        "provenance": provenance_view(rule.provenance),
        "conflicts_with": list(rule.conflicts_with),
        "created_at": _written(rule.created_at),
        "updated_at": _written(rule.updated_at),
    }


def rule_views(rules: Iterable[Rule]) -> list[RuleResult]:
    """Several rules, with their status at the current time."""
    now = clock.now()
    return [rule_view(rule, now) for rule in rules]


def provenance_view(provenance: Provenance | None) -> ProvenanceResult | None:
    """A provenance as `provenance` of rpc_schema/definitions.json; None without one."""
    if provenance is None:
        return None
    return {
        "session_id": provenance.session_id,
        "turn_id": provenance.turn_id,
        "sentence": provenance.sentence,
        "speaker": provenance.speaker,
    }

"""Matches items against filters, and namespaces against conditions."""

from collections.abc import Callable, Mapping
from operator import ge, gt, le, lt
from typing import Any

from langgraph.store.base import MatchCondition

from memoryd_client.langgraph.item_note import Namespace

_ORDERS: dict[str, Callable[[Any, Any], bool]] = {"$gt": gt, "$gte": ge, "$lt": lt, "$lte": le}


def takes(wanted: Mapping[str, Any] | None, value: Mapping[str, Any]) -> bool:
    """Whether an item's value passes the filter `wanted`. Raises ValueError for an unknown
    operator."""
    return all(_matches(value.get(field), one) for field, one in (wanted or {}).items())


def meets(condition: MatchCondition, namespace: Namespace) -> bool:
    """Whether the namespace has the condition's prefix or suffix, in which `*` matches any one
    part. Raises ValueError for another match type."""
    path = condition.path
    if len(namespace) < len(path):
        return False
    if condition.match_type == "prefix":
        parts = namespace[: len(path)]
    elif condition.match_type == "suffix":
        parts = namespace[len(namespace) - len(path) :]
    else:
        raise ValueError(f"a condition matches a prefix or a suffix, not {condition.match_type!r}")
    return all(wanted in ("*", part) for wanted, part in zip(path, parts, strict=True))


def _matches(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, Mapping):
        if any(str(name).startswith("$") for name in wanted):
            return all(_passes(value, name, operand) for name, operand in wanted.items())
        return isinstance(value, dict) and takes(wanted, value)
    if isinstance(wanted, list | tuple):
        return (
            isinstance(value, list)
            and len(value) == len(wanted)
            and all(map(_matches, value, wanted))
        )
    return bool(value == wanted)


def _passes(value: Any, operator: str, operand: Any) -> bool:
    if operator == "$eq":
        return bool(value == operand)
    if operator == "$ne":
        return bool(value != operand)
    if operator not in _ORDERS:
        raise ValueError(f"unknown operator {operator!r}; use $eq, $ne, $gt, $gte, $lt or $lte")
    try:
        return _ORDERS[operator](float(value), float(operand))
    except (TypeError, ValueError):
        both_texts = isinstance(value, str) and isinstance(operand, str)
        return both_texts and _ORDERS[operator](value, operand)

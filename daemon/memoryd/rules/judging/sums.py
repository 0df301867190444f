"""Whether a sum that a call states is the one that the limit of a rule is about."""

from memoryd.rules.judging.actions import MAYBE, NO, Truth
from memoryd.rules.judging.amounts import EACH, PERIOD, Amount
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.tokens import word_set

_ROUNDING, _MOST_SUMS = 0.005, 16
_OF_PERIODS = word_set("week weekly month monthly quarterly year yearly annual period interval")
"""Words in the names of arguments that state what is paid again and again."""


def as_meant(truth: Truth, limit: str, amount: Amount, facts: Facts) -> Truth:
    """Whether `amount` is beyond `limit`, which by itself it is as `truth` says: a total tells
    little of a price, and a sum below what may be spent in a month little of that."""
    if limit.endswith(EACH) and _is_total(amount, facts):
        return min(truth, MAYBE)
    adds_up = limit.startswith(">") and limit.endswith(PERIOD) and "payment" in facts.kinds
    if truth is NO and adds_up and _OF_PERIODS.isdisjoint(facts.words):
        return MAYBE
    return truth


def _is_total(amount: Amount, facts: Facts) -> bool:
    """Whether a sum is another one of the call times its nights, people or pieces."""
    counts = [count for count in facts.quantities.values() if count > 1 and count.is_integer()]
    return any(
        abs(other.number * count - amount.number) < _ROUNDING * amount.number
        for other in facts.amounts[:_MOST_SUMS]
        for count in counts[:_MOST_SUMS]
        if other.number < amount.number
    )

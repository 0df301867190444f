"""Whether a call writes code that uses a name: `console.log`."""

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.facts import Facts
from memoryd.rules.judging.features import says


def is_written(name: str, facts: Facts) -> Truth:
    """Whether the texts that a call writes, not those that it takes away, hold `name`; those with
    its last word may: `console["log"]`. A call without a text may as well."""
    written = [text for text in facts.prose if text not in facts.taken_away]
    if any(says(text, name) for text in written):
        return YES
    last = name.rpartition(".")[2]
    return MAYBE if not written or any(says(text, last) for text in written) else NO

"""Labels and tags that tickets, mails and the like carry."""

from memoryd.rules.judging.actions import MAYBE, YES, Truth
from memoryd.rules.judging.facts import Facts

_LABELS = frozenset({"label", "labels", "tag", "tags"})


def is_labelled(label: str, facts: Facts) -> Truth:
    """Whether what the call is about carries a label; whose it is, hardly a call tells."""
    labels = [
        value
        for name, values in facts.fields.items()
        if not _LABELS.isdisjoint(name.split("_"))
        for value in values
    ]
    return YES if label in labels else MAYBE

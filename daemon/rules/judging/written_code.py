"""Whether a call writes code that uses a name, `console.log`, and whether it shows what it says."""

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


def may_say(wording: str, facts: Facts) -> bool:
    """Whether a call that does not say `wording` may hold it: in a text that it commits or sends
    and does not show, as `git commit -F note.txt`, or without its brackets."""
    if not facts.prose:
        return not facts.actions.isdisjoint({"commit", "send"})
    bare = wording.strip("[]")
    return bare != wording and any(says(text, bare) for text in facts.prose)

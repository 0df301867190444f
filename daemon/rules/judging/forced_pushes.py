"""Pushes that are forced whatever a lease says: `git push --force --force-with-lease`."""

import re
from collections.abc import Iterable

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.facts import Facts

PLAIN_FORCE, MAYBE_PLAIN_FORCE = "plain force", "plain force, maybe"
"""What a call does, or may do."""
LEASE = "--force-with-lease"
_FORCED = re.compile(
    r"--forc(?!e[-_][wi]).*|--mirror|--prune|--del.*|-[A-Za-z]*[fd][A-Za-z]*|[+:].+|force|f"
)
_UNKNOWN = re.compile(r".*[$`].*", re.DOTALL)


def plainly_forced(words: Iterable[str]) -> set[str]:
    """Whether `git push` with the arguments `words` overwrites or deletes without a lease."""
    said = list(words)
    if any(map(_FORCED.fullmatch, said)):
        return {PLAIN_FORCE}
    return {MAYBE_PLAIN_FORCE} if any(map(_UNKNOWN.fullmatch, said)) else set()


def without_lease(facts: Facts) -> Truth:
    """Whether the push of a call, in a command line or in arguments, is forced without a lease."""
    words = {word for value in facts.values for word in value.split()}
    said = facts.features | plainly_forced(facts.flags | words)
    return YES if PLAIN_FORCE in said else MAYBE if MAYBE_PLAIN_FORCE in said else NO

"""Pushes that are forced whatever a lease says: `git push --force --force-with-lease`."""

import re
from collections.abc import Sequence

from memoryd.rules.judging.actions import MAYBE, NO, YES, Truth
from memoryd.rules.judging.command import Command
from memoryd.rules.judging.facts import Facts

PLAIN_FORCE, MAYBE_PLAIN_FORCE = "plain force", "plain force, maybe"
"""What a call does, or may do."""
LEASE = "--force-with-lease"
_FORCED = re.compile(
    r"--forc(?!e[-_][wi]).*|--mirror|--prune|--del.*|-[A-Za-z]*[fd][A-Za-z]*|[+:].+|force|f"
)
_TRUE = frozenset({"true", "yes", "1", "on"})
_UNKNOWN = re.compile(r".*[$`{].*|alias\..*|", re.DOTALL)


def plainly_forced(command: Command) -> set[str]:
    """Whether a `git push` overwrites or deletes without a lease, maybe by what is fed to it."""
    return {MAYBE_PLAIN_FORCE} if command.fed_by else _forced(command.words[1:])


def _forced(said: Sequence[str]) -> set[str]:
    if any(map(_FORCED.fullmatch, said)):
        return {PLAIN_FORCE}
    return {MAYBE_PLAIN_FORCE} if any(map(_UNKNOWN.fullmatch, said)) else set()


def without_lease(facts: Facts) -> Truth:
    """Whether the push of a call, in a command line or in arguments, is forced without a lease."""
    words = {word for value in facts.values for word in value.split()}
    words |= {"--force"} if facts.fields.get("force", set()) & _TRUE else set()
    said = facts.features | _forced([*facts.flags, *words])
    return YES if PLAIN_FORCE in said else MAYBE if MAYBE_PLAIN_FORCE in said else NO

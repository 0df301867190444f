"""One forbidding clause of a rule, as it is compared with calls."""

from dataclasses import dataclass

from memoryd.rules.judging.target import Target


@dataclass(frozen=True, slots=True)
class Clause:
    """What one clause forbids: any of `actions` on all of `groups` (any target of each).

    No actions: whatever is done; no groups: on anything. `exceptions` pass. A vague clause never
    forbids for certain. `leftover` are the words that no reading was found for.
    """

    actions: frozenset[str]
    groups: tuple[tuple[Target, ...], ...]
    exceptions: tuple[Target, ...] = ()
    vague: bool = False
    consent: bool = False
    leftover: tuple[str, ...] = ()
    thing: bool = False
    """Whether the leftover words are one certain thing: "the garage door"."""
    placed: bool = False
    """Whether that thing may be a place or stand in one."""
    effect: bool = False
    """Whether it forbids code by what it does: "scripts that write to the lab database"."""
    unknown: str = ""
    """The verb of the clause where it is none of a known class."""
    perhaps: tuple[Target, ...] = ()
    """What a clause in an unknown language may name: nobody can tell what its words are."""
    times: tuple[Target, ...] = ()
    """The times of the day and the dates at which it holds."""
    only_words: bool = False
    """Whether nothing but the leftover words makes it vague: a call that holds them is meant."""

    new: bool = False
    """Whether it is about making something that is not there before: "new files"."""
    worded: bool = False
    """Whether it is about what texts must not say: it forbids what says it, and nothing else."""

    left_open: frozenset[tuple[str, str]] = frozenset()
    """The names of places that a call may leave open, each with the mark of such a call."""

    @property
    def is_empty(self) -> bool:
        """Whether nothing at all was read."""
        named = self.groups or self.exceptions or self.leftover or self.times
        return not (self.actions or named)

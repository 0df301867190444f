"""What one write sees and changes of the database, and what follows from it in memory."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from memoryd.rules.rule import Rule
from memoryd.storage.engine.passage_changes import PassageChange
from memoryd.storage.engine.snapshot import Snapshot


@dataclass(slots=True)
class Transaction(Snapshot):
    """One write inside a group commit.

    `changed_rules` maps a rule's key to the rule as it now is, or to None when it is gone;
    what memory holds of the rules follows it once the commit stands. So does the index in memory
    with `changed_passages`, in their order.
    """

    erases: bool = False
    """Whether it deletes texts permanently, so that the write-ahead log must not keep them."""
    changed_rules: dict[tuple[str, str], Rule | None] = field(default_factory=dict)
    changed_passages: list[PassageChange] = field(default_factory=list)
    accepted: Sequence[str] = ()
    """Texts that the guard took for this write: they need not be screened again."""

"""What one write sees and changes of the database, and the effects that follow from it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from memoryd.storage.engine.effects import Effect, RowsDamaged, TextsErased
from memoryd.storage.engine.snapshot import Snapshot


@dataclass(slots=True)
class Transaction(Snapshot):
    """One write inside a group commit. `changes`: what follows from it once the commit stands, in
    order."""

    changes: list[Effect] = field(default_factory=list)

    @property
    def effects(self) -> Sequence[Effect]:
        """All that follows from the commit: the rows that were passed over, then `changes`."""
        return [RowsDamaged(self.damaged), *self.changes] if self.damaged else self.changes

    @property
    def erases(self) -> bool:
        """Whether the write deletes texts permanently."""
        return any(isinstance(change, TextsErased) for change in self.changes)

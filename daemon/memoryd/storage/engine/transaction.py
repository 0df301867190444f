"""What one write sees and changes of the database, and the effects that follow from it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from memoryd.storage.engine.effects import Effect, RowsDamaged, TextsErased
from memoryd.storage.engine.snapshot import Parameter, Snapshot


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

    def insert(self, table: str, **values: Parameter) -> int:
        """Add a row with these values of its columns; its number."""
        columns, marks = ", ".join(values), ", ".join("?" * len(values))
        added = self.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", *values.values())
        return int(added.lastrowid)

    def put(self, table: str, key: Sequence[str], **values: Parameter) -> None:
        """Add a row, or change the one with the same values of the columns `key`."""
        columns, marks = ", ".join(values), ", ".join("?" * len(values))
        changes = ", ".join(f"{name} = excluded.{name}" for name in values if name not in key)
        self.execute(
            f"INSERT INTO {table} ({columns}) VALUES ({marks})"
            f" ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}",
            *values.values(),
        )

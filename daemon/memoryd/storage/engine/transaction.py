"""What one write sees and changes of the database, and the effects that follow from it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

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
        sql = _insert_sql(table, tuple(values))
        return int(self.connection.execute(sql, tuple(values.values())).lastrowid)

    def put(self, table: str, key: Sequence[str], **values: Parameter) -> None:
        """Add a row, or change the one with the same values of the columns `key`."""
        sql = _put_sql(table, tuple(key), tuple(values))
        self.connection.execute(sql, tuple(values.values()))


@cache
def _insert_sql(table: str, columns: tuple[str, ...]) -> str:
    marks = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"


@cache
def _put_sql(table: str, key: tuple[str, ...], columns: tuple[str, ...]) -> str:
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
    insert = _insert_sql(table, columns)
    return f"{insert} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"

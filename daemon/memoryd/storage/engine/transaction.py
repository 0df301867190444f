"""A write's access to the database, and the effects of the write."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from memoryd.storage.engine.effects import Effect, RowsDamaged, TextsErased
from memoryd.storage.engine.snapshot import Parameter, Snapshot


@dataclass(slots=True)
class Transaction(Snapshot):
    """One write inside a group commit. `changes`: its effects after the commit, in order."""

    changes: list[Effect] = field(default_factory=list)

    @property
    def effects(self) -> Sequence[Effect]:
        """All effects of the write: the damaged rows that it skipped, then `changes`."""
        return [RowsDamaged(self.damaged), *self.changes] if self.damaged else self.changes

    @property
    def erases(self) -> bool:
        """Whether the write deletes texts permanently."""
        return any(isinstance(change, TextsErased) for change in self.changes)

    def insert(self, table: str, **values: Parameter) -> int:
        """Insert a row with these column values. Returns its rowid."""
        sql = _insert_sql(table, tuple(values))
        return int(self.connection.execute(sql, tuple(values.values())).lastrowid)

    def put(self, table: str, key: Sequence[str], **values: Parameter) -> None:
        """Insert a row, or update the row with the same values in the columns `key`."""
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

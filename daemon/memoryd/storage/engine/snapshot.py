"""A read's access to the database, with one timestamp for the whole read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlcipher3 import dbapi2 as sqlite

from memoryd.storage.engine.damage import DamagedRow, damaged_row

Parameter = str | int | float | bytes | None


@dataclass(slots=True)
class Snapshot:
    """The database as seen by one read. `now`: microseconds since the epoch. `damaged`: damaged
    rows that were skipped; they are reported after the read."""

    connection: "sqlite.Connection"
    now: int
    damaged: list[DamagedRow] = field(default_factory=list)

    def pass_over(self, table: str, key: tuple[Any, ...], reason: str) -> None:
        """Record a damaged row that is skipped."""
        self.damaged.append(damaged_row(table, key, reason))

    def execute(self, sql: str, *parameters: Parameter) -> "sqlite.Cursor":
        """Run one statement and return its cursor."""
        return self.connection.execute(sql, parameters)

    def row(self, sql: str, *parameters: Parameter) -> tuple[Any, ...] | None:
        """The first row of the result, or None."""
        found: tuple[Any, ...] | None = self.connection.execute(sql, parameters).fetchone()
        return found

    def rows(self, sql: str, *parameters: Parameter) -> Sequence[tuple[Any, ...]]:
        """All rows of the result."""
        found: Sequence[tuple[Any, ...]] = self.connection.execute(sql, parameters).fetchall()
        return found

    def records(self, sql: str, *parameters: Parameter) -> Iterator[dict[str, Any]]:
        """Iterate over the rows of the result as dictionaries by column name."""
        cursor = self.connection.execute(sql, parameters)
        names = [column[0] for column in cursor.description]
        return (dict(zip(names, row, strict=True)) for row in cursor)

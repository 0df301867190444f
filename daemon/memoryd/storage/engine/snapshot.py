"""What one read sees of the database: SQL over one state of it, and one time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlcipher3 import dbapi2 as sqlite

from memoryd.storage.engine.damage import DamagedRow, damaged_row

Parameter = str | int | float | bytes | None


@dataclass(slots=True)
class Snapshot:
    """One read. `now` is in microseconds since the epoch. `damaged`: the rows that were passed
    over; they are reported once the work is done."""

    connection: "sqlite.Connection"
    now: int
    damaged: list[DamagedRow] = field(default_factory=list)

    def pass_over(self, table: str, key: tuple[Any, ...], reason: str) -> None:
        """Note a damaged row that is left out."""
        self.damaged.append(damaged_row(table, key, reason))

    def execute(self, sql: str, *parameters: Parameter) -> "sqlite.Cursor":
        """Run one statement."""
        return self.connection.execute(sql, parameters)

    def row(self, sql: str, *parameters: Parameter) -> tuple[Any, ...] | None:
        """The first row, or None."""
        found: tuple[Any, ...] | None = self.connection.execute(sql, parameters).fetchone()
        return found

    def rows(self, sql: str, *parameters: Parameter) -> Sequence[tuple[Any, ...]]:
        """Every row."""
        found: Sequence[tuple[Any, ...]] = self.connection.execute(sql, parameters).fetchall()
        return found

    def records(self, sql: str, *parameters: Parameter) -> Iterator[dict[str, Any]]:
        """Every row as a mapping from the names of its columns to its values."""
        cursor = self.connection.execute(sql, parameters)
        names = [column[0] for column in cursor.description]
        return (dict(zip(names, row, strict=True)) for row in cursor)

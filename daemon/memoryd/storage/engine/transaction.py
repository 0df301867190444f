"""What one write sees of the database: SQL, one time for all that it stores, and a list of
the rules that it changed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlcipher3 import dbapi2 as sqlite

from memoryd.rules.rule import Rule
from memoryd.storage.engine.damage import DamagedRow, damaged_row
from memoryd.storage.engine.passage_changes import PassageChange

Parameter = str | int | float | bytes | None


@dataclass(slots=True)
class Transaction:
    """One write inside a group commit. `now` is in microseconds since the epoch.

    `changed_rules` maps a rule's key to the rule as it now is, or to None when it is gone;
    what memory holds of the rules follows it once the commit stands. So does the index in memory
    with `changed_passages`, in their order.
    """

    connection: "sqlite.Connection"
    now: int
    erases: bool = False
    """Whether it deletes texts for good, so that the write-ahead log must not keep them."""
    changed_rules: dict[tuple[str, str], Rule | None] = field(default_factory=dict)
    changed_passages: list[PassageChange] = field(default_factory=list)
    accepted: Sequence[str] = ()
    """Texts that the guard took for this write: they need not be screened again."""
    damaged: list[DamagedRow] = field(default_factory=list)
    """Rows that were passed over; they are reported once the work is done."""

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

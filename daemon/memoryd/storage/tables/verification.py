"""Verifies every row and page of a database, to find anything that memoryd cannot have written."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from sqlcipher3 import dbapi2 as sqlite

from memoryd import clock
from memoryd.storage.engine.damage import DamagedDatabase, DamagedRow
from memoryd.storage.engine.migration import check_identity
from memoryd.storage.engine.row_hashes import BROKEN
from memoryd.storage.engine.schema_check import check_schema
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.tables.row_checks import damaged_rows

_LISTED = 1000
_KEYWORD_INDEX = "passage_terms"


@dataclass(slots=True)
class Verification:
    """The result of a verification. `checked` and `counts`: the numbers of checked and of damaged
    rows by table. `damaged`: the first 1000 damaged rows. `broken`: errors that affect the file as
    a whole."""

    database_id: str = ""
    checked: dict[str, int] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    damaged: list[DamagedRow] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)

    @property
    def is_sound(self) -> bool:
        """Whether no damage was found."""
        return not self.counts and not self.broken

    def raise_if_broken(self) -> None:
        """Raise DamagedDatabase if the file cannot be trusted as a whole."""
        if self.broken:
            raise DamagedDatabase(f"the database is damaged: {self.broken[0]}")

    def add(self, rows: Iterator[DamagedRow]) -> None:
        """Record damaged rows."""
        for row in rows:
            self.counts[row.table] += 1
            if len(self.damaged) < _LISTED:
                self.damaged.append(row)


def verify(driver: "sqlite.Connection") -> Verification:
    """Verify one snapshot of a database that has the newest schema; writes can go on. Raises what
    opening a database raises, and the driver's errors."""
    found = Verification()
    driver.execute("BEGIN")
    try:
        check_schema(driver, check_identity(driver), exactly=True)
        _check_pages(driver, found)
        if not found.broken:
            _check_rows(Snapshot(driver, clock.now()), found)
    finally:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
    return found


def _check_pages(driver: "sqlite.Connection", found: Verification) -> None:
    """Run SQLite's own checks of pages, indexes, constraints, the keyword index and foreign
    keys."""
    for (message,) in driver.execute("PRAGMA integrity_check").fetchall():
        if message == "ok":
            continue
        if f".{_KEYWORD_INDEX}" in message:
            found.add(iter([DamagedRow(_KEYWORD_INDEX, (), message)]))
        else:
            found.broken.append(message)
    for table, rowid, parent, _ in driver.execute("PRAGMA foreign_key_check").fetchall():
        found.broken.append(f"row {rowid} of {table} refers to a missing row of {parent}")


def _check_rows(snapshot: Snapshot, found: Verification) -> None:
    row = snapshot.row("SELECT database_id FROM identity")
    if row is None:
        raise DamagedDatabase("the database has lost its identity")
    found.database_id = str(row[0])
    for table in BROKEN:
        count = snapshot.row(f"SELECT count(*) FROM {table}")
        assert count is not None
        found.checked[table] = int(count[0])
    found.add(damaged_rows(snapshot))

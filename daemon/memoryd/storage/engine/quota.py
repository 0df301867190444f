"""How much one user may store. Reads and deletions still work when a limit is reached."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from memoryd.errors import QuotaExceeded
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction

Result = TypeVar("Result")

_NEWEST = (
    "SELECT (SELECT coalesce(max(seq), 0) FROM notes), (SELECT coalesce(max(seq), 0) FROM turns)"
)


@dataclass(frozen=True, slots=True)
class Quota:
    """A user's limits; 0 means unlimited. `bytes`: total size of the database pages in use."""

    bytes: int = 0
    notes: int = 0
    turns: int = 0

    def hold(self, work: Callable[[Transaction], Result]) -> Callable[[Transaction], Result]:
        """Wrap `work` so that it raises QuotaExceeded and stores nothing if it would exceed a
        limit. Work that changes nothing, such as a repeated save, is never rejected."""

        def held(tx: Transaction) -> Result:
            changes = tx.connection.total_changes
            (before,) = tx.rows(_NEWEST)
            result = work(tx)
            if tx.connection.total_changes != changes:
                self._check_bytes(tx)
                (after,) = tx.rows(_NEWEST)
                _check_rows(tx, "notes", self.notes, before[0], after[0])
                _check_rows(tx, "turns", self.turns, before[1], after[1])
            return result

        return held

    def _check_bytes(self, snapshot: Snapshot) -> None:
        if not self.bytes:
            return
        pages, free, size = (
            _number(snapshot, f"PRAGMA {name}")
            for name in ("page_count", "freelist_count", "page_size")
        )
        if (pages - free) * size > self.bytes:
            raise _exceeded("bytes", self.bytes)


def _check_rows(snapshot: Snapshot, table: str, limit: int, before: int, after: int) -> None:
    """Raise QuotaExceeded if rows were added and the table has more than `limit` rows. `before` and
    `after`: the number of the newest row before and after the write. Row numbers only grow, so the
    table never has more than `after` rows, and they need to be counted only if `after` exceeds the
    limit."""
    if not limit or after in (before, 0) or after <= limit:
        return
    if _number(snapshot, f"SELECT count(*) FROM {table}") > limit:
        raise _exceeded(table, limit)


def _number(snapshot: Snapshot, sql: str) -> int:
    row = snapshot.row(sql)
    assert row is not None
    return int(row[0])


def _exceeded(quota: str, limit: int) -> QuotaExceeded:
    message = f"this user's limit for {quota} is {limit}; delete what is no longer needed"
    return QuotaExceeded(message, quota=quota, limit=limit)

"""Selects the passages that a search may return, before any are ranked."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from memoryd.storage.engine.snapshot import Parameter, Snapshot


@dataclass(frozen=True, slots=True)
class PassageFilter:
    """The conditions for a passage. `conversation`: turns are searched too; `session_id` restricts
    only them. `since` and `until` are inclusive, in microseconds since the epoch; they apply to the
    last update of a note and to the time of a turn. Turns have no namespace, category or tags, so a
    condition on one of these excludes all turns."""

    conversation: bool = False
    session_id: str | None = None
    namespace: str | None = None
    category: str | None = None
    tags: Sequence[str] = field(default=())
    since: int | None = None
    until: int | None = None

    @property
    def takes_turns(self) -> bool:
        """Whether any turn can match."""
        return self.conversation and not (self.namespace or self.category or self.tags)

    @property
    def narrows(self) -> bool:
        """Whether there is any condition other than `conversation`."""
        scoped = self.conversation and self.session_id is not None
        timed = self.since is not None or self.until is not None
        return bool(scoped or timed or self.namespace or self.category or self.tags)


def matching_passages(snapshot: Snapshot, wanted: PassageFilter) -> NDArray[np.int64]:
    """Return the ids of the passages that match."""
    queries = [_of_notes(wanted), *([_of_turns(wanted)] if wanted.takes_turns else [])]
    rows = [row for sql, values in queries for row in snapshot.rows(sql, *values)]
    return np.fromiter((row[0] for row in rows), np.int64, len(rows))


def _of_notes(wanted: PassageFilter) -> tuple[str, tuple[Parameter, ...]]:
    conditions: dict[str, Parameter] = {}
    if wanted.namespace is not None:
        conditions["n.namespace = ?"] = wanted.namespace
    if wanted.category is not None:
        conditions["n.category = ?"] = wanted.category
    _add_times(conditions, "n.updated_at", wanted)
    tagged = " AND EXISTS (SELECT 1 FROM json_each(n.tags) WHERE value = ?)" * len(wanted.tags)
    sql = "SELECT p.id FROM notes n JOIN passages p ON p.note_seq = n.seq WHERE "
    return sql + _all_of(conditions) + tagged, (*conditions.values(), *wanted.tags)


def _of_turns(wanted: PassageFilter) -> tuple[str, tuple[Parameter, ...]]:
    conditions: dict[str, Parameter] = {}
    if wanted.session_id is not None:
        conditions["t.session_id = ?"] = wanted.session_id
    _add_times(conditions, "t.occurred_at", wanted)
    sql = "SELECT p.id FROM turns t JOIN passages p ON p.turn_seq = t.seq WHERE "
    return sql + _all_of(conditions), tuple(conditions.values())


def _add_times(conditions: dict[str, Parameter], column: str, wanted: PassageFilter) -> None:
    if wanted.since is not None:
        conditions[f"{column} >= ?"] = wanted.since
    if wanted.until is not None:
        conditions[f"{column} <= ?"] = wanted.until


def _all_of(conditions: dict[str, Parameter]) -> str:
    return " AND ".join(conditions) or "1"

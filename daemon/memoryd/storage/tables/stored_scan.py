"""Scans stored texts again when the guard has changed.

The scan only counts: a model sees `[blocked: …]` instead of a refused text, and only the user can
decide whether to delete it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog

from memoryd.guard.door import scan
from memoryd.guard.refusal import Refusal
from memoryd.storage.engine.jobs import Jobs, Progress
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.store import Store
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.guard_version import guard_fingerprint
from memoryd.storage.tables.rule_guard import refusal_of_decree, refusal_of_rule

_BATCH = 32
_TIMEOUT_S = 60.0

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Source:
    """A table to scan. `key`: its key columns; `texts`: expressions that yield a text or NULL;
    `first`: the position before the first row."""

    table: str
    key: str
    texts: str
    first: tuple[str | int, ...]


_RULES = _Source(
    "rules", "tool_name, id", "text, iif(sentence IS NULL, NULL, 'captured')", ("", "")
)
_SOURCES = (
    _RULES,
    _Source("profile_entries", "seq", "text", (0,)),
    _Source("notes", "seq", "content, tags, category", (0,)),
    _Source("sessions", "session_id", "title", ("",)),
    _Source("relaxations", "seq", "sentence, speaker", (0,)),
    _Source("turns", "seq", "text, speaker", (0,)),
)


class StoredScan:
    """Scans the stored texts of one open user."""

    def __init__(self, user_id: str, store: Store, jobs: Jobs) -> None:
        self._user_id = user_id
        self._store = store
        self._jobs = jobs

    async def run(self) -> None:
        """Scan everything, unless the current guard has already done so."""
        if await self._store.read(_last_fingerprint, _TIMEOUT_S) == guard_fingerprint():
            return
        total = await self._store.read(_count, _TIMEOUT_S)
        if not total:
            return
        with Progress(self._jobs.start("scan", self._user_id, total)) as job:
            for source in _SOURCES:
                position = source.first
                while True:
                    rows, found, position = await self._store.read(
                        partial(_scan, source=source, after=position), _TIMEOUT_S
                    )
                    job.found.update(found)
                    job.advance(rows)
                    if rows < _BATCH:
                        break
            await self._store.write(remember_guard, _TIMEOUT_S)
        if job.found:
            log.warning("the guard refuses stored texts", user=self._user_id, found=dict(job.found))


def remember_guard(tx: Transaction) -> None:
    """Record that the current guard has scanned everything that is stored."""
    tx.execute("DELETE FROM guard_scans")
    tx.execute(
        "INSERT INTO guard_scans (fingerprint, scanned_at) VALUES (?, ?)",
        guard_fingerprint(),
        tx.now,
    )


def _scan(
    snapshot: Snapshot, source: _Source, after: tuple[str | int, ...]
) -> tuple[int, Counter[str], tuple[str | int, ...]]:
    """Scan the next rows after the key `after`. Returns their number, the number of refused rows
    per category, and the key of the last row."""
    places = ", ".join("?" * len(after))
    rows = snapshot.rows(
        f"SELECT {source.key}, {source.texts} FROM {source.table}"
        f" WHERE ({source.key}) > ({places}) ORDER BY {source.key} LIMIT ?",
        *after,
        _BATCH,
    )
    found: Counter[str] = Counter()
    for row in rows:
        refusal = _refusal_of(source, row[len(after) :])
        if refusal is not None:
            found[refusal.category] += 1
    return len(rows), found, tuple(rows[-1][: len(after)]) if rows else after


def _refusal_of(source: _Source, texts: Sequence[Any]) -> Refusal | None:
    """The first refusal among the texts of a row, or None."""
    if source is _RULES:
        text, captured = texts
        return refusal_of_decree(text) if captured else refusal_of_rule(text)
    return next((found for text in texts if text and (found := scan(text))), None)


def _count(snapshot: Snapshot) -> int:
    tables = " + ".join(f"(SELECT count(*) FROM {source.table})" for source in _SOURCES)
    row = snapshot.row(f"SELECT {tables}")
    assert row is not None
    return int(row[0])


def _last_fingerprint(snapshot: Snapshot) -> str | None:
    row = snapshot.row("SELECT fingerprint FROM guard_scans")
    return None if row is None else str(row[0])

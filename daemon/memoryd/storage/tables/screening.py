"""Stores the guard's verdict with each passage, because scanning the results again would take
longer than the rest of a search.

A passage carries the number of the guard version that screened it. A search scans passages with any
other number itself; the user's background work then screens them and stores the verdicts.
"""

import asyncio
import time
from collections.abc import Mapping
from functools import partial
from typing import Any

from memoryd.guard.categories import CATEGORIES
from memoryd.guard.display import blocked, category_of_part
from memoryd.storage.engine.jobs import Jobs, Progress
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.store import Store
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.guard_version import add_guard, known_guard

Part = tuple[str, str]
"""A passage, and the whole text that contains it."""

_BATCH = 32
_TIMEOUT_S = 60.0
_BREATH_S = 0.0001
"""Seconds to sleep between two texts, so that other threads can run: without the sleep, the
interpreter switches threads only every 5 ms."""


async def screened_aside(parts: Mapping[int, Part]) -> dict[int, str | None]:
    """Run `screened` in a thread of its own."""
    return await asyncio.to_thread(screened, parts) if parts else {}


def screened(parts: Mapping[int, Part]) -> dict[int, str | None]:
    """Scan passages. Returns, by id, the category for which the guard refuses the passage, or None.
    Takes about a millisecond per passage."""
    found: dict[int, str | None] = {}
    for id_, part in parts.items():
        found[id_] = category_of_part(*part)
        time.sleep(_BREATH_S)
    return found


def store_screening(tx: Transaction, found: Mapping[int, str | None]) -> None:
    """Store the verdicts that `screened` returned. Passages that no longer exist are skipped."""
    guard = add_guard(tx)
    for id_, category in found.items():
        tx.execute(
            "UPDATE passages SET screened = ?, blocked = ? WHERE id = ?", guard, category, id_
        )


def shown_passage(part: Part, is_screened: bool, category: Any) -> str:
    """The passage as a model may see it: its text, or `[blocked: <category>]`. `is_screened`:
    `category` is this guard version's verdict; otherwise the passage is scanned now."""
    if not is_screened or (category is not None and category not in CATEGORIES):
        category = category_of_part(*part)
    return part[0] if category is None else blocked(category)


class Screening:
    """Screens the passages of one open user that the current guard has not screened."""

    def __init__(self, user_id: str, store: Store, jobs: Jobs) -> None:
        self._user_id = user_id
        self._store = store
        self._jobs = jobs

    async def run(self) -> None:
        """Screen all of these passages, as a background job."""
        total = await self._store.read(_count_unscreened, _TIMEOUT_S)
        if not total:
            return
        with Progress(self._jobs.start("screening", self._user_id, total)) as job:
            while found := await self._store.read(_screen_next, _TIMEOUT_S):
                await self._store.write(partial(store_screening, found=found), _TIMEOUT_S)
                job.advance(len(found))


def _count_unscreened(snapshot: Snapshot) -> int:
    guard = known_guard(snapshot)
    row = snapshot.row(
        "SELECT (SELECT count(*) FROM passages WHERE screened < ?)"
        " + (SELECT count(*) FROM passages WHERE screened > ?)",
        guard,
        guard,
    )
    assert row is not None
    return int(row[0])


def _screen_next(snapshot: Snapshot) -> dict[int, str | None]:
    """Screen the next batch of passages that the current guard has not screened."""
    guard = known_guard(snapshot)
    rows = snapshot.rows(
        "SELECT p.id, p.start_at, p.end_at, coalesce(n.content, t.text) FROM ("
        " SELECT * FROM (SELECT id FROM passages WHERE screened < ?"
        " ORDER BY screened DESC, id DESC LIMIT ?)"
        " UNION ALL"
        " SELECT * FROM (SELECT id FROM passages WHERE screened > ?"
        " ORDER BY screened DESC, id DESC LIMIT ?)"
        ") AS unseen JOIN passages p USING (id)"
        " LEFT JOIN notes n ON n.seq = p.note_seq LEFT JOIN turns t ON t.seq = p.turn_seq"
        " LIMIT ?",
        guard,
        _BATCH,
        guard,
        _BATCH,
        _BATCH,
    )
    return screened({id_: ((text or "")[start:end], text or "") for id_, start, end, text in rows})

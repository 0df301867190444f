"""The audit of verdicts other than allow: who was stopped when, by which rules."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Literal

from memoryd.rules.judging.verdict import ReasonKind
from memoryd.storage.engine.row_hashes import SOUND
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction

KEPT = 10_000
"""Verdicts kept of one user, the newest."""


@dataclass(frozen=True, slots=True)
class NotedVerdict:
    """One verdict. `at`: microseconds since the epoch. `rules` are keys, strongest first; none
    for what is denied without a rule."""

    at: int
    tool_name: str
    verdict: Literal["ask", "deny"]
    reason: ReasonKind
    rules: tuple[tuple[str, str], ...]
    session_id: str | None


def store_verdicts(tx: Transaction, noted: Sequence[NotedVerdict]) -> None:
    """Add verdicts, oldest first, and delete those that are too many."""
    tx.connection.executemany(
        "INSERT INTO verdicts (at, tool_name, verdict, reason, rules, session_id)"
        " VALUES (:at, :tool_name, :verdict, :reason, :rules, :session_id)",
        [asdict(one) | {"rules": json.dumps(one.rules)} for one in noted],
    )
    tx.execute("DELETE FROM verdicts WHERE seq <= (SELECT max(seq) FROM verdicts) - ?", KEPT)


def read_verdicts(
    snapshot: Snapshot, before: int | None, limit: int
) -> Sequence[tuple[int, NotedVerdict]]:
    """Verdicts with their numbers, newest first, from the one before number `before`."""
    rows = snapshot.rows(
        "SELECT seq, at, tool_name, verdict, reason, rules, session_id FROM verdicts"
        f" WHERE seq < ? AND {SOUND['verdicts']} ORDER BY seq DESC LIMIT ?",
        (1 << 62) if before is None else before,
        limit,
    )
    return [
        (
            seq,
            NotedVerdict(
                at=at,
                tool_name=tool,
                verdict=verdict,
                reason=reason,
                rules=tuple((of_tool, id_) for of_tool, id_ in json.loads(rules)),
                session_id=session,
            ),
        )
        for seq, at, tool, verdict, reason, rules, session in rows
    ]


def forget_session_of_verdicts(tx: Transaction, session_id: str) -> None:
    """The session is deleted permanently: its verdicts stay without its name."""
    tx.execute("UPDATE verdicts SET session_id = NULL WHERE session_id = ?", session_id)

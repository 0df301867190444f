"""The audit of `ask` and `deny` verdicts: which call was stopped, when, and by which rules."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Literal

from memoryd.rules.judging.verdict import ReasonKind
from memoryd.storage.engine.row_hashes import SOUND
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction

KEPT = 10_000
"""Maximum number of verdicts kept per user; the oldest are deleted."""


@dataclass(frozen=True, slots=True)
class NotedVerdict:
    """One verdict. `at`: microseconds since the epoch. `rules`: the keys of the rules that led to
    it, strongest first; empty if the call was denied without a rule."""

    at: int
    tool_name: str
    verdict: Literal["ask", "deny"]
    reason: ReasonKind
    rules: tuple[tuple[str, str], ...]
    session_id: str | None


def store_verdicts(tx: Transaction, noted: Sequence[NotedVerdict]) -> None:
    """Add verdicts, oldest first, and delete the oldest ones beyond `KEPT`."""
    tx.connection.executemany(
        "INSERT INTO verdicts (at, tool_name, verdict, reason, rules, session_id)"
        " VALUES (:at, :tool_name, :verdict, :reason, :rules, :session_id)",
        [asdict(one) | {"rules": json.dumps(one.rules)} for one in noted],
    )
    tx.execute("DELETE FROM verdicts WHERE seq <= (SELECT max(seq) FROM verdicts) - ?", KEPT)


def read_verdicts(
    snapshot: Snapshot, before: int | None, limit: int
) -> Sequence[tuple[int, NotedVerdict]]:
    """Return at most `limit` verdicts with their numbers, newest first: those below number
    `before`, or all if it is None."""
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
    """Clear the session id from the verdicts of a session that is being deleted permanently."""
    tx.execute("UPDATE verdicts SET session_id = NULL WHERE session_id = ?", session_id)

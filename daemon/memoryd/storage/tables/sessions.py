"""Sessions and the texts of their turns."""

from dataclasses import dataclass, field
from typing import Literal

from memoryd.guard.display import shown
from memoryd.storage.engine.content_hash import content_hash
from memoryd.storage.engine.damage import DamagedRow, damaged_row
from memoryd.storage.engine.row_hashes import SOUND
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.verdicts import forget_session_of_verdicts

Role = Literal["user", "assistant"]

_TITLE_CHARACTERS = 80
_PAGE_BYTES = 512 * 1024


@dataclass(frozen=True, slots=True)
class Session:
    """One session. `turns` is the number of its stored texts; times are microseconds since the
    epoch."""

    session_id: str
    title: str | None
    started_at: int
    last_at: int
    turns: int


@dataclass(frozen=True, slots=True)
class StoredTurn:
    """One text of a session. Texts stored later have a higher `seq`. `occurred_at`: microseconds
    since the epoch."""

    seq: int
    turn_id: str
    role: Role
    speaker: str | None
    text: str
    occurred_at: int


@dataclass(slots=True)
class TurnPage:
    """One page of a session's texts. `last`: the number after which the next page begins, or None
    on the last page. `damaged`: the rows that were skipped."""

    turns: list[StoredTurn] = field(default_factory=list)
    damaged: list[DamagedRow] = field(default_factory=list)
    last: int | None = None


def touch_session(tx: Transaction, session_id: str, title: str | None = None) -> None:
    """Create the session if it does not exist, and update its `last_at`. A given title replaces the
    old one."""
    tx.execute(
        "INSERT INTO sessions (session_id, title, started_at, last_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (session_id) DO UPDATE SET last_at = max(last_at, excluded.last_at),"
        " title = coalesce(excluded.title, title)",
        session_id,
        title,
        tx.now,
        tx.now,
    )


def has_session(snapshot: Snapshot, session_id: str) -> bool:
    """Whether the session exists."""
    return snapshot.row("SELECT 1 FROM sessions WHERE session_id = ?", session_id) is not None


def add_turn(
    tx: Transaction,
    *,
    session_id: str,
    turn_id: str,
    role: Role,
    speaker: str | None,
    text: str,
    occurred_at: int,
) -> int:
    """Store one text and return its number. A text of the user becomes the title of a session that
    has none, unless the guard refuses the title."""
    seq = insert_turn(
        tx,
        session_id=session_id,
        turn_id=turn_id,
        role=role,
        speaker=speaker,
        text=text,
        occurred_at=occurred_at,
        created_at=tx.now,
    )
    if role == "user" and shown(title := _title_from(text)) == title:
        tx.execute(
            "UPDATE sessions SET title = ? WHERE session_id = ? AND title IS NULL",
            title,
            session_id,
        )
    return seq


def forget_title(tx: Transaction, session_id: str, text: str) -> None:
    """Replace the title of a session if it was made from `text`, which has been deleted. The new
    title comes from the user's first remaining text; the session has none if no text is left or the
    guard refuses the title."""
    known = tx.row("SELECT title FROM sessions WHERE session_id = ?", session_id)
    if known is None or known[0] != _title_from(text):
        return
    left = tx.row(
        "SELECT text FROM turns WHERE session_id = ? AND role = 'user' ORDER BY seq LIMIT 1",
        session_id,
    )
    title = None if left is None else _title_from(left[0])
    tx.execute(
        "UPDATE sessions SET title = ? WHERE session_id = ?",
        title if title is None or shown(title) == title else None,
        session_id,
    )


def insert_session(
    tx: Transaction, session_id: str, *, title: str | None, started_at: int, last_at: int
) -> None:
    """Store a new session unchanged. Times are microseconds since the epoch."""
    tx.insert(
        "sessions", session_id=session_id, title=title, started_at=started_at, last_at=last_at
    )


def insert_turn(
    tx: Transaction,
    *,
    session_id: str,
    turn_id: str,
    role: Role,
    speaker: str | None,
    text: str,
    occurred_at: int,
    created_at: int,
) -> int:
    """Store one text unchanged, without its passages. Returns its number."""
    return tx.insert(
        "turns",
        session_id=session_id,
        turn_id=turn_id,
        role=role,
        speaker=speaker,
        text=text,
        occurred_at=occurred_at,
        created_at=created_at,
        content_hash=turn_hash(
            session_id=session_id,
            turn_id=turn_id,
            role=role,
            speaker=speaker,
            text=text,
            occurred_at=occurred_at,
        ),
    )


def list_sessions(snapshot: Snapshot, before: tuple[int, str] | None, limit: int) -> list[Session]:
    """Return at most `limit` sessions, the most recently used first. `before`: the (last_at,
    session_id) of the last session on the previous page."""
    last_at, session_id = before or (1 << 62, "")
    records = snapshot.records(
        "SELECT session_id, title, started_at, last_at,"
        " (SELECT count(*) FROM turns WHERE turns.session_id = sessions.session_id) AS turns"
        f" FROM sessions WHERE (last_at, session_id) < (?, ?) AND {SOUND['sessions']}"
        " ORDER BY last_at DESC, session_id DESC LIMIT ?",
        last_at,
        session_id,
        limit,
    )
    return [Session(**record) for record in records]


def read_session(snapshot: Snapshot, session_id: str, after: int, limit: int) -> TurnPage:
    """Return the texts of a session above number `after`, oldest first: at most `limit` texts and
    512 KiB, but at least one text."""
    rows = snapshot.execute(
        "SELECT seq, turn_id, role, speaker, text, occurred_at, content_hash FROM turns"
        " WHERE session_id = ? AND seq > ? ORDER BY seq LIMIT ?",
        session_id,
        after,
        limit + 1,
    )
    page, seen, room = TurnPage(), after, _PAGE_BYTES
    for count, (seq, turn_id, role, speaker, text, occurred_at, stored_hash) in enumerate(rows):
        turn = StoredTurn(
            seq=seq,
            turn_id=turn_id,
            role=role,
            speaker=speaker,
            text=text,
            occurred_at=occurred_at,
        )
        room -= len(turn.text.encode("utf-8", "surrogateescape"))
        if count == limit or (count and room < 0):
            page.last = seen
            break
        seen = turn.seq
        expected = turn_hash(
            session_id=session_id,
            turn_id=turn_id,
            role=role,
            speaker=speaker,
            text=text,
            occurred_at=occurred_at,
        )
        if expected == stored_hash:
            page.turns.append(turn)
        else:
            page.damaged.append(
                damaged_row("turns", (turn.seq,), "the turn does not match its hash")
            )
    return page


def delete_session(tx: Transaction, session_id: str) -> int | None:
    """Delete a session with its turns, and clear its id from the verdicts. Returns the number of
    deleted texts, or None if the session is unknown."""
    if not has_session(tx, session_id):
        return None
    row = tx.row("SELECT count(*) FROM turns WHERE session_id = ?", session_id)
    tx.execute("DELETE FROM sessions WHERE session_id = ?", session_id)
    forget_session_of_verdicts(tx, session_id)
    assert row is not None
    return int(row[0])


def turn_hash(
    *, session_id: str, turn_id: str, role: Role, speaker: str | None, text: str, occurred_at: int
) -> bytes:
    """The content hash of a turn's row."""
    return content_hash(session_id, turn_id, role, speaker, text, str(occurred_at))


def _title_from(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _TITLE_CHARACTERS else line[: _TITLE_CHARACTERS - 1] + "…"

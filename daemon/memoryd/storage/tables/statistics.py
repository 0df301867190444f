"""Statistics of tool calls: counts and durations, without any contents."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from memoryd.storage.engine.row_hashes import SOUND
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction


@dataclass(frozen=True, slots=True)
class ToolRun:
    """One call of a tool in a turn. `failure_class` is None for a successful call, `duration_ms` if
    the runtime did not report it."""

    tool_name: str
    failure_class: str | None
    duration_ms: float | None


@dataclass(frozen=True, slots=True)
class ToolStatistics:
    """The counts of one tool. Durations are in milliseconds and cover only the calls that were
    timed. `updated_at`: microseconds since the epoch."""

    tool_name: str
    calls: int
    failures: int
    last_failure_class: str | None
    timed_calls: int
    total_duration_ms: float
    longest_ms: float
    updated_at: int


def count_runs(tx: Transaction, runs: Sequence[ToolRun]) -> None:
    """Add the tool calls of one turn to the statistics."""
    for run in runs:
        failed = run.failure_class is not None
        duration = run.duration_ms or 0.0
        tx.execute(
            "INSERT INTO tool_statistics (tool_name, calls, failures, last_failure_class,"
            " last_failure_at, timed_calls, total_duration_ms, longest_ms, updated_at)"
            " VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (tool_name) DO UPDATE SET calls = calls + 1,"
            " failures = failures + excluded.failures,"
            " last_failure_class = coalesce(excluded.last_failure_class, last_failure_class),"
            " last_failure_at = coalesce(excluded.last_failure_at, last_failure_at),"
            " timed_calls = timed_calls + excluded.timed_calls,"
            " total_duration_ms = total_duration_ms + excluded.total_duration_ms,"
            " longest_ms = max(longest_ms, excluded.longest_ms),"
            " updated_at = max(updated_at + 1, excluded.updated_at)",
            run.tool_name,
            int(failed),
            run.failure_class,
            tx.now if failed else None,
            int(run.duration_ms is not None),
            duration,
            duration,
            tx.now,
        )


def insert_statistics(tx: Transaction, counts: ToolStatistics, last_failure_at: int | None) -> None:
    """Store the counts of a tool that has none yet. `last_failure_at`: microseconds since the
    epoch."""
    tx.insert("tool_statistics", **asdict(counts), last_failure_at=last_failure_at)


def read_statistics(snapshot: Snapshot) -> list[ToolStatistics]:
    """The counts of every tool, the most recently used first."""
    records = snapshot.records(
        "SELECT tool_name, calls, failures, last_failure_class, timed_calls, total_duration_ms,"
        f" longest_ms, updated_at FROM tool_statistics WHERE {SOUND['tool_statistics']}"
        " ORDER BY updated_at DESC, tool_name"
    )
    return [ToolStatistics(**record) for record in records]

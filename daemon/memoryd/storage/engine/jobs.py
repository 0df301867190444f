"""Background jobs and their progress."""

import asyncio
import itertools
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Literal

from memoryd import clock

JobKind = Literal["embedding", "indexing", "scan", "screening", "encryption", "backup"]
JobState = Literal["running", "done", "stopped", "failed"]

_FINISHED_KEPT = 100


@dataclass(slots=True, eq=False)
class Job:
    """A background job of one user. `total` and `done` count passages (embedding, screening), turns
    (indexing), stored texts (scan), bytes (encryption) or pages (backup). `found`: how many of the
    scanned texts the guard refuses, by category. Times are microseconds since the epoch. The state
    `stopped` means that the user was closed; the rest is done when it is opened again."""

    number: int
    kind: JobKind
    user_id: str
    total: int
    done: int = 0
    state: JobState = "running"
    error: str | None = None
    found: Counter[str] = field(default_factory=Counter)
    started_at: int = field(default_factory=clock.now)
    finished_at: int | None = None
    _began: float = field(default_factory=time.monotonic)
    _took: float | None = None

    @property
    def rate_per_s(self) -> float:
        """The average progress per second, in the units of `done`."""
        took = time.monotonic() - self._began if self._took is None else self._took
        return self.done / took if took > 0 else 0.0

    def advance(self, done: int) -> None:
        """Add `done` to the progress. `total` grows if there is more to do than at the start."""
        self.done += done
        self.total = max(self.total, self.done)

    def finish(self, state: JobState = "done", error: str | None = None) -> None:
        """Set the final state. A job that has ended is not changed."""
        if self.finished_at is None:
            self.state, self.error = state, error
            if state == "done":
                self.total = self.done  # passages may have been deleted since the start
            self.finished_at = clock.now()
            self._took = time.monotonic() - self._began


class Jobs:
    """The jobs of all users: all running ones, and the most recent that ended."""

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()
        self._numbers = itertools.count(1)

    def start(self, kind: JobKind, user_id: str, total: int) -> Job:
        """Create a running job."""
        ended = [job for job in self._jobs if job.finished_at is not None]
        for job in ended[: max(0, len(ended) - _FINISHED_KEPT)]:
            self._jobs.remove(job)
        job = Job(next(self._numbers), kind, user_id, total)
        self._jobs.append(job)
        return job

    def forget(self, user_id: str) -> None:
        """Remove a user's jobs from the list."""
        self._jobs = deque(job for job in self._jobs if job.user_id != user_id)

    def listed(self, user_id: str | None = None, state: str | None = None) -> list[Job]:
        """The jobs, newest first; only those of a user or in a state if these are given."""
        return [
            job
            for job in reversed(self._jobs)
            if (user_id is None or job.user_id == user_id) and (state is None or job.state == state)
        ]


class Progress:
    """A context manager that ends a job with its block: as done, as stopped if the block is
    cancelled, or as failed."""

    def __init__(self, job: Job) -> None:
        self._job = job

    def __enter__(self) -> Job:
        return self._job

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if error is None:
            self._job.finish()
        elif isinstance(error, asyncio.CancelledError):
            self._job.finish("stopped")
        else:
            self._job.finish("failed", str(error))

"""A priority above all else on the machine, for the time of a measurement."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

_PRIORITY = 50


@contextmanager
def realtime(pids: Sequence[int]) -> Iterator[None]:
    """Run every thread of these processes before all others, as root may: what else the machine
    does then takes no time of theirs, but still spoils the processor's caches."""
    _schedule(pids, os.SCHED_FIFO, _PRIORITY)
    try:
        yield
    finally:
        _schedule(pids, os.SCHED_OTHER, 0)


def _schedule(pids: Sequence[int], policy: int, priority: int) -> None:
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(ProcessLookupError):  # it ended meanwhile
                os.sched_setscheduler(int(thread.name), policy, os.sched_param(priority))

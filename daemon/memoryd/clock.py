"""Times as memoryd stores them: integer microseconds since the epoch (UTC)."""

import re
import time
from datetime import UTC, datetime, timedelta
from functools import lru_cache

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_FRACTION = re.compile(r"(\.\d{6})\d+")


def now() -> int:
    """The current time in microseconds since the epoch."""
    return time.time_ns() // 1000


def to_rfc3339(time_us: int) -> str:
    """Format a time as RFC 3339, such as `2026-11-21T09:30:00.123456Z`."""
    seconds, microseconds = divmod(time_us, 1_000_000)
    return f"{_to_the_second(seconds)}.{microseconds:06d}Z"


@lru_cache(maxsize=4096)
def _to_the_second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).replace(tzinfo=None).isoformat()


def from_rfc3339(text: str) -> int:
    """Parse an RFC 3339 time with any UTC offset; digits beyond microseconds are truncated. Raises
    ValueError or OverflowError if it is invalid."""
    moment = datetime.fromisoformat(_FRACTION.sub(r"\1", text.upper()))
    if moment.tzinfo is None:
        raise ValueError("the UTC offset is missing")
    return (moment - _EPOCH) // timedelta(microseconds=1)


LATEST = from_rfc3339("9999-12-31T23:59:59Z")
"""The latest time that can be stored; the earliest is the epoch."""


def day_of(time_us: int) -> tuple[int, int, int]:
    """The year, month and day of the month of a time, in UTC."""
    moment = datetime.fromtimestamp(time_us // 1_000_000, UTC)
    return moment.year, moment.month, moment.day

"""Time as memoryd keeps it: whole microseconds since the epoch, UTC."""

import re
import time
from datetime import UTC, datetime, timedelta
from functools import lru_cache

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_FRACTION = re.compile(r"(\.\d{6})\d+")


def now() -> int:
    """The time now."""
    return time.time_ns() // 1000


def to_rfc3339(time_us: int) -> str:
    """Such as `2026-11-21T09:30:00.123456Z`."""
    seconds, microseconds = divmod(time_us, 1_000_000)
    return f"{_to_the_second(seconds)}.{microseconds:06d}Z"


@lru_cache(maxsize=4096)
def _to_the_second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).replace(tzinfo=None).isoformat()


def from_rfc3339(text: str) -> int:
    """The inverse, for any offset. Raises ValueError for a time that does not exist."""
    moment = datetime.fromisoformat(_FRACTION.sub(r"\1", text.upper()))
    if moment.tzinfo is None:
        raise ValueError("a time needs its offset from UTC")
    return (moment - _EPOCH) // timedelta(microseconds=1)


LATEST = from_rfc3339("9999-12-31T23:59:59Z")
"""The last time that is stored; the first is the epoch."""


def day_of(time_us: int) -> tuple[int, int, int]:
    """The year, the month and the day of the month."""
    moment = datetime.fromtimestamp(time_us // 1_000_000, UTC)
    return moment.year, moment.month, moment.day

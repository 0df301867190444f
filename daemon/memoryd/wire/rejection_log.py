"""Rate-limited logging of rejected peers, which may retry in a loop."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import structlog

from memoryd.wire.peer import Peer

_WINDOW_S: Final = 10.0
_LINES_A_UID: Final = 10
_LINES: Final = 100
"""Maximum number of lines per window: per uid, and in total."""


class RejectionLog:
    """Logs a warning with pid and uid per rejection, up to a maximum number per window of 10 s. The
    first line of the next window has the number of omitted lines."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """`now` returns the time in seconds."""
        self._now = now
        self._log: Any = structlog.get_logger().bind()
        self._until = 0.0
        self._written: Counter[int] = Counter()
        self._left_out = 0

    def write(self, event: str, peer: Peer, **fields: Any) -> bool:
        """Log a rejection, unless the limit is reached. Returns whether it was logged. `fields`
        must not contain anything that the peer chose."""
        now = self._now()
        if now >= self._until:
            self._until = now + _WINDOW_S
            self._written.clear()
            if self._left_out:
                fields["left_out_before"] = self._left_out
                self._left_out = 0
        if self._written[peer.uid] >= _LINES_A_UID or self._written.total() >= _LINES:
            self._left_out += 1
            return False
        self._written[peer.uid] += 1
        self._log.warning(event, pid=peer.pid, uid=peer.uid, **fields)
        return True

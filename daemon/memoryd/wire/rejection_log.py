"""The log lines about rejected peers: bounded, since a rejected peer may try again and again."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import structlog

from memoryd.wire.peer import Peer

_WINDOW_S: Final = 10.0
_LINES_A_UID: Final = 10
_LINES: Final = 100
"""Maximum lines within one window, of one uid and of all."""


class RejectionLog:
    """Writes a warning with pid and uid for each rejection, up to a number of lines within a window
    of time. The first line after the window says how many were left out."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds."""
        self._now = now
        self._log: Any = structlog.get_logger().bind()
        self._until = 0.0
        self._written: Counter[int] = Counter()
        self._left_out = 0

    def write(self, event: str, peer: Peer, **fields: Any) -> bool:
        """Log one rejection, or leave it out. Whether it was logged. `fields` holds nothing that
        the peer chose."""
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

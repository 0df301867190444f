"""One call of a method, as its handler sees it."""

from dataclasses import dataclass
from time import monotonic

from memoryd.wire.peer import Peer


@dataclass(slots=True)
class Call:
    """The name of the method, who calls it, and when it gives up, in seconds of `monotonic`."""

    method: str
    peer: Peer
    ends_at: float

    def left(self) -> float:
        """Seconds that are left; 0 when the time is over."""
        return max(0.0, self.ends_at - monotonic())

"""A call of a method, as its handler gets it."""

from dataclasses import dataclass
from time import monotonic

from memoryd.wire.peer import Peer


@dataclass(slots=True)
class Call:
    """A call: the name of the method, the peer that made the call, and its deadline `ends_at` as a
    time of `time.monotonic`, in seconds."""

    method: str
    peer: Peer
    ends_at: float

    def left(self) -> float:
        """Seconds until the deadline; 0 if it has passed."""
        return max(0.0, self.ends_at - monotonic())

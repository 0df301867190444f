"""Counters of connections, bytes and requests since the start."""

from collections import defaultdict
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """How many requests had one outcome, and the seconds they took together."""

    count: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Traffic:
    """The counters. `requests` is kept by (method, outcome): the method is a known one or
    `unknown`; the outcome is `ok` or the name of an error, such as `invalid_params`."""

    connections_open: int = 0
    connections_accepted: int = 0
    connections_refused: int = 0
    connections_dropped: int = 0
    bytes_received: int = 0
    bytes_sent: int = 0
    in_flight: int = 0
    requests: defaultdict[tuple[str, str], Tally] = field(
        default_factory=lambda: defaultdict(Tally)
    )

    def record(self, method: str, outcome: str, seconds: float) -> None:
        """Count one request that ended."""
        tally = self.requests[method, outcome]
        tally.count += 1
        tally.seconds += seconds

    @property
    def requests_total(self) -> int:
        """Every request that ended."""
        return sum(tally.count for tally in self.requests.values())

    @property
    def requests_failed(self) -> int:
        """Every request that ended in an error."""
        return sum(tally.count for (_, end), tally in self.requests.items() if end != "ok")

"""Counters of connections, bytes and requests since the start of the daemon."""

from collections import defaultdict
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """The number of requests with one outcome, and their total duration in seconds."""

    count: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Traffic:
    """The counters. `requests` is by (method, outcome). The method is `unknown` if it does not
    exist; the outcome is `ok` or the name of an error, such as `invalid_params`."""

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
        """Count a request that has ended."""
        tally = self.requests[method, outcome]
        tally.count += 1
        tally.seconds += seconds

    @property
    def requests_total(self) -> int:
        """Number of requests that have ended."""
        return sum(tally.count for tally in self.requests.values())

    @property
    def requests_failed(self) -> int:
        """Number of requests that have ended in an error."""
        return sum(tally.count for (_, end), tally in self.requests.items() if end != "ok")

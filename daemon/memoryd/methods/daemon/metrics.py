"""The numbers of `daemon.stats` in the Prometheus text format."""

from collections.abc import Mapping
from typing import Any

from memoryd.methods._generated.rpc_types import DaemonStatsResult
from memoryd.wire.traffic import Tally


def metrics_text(stats: DaemonStatsResult, requests: Mapping[tuple[str, str], Tally]) -> str:
    """Format all numbers of `daemon.stats`, and the requests by method and outcome."""
    lines = []
    for name, help_text, kind, path in _METRICS:
        number: Any = stats
        for step in path.split("."):
            number = number[step]
        lines += [f"# HELP memoryd_{name} {help_text}", f"# TYPE memoryd_{name} {kind}"]
        lines.append(f"memoryd_{name} {number}")
    return "\n".join([*lines, *_request_lines(requests)]) + "\n"


_METRICS = (
    ("uptime_seconds", "Seconds since the start.", "gauge", "uptime_s"),
    ("resident_memory_bytes", "Resident memory.", "gauge", "rss_bytes"),
    ("open_fds", "Open file descriptors.", "gauge", "open_fds"),
    ("threads", "Threads.", "gauge", "threads"),
    ("log_lines_lost_total", "Log lines lost.", "counter", "log_lines_lost"),
    ("users_open", "Open user databases.", "gauge", "users.open"),
    ("users_opened_total", "User databases opened.", "counter", "users.opened"),
    ("users_evicted_total", "User databases closed to make room.", "counter", "users.evicted"),
    ("connections_open", "Open connections.", "gauge", "connections.open"),
    ("connections_accepted_total", "Accepted connections.", "counter", "connections.accepted"),
    ("connections_refused_total", "Refused connections.", "counter", "connections.refused"),
    ("connections_dropped_total", "Connections dropped.", "counter", "connections.dropped"),
    ("received_bytes_total", "Bytes of requests.", "counter", "connections.bytes_received"),
    ("sent_bytes_total", "Bytes of responses.", "counter", "connections.bytes_sent"),
    ("requests_in_flight", "Requests in progress.", "gauge", "requests.in_flight"),
    ("commits_total", "Commits.", "counter", "storage.commits"),
    ("writes_total", "Writes; several share a commit.", "counter", "storage.writes"),
    ("damaged_rows_total", "Damaged rows skipped.", "counter", "storage.damaged_rows"),
)
"""Rows of name, help text, type, and the path of the value in `daemon.stats`."""


def _request_lines(requests: Mapping[tuple[str, str], Tally]) -> list[str]:
    lines = [
        "# HELP memoryd_requests_total Requests by method and outcome.",
        "# TYPE memoryd_requests_total counter",
    ]
    seconds = [
        "# HELP memoryd_request_seconds_total Seconds spent on requests.",
        "# TYPE memoryd_request_seconds_total counter",
    ]
    for (method, outcome), tally in sorted(requests.items()):
        labels = f'{{method="{method}",outcome="{outcome}"}}'
        lines.append(f"memoryd_requests_total{labels} {tally.count}")
        seconds.append(f"memoryd_request_seconds_total{labels} {tally.seconds:.6f}")
    return lines + seconds

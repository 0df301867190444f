"""`daemon.health`, `daemon.version`, `daemon.stats`, `daemon.metrics` and `rpc.discover`."""

import asyncio
import os
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

import orjson

from memoryd.methods._generated.rpc_types import (
    DaemonHealthParams,
    DaemonHealthResult,
    DaemonMetricsParams,
    DaemonMetricsResult,
    DaemonStatsParams,
    DaemonStatsResult,
    DaemonVersionParams,
    DaemonVersionResult,
    RpcDiscoverParams,
)
from memoryd.methods.daemon.metrics import metrics_text
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import method
from memoryd.schema import openrpc
from memoryd.storage.engine.migration import newest_schema
from memoryd.storage.users.open_users import OpenUsers
from memoryd.wire.traffic import Traffic

PROTOCOL = "1.0"


class StatusMethods:
    """The health, versions, statistics and protocol description of the daemon."""

    def __init__(
        self,
        users: OpenUsers,
        traffic: Traffic,
        stopping: asyncio.Event,
        log_lines_lost: Callable[[], int],
    ) -> None:
        self._users = users
        self._traffic = traffic
        self._stopping = stopping
        self._log_lines_lost = log_lines_lost
        self._started = time.monotonic()
        self._program = version("memoryd")

    @method("daemon.health")
    async def health(self, call: Call, params: DaemonHealthParams) -> DaemonHealthResult:
        """Return whether the daemon is serving or draining, without anything that could block."""
        return {
            "status": "draining" if self._stopping.is_set() else "ok",
            "uptime_s": self._uptime(),
            "version": self._program,
            "pid": os.getpid(),
        }

    @method("daemon.version")
    async def version(self, call: Call, params: DaemonVersionParams) -> DaemonVersionResult:
        """Return the versions of the program, the protocol and the database schema."""
        return {"program": self._program, "protocol": PROTOCOL, "schema": newest_schema()}

    @method("rpc.discover")
    async def discover(self, call: Call, params: RpcDiscoverParams) -> dict[str, Any]:
        """Return the OpenRPC document."""
        return cast("dict[str, Any]", orjson.Fragment(openrpc.encoded()))

    @method("daemon.stats")
    async def stats(self, call: Call, params: DaemonStatsParams) -> DaemonStatsResult:
        """Return the counters since the start of the daemon and its current resource usage."""
        rss_bytes, open_fds, threads = await asyncio.to_thread(_process_numbers)
        users, writers, traffic = self._users.counts, self._users.writer_counts, self._traffic
        return {
            "uptime_s": self._uptime(),
            "rss_bytes": rss_bytes,
            "open_fds": open_fds,
            "threads": threads,
            "log_lines_lost": self._log_lines_lost(),
            "users": {
                "open": self._users.open_count,
                "opened": users.opened,
                "evicted": users.evicted,
                "limit": self._users.limit,
            },
            "connections": {
                "open": traffic.connections_open,
                "accepted": traffic.connections_accepted,
                "refused": traffic.connections_refused,
                "dropped": traffic.connections_dropped,
                "bytes_received": traffic.bytes_received,
                "bytes_sent": traffic.bytes_sent,
            },
            "requests": {
                "in_flight": traffic.in_flight,
                "total": traffic.requests_total,
                "errors": traffic.requests_failed,
            },
            "storage": {
                "commits": writers.commits,
                "writes": writers.writes,
                "damaged_rows": users.damaged_rows,
            },
        }

    @method("daemon.metrics")
    async def metrics(self, call: Call, params: DaemonMetricsParams) -> DaemonMetricsResult:
        """Return the numbers of `daemon.stats` in the Prometheus text format."""
        stats = await self.stats(call, params)
        return {
            "content_type": "text/plain; version=0.0.4",
            "text": metrics_text(stats, self._traffic.requests),
        }

    def _uptime(self) -> float:
        return round(time.monotonic() - self._started, 3)


def _process_numbers() -> tuple[int, int, int]:
    """The resident memory in bytes, and the numbers of open file descriptors and threads of this
    process."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    status = Path("/proc/self/status").read_text("ascii")
    threads = next(line for line in status.splitlines() if line.startswith("Threads:"))
    open_fds = len(os.listdir("/proc/self/fd")) - 1  # noqa: PTH208 (only counted)
    return pages * os.sysconf("SC_PAGE_SIZE"), open_fds, int(threads.split()[1])

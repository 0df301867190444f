"""Views of the daemon: its status, jobs, events and the findings of `doctor`."""

from __future__ import annotations

from memoryd_client.memoryctl.output import escape, escape_lines, fields, more, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _event(result: Any) -> str:
    about = [result["at"], result["kind"].ljust(10), result["user_id"] or "-"]
    about.append(result["tool_name"] or result["method"] or "-")
    about += [said for said in (result["detail"], result["text"]) if said]
    if result["kind"] in ("permission_denied", "connection_refused"):
        about.append(f"(uid {result['uid']}, pid {result['pid']})")
    return "  ".join(map(escape, about))


def _findings(result: Any) -> str:
    """A line per finding, with the advice below it."""
    width = max(len(one["name"]) for one in result["findings"])
    lines = []
    for one in result["findings"]:
        lines.append(f"{one['status']:<4}  {escape(one['name']):<{width}}  {escape(one['found'])}")
        if one["advice"]:
            lines.append(" " * (width + 8) + escape(one["advice"]))
    return "\n".join(lines)


def _jobs(result: Any) -> str:
    model = result["embedding"]
    head = f"embedding  {model['state']}, {model['model']}"
    text = escape(head + (f": {model['reason']}" if model["reason"] else ""))
    if not result["jobs"]:
        return text + "\n(no jobs)"
    rows = [
        [
            *(one["job_id"], one["kind"], one["user_id"], one["state"]),
            f"{one['done']:,} of {one['total']:,}",
            f"{one['rate_per_s']:.0f}/s",
            one["error"] or ", ".join(f"{n} {kind}" for kind, n in (one["found"] or {}).items()),
        ]
        for one in result["jobs"]
    ]
    return f"{text}\n{table(['ID', 'KIND', 'USER', 'STATE', 'DONE', 'RATE', 'RESULT'], rows)}" + (
        more(result)
    )


def _metrics(result: Any) -> str:
    return escape_lines(result["text"])


def _status(result: Any) -> str:
    health, version, stats = result["health"], result["version"], result["stats"]
    users, storage = stats["users"], stats["storage"]
    requests, connections = stats["requests"], stats["connections"]
    head = f"memoryd {health['version']} is {health['status']}, up {_duration(health['uptime_s'])}"
    rows = {
        "process": f"pid {health['pid']}, {stats['rss_bytes'] / 2**20:.1f} MiB, "
        f"{stats['threads']} threads, {stats['open_fds']} open files",
        "protocol": f"{version['protocol']}, storage schema {version['schema']}",
        "users": f"{users['open']} of {users['limit']} open, "
        f"{users['opened']} opened and {users['evicted']} evicted since the start",
        "connections": f"{connections['open']} open, {connections['accepted']} accepted, "
        f"{connections['refused']} rejected, {connections['dropped']} dropped",
        "requests": f"{requests['in_flight']} in flight, {requests['total']} completed, "
        f"{requests['errors']} with an error",
        "storage": f"{storage['writes']} writes in {storage['commits']} commits, "
        f"{storage['damaged_rows']} damaged rows",
        "lost log lines": str(stats["log_lines_lost"]),
    }
    return escape(head) + "\n" + fields(rows, "  ")


def _duration(seconds: float) -> str:
    """A duration in at most two units, such as `3 d 4 h`, `5 min 20 s` or `7 s`."""
    left, parts = int(seconds), []
    for length, unit in ((86400, "d"), (3600, "h"), (60, "min"), (1, "s")):
        count, left = divmod(left, length)
        if count:
            parts.append(f"{count} {unit}")
    return " ".join(parts[:2]) or "0 s"


DAEMON_VIEWS = {
    "event": _event,
    "findings": _findings,
    "jobs": _jobs,
    "metrics": _metrics,
    "status": _status,
}

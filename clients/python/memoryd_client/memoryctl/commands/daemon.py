"""Commands for the daemon: its health, counters, jobs and events."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import PAGE

DAEMON_COMMANDS = (
    Command(
        "status",
        "Show whether the daemon is running, its version and its key figures.",
        "daemon.health",
        "daemon.version",
        "daemon.stats",
        view="status",
    ),
    Command("health", "Check whether the daemon is running.", "daemon.health", view="fields"),
    Command(
        "doctor",
        "Check the installation, with or without a running daemon; exit code 1 if it fails.",
        examine="doctor:doctor",
        harmless=True,
        view="findings",
        exit_code=lambda result: int(any(one["status"] == "fail" for one in result["findings"])),
        examples=["sudo memoryctl doctor", "memoryctl doctor | jq '.findings[] | .status'"],
    ),
    Command(
        "stats",
        "Show the daemon's counters since its start, or how much is stored for a user.",
        "daemon.stats",
        "user.stats",
        arguments=[
            Argument("USER", "user_id", "The user; without it, the daemon.", required=False)
        ],
        user_narrows=True,
        task="user_tasks:stats",
        view="fields",
        examples=["memoryctl stats", "memoryctl stats sam"],
    ),
    Command(
        "metrics",
        "Show the counters as Prometheus text.",
        "daemon.metrics",
        view="metrics",
        plain=True,
    ),
    Command(
        "jobs",
        "List the background jobs and show the state of the embedding model.",
        "daemon.jobs",
        options=[
            Option(
                "--state",
                "STATE",
                "state",
                "Only jobs in this state.",
                choices=("running", "done", "stopped", "failed"),
            ),
            *PAGE,
        ],
        user_narrows=True,
        view="jobs",
    ),
    Command(
        "watch",
        "Show captures, asks, denials and refusals as they happen, until Ctrl-C.",
        "daemon.events",
        options=[
            Option(
                "--last",
                "N",
                "limit",
                "How many past events to show first, up to 200. Default: 10.",
                kind=int,
            )
        ],
        user_narrows=True,
        follow="watch:watch",
        view="event",
        examples=["memoryctl watch --user sam", "memoryctl watch | jq .kind"],
    ),
)

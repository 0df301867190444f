"""Commands about the daemon: how it is and what it does."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import PAGE

DAEMON_COMMANDS = (
    Command(
        "status",
        "Whether the daemon serves, its version and its key numbers.",
        "daemon.health",
        "daemon.version",
        "daemon.stats",
        view="status",
    ),
    Command("health", "Whether the daemon serves.", "daemon.health", view="fields"),
    Command(
        "doctor",
        "Examine the installation, also without a daemon; exit code 1 if it fails.",
        examine="doctor:doctor",
        harmless=True,
        view="findings",
        exit_code=lambda result: int(any(one["status"] == "fail" for one in result["findings"])),
        examples=["sudo memoryctl doctor", "memoryctl doctor | jq '.findings[] | .status'"],
    ),
    Command(
        "stats",
        "Counters since the daemon's start; or how much a user has of everything.",
        "daemon.stats",
        "user.stats",
        arguments=[Argument("USER", "user_id", "Whose memory.", required=False)],
        user_narrows=True,
        task="user_tasks:stats",
        view="fields",
        examples=["memoryctl stats", "memoryctl stats sam"],
    ),
    Command(
        "metrics",
        "The counters as Prometheus text.",
        "daemon.metrics",
        view="metrics",
        plain=True,
    ),
    Command(
        "jobs",
        "What is done in the background, and the state of the embedding model.",
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
                "How many events to begin with, up to 200. Default: 10.",
                kind=int,
            )
        ],
        user_narrows=True,
        follow="watch:watch",
        view="event",
        examples=["memoryctl watch --user sam", "memoryctl watch | jq .kind"],
    ),
)

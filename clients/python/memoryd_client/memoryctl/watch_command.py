"""The command `watch` of the table."""

from __future__ import annotations

from memoryd_client.memoryctl.table import Command, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from memoryd_client.memoryctl.table import Values


def _watch(path: str, timeout: float, params: Values) -> Iterator[Any]:
    from memoryd_client.memoryctl.watch import watch

    return watch(path, timeout, params)


WATCH_COMMAND = Command(
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
    follow=_watch,
    view="event",
    examples=["memoryctl watch --user sam", "memoryctl watch | jq .kind"],
)

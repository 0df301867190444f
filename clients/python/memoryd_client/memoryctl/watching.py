"""A call that takes long, with its progress shown while it goes on."""

from __future__ import annotations

from memoryd_client.memoryctl.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.connection import Connection
    from memoryd_client.memoryctl.table import Values


def call_watched(connection: Connection, method: str, params: Values, kind: str, unit: str) -> Any:
    """The result of a call, while the running job of this kind is shown. Raises DaemonError."""
    with Progress(0, unit) as progress:

        def seen(job: dict[str, Any]) -> None:
            if job.get("kind") == kind:
                progress.reach(job["done"], job["total"])

        return connection.call_long(method, params, seen)

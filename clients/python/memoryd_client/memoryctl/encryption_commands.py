"""The commands `encrypt`, `decrypt` and `rekey` of the table."""

from __future__ import annotations

from memoryd_client.memoryctl.table import Command

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from memoryd_client.memoryctl.connection import Connection
    from memoryd_client.memoryctl.table import Values

_LONG_S = 600.0


def _change(method: str) -> Callable[[Connection, Values], Any]:
    def task(connection: Connection, params: Values) -> Any:
        from memoryd_client.memoryctl.watching import call_watched

        return call_watched(connection, method, params, "encryption", "bytes")

    return task


def _command(name: str, summary: str) -> Command:
    return Command(
        name,
        summary,
        f"user.{name}",
        takes_user=True,
        task=_change(f"user.{name}"),
        timeout=_LONG_S,
        view="encryption",
        examples=[f"memoryctl --user sam {name}"],
    )


ENCRYPTION_COMMANDS = (
    _command("encrypt", "Encrypt a user's database under the daemon's current key."),
    _command("decrypt", "Take the encryption of a user's database away."),
    _command("rekey", "Move a user's encrypted database to the daemon's current key."),
)

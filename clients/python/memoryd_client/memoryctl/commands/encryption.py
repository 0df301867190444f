"""Commands about the encryption of databases."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command

_TIMEOUT_S = 600.0


def _change(name: str, summary: str) -> Command:
    return Command(
        name,
        summary,
        f"user.{name}",
        takes_user=True,
        task=f"user_tasks:{name}",
        timeout=_TIMEOUT_S,
        view="encryption",
        examples=[f"memoryctl --user sam {name}"],
    )


ENCRYPTION_COMMANDS = (
    _change("encrypt", "Encrypt a user's database under the daemon's current key."),
    _change("decrypt", "Take the encryption of a user's database away."),
    _change("rekey", "Move a user's encrypted database to the daemon's current key."),
    Command(
        "key new",
        "Make a master key in a new file that only its owner can read.",
        arguments=[Argument("FILE", "file", "Where the key shall lie; must not be there yet.")],
        local="key_file:new_key",
        examples=["memoryctl key new /etc/memoryd/key"],
    ),
)

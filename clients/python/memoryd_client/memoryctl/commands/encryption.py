"""Commands for the encryption of databases."""

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
    _change("encrypt", "Encrypt a user's database with the daemon's current key."),
    _change("decrypt", "Decrypt a user's database permanently."),
    _change("rekey", "Re-encrypt a user's database with the daemon's current key."),
    Command(
        "key new",
        "Create a master key in a new file that only its owner can read.",
        arguments=[Argument("FILE", "file", "The file to create; it must not exist yet.")],
        local="key_file:new_key",
        examples=["memoryctl key new /etc/memoryd/key"],
    ),
)

"""Commands for a user's whole memory: backups, checks and deletion."""

from __future__ import annotations

from memoryd_client.memoryctl.commands.definition import Argument, Command, Option
from memoryd_client.memoryctl.commands.options import PAGE

_TIMEOUT_S = 3600.0

USER_COMMANDS = (
    Command(
        "verify",
        "Check every row and page of a user's database; exit code 1 if something is damaged.",
        "user.verify",
        takes_user=True,
        timeout=_TIMEOUT_S,
        view="verified",
        exit_code=lambda result: int(not result["ok"]),
        examples=["memoryctl --user sam verify && echo sound"],
    ),
    Command(
        "backup",
        "Back up a user's database while it stays in use.",
        "user.backup",
        options=[
            Option(
                "--to", "FILE", "to", "Also download it to a new file, readable by its owner only."
            )
        ],
        takes_user=True,
        task="user_tasks:backup",
        timeout=_TIMEOUT_S,
        view="fields",
        examples=["memoryctl --user sam backup", "memoryctl --user sam backup --to sam.db"],
    ),
    Command(
        "backups",
        "List a user's backups, newest first.",
        "user.backups",
        options=PAGE,
        takes_user=True,
        view="backups",
    ),
    Command(
        "restore",
        "Restore a user's database from a backup. The old files are kept; the result names them.",
        "user.restore",
        arguments=[
            Argument(
                "NAME",
                "name",
                "The backup, or the database that an earlier restore replaced. Default: the newest "
                "undamaged backup.",
                required=False,
            )
        ],
        options=[
            Option(
                "--from",
                "FILE",
                "from",
                "Restore this file, which does not become a backup. - reads standard input.",
            )
        ],
        takes_user=True,
        task="user_tasks:restore",
        timeout=_TIMEOUT_S,
        view="restored",
        examples=[
            "memoryctl --user sam restore",
            "memoryctl --user sam restore --from sam.db",
            "memoryctl --user sam restore memory.db.replaced-20261121T101500000000Z",
        ],
    ),
    Command(
        "purge",
        "Permanently delete everything that memoryd stores about a user, including backups.",
        "user.purge",
        options=[
            Option(
                "--confirm",
                "USER",
                "confirm",
                "The user's id again. Without it, you are asked for it.",
            )
        ],
        takes_user=True,
        task="user_tasks:purge",
        view="fields",
        examples=["memoryctl --user sam purge --confirm sam"],
    ),
)

"""The commands of the table about a user's memory as a whole: backups, checks, the end."""

from __future__ import annotations

from memoryd_client.memoryctl.options import PAGE
from memoryd_client.memoryctl.table import Argument, Command, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.connection import Connection
    from memoryd_client.memoryctl.table import Values

_LONG_S = 3600.0
_OTHERS = "Another backup is restored by its name: memoryctl backups, then memoryctl restore NAME"
_UNFIT = {
    "damaged": _OTHERS,
    "foreign_file": _OTHERS,
    "newer_schema": f"A newer memoryd wrote this backup: run that version.\n{_OTHERS}",
    "key_unavailable": "Name its key in the daemon's setting key_source or previous_key_source and "
    f"restart it.\n{_OTHERS}",
}
"""What to do about a backup that cannot be used; the memory itself is as it was."""


def _stats(connection: Connection, params: Values) -> Any:
    return connection.call("user.stats" if params else "daemon.stats", params)


def _backup(connection: Connection, params: Values) -> Any:
    from memoryd_client.memoryctl.transfer import NewFile
    from memoryd_client.memoryctl.watching import call_watched

    user, path = {"user_id": params["user_id"]}, params.get("to")
    if path is None:
        return call_watched(connection, "user.backup", user, "backup", "pages")
    with NewFile(path) as file:
        made = call_watched(connection, "user.backup", user, "backup", "pages")
        file.fetch(connection, {**user, "kind": "backups", "name": made["name"]}, made)
    return {**made, "file": path}


def _restore(connection: Connection, params: Values) -> Any:
    from memoryd_client.memoryctl.errors import DaemonError, UsageError
    from memoryd_client.memoryctl.transfer import upload

    user, path = {"user_id": params["user_id"]}, params.get("from")
    if path is not None:
        if "name" in params:
            raise UsageError("NAME and --from FILE are two backups", "Give one of them.")
        place = {**user, "kind": "backups", "name": "upload-{}.db"}
        params = {**user, "name": upload(connection, place, path)}
    try:
        return connection.call("user.restore", params)
    except DaemonError as error:
        about = error.error.get("data")
        why = about.get("reason", about.get("code")) if isinstance(about, dict) else None
        error.advice = _UNFIT.get(str(why), "")
        raise


def _purge(connection: Connection, params: Values) -> Any:
    user_id = params["user_id"]
    confirm = params["confirm"] if "confirm" in params else _asked(user_id)
    return connection.call("user.purge", {"user_id": user_id, "confirm": confirm})


def _asked(user_id: str) -> str:
    """What a person answers to the question. Raises UsageError when there is none to ask."""
    import sys

    from memoryd_client.memoryctl.errors import UsageError
    from memoryd_client.memoryctl.output import escape, is_terminal

    if not is_terminal(sys.stdin) or not is_terminal(sys.stderr):
        raise UsageError("a purge cannot be undone", f"To do it: --confirm {user_id}")
    shown = escape(user_id)
    print(f"All memory, exports and backups of {shown} will be deleted.", file=sys.stderr)
    print("Type the user's id to go on: ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline().strip()
    if answer != user_id:
        raise UsageError("that is not the user's id; nothing was deleted")
    return answer


def _verify_exit_code(result: Any) -> int:
    return 0 if result["ok"] else 1


STATS_COMMAND = Command(
    "stats",
    "Counters since the daemon's start; or how much a user has of everything.",
    "daemon.stats",
    "user.stats",
    arguments=[Argument("USER", "user_id", "Whose memory.", required=False)],
    user_narrows=True,
    task=_stats,
    view="fields",
    examples=["memoryctl stats", "memoryctl stats sam"],
)

USER_COMMANDS = (
    Command(
        "verify",
        "Check every row and page of a user's database; exit code 1 when something is damaged.",
        "user.verify",
        takes_user=True,
        timeout=_LONG_S,
        view="verified",
        exit_code=_verify_exit_code,
        examples=["memoryctl --user sam verify && echo sound"],
    ),
    Command(
        "backup",
        "Make a backup of a user's database while it is in use.",
        "user.backup",
        options=[Option("--to", "FILE", "to", "Fetch it too, into a new file for its owner only.")],
        takes_user=True,
        task=_backup,
        timeout=_LONG_S,
        view="fields",
        examples=["memoryctl --user sam backup", "memoryctl --user sam backup --to sam.db"],
    ),
    Command(
        "backups",
        "List a user's backups, the newest first.",
        "user.backups",
        options=PAGE,
        takes_user=True,
        view="backups",
    ),
    Command(
        "restore",
        "Put a backup in the place of a user's database. The old files are set aside; the answer "
        "names them.",
        "user.restore",
        arguments=[
            Argument(
                "NAME",
                "name",
                "The backup, or what an earlier restore set aside; without it the newest backup "
                "that holds no damage.",
                required=False,
            )
        ],
        options=[
            Option(
                "--from",
                "FILE",
                "from",
                "Restore this file, which does not become a backup; - reads standard input.",
            )
        ],
        takes_user=True,
        task=_restore,
        timeout=_LONG_S,
        view="restored",
        examples=[
            "memoryctl --user sam restore",
            "memoryctl --user sam restore --from sam.db",
            "memoryctl --user sam restore memory.db.replaced-20261121T101500000000Z",
        ],
    ),
    Command(
        "purge",
        "Delete everything that memoryd holds of a user, backups included, for good.",
        "user.purge",
        options=[
            Option("--confirm", "USER", "confirm", "The user's id once more; else it is asked for.")
        ],
        takes_user=True,
        task=_purge,
        view="fields",
        examples=["memoryctl --user sam purge --confirm sam"],
    ),
)

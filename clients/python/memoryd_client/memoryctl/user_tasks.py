"""The tasks of commands that concern a user's whole memory: export, import, backup, restore, purge
and encryption."""

from __future__ import annotations

import sys
from functools import partial

from memoryd_client.memoryctl.errors import DaemonError, UsageError
from memoryd_client.memoryctl.output import escape, is_terminal
from memoryd_client.memoryctl.progress import Progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memoryd_client.memoryctl.commands.definition import Values
    from memoryd_client.memoryctl.connection import Connection

_BY_NAME = "To restore another backup: memoryctl backups, then memoryctl restore NAME"
_UNUSABLE = {
    "damaged": _BY_NAME,
    "foreign_file": _BY_NAME,
    "newer_schema": f"A newer memoryd wrote this backup: run that version.\n{_BY_NAME}",
    "key_unavailable": "Name its key in the daemon's setting key_source or previous_key_source and "
    f"restart the daemon.\n{_BY_NAME}",
}
"""What to do if a backup cannot be used, by the reason. The memory itself is unchanged."""


def stats(connection: Connection, params: Values) -> Any:
    """The counters of a user, or of the daemon if no user is named."""
    return connection.call("user.stats" if params else "daemon.stats", params)


def export_memory(connection: Connection, params: Values) -> Any:
    """Export a memory. If a file is named, the export is downloaded into it and the daemon keeps no
    copy."""
    from memoryd_client.memoryctl.transfer import NewFile

    user, path = {"user_id": params["user_id"]}, params.get("file")
    request = {**user, "plain": "plain" in params}
    if path is None:
        return connection.call("memory.export", request)
    with NewFile(path) as file:
        made = connection.call("memory.export", request)
        file.download_and_delete(
            connection, {**user, "kind": "exports", "name": made["name"]}, made
        )
    return {"file": path, "bytes": made["bytes"], "sha256": made["sha256"]}


def import_memory(connection: Connection, params: Values) -> Any:
    """Upload an export and import it."""
    from memoryd_client.memoryctl.transfer import upload

    user = {"user_id": params["user_id"]}
    upload_to = {**user, "kind": "exports", "name": "import-{}.jsonl"}
    name = upload(connection, upload_to, params["file"])
    request = {**user, "name": name, "dry_run": "dry_run" in params}
    return connection.call("memory.import", request)


def backup(connection: Connection, params: Values) -> Any:
    """Make a backup, and download it if a file is named."""
    from memoryd_client.memoryctl.transfer import NewFile

    user, path = {"user_id": params["user_id"]}, params.get("to")
    if path is None:
        return _call_with_progress(connection, "user.backup", user, "backup", "pages")
    with NewFile(path) as file:
        made = _call_with_progress(connection, "user.backup", user, "backup", "pages")
        file.download(connection, {**user, "kind": "backups", "name": made["name"]}, made)
    return {**made, "file": path}


def restore(connection: Connection, params: Values) -> Any:
    """Restore a backup that the daemon has, or a file, which is uploaded first."""
    from memoryd_client.memoryctl.transfer import upload

    user, path = {"user_id": params["user_id"]}, params.get("from")
    if path is not None:
        if "name" in params:
            raise UsageError("NAME and --from FILE each name a backup", "Give one of them.")
        upload_to = {**user, "kind": "backups", "name": "upload-{}.db"}
        params = {**user, "name": upload(connection, upload_to, path)}
    try:
        return connection.call("user.restore", params)
    except DaemonError as error:
        data = error.error.get("data")
        reason = data.get("reason", data.get("code")) if isinstance(data, dict) else None
        error.advice = _UNUSABLE.get(str(reason), "")
        raise


def purge(connection: Connection, params: Values) -> Any:
    """Delete a user permanently, after the user's id has been given again as a confirmation."""
    user_id = params["user_id"]
    confirm = params["confirm"] if "confirm" in params else _confirmed(user_id)
    return connection.call("user.purge", {"user_id": user_id, "confirm": confirm})


def _confirmed(user_id: str) -> str:
    """Ask for the user's id as a confirmation and return it. Raises UsageError if another text is
    typed or there is no terminal."""
    if not is_terminal(sys.stdin) or not is_terminal(sys.stderr):
        raise UsageError("a purge cannot be undone", f"To confirm it: --confirm {user_id}")
    shown = escape(user_id)
    print(f"All memory, exports and backups of {shown} will be deleted.", file=sys.stderr)
    print("Type the user's id to continue: ", end="", file=sys.stderr, flush=True)
    typed = sys.stdin.readline().strip()
    if typed != user_id:
        raise UsageError("that is not the user's id; nothing was deleted")
    return typed


def _change_encryption(method: str, connection: Connection, params: Values) -> Any:
    return _call_with_progress(connection, method, params, "encryption", "bytes")


encrypt = partial(_change_encryption, "user.encrypt")
decrypt = partial(_change_encryption, "user.decrypt")
rekey = partial(_change_encryption, "user.rekey")


def _call_with_progress(
    connection: Connection, method: str, params: Values, job_kind: str, unit: str
) -> Any:
    """Make a long call, showing the progress of the user's jobs of this kind until it returns."""
    with Progress(0, unit) as progress:

        def show(job: dict[str, Any]) -> None:
            if job.get("kind") == job_kind:
                progress.reach(job["done"], job["total"])

        return connection.call_long(method, params, show)

"""`user.backup`, `user.backups` and `user.restore`."""

from memoryd import clock
from memoryd.errors import NotFound
from memoryd.methods._generated.rpc_types import (
    UserBackupParams,
    UserBackupResult,
    UserBackupsBackup,
    UserBackupsParams,
    UserBackupsResult,
    UserRestoreParams,
    UserRestoreResult,
)
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.page import Page
from memoryd.methods.shared.registry import method
from memoryd.settings import Settings
from memoryd.storage.engine.jobs import Jobs
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.files.user_files import StoredFile, UserFiles
from memoryd.storage.upkeep.backup import make_backup
from memoryd.storage.upkeep.restore import restore
from memoryd.storage.users.open_users import OpenUsers


class BackupMethods:
    """Making, listing and restoring backups of a user's memory."""

    def __init__(self, users: OpenUsers, jobs: Jobs, settings: Settings) -> None:
        self._users = users
        self._jobs = jobs
        self._backups_kept = settings.backups_kept

    @method("user.backup")
    async def backup(self, call: Call, params: UserBackupParams) -> UserBackupResult:
        """Make a backup and delete the oldest ones that exceed the setting `backups_kept`."""
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                raise NotFound("no such user")
            made = await make_backup(memory, self._jobs, self._backups_kept)
        return {
            **_view(made.file),
            "sha256": made.sha256,
            "damaged": made.damaged,
            "removed": made.removed,
        }

    @method("user.backups")
    async def backups(self, call: Call, params: UserBackupsParams) -> UserBackupsResult:
        """Return a page of the user's backups, newest first."""
        page = Page(params, tuple[int, str])
        async with self._users.files(params["user_id"]) as places:
            if not await in_thread(places.internal.is_dir):
                raise NotFound("no such user")
            listed = await in_thread(UserFiles(places, "backups").kept)
        backups, next_cursor = page.of(
            listed, lambda one: (one.created_at, one.name), descending=True
        )
        return {"backups": list(map(_view, backups)), "next_cursor": next_cursor}

    @method("user.restore")
    async def restore(self, call: Call, params: UserRestoreParams) -> UserRestoreResult:
        """Replace the user's database with a backup."""
        restored = await restore(self._users, params["user_id"], params.get("name"))
        return {
            "name": restored.name,
            "set_aside": restored.set_aside,
            "damaged": restored.damaged,
            "skipped": [{"name": one.name, "reason": one.reason} for one in restored.skipped],
            "encrypted": restored.encrypted,
            "signed": restored.signed,
            "demoted": restored.demoted,
        }


def _view(file: StoredFile) -> UserBackupsBackup:
    return {
        "name": file.name,
        "bytes": file.size,
        "created_at": clock.to_rfc3339(file.created_at),
    }

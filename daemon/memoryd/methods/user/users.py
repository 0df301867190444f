"""The `user.*` methods about a user's memory as a whole."""

from typing import cast

from memoryd import clock
from memoryd.errors import InvalidParams, NotFound
from memoryd.methods._generated.rpc_types import (
    UserBackupParams,
    UserBackupResult,
    UserBackupsBackup,
    UserBackupsParams,
    UserBackupsResult,
    UserPurgeParams,
    UserPurgeResult,
    UserResetParams,
    UserResetResult,
    UserRestoreParams,
    UserRestoreResult,
    UserStatsBytes,
    UserStatsCounts,
    UserStatsParams,
    UserStatsResult,
    UserVerifyParams,
    UserVerifyResult,
)
from memoryd.methods.daemon.event_log import EventLog
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.page import Page
from memoryd.methods.shared.registry import method
from memoryd.settings import Settings
from memoryd.storage.engine.damage import DamagedDatabase
from memoryd.storage.engine.jobs import Jobs
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.files.quarantine import quarantined_files
from memoryd.storage.files.user_files import StoredFile, UserFiles
from memoryd.storage.tables.user_counts import count_user, sizes_of
from memoryd.storage.tables.verification import Verification, verify
from memoryd.storage.upkeep.backup import make_backup
from memoryd.storage.upkeep.reset import purge, reset
from memoryd.storage.upkeep.restore import restore
from memoryd.storage.users.open_users import OpenUsers


class UserMethods:
    """What is done to a user's memory as a whole."""

    def __init__(self, users: OpenUsers, jobs: Jobs, events: EventLog, settings: Settings) -> None:
        self._users = users
        self._jobs = jobs
        self._events = events
        self._backups_kept = settings.backups_kept

    @method("user.stats")
    async def stats(self, call: Call, params: UserStatsParams) -> UserStatsResult:
        """How much there is of everything."""
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                raise NotFound("no such user")
            counts = await memory.read(count_user, call.left())
            return {
                "counts": cast("UserStatsCounts", counts),
                "bytes": cast("UserStatsBytes", await in_thread(sizes_of, memory.places)),
                "set_aside": await in_thread(quarantined_files, memory.places),
            }

    @method("user.verify")
    async def verify(self, call: Call, params: UserVerifyParams) -> UserVerifyResult:
        """Look at every row; a database that is damaged as a whole is set aside."""
        user_id = params["user_id"]
        found = Verification()
        try:
            async with self._users.use(user_id, within_s=call.left()) as memory:
                if memory is None:
                    raise NotFound("no such user")
                found = await memory.read_aside(verify)
                self._users.report_damage(user_id, found.damaged)
                found.raise_if_broken()
        except DamagedDatabase as error:
            found.broken = found.broken or [error.message]
        return {
            "ok": found.is_sound,
            "checked": found.checked,
            "counts": dict(found.counts),
            "damaged": [
                {"table": row.table, "id": list(row.key), "reason": row.reason}
                for row in found.damaged
            ],
            "broken": found.broken,
            "quarantined": bool(found.broken),
        }

    @method("user.backup")
    async def backup(self, call: Call, params: UserBackupParams) -> UserBackupResult:
        """Make a backup and drop the oldest."""
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
        """The backups, the newest first."""
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
        """Put a backup in the place of the database."""
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

    @method("user.reset")
    async def reset(self, call: Call, params: UserResetParams) -> UserResetResult:
        """Start over with an empty database after a loss."""
        _check_confirmed(params)
        names = await reset(self._users, params["user_id"])
        self._events.forget(params["user_id"])
        return {"set_aside": names}

    @method("user.purge")
    async def purge(self, call: Call, params: UserPurgeParams) -> UserPurgeResult:
        """Delete everything of the user for good."""
        _check_confirmed(params)
        purged = await purge(self._users, params["user_id"])
        self._events.forget(params["user_id"])
        return {"files": purged.files, "bytes": purged.size}


def _check_confirmed(params: UserResetParams | UserPurgeParams) -> None:
    if params["confirm"] != params["user_id"]:
        raise InvalidParams("confirm", "must be the user_id")


def _view(file: StoredFile) -> UserBackupsBackup:
    return {
        "name": file.name,
        "bytes": file.size,
        "created_at": clock.to_rfc3339(file.created_at),
    }

"""The `user.*` methods about a user's memory as a whole."""

from typing import Any

from memoryd import clock
from memoryd.errors import InvalidParams, NotFound
from memoryd.methods.daemon.event_log import EventLog
from memoryd.methods.shared.deadline import Deadline
from memoryd.methods.shared.page import Page
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
from memoryd.wire.handlers import Handler
from memoryd.wire.peer import Peer


class UserMethods:
    """What is done to a user's memory as a whole."""

    def __init__(self, users: OpenUsers, jobs: Jobs, events: EventLog, settings: Settings) -> None:
        self._users = users
        self._jobs = jobs
        self._events = events
        self._backups_kept = settings.backups_kept

    def handlers(self) -> dict[str, Handler]:
        """The handlers by method name."""
        return {
            "user.backup": self.backup,
            "user.backups": self.backups,
            "user.purge": self.purge,
            "user.reset": self.reset,
            "user.restore": self.restore,
            "user.stats": self.stats,
            "user.verify": self.verify,
        }

    async def stats(self, peer: Peer, params: dict[str, Any]) -> Any:
        """How much there is of everything."""
        deadline = Deadline("user.stats")
        async with self._users.use(params["user_id"], within_s=deadline.left()) as memory:
            if memory is None:
                raise NotFound("no such user")
            counts = await memory.read(count_user, deadline.left())
            return {
                "counts": counts,
                "bytes": await in_thread(sizes_of, memory.places),
                "set_aside": await in_thread(quarantined_files, memory.places),
            }

    async def verify(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Look at every row; a database that is damaged as a whole is set aside."""
        deadline = Deadline("user.verify")
        user_id = params["user_id"]
        found = Verification()
        try:
            async with self._users.use(user_id, within_s=deadline.left()) as memory:
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

    async def backup(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Make a backup and drop the oldest."""
        deadline = Deadline("user.backup")
        async with self._users.use(params["user_id"], within_s=deadline.left()) as memory:
            if memory is None:
                raise NotFound("no such user")
            made = await make_backup(memory, self._jobs, self._backups_kept)
        about = {"sha256": made.sha256, "damaged": made.damaged, "removed": made.removed}
        return _view(made.file) | about

    async def backups(self, peer: Peer, params: dict[str, Any]) -> Any:
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

    async def restore(self, peer: Peer, params: dict[str, Any]) -> Any:
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

    async def reset(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Start over with an empty database after a loss."""
        _check_confirmed(params)
        names = await reset(self._users, params["user_id"])
        self._events.forget(params["user_id"])
        return {"set_aside": names}

    async def purge(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Delete everything of the user for good."""
        _check_confirmed(params)
        purged = await purge(self._users, params["user_id"])
        self._events.forget(params["user_id"])
        return {"files": purged.files, "bytes": purged.size}


def _check_confirmed(params: dict[str, Any]) -> None:
    if params["confirm"] != params["user_id"]:
        raise InvalidParams("confirm", "must be the user_id")


def _view(file: StoredFile) -> dict[str, Any]:
    return {
        "name": file.name,
        "bytes": file.size,
        "created_at": clock.to_rfc3339(file.created_at),
    }

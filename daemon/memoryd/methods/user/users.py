"""`user.stats`, `user.verify`, `user.reset` and `user.purge`."""

from typing import cast

from memoryd.errors import InvalidParams, NotFound
from memoryd.methods._generated.rpc_types import (
    UserPurgeParams,
    UserPurgeResult,
    UserResetParams,
    UserResetResult,
    UserStatsBytes,
    UserStatsCounts,
    UserStatsParams,
    UserStatsResult,
    UserVerifyParams,
    UserVerifyResult,
)
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.event_log import EventLog
from memoryd.methods.shared.registry import method
from memoryd.storage.engine.damage import DamagedDatabase
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.files.quarantine import quarantined_files
from memoryd.storage.tables.user_counts import count_user, sizes_of
from memoryd.storage.tables.verification import Verification, verify
from memoryd.storage.upkeep.reset import purge, reset
from memoryd.storage.users.open_users import OpenUsers


class UserMethods:
    """Statistics, verification, reset and deletion of a user's whole memory."""

    def __init__(self, users: OpenUsers, events: EventLog) -> None:
        self._users = users
        self._events = events

    @method("user.stats")
    async def stats(self, call: Call, params: UserStatsParams) -> UserStatsResult:
        """Return the counts of rows and bytes, and the names of quarantined files."""
        async with self._users.use(params["user_id"], within_s=call.left()) as memory:
            if memory is None:
                raise NotFound("no such user")
            counts = await memory.read(count_user, call.left())
            return {
                "counts": cast("UserStatsCounts", counts),
                "bytes": cast("UserStatsBytes", await in_thread(sizes_of, memory.paths)),
                "set_aside": await in_thread(quarantined_files, memory.paths),
            }

    @method("user.verify")
    async def verify(self, call: Call, params: UserVerifyParams) -> UserVerifyResult:
        """Check every row. If the database itself is damaged, it is quarantined."""
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

    @method("user.reset")
    async def reset(self, call: Call, params: UserResetParams) -> UserResetResult:
        """Replace a lost or damaged database with an empty one."""
        _check_confirmed(params)
        names = await reset(self._users, params["user_id"])
        self._events.forget(params["user_id"])
        return {"set_aside": names}

    @method("user.purge")
    async def purge(self, call: Call, params: UserPurgeParams) -> UserPurgeResult:
        """Delete all data of the user permanently."""
        _check_confirmed(params)
        purged = await purge(self._users, params["user_id"])
        self._events.forget(params["user_id"])
        return {"files": purged.files, "bytes": purged.size}


def _check_confirmed(params: UserResetParams | UserPurgeParams) -> None:
    if params["confirm"] != params["user_id"]:
        raise InvalidParams("confirm", "must be the same as user_id")

"""Quarantining a user whose database is found to be damaged while it is open."""

from collections.abc import Callable

import structlog

from memoryd.storage.engine.threads import in_thread
from memoryd.storage.files.quarantine import mark_quarantined, quarantine_files
from memoryd.storage.users.user_entry import UserEntry
from memoryd.storage.users.user_pool import UserPool
from memoryd.workspace.directories import UserPaths

log = structlog.get_logger()


class UserQuarantine:
    """Quarantines users of one pool. `count`: users quarantined since the daemon started."""

    def __init__(self, pool: UserPool, paths_of: Callable[[str], UserPaths]) -> None:
        """`paths_of` returns the paths of a user by id."""
        self._pool = pool
        self._paths_of = paths_of
        self.count = 0

    async def begin(self, entry: UserEntry, reason: str) -> None:
        """Reject any further use of a damaged database, and quarantine its files once no other call
        uses it."""
        if entry.quarantined is None:
            try:
                if not await in_thread(mark_quarantined, self._paths_of(entry.user_id), reason):
                    await self._pool.close_unshared(entry)
                    return
            except OSError as error:  # renaming the database suffices
                log.warning(
                    "the marker could not be written", user=entry.user_id, reason=str(error)
                )
            entry.quarantined = reason
            self.count += 1
            log.warning("user quarantined", user=entry.user_id, reason=reason)
        await self.finish(entry)

    async def finish(self, entry: UserEntry) -> None:
        """Close a quarantined memory and quarantine its files, unless other calls still use it."""
        if not entry.is_last:
            return
        async with entry.waiting():  # exclusive calls do not wait for this one
            await entry.changing.acquire()
        try:
            if entry.is_last and entry.quarantined is not None:  # otherwise it was reset
                await self._pool.close(entry)
                await self._quarantine_files(entry.user_id)
        finally:
            entry.changing.release()

    async def _quarantine_files(self, user_id: str) -> None:
        try:
            names = await in_thread(quarantine_files, self._paths_of(user_id), "corrupt")
        except OSError as error:
            log.warning("the database stays in place", user=user_id, reason=str(error))
        else:
            if names:
                log.warning("database quarantined", user=user_id, files=names)

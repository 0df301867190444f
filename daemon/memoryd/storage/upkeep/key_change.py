"""Encrypting, decrypting and rekeying a user's database while the daemon is running.

The user is closed during the change: calls in progress end first, and later calls wait. Other users
are served as usual.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import structlog

from memoryd.errors import NotFound, StorageUnavailable
from memoryd.keys.master_key import UserKey
from memoryd.keys.ring import KeyRing
from memoryd.storage.engine.jobs import Job, Jobs, Progress
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.files.conversion import convert, temporary_of
from memoryd.storage.files.database_key import settle_key
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.opening import lock_user
from memoryd.workspace.directories import UserPaths
from memoryd.workspace.marker import read_marker

_LOOK_EVERY_S = 0.2

log = structlog.get_logger()

Choose = Callable[[UserKey | None], UserKey | None]
"""Returns the new key of a database (None: not encrypted), given its current one. Raises RpcError
if the change is not possible."""


@dataclass(frozen=True, slots=True)
class KeyChange:
    """The result of a key change. `key_id`: the key of the database, or None if it is not
    encrypted. `changed`: whether this call changed the key."""

    key_id: str | None
    changed: bool


async def change_key(users: OpenUsers, jobs: Jobs, user_id: str, choose: Choose) -> KeyChange:
    """Convert a user's database to the key that `choose` returns. Progress is reported as a job
    that counts bytes.

    Raises NotFound, KeyUnavailable, StorageUnavailable, any error that `choose` raises, and
    Overloaded if the user's other calls do not finish in time. If any of these is raised before
    the database file is replaced, nothing is changed.
    """
    async with users.use(user_id) as memory:
        if memory is None:
            raise NotFound("no such user")
        old, new = memory.key, choose(memory.key)
        size = memory.paths.database.stat().st_size
    if old == new:
        return KeyChange(_id_of(new), changed=False)
    with Progress(jobs.start("encryption", user_id, size)) as job:
        async with users.alone(user_id) as paths:
            watching = asyncio.create_task(_watch(paths, job))
            try:
                new = await in_thread(_change, paths, users.keys, choose)
            finally:
                watching.cancel()
            job.advance(job.total - job.done)
        async with users.use(user_id):
            log.info("database key changed", user=user_id, key_id=_id_of(new))
    return KeyChange(_id_of(new), changed=True)


def _change(paths: UserPaths, keys: KeyRing, choose: Choose) -> UserKey | None:
    with paths.open_folder() as internal:
        lock = lock_user(paths, internal)
        try:
            old, marker = settle_key(paths, internal, read_marker(internal), keys)
            if marker is None:
                raise StorageUnavailable("missing", "state.json is missing")
            new = choose(old)
            if new != old:
                convert(paths, internal, marker, old, new)
            return new
        finally:
            lock.release()


async def _watch(paths: UserPaths, job: Job) -> None:
    """Report the size of the growing temporary file as the job's progress."""
    temporary = temporary_of(paths)
    while True:
        await asyncio.sleep(_LOOK_EVERY_S)
        with suppress(OSError):
            job.advance(max(0, min(temporary.stat().st_size, job.total) - job.done))


def _id_of(key: UserKey | None) -> str | None:
    return key.id if key else None

"""`memory.export` and `memory.import`: a user's whole memory as a file."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import structlog

from memoryd.errors import NotFound
from memoryd.methods.shared.deadline import Deadline
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.exchange.export_file import WrittenExport, write_export
from memoryd.storage.exchange.import_counts import ImportCounts
from memoryd.storage.exchange.import_file import (
    CheckedExport,
    Rehearsed,
    check_export,
    import_export,
    in_nobodys_memory,
)
from memoryd.storage.files.export_key import make_export_key, read_export_key
from memoryd.storage.files.user_files import UserFiles, stamped_name
from memoryd.storage.users.open_users import OpenUsers
from memoryd.wire.handlers import Handler
from memoryd.wire.peer import Peer

log = structlog.get_logger()


class ExportMethods:
    """Taking a memory out and bringing one in."""

    def __init__(self, users: OpenUsers, workspace_root: Path) -> None:
        self._users = users
        self._root = workspace_root

    def handlers(self) -> dict[str, Handler]:
        """The handlers by method name."""
        return {"memory.export": self.export, "memory.import": self.import_}

    async def export(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Write all of a user's memory into a new file."""
        deadline = Deadline("memory.export")
        user_id = params["user_id"]
        async with (
            self._users.files(user_id) as places,
            self._users.use(user_id, within_s=deadline.left()) as memory,
        ):
            if memory is None:
                raise NotFound("no such user")
            user_key = None if params["plain"] else memory.key
            name = stamped_name("export", ".jsonl" if user_key is None else ".jsonl.encrypted")
            key = await asyncio.to_thread(make_export_key, self._root)

            def write(snapshot: Snapshot) -> WrittenExport:
                with UserFiles(places, "exports").writing(name) as path, path.open("wb") as file:
                    return write_export(snapshot, file, key, user_key)

            written = await memory.read(write, deadline.left())
        self._users.report_damage(user_id, written.damaged)
        return {"name": name, "bytes": written.bytes, "sha256": written.sha256}

    async def import_(self, peer: Peer, params: dict[str, Any]) -> Any:
        """Store what an export holds, all of it or nothing."""
        user_id, rehearsal = params["user_id"], params["dry_run"]
        async with self._users.files(user_id) as places:
            files = UserFiles(places, "exports")
            try:
                with files.reading(params["name"]) as file:
                    checked, counts = await self._take_in(user_id, file, rehearsal)
            finally:
                await in_thread(files.drop_upload, params["name"])
        if not rehearsal:
            log.info("memory imported", user=user_id, signed=checked.signed)
        return _view(counts, checked, rehearsal)

    async def _take_in(
        self, user_id: str, file: BinaryIO, rehearsal: bool
    ) -> tuple[CheckedExport, ImportCounts]:
        deadline = Deadline("memory.import")
        key = await asyncio.to_thread(read_export_key, self._root)
        find_key = partial(self._users.keys.find, user_id=user_id)
        checked = await asyncio.to_thread(check_export, file, key, find_key)
        work = partial(import_export, file=file, checked=checked, rehearsal=rehearsal)
        try:
            async with self._users.use(
                user_id, create=not rehearsal, within_s=deadline.left()
            ) as memory:
                if memory is None:
                    return checked, await asyncio.to_thread(in_nobodys_memory, work)
                return checked, await memory.store(work, deadline.left())
        except Rehearsed as done:
            return checked, done.counts


def _view(counts: ImportCounts, checked: CheckedExport, rehearsal: bool) -> dict[str, Any]:
    groups: dict[str, Any] = {
        name: {"new": group.new, "present": group.present, "conflicts": group.conflicts}
        for name, group in counts.groups.items()
    }
    return {
        "dry_run": rehearsal,
        "signed": checked.signed,
        **groups,
        "demoted": counts.demoted,
        "redacted": counts.redacted,
        "blocked": checked.blocked,
        "conflicts": [{"line": line, "kind": kind} for line, kind in counts.conflicts],
    }

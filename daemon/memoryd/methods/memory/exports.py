"""`memory.export` and `memory.import`."""

import asyncio
from functools import partial
from pathlib import Path
from typing import BinaryIO

import structlog

from memoryd.errors import NotFound
from memoryd.methods._generated.rpc_types import (
    MemoryExportParams,
    MemoryExportResult,
    MemoryImportParams,
    MemoryImportResult,
    MemoryImportRules,
)
from memoryd.methods.shared.call import Call
from memoryd.methods.shared.registry import method
from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.threads import in_thread
from memoryd.storage.exchange.export_file import WrittenExport, write_export
from memoryd.storage.exchange.import_counts import GroupCounts, ImportCounts
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

log = structlog.get_logger()


class ExportMethods:
    """Exporting a user's whole memory to a file and importing it."""

    def __init__(self, users: OpenUsers, workspace_root: Path) -> None:
        self._users = users
        self._root = workspace_root

    @method("memory.export")
    async def export(self, call: Call, params: MemoryExportParams) -> MemoryExportResult:
        """Write the whole memory of a user to a new export file."""
        user_id = params["user_id"]
        async with (
            self._users.files(user_id) as places,
            self._users.use(user_id, within_s=call.left()) as memory,
        ):
            if memory is None:
                raise NotFound("no such user")
            user_key = None if params["plain"] else memory.key
            name = stamped_name("export", ".jsonl" if user_key is None else ".jsonl.encrypted")
            key = await asyncio.to_thread(make_export_key, self._root)

            def write(snapshot: Snapshot) -> WrittenExport:
                with UserFiles(places, "exports").writing(name) as path, path.open("wb") as file:
                    return write_export(snapshot, file, key, user_key)

            written = await memory.read(write, call.left())
        self._users.report_damage(user_id, written.damaged)
        return {"name": name, "bytes": written.bytes, "sha256": written.sha256}

    @method("memory.import")
    async def import_(self, call: Call, params: MemoryImportParams) -> MemoryImportResult:
        """Import an export file in one transaction. If it was an upload, delete it afterwards."""
        user_id, rehearsal = params["user_id"], params["dry_run"]
        async with self._users.files(user_id) as places:
            files = UserFiles(places, "exports")
            try:
                with files.reading(params["name"]) as file:
                    checked, counts = await self._checked_import(call, user_id, file, rehearsal)
            finally:
                await in_thread(files.drop_upload, params["name"])
        if not rehearsal:
            log.info("memory imported", user=user_id, signed=checked.signed)
        return _view(counts, checked, rehearsal)

    async def _checked_import(
        self, call: Call, user_id: str, file: BinaryIO, rehearsal: bool
    ) -> tuple[CheckedExport, ImportCounts]:
        key = await asyncio.to_thread(read_export_key, self._root)
        find_key = partial(self._users.keys.find, user_id=user_id)
        checked = await asyncio.to_thread(check_export, file, key, find_key)
        work = partial(import_export, file=file, checked=checked, rehearsal=rehearsal)
        try:
            async with self._users.use(
                user_id, create=not rehearsal, within_s=call.left()
            ) as memory:
                if memory is None:
                    return checked, await asyncio.to_thread(in_nobodys_memory, work)
                return checked, await memory.store(work, call.left())
        except Rehearsed as done:
            return checked, done.counts


def _view(counts: ImportCounts, checked: CheckedExport, rehearsal: bool) -> MemoryImportResult:
    groups = counts.groups
    return {
        "dry_run": rehearsal,
        "signed": checked.signed,
        "rules": _group_view(groups["rules"]),
        "notes": _group_view(groups["notes"]),
        "profile": _group_view(groups["profile"]),
        "statistics": _group_view(groups["statistics"]),
        "sessions": _group_view(groups["sessions"]),
        "turns": _group_view(groups["turns"]),
        "demoted": counts.demoted,
        "redacted": counts.redacted,
        "blocked": checked.blocked,
        "conflicts": [{"line": line, "kind": kind} for line, kind in counts.conflicts],
    }


def _group_view(group: GroupCounts) -> MemoryImportRules:
    """The counts of one group. The result types of all six groups are identical."""
    return {"new": group.new, "present": group.present, "conflicts": group.conflicts}

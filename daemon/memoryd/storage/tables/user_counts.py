"""Counts the rows and bytes that a user has stored."""

from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.files.quarantine import quarantined_files
from memoryd.storage.files.user_files import UserFiles
from memoryd.workspace.directories import DATABASE_SUFFIXES, UserPaths

_COUNTS = {
    "rules": "rules",
    "active_rules": "rules WHERE status = 'active' AND (expires_at IS NULL OR expires_at > ?1)",
    "notes": "notes",
    "note_versions": "note_versions",
    "profile_entries": "profile_entries WHERE replaced_by IS NULL",
    "sessions": "sessions",
    "turns": "turns",
    "frozen_blocks": "snapshots",
    "tools": "tool_statistics",
    "passages": "passages",
    "vectors": "vectors",
}


def count_user(snapshot: Snapshot) -> dict[str, int]:
    """The number of rows of each type."""
    counts = ", ".join(f"(SELECT count(*) FROM {one})" for one in _COUNTS.values())
    row = snapshot.row(f"SELECT {counts}", snapshot.now)
    assert row is not None
    return dict(zip(_COUNTS, map(int, row), strict=True))


def sizes_of(paths: UserPaths) -> dict[str, int]:
    """Bytes on disk by purpose."""
    own = {paths.database.name + suffix for suffix in DATABASE_SUFFIXES}
    quarantined = set(quarantined_files(paths))
    found = [(file.name, file.lstat().st_size) for file in paths.database.parent.iterdir()]
    return {
        "database": sum(size for name, size in found if name in own),
        "set_aside": sum(size for name, size in found if name in quarantined),
        "exports": sum(one.size for one in UserFiles(paths, "exports").listed()),
        "backups": sum(one.size for one in UserFiles(paths, "backups").listed()),
    }

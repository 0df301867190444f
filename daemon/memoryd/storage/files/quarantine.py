"""Quarantine: taking a database out of use without deleting anything. Its files are renamed, and
the marker records that the user is quarantined. A restore also renames the files that it
replaces."""

import os
import re
import shutil
import uuid
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, get_args

from memoryd.errors import StorageUnavailable
from memoryd.workspace.directories import DATABASE_SUFFIXES, UserPaths
from memoryd.workspace.marker import Marker, read_marker, write_marker

Why = Literal["corrupt", "replaced"]

_STAMP = r"-\d{8}T\d{12}Z"


def mark_quarantined(paths: UserPaths, reason: str) -> bool:
    """Record in the marker that the user's database must not be used. Returns False if the marker
    cannot be read, in which case the user is unavailable anyway."""
    with paths.open_folder() as internal:
        try:
            marker = read_marker(internal) or Marker(str(uuid.uuid4()))
        except StorageUnavailable:
            return False
        write_marker(internal, replace(marker, quarantined=reason))
    return True


def quarantine_files(paths: UserPaths, why: Why) -> list[str]:
    """Rename the database and its WAL to names such as `memory.db-wal.corrupt-<time>`. Returns the
    new names."""
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%fZ")
    names = []
    with paths.open_database_folder() as folder:
        for suffix in DATABASE_SUFFIXES:
            name = paths.database.name + suffix
            with suppress(FileNotFoundError):
                new_name = f"{name}.{why}-{stamp}"
                folder.rename(name, new_name)
                names.append(new_name)
        folder.sync()
    return names


def is_replaced(paths: UserPaths, name: str) -> bool:
    """Whether this is the name of a database that a restore replaced and that still exists."""
    pattern = rf"{re.escape(paths.database.name)}\.replaced{_STAMP}"
    return bool(re.fullmatch(pattern, name)) and name in quarantined_files(paths)


def copy_replaced(paths: UserPaths, name: str, target: Path) -> None:
    """Copy a replaced database, and its WAL if it has one, to the path of a new database. Raises
    OSError."""
    length = len(paths.database.name)
    with paths.open_database_folder() as folder:
        for suffix in ("", "-wal"):
            try:
                source = folder.open_file(name[:length] + suffix + name[length:], os.O_RDONLY)
            except FileNotFoundError:
                if suffix:
                    continue
                raise
            copy = target.with_name(target.name + suffix)
            with os.fdopen(source, "rb") as old, copy.open("wb") as new:
                shutil.copyfileobj(old, new)


def quarantined_files(paths: UserPaths) -> list[str]:
    """The names of all quarantined files, sorted."""
    name = paths.database.name
    suffixes, reasons = "|".join(DATABASE_SUFFIXES), "|".join(get_args(Why))
    pattern = re.compile(rf"{re.escape(name)}({suffixes})\.({reasons}){_STAMP}")
    found = (file.name for file in paths.database.parent.glob(f"{name}*"))
    return sorted(filter(pattern.fullmatch, found))


def quarantine_message(reason: str) -> str:
    """The error message for a quarantined database."""
    return f"the database is quarantined ({reason}); restore a backup with user.restore"

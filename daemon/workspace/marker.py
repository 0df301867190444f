"""The marker: proof that a user's database exists, so that a lost one is never an empty one."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from memoryd.errors import StorageUnavailable
from memoryd.workspace.directories import check_own_file, fsync_directory

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Marker:
    """What `.oxydra/state.json` says. `quarantined` is None or why the database is not used."""

    database_id: str
    key_id: str | None = None
    quarantined: str | None = None
    format: int = FORMAT


def read_marker(path: Path) -> Marker | None:
    """The marker, or None where there is none. Raises StorageUnavailable for a damaged one."""
    try:
        check_own_file(path)
        content = json.loads(path.read_text(encoding="utf-8"))
        marker = Marker(**content)
    except FileNotFoundError:
        return None
    except (ValueError, TypeError) as error:
        raise StorageUnavailable("damaged", "state.json cannot be read") from error
    if not isinstance(marker.database_id, str) or not isinstance(marker.format, int):
        raise StorageUnavailable("damaged", "state.json cannot be read")
    if marker.format > FORMAT:
        raise StorageUnavailable("newer_schema", "state.json is of a newer memoryd")
    return marker


def write_marker(path: Path, marker: Marker) -> None:
    """Replace the marker at once and durably."""
    draft = path.with_suffix(".tmp")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        json.dump(asdict(marker), file)
        file.flush()
        os.fsync(file.fileno())
    draft.rename(path)
    fsync_directory(path.parent)

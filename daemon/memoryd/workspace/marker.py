"""The marker file: it proves that a user's database exists, so a lost database is not mistaken for
a new, empty one."""

import json
import os
from dataclasses import asdict, dataclass

from memoryd.errors import StorageUnavailable
from memoryd.workspace.own_folder import OwnFolder

FORMAT = 1
_NAME = "state.json"


@dataclass(frozen=True, slots=True)
class Marker:
    """The content of `.oxydra/state.json`. `key_id`: the key of the database; None: it is not
    encrypted. While `changing_key`, it may already be under `next_key_id`. `quarantined`: why the
    database is quarantined, or None."""

    database_id: str
    key_id: str | None = None
    changing_key: bool = False
    next_key_id: str | None = None
    quarantined: str | None = None
    format: int = FORMAT


def read_marker(internal: OwnFolder) -> Marker | None:
    """The marker in `.oxydra`, or None if there is none. Raises StorageUnavailable if it is
    damaged."""
    try:
        descriptor = internal.open_file(_NAME, os.O_RDONLY)
    except FileNotFoundError:
        return None
    with os.fdopen(descriptor, "rb") as file:
        return parse_marker(file.read())


def parse_marker(content: bytes) -> Marker:
    """Parse the content of `state.json`. Raises StorageUnavailable if it is damaged."""
    try:
        marker = Marker(**json.loads(content))
    except (ValueError, TypeError) as error:
        raise StorageUnavailable("damaged", "state.json cannot be read") from error
    if not isinstance(marker.database_id, str) or not isinstance(marker.format, int):
        raise StorageUnavailable("damaged", "state.json cannot be read")
    if marker.format > FORMAT:
        raise StorageUnavailable("newer_schema", "state.json was written by a newer memoryd")
    return marker


def write_marker(internal: OwnFolder, marker: Marker) -> None:
    """Replace the marker in `.oxydra` atomically and durably."""
    internal.replace(_NAME, json.dumps(asdict(marker)).encode())

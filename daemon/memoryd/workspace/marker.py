"""The marker file, which records that a user has a database. Without it, a lost database could not
be distinguished from one that never existed."""

import json
import os
from dataclasses import asdict, dataclass

from memoryd.errors import StorageUnavailable
from memoryd.workspace.own_folder import OwnFolder

FORMAT = 1
_NAME = "state.json"


@dataclass(frozen=True, slots=True)
class Marker:
    """The content of `.oxydra/state.json`. `key_id`: the id of the database's key; None if the
    database is not encrypted. While `changing_key` is true, the database may already be encrypted
    with the key `next_key_id` (None: decrypted). `quarantined`: the reason if the database is
    quarantined, else None."""

    database_id: str
    key_id: str | None = None
    changing_key: bool = False
    next_key_id: str | None = None
    quarantined: str | None = None
    format: int = FORMAT


def read_marker(internal: OwnFolder) -> Marker | None:
    """Read the marker in `.oxydra`; None if it does not exist. Raises StorageUnavailable if it is
    damaged or was written by a newer memoryd."""
    try:
        descriptor = internal.open_file(_NAME, os.O_RDONLY)
    except FileNotFoundError:
        return None
    with os.fdopen(descriptor, "rb") as file:
        return parse_marker(file.read())


def parse_marker(content: bytes) -> Marker:
    """Parse the content of `state.json`. Raises StorageUnavailable if it is damaged or was written
    by a newer memoryd."""
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

"""The marker: proof that a user's database exists, so that a lost one is never an empty one."""

import json
import os
from dataclasses import asdict, dataclass

from memoryd.errors import StorageUnavailable
from memoryd.workspace.own_folder import OwnFolder

FORMAT = 1
_NAME = "state.json"


@dataclass(frozen=True, slots=True)
class Marker:
    """What `.oxydra/state.json` says. `key_id` names the key of the database, None: it is not
    encrypted. While `changing_key` it may be under `next_key_id` already. `quarantined` is None
    or why the database is not used."""

    database_id: str
    key_id: str | None = None
    changing_key: bool = False
    next_key_id: str | None = None
    quarantined: str | None = None
    format: int = FORMAT


def read_marker(internal: OwnFolder) -> Marker | None:
    """The marker in `.oxydra`, or None where there is none. Raises StorageUnavailable for a
    damaged one."""
    try:
        descriptor = internal.open_file(_NAME, os.O_RDONLY)
    except FileNotFoundError:
        return None
    with os.fdopen(descriptor, "rb") as file:
        return parse_marker(file.read())


def parse_marker(content: bytes) -> Marker:
    """What a `state.json` says. Raises StorageUnavailable for a damaged one."""
    try:
        marker = Marker(**json.loads(content))
    except (ValueError, TypeError) as error:
        raise StorageUnavailable("damaged", "state.json cannot be read") from error
    if not isinstance(marker.database_id, str) or not isinstance(marker.format, int):
        raise StorageUnavailable("damaged", "state.json cannot be read")
    if marker.format > FORMAT:
        raise StorageUnavailable("newer_schema", "state.json is of a newer memoryd")
    return marker


def write_marker(internal: OwnFolder, marker: Marker) -> None:
    """Replace the marker in `.oxydra` at once and durably."""
    internal.replace(_NAME, json.dumps(asdict(marker)).encode())

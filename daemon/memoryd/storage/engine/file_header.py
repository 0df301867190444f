"""Checks the first bytes of a database file before SQLite opens it.

Merely opening another program's database would change it, because SQLite checkpoints an existing
WAL into the file. See https://sqlite.org/fileformat.html for the offsets.
"""

from memoryd.errors import StorageUnavailable
from memoryd.storage.engine.connection import APPLICATION_ID

HEADER_BYTES = 108

_MAGIC = b"SQLite format 3\0"
_APPLICATION_ID = slice(68, 72)
_SCHEMA_PAGE_KIND = 100
_SCHEMA_ROWS = slice(103, 105)
_LEAF = 13


def check_header(header: bytes) -> None:
    """Raise StorageUnavailable for another program's database. A database without an application id
    and without tables is accepted: a new memoryd database gets the id with its first tables."""
    application_id = application_id_of(header)
    if application_id is None:
        return
    has_tables = header[_SCHEMA_PAGE_KIND] != _LEAF or any(header[_SCHEMA_ROWS])
    if application_id != APPLICATION_ID and (application_id or has_tables):
        raise StorageUnavailable("foreign_file", "memory.db is another program's database")


def application_id_of(header: bytes) -> int | None:
    """The application id of a SQLite database. None if the file is encrypted or not a SQLite
    database."""
    if not header.startswith(_MAGIC) or len(header) < HEADER_BYTES:
        return None
    return int.from_bytes(header[_APPLICATION_ID])

"""Database migrations: numbered SQL files, each applied in its own transaction."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import StorageUnavailable
from memoryd.storage.engine.connection import APPLICATION_ID
from memoryd.storage.engine.row_hashes import add_functions, fill_row_hashes

_FILE_NAME = re.compile(r"(\d{4})_\w+\.sql")


@cache
def migrations() -> dict[int, str]:
    """The SQL of each migration by its number. Numbers begin at 1 and have no gaps."""
    return read_migrations(files("memoryd.storage.engine.migrations"))


def read_migrations(folder: Traversable) -> dict[int, str]:
    """The SQL files of a folder by number. Raises RuntimeError if a file name has no number, or if
    a number is duplicated or missing."""
    names: dict[int, str] = {}
    for name in sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql")):
        match = _FILE_NAME.fullmatch(name)
        if match is None:
            raise RuntimeError(f"the migration {name} must be named like 0001_description.sql")
        if int(match[1]) in names:
            raise RuntimeError(
                f"two migrations have the same number: {names[int(match[1])]}, {name}"
            )
        names[int(match[1])] = name
    for expected, number in enumerate(names, 1):
        if number != expected:
            raise RuntimeError(f"{expected:04} is missing before the migration {number:04}")
    return {number: folder.joinpath(name).read_text("utf-8") for number, name in names.items()}


def newest_schema() -> int:
    """The newest schema version, which is the number of the newest migration."""
    return len(migrations())


def check_identity(connection: "sqlite.Connection") -> int:
    """The schema version of a memoryd database, or 0 if the database is empty. Changes nothing.

    Raises StorageUnavailable for a database of another program or of a newer memoryd.
    """
    application_id = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if application_id != APPLICATION_ID:
        has_tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        if application_id or version or has_tables:
            raise StorageUnavailable("foreign_file", "memory.db is another program's database")
    if version > newest_schema():
        raise StorageUnavailable(
            "newer_schema",
            f"the database has schema version {version}, but this memoryd supports only versions"
            f" up to {newest_schema()}",
        )
    return version


def migrate(connection: "sqlite.Connection", database_id: str, upto: int | None = None) -> None:
    """Apply the missing migrations, up to schema version `upto` if given. A new database gets the
    id `database_id`. Raises what `check_identity` raises, and the driver's errors."""
    version = check_identity(connection)
    add_functions(connection)
    for number in range(version + 1, (upto or newest_schema()) + 1):
        connection.execute("BEGIN EXCLUSIVE")
        try:
            for statement in _statements(migrations()[number]):
                connection.execute(statement)
            if number == 1:
                connection.execute("INSERT INTO identity VALUES (?)", (database_id,))
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            if number == newest_schema():
                fill_row_hashes(connection)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _statements(script: str) -> list[str]:
    """Split a script into its statements. `executescript` would commit the open transaction."""
    statements, temporary = [], ""
    for line in script.splitlines(keepends=True):
        temporary += line
        if sqlite.complete_statement(temporary):
            statements.append(temporary)
            temporary = ""
    return statements

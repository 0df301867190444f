"""Bringing a database to the newest schema: numbered SQL files, each in one transaction."""

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
    """The SQL of every migration by its number, from 1 without gaps."""
    return read_migrations(files("memoryd.storage.engine.migrations"))


def read_migrations(folder: Traversable) -> dict[int, str]:
    """The SQL files of a folder by their numbers. Raises RuntimeError for a file without a
    number, for two files of one number, and for a number that is left out."""
    names: dict[int, str] = {}
    for name in sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql")):
        match = _FILE_NAME.fullmatch(name)
        if match is None:
            raise RuntimeError(f"the migration {name} is not named as 0001_what.sql")
        if int(match[1]) in names:
            raise RuntimeError(f"two migrations have one number: {names[int(match[1])]}, {name}")
        names[int(match[1])] = name
    for expected, number in enumerate(names, 1):
        if number != expected:
            raise RuntimeError(f"{expected:04} is missing before the migration {number:04}")
    return {number: folder.joinpath(name).read_text("utf-8") for number, name in names.items()}


def newest_schema() -> int:
    """The number of the newest migration."""
    return len(migrations())


def check_identity(connection: "sqlite.Connection") -> int:
    """The schema number of a database of ours, 0 for an empty one. Changes nothing.

    Raises StorageUnavailable for another program's database or a newer memoryd's.
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
            f"the database has schema {version}, this memoryd knows {newest_schema()}",
        )
    return version


def migrate(connection: "sqlite.Connection", database_id: str, upto: int | None = None) -> None:
    """Apply what is missing, `upto` a number if given. `database_id` names the database if it is
    a new one."""
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
    """The single statements of a script: executescript would commit on its own."""
    statements, temporary = [], ""
    for line in script.splitlines(keepends=True):
        temporary += line
        if sqlite.complete_statement(temporary):
            statements.append(temporary)
            temporary = ""
    return statements

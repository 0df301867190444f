"""Checks that a memoryd database still has all tables, indexes, triggers and columns of its schema
version."""

from functools import cache

from sqlcipher3 import dbapi2 as sqlite

from memoryd.storage.engine.damage import DamagedDatabase
from memoryd.storage.engine.migration import migrate

Schema = dict[tuple[str, str], tuple[str, str]]
"""The table and the SQL of each schema object, by its type and name."""


def check_schema(driver: "sqlite.Connection", version: int, *, exactly: bool = False) -> None:
    """Raise DamagedDatabase unless the database has the schema of this version. Unless `exactly`,
    additional objects are allowed, and so is different SQL that yields the same columns."""
    found, expected = _schema(driver), _expected(version)
    if found == expected:
        return
    if missing := expected.keys() - found.keys():
        raise DamagedDatabase(f"the database lacks {_in_words(missing)}")
    if exactly and (more := found.keys() - expected.keys()):
        raise DamagedDatabase(f"the database has unknown schema objects: {_in_words(more)}")
    changed = [part for part, made in expected.items() if found[part] != made]
    if changed and (exactly or _columns(driver) != _expected_columns(version)):
        raise DamagedDatabase(f"schema objects of the database were changed: {_in_words(changed)}")


def _schema(driver: "sqlite.Connection") -> Schema:
    rows = driver.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema").fetchall()
    return {(kind, name): (table, sql) for kind, name, table, sql in rows}


def _columns(driver: "sqlite.Connection") -> dict[str, list[tuple[str, str]]]:
    """The names and types of the columns of each table."""
    found: dict[str, list[tuple[str, str]]] = {}
    for table, column, kind in driver.execute(
        "SELECT t.name, c.name, c.type FROM sqlite_schema AS t, pragma_table_xinfo(t.name) AS c"
        " WHERE t.type = 'table' ORDER BY t.name, c.cid"
    ).fetchall():
        found.setdefault(table, []).append((column, kind))
    return found


@cache
def _expected(version: int) -> Schema:
    return _of_new_database(version)[0]


@cache
def _expected_columns(version: int) -> dict[str, list[tuple[str, str]]]:
    return _of_new_database(version)[1]


def _of_new_database(version: int) -> tuple[Schema, dict[str, list[tuple[str, str]]]]:
    driver = sqlite.connect(":memory:", isolation_level=None)
    try:
        migrate(driver, "", version)
        return _schema(driver), _columns(driver)
    finally:
        driver.close()


def _in_words(parts: "set[tuple[str, str]] | list[tuple[str, str]]") -> str:
    """Up to three schema objects as text, such as `index notes_by_update, table notes`. Undecodable
    bytes of damaged names are escaped."""
    words = sorted(f"{kind} {name}" for kind, name in parts)
    return ", ".join(words[:3]).encode("utf-8", "backslashreplace").decode()

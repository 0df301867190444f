"""Whether a database of ours still has every table that its migrations made."""

import re
from functools import cache

from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import StorageUnavailable
from memoryd.storage.migration import migrations

_TABLE = re.compile(
    r"^\s*(?:CREATE (?:VIRTUAL )?TABLE (?:IF NOT EXISTS )?(?P<made>\w+)"
    r"|DROP TABLE (?:IF EXISTS )?(?P<dropped>\w+)"
    r"|ALTER TABLE (?P<old>\w+) RENAME TO (?P<new>\w+))",
    re.MULTILINE,
)


@cache
def tables() -> frozenset[str]:
    """The names of the tables of the newest schema."""
    names: set[str] = set()
    for number in sorted(migrations()):
        for found in _TABLE.finditer(migrations()[number]):
            names -= {found["dropped"], found["old"]}
            names |= {name for name in (found["made"], found["new"]) if name}
    return frozenset(names)


def check_schema(driver: "sqlite.Connection") -> None:
    """Raise StorageUnavailable when a table of the newest schema is missing."""
    rows = driver.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    if not tables() <= {name for (name,) in rows}:
        raise StorageUnavailable("damaged", "tables of the database are missing")

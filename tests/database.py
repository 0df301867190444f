"""Access to a user's database from outside the daemon, encrypted or not."""

import json
import os
from pathlib import Path
from typing import Any

from sqlcipher3 import dbapi2 as sqlite

from memoryd.keys.master_key import MasterKey, UserKey
from memoryd.keys.ring import KeyRing
from memoryd.storage.engine.cipher import is_plain, unlock

TEST_KEY = MasterKey(bytes(range(32)))
"""The master key of all tests that run encrypted."""

_key_file: Path | None = None


def encrypt_everything(folder: Path) -> None:
    """From now on, daemons and key rings of the tests encrypt new users. The key file is created in
    `folder`."""
    global _key_file
    _key_file = folder / "key"
    _key_file.touch(0o600)
    _key_file.write_text(bytes(range(32)).hex())


def everything_is_encrypted() -> bool:
    """Whether the tests run with --encrypted."""
    return _key_file is not None


def encryption_flags() -> tuple[str, ...]:
    """The encryption flags for a daemon."""
    if _key_file is None:
        return ()
    return ("--encryption", "true", "--key-source", f"file:{_key_file}")


def ring_of_tests() -> KeyRing:
    """The key ring for an OpenUsers in the test's process."""
    return KeyRing() if _key_file is None else KeyRing(TEST_KEY, encrypts_new=True)


def open_database(path: Path, *, mode: str = "rw", key: UserKey | None = None) -> Any:
    """Open a user's memory.db with the driver, in autocommit. An encrypted database is unlocked
    with `key`, or with the key derived from the tests' master key."""
    connection = sqlite.connect(f"{path.as_uri()}?mode={mode}", uri=True, isolation_level=None)
    if key is None and _is_encrypted(path):
        key = TEST_KEY.of_user(path.parent.parent.name)
    if key is not None:
        unlock(connection, key)
    return connection


def _is_encrypted(path: Path) -> bool:
    """Whether the database is encrypted. After a crash there may be no marker yet; then the file
    itself is examined."""
    marker = path.with_name("state.json")
    if os.path.lexists(marker):
        return json.loads(marker.read_text())["key_id"] is not None
    return everything_is_encrypted() and path.exists() and not is_plain(path)


def damage_rows(path: Path, table: str, change: str, condition: str) -> int:
    """Change rows without updating their hashes, as a bit flip would. Returns the number of changed
    rows."""
    connection = open_database(path)
    connection.execute("PRAGMA ignore_check_constraints = 1")
    # One transaction: a daemon that runs must not seal the changed rows.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"CREATE TEMP TABLE kept AS SELECT * FROM {table} WHERE {condition}")
    count = connection.execute(f"UPDATE {table} SET {change} WHERE {condition}").rowcount
    connection.execute(
        f"UPDATE {table} SET row_hash = kept.row_hash FROM kept WHERE {table}.row_hash IS NULL"
    )
    connection.execute("COMMIT")
    connection.close()
    return int(count)

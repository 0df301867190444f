"""SQLCipher: giving a connection its key, with the settings that the file format is made of."""

from pathlib import Path

from sqlcipher3 import dbapi2 as sqlite

from memoryd.errors import KeyUnavailable
from memoryd.keys.master_key import UserKey

_PINNED = {
    "cipher_page_size": "4096",
    "cipher_use_hmac": "1",
    "cipher_plaintext_header_size": "0",
    "cipher_hmac_algorithm": "HMAC_SHA512",
    "cipher_kdf_algorithm": "PBKDF2_HMAC_SHA512",
}
"""A driver whose own defaults change must go on reading the files that are there."""
_CACHE_KIB = 16_384
"""A page that is not in the cache has to be decrypted, which takes three times as long as reading
it, so an encrypted database gets twice SQLite's 8 MiB."""
_PLAIN_HEADER = b"SQLite format 3\0"
_PAGE = 4096
_VALUES = 240
"""In a page of random bytes fewer of the 256 values occur once in many lifetimes."""


def unlock(connection: "sqlite.Connection", key: UserKey) -> None:
    """Give a fresh connection its key. A wrong one is noticed at the first read. Raises
    KeyUnavailable when the driver does not encrypt."""
    connection.execute("PRAGMA cipher_log_level = NONE")  # the driver would write to our log
    connection.execute(f"PRAGMA key = {quoted(key)}")
    for name, value in _PINNED.items():
        connection.execute(f"PRAGMA {name} = {value}")
    settings = {row[0] for row in connection.execute("PRAGMA cipher_settings")}
    if not settings >= {f"PRAGMA {name} = {value};" for name, value in _PINNED.items()}:
        raise KeyUnavailable("the SQLite driver of this daemon does not encrypt as it should")
    connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")


def quoted(key: UserKey) -> str:
    """The key as SQL, raw: SQLCipher derives nothing from it."""
    return f"\"x'{key.secret.hex()}'\""


def is_plain(path: Path) -> bool:
    """Whether a file is a SQLite database that is not encrypted."""
    with path.open("rb") as file:
        return file.read(len(_PLAIN_HEADER)) == _PLAIN_HEADER


def may_be_encrypted(path: Path) -> bool:
    """Whether the first page looks as an encrypted one does, whose bytes are of every value: what
    else no key opens is no database."""
    with path.open("rb") as file:
        return len(set(file.read(_PAGE))) >= _VALUES


def fits(path: Path, key: UserKey) -> bool:
    """Whether this key opens an encrypted database file, which may be damaged after its first
    page. Changes nothing, also if the file has a log."""
    connection = sqlite.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        unlock(connection, key)
        connection.execute("SELECT count(*) FROM sqlite_schema")
    except sqlite.DatabaseError as error:
        return bool(error.sqlite_errorname.startswith("SQLITE_CORRUPT"))
    finally:
        connection.close()
    return True

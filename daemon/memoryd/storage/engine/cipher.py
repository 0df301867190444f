"""SQLCipher: setting the key of a connection, with fixed settings for the file format."""

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
"""Settings of the file format. They are set explicitly, so that existing files stay readable if the
driver's defaults change."""
_CACHE_KIB = 16_384
"""Cache size of an encrypted database: twice the default of 8 MiB. A page that is not cached must
be decrypted, which takes three times as long as reading it."""
_PLAIN_HEADER = b"SQLite format 3\0"
_PAGE = 4096
_VALUES = 240
"""A page of random bytes practically never contains fewer distinct byte values than this."""


def unlock(connection: "sqlite.Connection", key: UserKey) -> None:
    """Set the key of a new connection. A wrong key causes an error only at the first read. Raises
    KeyUnavailable if the driver does not support the encryption."""
    connection.execute("PRAGMA cipher_log_level = NONE")  # keep SQLCipher out of the daemon's log
    connection.execute(f"PRAGMA key = {quoted(key)}")
    for name, value in _PINNED.items():
        connection.execute(f"PRAGMA {name} = {value}")
    settings = {row[0] for row in connection.execute("PRAGMA cipher_settings")}
    if not settings >= {f"PRAGMA {name} = {value};" for name, value in _PINNED.items()}:
        raise KeyUnavailable("this daemon's SQLite driver does not support the required encryption")
    connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")


def quoted(key: UserKey) -> str:
    """The raw key as an SQL literal. SQLCipher uses it directly, without deriving it from a
    passphrase."""
    return f"\"x'{key.secret.hex()}'\""


def is_plain(path: Path) -> bool:
    """Whether a file is an unencrypted SQLite database."""
    with path.open("rb") as file:
        return file.read(len(_PLAIN_HEADER)) == _PLAIN_HEADER


def may_be_encrypted(path: Path) -> bool:
    """Whether the first page looks encrypted, because it contains almost all byte values. A file
    that does not look encrypted and that no key opens is not a database."""
    with path.open("rb") as file:
        return len(set(file.read(_PAGE))) >= _VALUES


def fits(path: Path, key: UserKey) -> bool:
    """Whether this key opens an encrypted database file, which may be damaged after its first page.
    The file is not changed, even if it has a WAL."""
    connection = sqlite.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        unlock(connection, key)
        connection.execute("SELECT count(*) FROM sqlite_schema")
    except sqlite.DatabaseError as error:
        return bool(error.sqlite_errorname.startswith("SQLITE_CORRUPT"))
    finally:
        connection.close()
    return True

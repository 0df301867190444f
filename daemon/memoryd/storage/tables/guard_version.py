"""Identifies the version of the guard. Stored verdicts count only if the current version made
them."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction

UNKNOWN = -1
"""The number of a guard that is not registered in a database. No passage has it; a passage that no
guard has screened has the number 0."""


@cache
def guard_fingerprint() -> str:
    """A hash, in hex, of all files of the guard package."""
    digest = hashlib.blake2b(digest_size=16)
    for name, content in sorted(_modules(files("memoryd.guard"))):
        digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()


def known_guard(snapshot: Snapshot) -> int:
    """The number of the current guard in this database, or UNKNOWN if it is not registered."""
    row = snapshot.row("SELECT id FROM guards WHERE fingerprint = ?", guard_fingerprint())
    return UNKNOWN if row is None else int(row[0])


def add_guard(tx: Transaction) -> int:
    """Return the number of the current guard in this database, registering it if necessary."""
    known = known_guard(tx)
    if known != UNKNOWN:
        return known
    added = tx.execute("INSERT INTO guards (fingerprint) VALUES (?)", guard_fingerprint())
    return int(added.lastrowid)


def _modules(folder: Traversable) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _modules(entry)
        elif not entry.name.endswith(".pyc"):
            yield entry.name, entry.read_bytes()

"""Which guard this is: the verdicts of another one on stored texts do not count."""

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from memoryd.storage.engine.snapshot import Snapshot
from memoryd.storage.engine.transaction import Transaction

UNKNOWN = -1
"""Stands for a guard that no passage has the number of. 0 is that of passages that no guard looked
at."""


@cache
def guard_fingerprint() -> str:
    """A hash of all that the guard is made of."""
    digest = hashlib.blake2b(digest_size=16)
    for name, content in sorted(_modules(files("memoryd.guard"))):
        digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()


def known_guard(snapshot: Snapshot) -> int:
    """The number of this guard in this database, UNKNOWN if it looked at nothing here."""
    row = snapshot.row("SELECT id FROM guards WHERE fingerprint = ?", guard_fingerprint())
    return UNKNOWN if row is None else int(row[0])


def add_guard(tx: Transaction) -> int:
    """The number of this guard in this database; a new one if need be."""
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

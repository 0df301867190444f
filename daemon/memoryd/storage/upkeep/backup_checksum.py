"""The checksum of a backup: an HMAC that proves that this daemon made it for this user.

It is appended to the database file, so it is still valid after a download and an upload. SQLite
ignores bytes after the last page.
"""

import hashlib
import hmac
import os
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

from sqlcipher3 import dbapi2 as sqlite

from memoryd import clock
from memoryd.rules.rule import Source
from memoryd.storage.engine.row_hashes import SOUND, fill_row_hashes
from memoryd.storage.engine.transaction import Transaction
from memoryd.storage.tables.rule_rows import hash_of
from memoryd.storage.tables.rules import load_rules

_MAGIC = b"memoryd-backup-1"
_CHECKSUM_BYTES = len(_MAGIC) + hashlib.sha256().digest_size
_PIECE = 1 << 20


def add_checksum(path: Path, user_id: str, key: bytes) -> None:
    """Append the checksum to a complete backup."""
    with path.open("r+b") as file:
        size = os.fstat(file.fileno()).st_size
        proof = _proof(file, size, user_id, key)
        file.seek(size)
        file.write(_MAGIC + proof)


def remove_checksum(path: Path, user_id: str, key: bytes | None) -> bool:
    """Remove the checksum from a copy of a backup, if it has one. Returns whether it proves that
    the holder of `key` made this backup for this user."""
    with path.open("r+b") as file:
        size = os.fstat(file.fileno()).st_size - _CHECKSUM_BYTES
        if size < 0:
            return False
        file.seek(size)
        found = file.read(_CHECKSUM_BYTES)
        if not found.startswith(_MAGIC):
            return False
        is_proven = key is not None and hmac.compare_digest(
            found[len(_MAGIC) :], _proof(file, size, user_id, key)
        )
        file.truncate(size)
    return is_proven


def distrust(driver: "sqlite.Connection") -> int:
    """Remove from the database of an unproven backup what only this daemon may state: which rules
    are the user's own words, the responses to turns, pending relaxations, frozen blocks, and the
    guard's findings. Returns how many rules were the user's own words."""
    tx = Transaction(driver, clock.now())
    tx.execute("BEGIN")
    rules, _ = load_rules(tx, "WHERE source = 'user_explicit' OR sentence IS NOT NULL")
    demoted = sum(rule.source == "user_explicit" for rule in rules)
    for rule in rules:
        source: Source = "programmatic" if rule.source == "user_explicit" else rule.source
        ours = replace(rule, source=source, provenance=None)
        tx.execute(
            "UPDATE rules SET source = ?, session_id = NULL, turn_id = NULL, sentence = NULL,"
            " speaker = NULL, content_hash = ? WHERE tool_name = ? AND id = ?",
            ours.source,
            hash_of(ours),
            ours.tool_name,
            ours.id,
        )
    tx.execute(
        "UPDATE rule_events SET session_id = NULL, turn_id = NULL, sentence = NULL, speaker = NULL"
        f" WHERE sentence IS NOT NULL AND {SOUND['rule_events']}"
    )
    for table in ("turn_answers", "relaxations", "snapshots", "guard_scans", "guards"):
        tx.execute(f"DELETE FROM {table}")
    tx.execute(
        "UPDATE passages SET screened = 0, blocked = NULL"
        f" WHERE screened <> 0 AND {SOUND['passages']}"
    )
    fill_row_hashes(driver)
    tx.execute("COMMIT")
    return demoted


def _proof(file: BinaryIO, size: int, user_id: str, key: bytes) -> bytes:
    """The HMAC-SHA256 of the user id and the first `size` bytes of the file."""
    mac = hmac.new(key, _MAGIC + user_id.encode() + b"\0", hashlib.sha256)
    file.seek(0)
    while size > 0:
        piece = file.read(min(size, _PIECE))
        mac.update(piece)
        size -= len(piece)
    return mac.digest()

"""One bit flipped on the disk, at many offsets: it is found and named or quarantined,
nobody else notices, and a backup brings everything back."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from memoryd.storage.files.export_key import read_export_key
from memoryd.storage.upkeep.backup_checksum import add_checksum, remove_checksum
from tests.client import Client, RefusedError
from tests.daemon import Daemon
from tests.database import everything_is_encrypted, open_database
from tests.storage.durability.lives import MAIL_TO_SARAH, check_unavailable, contents, fill

SOURCE = "source"
NEIGHBOUR = "neighbour"
_LEAST = 5
"""Bytes of a value that is looked for in the file."""


@pytest.fixture
def bit_flips(request: pytest.FixtureRequest) -> int:
    """How many places are tried."""
    number: int = request.config.getoption("--bit-flips")
    return number


def values_of(path: Path) -> set[bytes]:
    """Every text and blob that is stored, in tables of the keyword index too. Which guard has
    scanned a user is left out: when it does not fit, the scan is made again and writes it again."""
    found = set()
    connection = open_database(path)
    connection.text_factory = bytes
    try:
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%fts5%'"
            " AND name NOT IN ('guards', 'guard_scans')"
        ).fetchall()
        for (table,) in tables:
            for row in connection.execute(f"SELECT * FROM {table.decode()}").fetchall():
                found |= {value for value in row if isinstance(value, bytes)}
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
    return {value for value in found if len(value) >= _LEAST}


def live_bytes(path: Path) -> list[int]:
    """The offsets of all bytes of the file that belong to a stored value, in rows or indexes."""
    image = path.read_bytes()
    offsets: set[int] = set()
    for value in values_of(path):
        at = image.find(value)
        while at >= 0:
            offsets.update(range(at, at + len(value)))
            at = image.find(value, at + 1)
    return sorted(offsets)


def flip(path: Path, offset: int, bit: int) -> None:
    with path.open("r+b") as file:
        file.seek(offset)
        byte = file.read(1)[0]
        file.seek(offset)
        file.write(bytes([byte ^ 1 << bit]))


def prepared(daemon: Daemon, flips: int) -> tuple[dict[str, Any], list[tuple[str, int, int]]]:
    """Users that are copies of one, each with a backup and one bit of its database flipped."""
    client = daemon.connect()
    fill(client, SOURCE)
    fill(client, NEIGHBOUR)
    before = contents(client, SOURCE)
    client.call("user.backup", user_id=SOURCE)
    daemon.stop()
    offsets, chosen = live_bytes(daemon.database(SOURCE)), random.Random(4217)
    assert len(offsets) > 20_000
    made = []
    for number in range(flips):
        user_id = f"flipped{number}"
        shutil.copytree(daemon.workspace_root / SOURCE, daemon.workspace_root / user_id)
        add_checksum_for(daemon, user_id)
        offset, bit = chosen.choice(offsets), chosen.randrange(8)
        flip(daemon.database(user_id), offset, bit)
        made.append((user_id, offset, bit))
    daemon.start()
    return before, made


def add_checksum_for(daemon: Daemon, user_id: str) -> None:
    """Make the copied backup one of this user."""
    key = read_export_key(daemon.workspace_root)
    (backup,) = daemon.database(user_id).with_name("backups").iterdir()
    assert key is not None
    assert remove_checksum(backup, SOURCE, key)
    add_checksum(backup, user_id, key)


def found(client: Client, user_id: str) -> str:
    """How the damage is found: `closed` when the user is unavailable at once, `broken` when
    user.verify sets the database aside, `named` when it names rows; empty: not at all."""
    try:
        verdict = client.call("memory.tool_call_check", user_id=user_id, **MAIL_TO_SARAH)["verdict"]
        assert verdict in ("deny", "ask")
        result = client.call("user.verify", user_id=user_id)
    except RefusedError as error:
        return "closed" if error.code == -32014 else str(error)
    if result["quarantined"]:
        assert result["broken"]
        return "broken"
    assert bool(result["damaged"]) == (not result["ok"])
    return "named" if result["damaged"] else ""


def test_every_flipped_bit_is_found(start_daemon: Callable[..., Daemon], bit_flips: int) -> None:
    """And until the restore of what is quarantined every method is storage_unavailable."""
    if everything_is_encrypted():
        pytest.skip("a page of an encrypted file whose bit is flipped cannot be read at all")
    daemon = start_daemon("--embedding-idle-unload", "0")
    before, users = prepared(daemon, bit_flips)
    client = daemon.connect()
    others = contents(client, NEIGHBOUR)
    outcomes: dict[str, list[Any]] = {}
    for user_id, offset, bit in users:
        outcome = found(client, user_id)
        outcomes.setdefault(outcome, []).append((offset, bit))
        if outcome in ("closed", "broken"):
            check_unavailable(client, user_id)
        assert contents(client, NEIGHBOUR) == others
        client.call("user.restore", user_id=user_id)
        assert contents(client, user_id) == before, (user_id, offset, bit)
    assert outcomes.keys() <= {"closed", "broken", "named"}, outcomes

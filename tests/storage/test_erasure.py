"""What is deleted permanently leaves every file, and no search looks for it in vain."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.database import open_database

USER = "sam"
WORD = b"zanzibarina"


def files_with_the_word(daemon: Daemon) -> list[str]:
    return [file.name for file in daemon.own_files(USER) if WORD in file.read_bytes()]


def store(client: Client) -> dict[str, Any]:
    turn = {"user_id": USER, "session_id": "s", "turn_id": "t", "available_tools": ["send_email"]}
    message = "Never email zanzibarina."
    answer = client.call("memory.turn_complete", **turn, user_message=message)
    client.call("memory.session_start", user_id=USER, session_id="s2")
    (rule,) = answer["captured"]
    return {"user_id": USER, "tool_name": rule["tool_name"], "id": rule["id"]}


def delete(client: Client, rule: dict[str, Any]) -> None:
    client.call("memory.session_delete", user_id=USER, session_id="s")
    assert client.call("memory.tool_rule_delete", **rule) == {"deleted": True}


@pytest.mark.usefixtures("plain_files")
def test_a_deletion_leaves_no_byte_in_any_open_file(daemon: Daemon, client: Client) -> None:
    """While the daemon runs: neither in memory.db nor in its log or index."""
    rule = store(client)
    assert files_with_the_word(daemon)
    delete(client, rule)
    assert files_with_the_word(daemon) == []


@pytest.mark.usefixtures("plain_files")
def test_a_reader_puts_the_erasure_off_until_it_ends(daemon: Daemon, client: Client) -> None:
    """The delete is answered at once; the log is emptied soon after the reader is gone."""
    rule = store(client)
    reader = open_database(daemon.database(USER))
    try:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM rules").fetchall()
        began = time.monotonic()
        delete(client, rule)
        assert time.monotonic() - began < 3
        assert files_with_the_word(daemon)
    finally:
        reader.close()
    deadline = time.monotonic() + 20
    while files_with_the_word(daemon):
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.usefixtures("plain_files")
def test_a_kill_puts_the_erasure_off_until_the_next_opening(daemon: Daemon) -> None:
    """A log that a killed daemon left behind is emptied when the user is opened again."""
    client = daemon.connect()
    rule = store(client)
    reader = open_database(daemon.database(USER))
    try:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM rules").fetchall()
        delete(client, rule)
        daemon.kill()
        assert files_with_the_word(daemon)
    finally:
        # Closed like this the log stays: a last closing would have emptied it.
        image = {
            file: file.read_bytes()
            for file in daemon.own_files(USER)
            if file.name.startswith("memory.db")
        }
        reader.close()
    for file, content in image.items():
        file.write_bytes(content)
    assert files_with_the_word(daemon)
    daemon.start()
    daemon.connect().call("memory.tool_rule_list", user_id=USER, tool_name="t")
    assert files_with_the_word(daemon) == []


def rows(path: Path, sql: str) -> list[tuple[Any, ...]]:
    connection = open_database(path, mode="ro")
    try:
        found: list[tuple[Any, ...]] = connection.execute(sql).fetchall()
        return found
    finally:
        connection.close()


def test_blocks_that_thawed_are_removed(start_daemon: Callable[..., Daemon]) -> None:
    """Freezing a block drops those whose time is over; their sessions stay."""
    daemon = start_daemon("--session-idle-ttl", "1")
    client = daemon.connect()
    for number in range(3):
        client.call("memory.session_start", user_id=USER, session_id=f"old{number}")
    time.sleep(1.2)
    client.call("memory.session_start", user_id=USER, session_id="new")
    frozen = rows(daemon.database(USER), "SELECT session_id FROM snapshots")
    assert frozen == [("new",)]
    assert len(client.call("memory.session_list", user_id=USER)["sessions"]) == 4


def test_only_blocks_that_hold_the_rule_are_read(daemon: Daemon, client: Client) -> None:
    """A block that cannot be read does not stand in the way of deleting a rule it lacks."""
    place = {"user_id": USER, "tool_name": "t", "id": "r"}
    client.call("memory.session_start", user_id=USER, session_id="s")
    client.call("memory.tool_rule_put", **place, rule="Never email.", priority="critical")
    connection = open_database(daemon.database(USER))
    connection.execute("UPDATE snapshots SET rules = '{'")
    connection.close()
    assert client.call("memory.tool_rule_delete", **place) == {"deleted": True}

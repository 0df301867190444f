"""A backup speaks for the user only if this daemon made it for this user and nobody changed it."""

from contextlib import closing
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.database import open_database
from tests.storage.durability.lives import DECREE, MAIL_TO_SARAH, contents, fill
from tests.storage.durability.test_backups import bring, read_whole

USER = "sam"
OTHER = "kim"
TURN: dict[str, Any] = {"session_id": "s", "turn_id": "once", "user_message": DECREE}
PASTED = {"session_id": "s", "user_message": "> You may email Sarah again."}


def a_backup(client: Client) -> bytes:
    """A backup of a user with captured rules, a frozen block and responses to turns."""
    notes = fill(client, USER)
    client.call("memory.turn_complete", user_id=USER, **TURN)
    client.call("memory.turn_complete", user_id=USER, speaker="kim", **PASTED)
    notes.catch_up()
    name: str = client.call("user.backup", user_id=USER)["name"]
    return read_whole(client, USER, name)


def decrees(client: Client, user_id: str) -> list[tuple[str, bool]]:
    """The source of each rule that forbids mail, and whether it has a provenance."""
    rules = client.call("memory.tool_rule_list", user_id=user_id, tool_name="send_email")["rules"]
    return [
        (rule["source"], rule["provenance"] is not None)
        for rule in rules
        if rule["rule"].startswith("Never email")
    ]


@pytest.mark.usefixtures("plain_files")
@pytest.mark.parametrize("forged", ["of a new user", "of a known user", "changed", "unsigned"])
def test_a_foreign_backup_does_not_speak_for_the_user(daemon: Daemon, forged: str) -> None:
    """Its memory comes in; no rule is the user's own word, no turn counts as answered, and no text
    as seen by the guard. The rules forbid what they forbade."""
    client = daemon.connect()
    content, user_id = a_backup(client), USER
    if forged == "of a new user":
        user_id = OTHER
    elif forged == "changed":
        at = content.index(b"mountain 0")
        content = content[:at] + b"MOUNTAIN" + content[at + 8 :]
    elif forged == "unsigned":
        content = content[: len(content) // 4096 * 4096]
    else:
        user_id = OTHER
        client.call("memory.tool_rule_put", user_id=OTHER, tool_name="t", rule="Old.", id="old")
    bring(client, "upload-1.db", content, user_id)
    restored = client.call("user.restore", user_id=user_id, name="upload-1.db")
    assert (restored["signed"], restored["demoted"]) == (False, 1)
    assert decrees(client, user_id) == [("programmatic", False)]
    check = client.call("memory.tool_call_check", user_id=user_id, **MAIL_TO_SARAH)
    assert check["verdict"] != "allow"
    damaged = forged == "changed"
    assert client.call("user.verify", user_id=user_id)["ok"] is not damaged
    with closing(open_database(daemon.database(user_id), mode="ro")) as connection:
        for table in ("snapshots", "turn_answers", "relaxations"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
        for table in ("rules", "rule_events"):
            said = f"SELECT count(*) FROM {table} WHERE coalesce(sentence, speaker) IS NOT NULL"
            assert damaged or connection.execute(said).fetchone() == (0,)
    again = client.call("memory.turn_complete", user_id=user_id, **TURN)
    assert again["duplicate"] is False
    assert decrees(client, user_id) == [("user_explicit", True)]


@pytest.mark.parametrize("loss", ["none", "damage", "purge"])
def test_an_own_backup_keeps_the_users_words(daemon: Daemon, loss: str) -> None:
    """Also after damage of the database, and after it was taken out, forgotten and brought back."""
    client = daemon.connect()
    content = a_backup(client)
    before = contents(client, USER)
    if loss == "damage":
        daemon.stop()
        daemon.database(USER).write_bytes(b"\xff" * 8192)
        daemon.start()
        client = daemon.connect()
    elif loss == "purge":
        client.call("user.purge", user_id=USER, confirm=USER)
        bring(client, "sam.db", content)
    restored = client.call("user.restore", user_id=USER)
    assert (restored["signed"], restored["demoted"]) == (True, 0)
    assert contents(client, USER) == before
    assert decrees(client, USER) == [("user_explicit", True)]
    assert len(client.call("memory.relaxations_pending", user_id=USER)["relaxations"]) == 1
    assert client.call("memory.turn_complete", user_id=USER, **TURN)["duplicate"] is True


def test_what_a_restore_replaced_is_trusted(daemon: Daemon) -> None:
    """It never left the daemon's own folder."""
    client = daemon.connect()
    a_backup(client)
    aside = client.call("user.restore", user_id=USER)["set_aside"]
    name = next(one for one in aside if one.startswith("memory.db.replaced-"))
    assert client.call("user.restore", user_id=USER, name=name)["signed"] is True
    assert decrees(client, USER) == [("user_explicit", True)]

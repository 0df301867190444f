"""A kill at any moment of a key change: the user opens under the old or the new key, whole."""

import json
import random
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.database import open_database
from tests.storage.encryption.key_files import KeyFile

USER = "sam"
TURNS = 60
LONG = "Sixty such texts make a file whose copying takes a while. " * 60


@pytest.fixture
def key_kills(request: pytest.FixtureRequest) -> int:
    number: int = request.config.getoption("--key-kills")
    return number


def say(client: Client, number: int) -> None:
    turn = {"user_id": USER, "session_id": "s", "turn_id": f"t{number}"}
    client.call("memory.turn_complete", **turn, assistant_response=f"{number} {LONG}")


def said(client: Client) -> list[int]:
    numbers: list[int] = []
    cursor: dict[str, str] = {}
    while True:
        page = client.call("memory.session_read", user_id=USER, session_id="s", **cursor)
        numbers += [int(turn["text"].split()[0]) for turn in page["turns"]]
        if page["next_cursor"] is None:
            return numbers
        cursor = {"cursor": page["next_cursor"]}


def check_file(path: Path, keys: list[KeyFile]) -> str | None:
    """The id of the key that the marker names; the file is sound under it."""
    key_id: str | None = json.loads(path.with_name("state.json").read_text())["key_id"]
    found = [key.master.of_user(USER) for key in keys if key.master.id == key_id]
    with closing(open_database(path, key=found[0] if found else None)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        connection.execute(
            "INSERT INTO passage_terms (passage_terms, rank) VALUES ('integrity-check', 1)"
        )
    assert not path.with_name("memory.db.rekeyed").exists()
    return key_id


def test_a_kill_amid_a_key_change_loses_nothing(
    start_daemon: Callable[..., Daemon], tmp_path: Path, key_kills: int
) -> None:
    """All that was acknowledged is there after each kill, and the next change goes on from it."""
    moments = random.Random(key_kills)
    keys = [KeyFile(tmp_path, number) for number in range(2)]
    pair = ("--encryption", "false", "--embedding-model", "none")
    flags = [
        (*pair, "--key-source", one.source, "--previous-key-source", other.source)
        for one, other in (keys, keys[::-1])
    ]
    daemon = start_daemon(*flags[0])
    client = daemon.connect()
    for number in range(TURNS):
        say(client, number)
    took = []
    for method in ("user.encrypt", "user.decrypt"):
        began = time.monotonic()
        client.call(method, user_id=USER)
        took.append(time.monotonic() - began)
    seen = set()
    longest = 1.2 * max(took)
    for kill in range(key_kills):
        number = TURNS + kill
        say(client, number)
        client.call("memory.profile", user_id=USER)
        under = json.loads(daemon.database(USER).with_name("state.json").read_text())["key_id"]
        method = "user.encrypt" if under is None else ("user.rekey", "user.decrypt")[kill % 2]
        client.send(method, {"user_id": USER})
        time.sleep(moments.uniform(0, longest))
        daemon.kill()
        daemon.flags = flags[moments.randrange(2)]
        daemon.start()
        client = daemon.connect()
        assert said(client) == list(range(number + 1))
        daemon.kill()
        now_under = check_file(daemon.database(USER), keys)
        # the machine may be slower than when it was timed
        longest *= 1.5 if now_under == under else 0.9
        seen.add(now_under)
        daemon.start()
        client = daemon.connect()
    assert len(seen) > 1 or key_kills < 4

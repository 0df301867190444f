"""user.encrypt, user.decrypt and user.rekey, while the user is in use."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.client import Client, RefusedError
from tests.daemon import Daemon
from tests.database import open_database
from tests.storage.encryption.key_files import KeyFile, files_with
from tests.storage.encryption.test_at_rest import CANARIES, write_everything

USER = "sam"
PLACE = {"user_id": USER, "tool_name": "t"}
PLAIN = ("--encryption", "false", "--embedding-model", "none")


@pytest.fixture
def keys(tmp_path: Path) -> list[KeyFile]:
    return [KeyFile(tmp_path, number) for number in range(2)]


@pytest.fixture
def daemon(start_daemon: Callable[..., Daemon], keys: list[KeyFile]) -> Daemon:
    """It has a key, and does not encrypt new users."""
    return start_daemon(*PLAIN, "--key-source", keys[0].source)


def everything(client: Client) -> list[Any]:
    """What the user's memory answers in all its parts."""
    return [
        client.call("memory.session_read", user_id=USER, session_id="s"),
        client.call("memory.session_start", user_id=USER, session_id="s"),
        client.call("memory.tool_rule_list", user_id=USER, tool_name="send_email"),
        client.call("memory.profile", user_id=USER),
        [
            (one["text"], one["score"])
            for one in client.call(
                "memory_search",
                user_id=USER,
                query="the kilimandjaro rises",
                include_conversation=True,
            )["results"]
        ],
    ]


def marker(daemon: Daemon) -> str:
    return daemon.database(USER).with_name("state.json").read_text()


def test_a_finished_change_tells_how_much_it_was(daemon: Daemon) -> None:
    """The job counts the bytes of the database, however soon it is done."""
    client = daemon.connect()
    client.call("memory.tool_rule_put", **PLACE, rule="x")
    daemon.restart()
    size = daemon.database(USER).stat().st_size
    client = daemon.connect()
    client.call("user.encrypt", user_id=USER)
    (job,) = client.call("daemon.jobs", user_id=USER, state="done")["jobs"]
    assert (job["kind"], job["done"], job["total"]) == ("encryption", size, size)


def test_a_plain_user_is_encrypted_and_decrypted(daemon: Daemon, keys: list[KeyFile]) -> None:
    """Everything is answered as before, and no word stands in a file while it is encrypted."""
    client = daemon.connect()
    write_everything(client)
    before = everything(client)
    answer = client.call("user.encrypt", user_id=USER)
    assert answer == {"changed": True, "key_id": keys[0].master.id, "plain_copies": []}
    assert everything(client) == before
    assert files_with(daemon.workspace_root, *CANARIES) == []
    assert keys[0].master.id in marker(daemon)
    assert client.call("user.encrypt", user_id=USER) == answer | {"changed": False}
    daemon.kill()
    assert files_with(daemon.workspace_root, *CANARIES) == []
    daemon.start()
    client = daemon.connect()
    assert everything(client) == before
    assert client.call("user.decrypt", user_id=USER) == {"changed": True}
    assert client.call("user.decrypt", user_id=USER) == {"changed": False}
    assert everything(client) == before
    assert files_with(daemon.workspace_root, *CANARIES[:3])
    assert daemon.database(USER).read_bytes().startswith(b"SQLite format 3\0")
    assert daemon.database(USER).stat().st_mode & 0o777 == 0o600
    assert "memory.db.rekeyed" not in {path.name for path in daemon.database(USER).parent.iterdir()}


def test_a_user_moves_to_the_current_key(daemon: Daemon, keys: list[KeyFile]) -> None:
    """After a rekey the previous key is not needed any more."""
    client = daemon.connect()
    write_everything(client)
    client.call("user.encrypt", user_id=USER)
    before = everything(client)
    daemon.restart(
        "--embedding-model", "none", *keys[1].flags, "--previous-key-source", keys[0].source
    )
    client = daemon.connect()
    assert client.call("user.rekey", user_id=USER)["changed"] is True
    assert client.call("user.rekey", user_id=USER) == {
        "changed": False,
        "key_id": keys[1].master.id,
    }
    daemon.restart("--embedding-model", "none", *keys[1].flags)
    assert everything(daemon.connect()) == before
    daemon.restart("--embedding-model", "none", *keys[0].flags)
    assert daemon.connect().refused("memory.profile", user_id=USER).code == -32015


def test_what_cannot_be_changed_is_told(
    start_daemon: Callable[..., Daemon], daemon: Daemon
) -> None:
    """An unknown user, a rekey of a plain database, and an encryption without a key."""
    client = daemon.connect()
    client.call("memory.tool_rule_put", **PLACE, rule="x")
    for method in ("user.encrypt", "user.decrypt", "user.rekey"):
        assert client.refused(method, user_id="nobody").code == -32004
    assert client.refused("user.rekey", user_id=USER).code == -32017
    keyless = start_daemon(*PLAIN, "--key-source", "credential:none").connect()
    keyless.call("memory.tool_rule_put", **PLACE, rule="x")
    refused = keyless.refused("user.encrypt", user_id=USER)
    assert refused.code == -32015
    assert "memoryctl key new" in refused.message


def test_plain_copies_are_named(daemon: Daemon) -> None:
    """Backups and exports from before are not encrypted with the database: the answer says so."""
    client = daemon.connect()
    client.call("memory.tool_rule_put", **PLACE, rule="x")
    folder = daemon.database(USER).parent
    (folder / "backups" / "old.db").write_bytes(b"SQLite format 3\0" + b"x" * 100)
    (folder / "backups" / "new.db").write_bytes(bytes(range(200, 256)) * 80)
    plain = client.call("memory.export", user_id=USER)["name"]
    names = ["backups/old.db", f"exports/{plain}"]
    assert client.call("user.encrypt", user_id=USER)["plain_copies"] == names
    client.call("memory.export", user_id=USER)
    assert client.call("user.encrypt", user_id=USER)["plain_copies"] == names


def test_changes_of_the_key_take_effect_in_their_order(daemon: Daemon) -> None:
    """Those that one connection sent without waiting."""
    client = daemon.connect()
    client.call("memory.tool_rule_put", **PLACE, id="r0", rule="text 0")
    methods = ["user.encrypt", "user.decrypt", "user.encrypt", "user.rekey"]
    ids = [client.send(method, {"user_id": USER}) for method in methods]
    assert [told["changed"] for told in client.results(ids)] == [True, True, True, False]


def test_a_reader_of_another_process_is_not_cut_off(daemon: Daemon) -> None:
    """locked, and nothing is changed; when it is gone the change goes through."""
    client = daemon.connect()
    client.call("memory.tool_rule_put", **PLACE, rule="x")
    reader = open_database(daemon.database(USER))
    try:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM rules").fetchall()
        refused = client.refused("user.encrypt", user_id=USER)
        assert (refused.code, refused.data["reason"]) == (-32014, "locked")
    finally:
        reader.close()
    assert len(client.call("memory.tool_rule_list", **PLACE)["rules"]) == 1
    assert client.call("user.encrypt", user_id=USER)["changed"] is True


def test_calls_of_the_user_wait_and_nothing_is_lost(daemon: Daemon) -> None:
    """Writes that come in while the key changes again and again are all stored, in their order;
    another user is served all the while."""
    client = daemon.connect()
    client.call("memory.tool_rule_put", **PLACE, id="r0", rule="text 0")
    changes: list[bool] = []
    refused: list[int] = []
    ended = threading.Event()

    def change() -> None:
        try:
            with Client(daemon.socket) as changing:
                for number in range(6):
                    method = "user.decrypt" if number % 2 else "user.encrypt"
                    try:
                        changes.append(changing.call(method, user_id=USER)["changed"])
                    except RefusedError as error:
                        refused.append(error.code)
        finally:
            ended.set()

    changer = threading.Thread(target=change)
    changer.start()
    number = 0
    while not ended.is_set():
        rules = [{**PLACE, "id": f"r{number + n}", "rule": f"text {number + n}"} for n in range(8)]
        ids = [client.send("memory.tool_rule_put", rule) for rule in rules]
        other = PLACE | {"user_id": "ada"}
        assert client.call("memory.tool_rule_put", **other, id="r", rule=f"text {number}")
        client.results(ids)
        number += 8
    changer.join()
    assert True in changes
    assert set(refused) <= {-32013}
    listed = []
    cursor: dict[str, str] = {}
    while True:
        page = client.call("memory.tool_rule_list", **PLACE, limit=200, **cursor)
        listed += [rule["rule"] for rule in page["rules"]]
        if page["next_cursor"] is None:
            break
        cursor = {"cursor": page["next_cursor"]}
    assert sorted(listed) == sorted(f"text {n}" for n in range(number))

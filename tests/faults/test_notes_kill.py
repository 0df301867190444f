"""Notes and SIGKILL: what was acknowledged is there, once, in rows, keywords and vectors."""

import threading
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.faults.note_files import check_index, database, rare_word
from tests.rpc.methods.note_calls import Notes, wait_until

USER = "sam"
WRITERS = 4
WINDOW = 8


def test_the_round_trip_with_a_kill_after_each_step(daemon: Daemon) -> None:
    """Saved, found, updated, found anew, deleted, gone: each holds in the next process."""

    def killed() -> Notes:
        daemon.kill()
        daemon.start()
        notes = Notes(daemon.connect(), USER)
        notes.catch_up()
        return notes

    note_id = Notes(daemon.connect(), USER).save("User's name is Shantanu", tags=["name"])
    assert killed().texts("name") == ["User's name is Shantanu"]
    killed().update(note_id, "User prefers SG")
    notes = killed()
    assert notes.texts("what to call the user") == ["User prefers SG"]
    for query in ("name", "Shantanu", "User's name is Shantanu"):
        assert not any("Shantanu" in text for text in notes.texts(query, top_k=20))
    assert [one["content"] for one in notes.history(note_id)] == [
        "User prefers SG",
        "User's name is Shantanu",
    ]
    notes.delete(note_id)
    notes = killed()
    assert notes.search("what to call the user") == []
    assert notes.client.refused("memory_delete", user_id=USER, note_id=note_id).code == -32004


class Writer(threading.Thread):
    """Saves notes and updates each of them, many at once, until the daemon is gone.

    Every text holds a word of its own. `said` is what may be stored under an id: the text that
    was acknowledged last, and an update that was sent after it.
    """

    def __init__(self, socket: Path, number: int, counted: "Counter") -> None:
        super().__init__()
        self.user_id = f"writer{number}"
        self.said: dict[str, set[str]] = {}
        self.asked: set[str] = set()
        self._socket = socket
        self._first = number * 100_000
        self._counted = counted

    def run(self) -> None:
        with suppress(ConnectionError, OSError, ValueError), Client(self._socket) as client:
            number = self._first
            while True:
                self._save_and_update(client, range(number, number + WINDOW))
                number += WINDOW

    def _save_and_update(self, client: Client, numbers: range) -> None:
        texts = [f"The password of host {n} is {rare_word(2 * n)}" for n in numbers]
        self.asked.update(texts)
        place = {"user_id": self.user_id}
        sent = [client.send("memory_save", place | {"content": text}) for text in texts]
        note_ids = []
        for text, answer in zip(texts, client.results(sent), strict=True):
            note_ids.append(answer["note_id"])
            self.said[answer["note_id"]] = {text}
            self._counted.add()
        texts = [f"Host {n} was renamed to {rare_word(2 * n + 1)}" for n in numbers]
        sent = []
        for note_id, text in zip(note_ids, texts, strict=True):
            self.said[note_id].add(text)
            params = place | {"note_id": note_id, "content": text}
            sent.append(client.send("memory_update", params))
        for note_id, text, _ in zip(note_ids, texts, map(client.result, sent), strict=True):
            self.said[note_id] = {text}
            self._counted.add()


class Counter:
    """How many writes were acknowledged, by all writers."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.value = 0

    def add(self) -> None:
        with self._lock:
            self.value += 1

    def has_reached(self, number: int) -> bool:
        return self.value >= number


def check_rows(path: Path, writer: Writer) -> None:
    """Every acknowledged note is there once, with a text it may have; nothing else is."""
    with database(path) as connection:
        found: list[Any] = connection.execute("SELECT note_id, content FROM notes").fetchall()
        stored = dict(found)
        assert len(stored) == len(found)
        for note_id, may_be in writer.said.items():
            assert stored[note_id] in may_be
        for note_id, content in stored.items():
            assert note_id in writer.said or content in writer.asked
        assert len(set(stored.values())) == len(stored)
        words = {text.split()[-1] for text in stored.values()}
        indexed = {
            word
            for (terms,) in connection.execute("SELECT terms FROM passages")
            for word in terms.split()
            if word.startswith("qz")
        }
        assert indexed == words


def test_a_kill_amid_saving_and_updating(daemon: Daemon, load_seconds: float) -> None:
    """For every acknowledged note exactly one version is in rows, keywords and vectors, in the
    next process and, once it has caught up, in the file."""
    rounds = max(1, min(10, round(load_seconds / 6)))
    for first in range(0, rounds * WRITERS, WRITERS):
        acknowledged = Counter()
        writers = [Writer(daemon.socket, first + n, acknowledged) for n in range(WRITERS)]
        for one in writers:
            one.start()
        wait_until(partial(acknowledged.has_reached, 300), 60)
        daemon.kill()
        for one in writers:
            one.join(30)
            assert not one.is_alive()
        daemon.start()
        client = daemon.connect()
        for one in writers:
            check_answers(Notes(client, one.user_id), one)
            Notes(client, one.user_id).catch_up()
        daemon.stop()
        for one in writers:
            check_rows(daemon.database(one.user_id), one)
            check_index(daemon.database(one.user_id))
        daemon.start()


def check_answers(notes: Notes, writer: Writer) -> None:
    """The notes that were written last are found by their words, and know what they say."""
    for note_id, may_be in list(writer.said.items())[-2 * WINDOW :]:
        content = notes.history(note_id)[0]["content"]
        assert content in may_be
        best = notes.answer(content.split()[-1])["results"][0]
        assert (best["note_id"], best["text"]) == (note_id, content)


def test_waiting_vectors_are_made_after_a_kill(daemon: Daemon) -> None:
    """Notes and turns that had no vector when the daemon was killed are found by meaning."""
    notes = Notes(daemon.connect(), USER)
    notes.save("My sister gave birth to twins")
    sent = [
        notes.client.send(
            "memory_save", {"user_id": USER, "content": f"Memo {n} about warehouse shelf {7 * n}"}
        )
        for n in range(100)
    ]
    notes.client.results(sent)
    notes.say("We moved to a house by the sea")
    daemon.kill()
    daemon.start()
    client = daemon.connect()
    Notes(client, USER).catch_up()
    notes = Notes(client, USER)
    assert notes.texts("newborn babies in the family")[0] == "My sister gave birth to twins"
    found = notes.search("living near the ocean", include_conversation=True)
    assert found[0]["text"] == "We moved to a house by the sea"
    assert [job["state"] for job in client.call("daemon.jobs", user_id=USER)["jobs"]] in (
        ["done"],
        [],
    )
    daemon.stop()
    check_index(daemon.database(USER))


@pytest.mark.parametrize(
    "event",
    [
        "BEFORE INSERT ON passages",
        "AFTER DELETE ON passages",
        "BEFORE DELETE ON vectors",
        "BEFORE INSERT ON note_versions",
    ],
)
def test_a_fault_in_any_table_leaves_the_old_version(
    shared_daemon: Daemon, client: Client, event: str
) -> None:
    """An update or a delete that cannot be carried out everywhere changes nothing anywhere."""
    notes = Notes(client, USER)
    note_id = notes.save("User likes pizza")
    notes.catch_up()
    path = shared_daemon.database(USER)
    with database(path) as connection:
        connection.execute(f"CREATE TRIGGER fault {event} BEGIN SELECT RAISE(ABORT, 'f'); END")
    params = {"user_id": USER, "note_id": note_id}
    refused = [client.refused("memory_update", **params, content="User likes pasta")]
    if "DELETE" in event:
        refused.append(client.refused("memory_delete", **params))
    shared_daemon.expected_errors += len(refused)
    assert {error.code for error in refused} == {-32603}
    assert notes.texts("pasta") == ["User likes pizza"]
    assert len(notes.history(note_id)) == 1
    check_index(path)
    with database(path) as connection:
        connection.execute("DROP TRIGGER fault")
    notes.update(note_id, "User likes pasta")
    assert notes.texts("pizza") == ["User likes pasta"]
    notes.catch_up()
    check_index(path)

"""What is deleted is gone from the bytes on disk, words and stems too."""

import time
from collections.abc import Callable

import pytest

from tests.daemon import Daemon
from tests.faults.note_files import database, holds, rare_word
from tests.rpc.methods.note_calls import Notes, wait_until

pytestmark = pytest.mark.usefixtures("plain_files")

USER = "sam"
WORD, STEM = "zyzzyvas", "zyzzyv"
OTHER, OTHER_STEM = "xylographers", "xylograph"
TEXT = f"User collects {WORD} in glass jars"


@pytest.fixture
def notes(daemon: Daemon) -> Notes:
    return Notes(daemon.connect(), USER)


def gone(daemon: Daemon, *words: str) -> Callable[[], bool]:
    return lambda: not holds(daemon, USER, *words)


def delete_saved(notes: Notes) -> None:
    notes.delete(notes.save(TEXT, tags=[WORD], category=WORD))


def delete_embedded(notes: Notes) -> None:
    note_id = notes.save(TEXT)
    notes.catch_up()
    notes.delete(note_id)


def delete_updated(notes: Notes) -> None:
    note_id = notes.save(TEXT)
    notes.update(note_id, f"User studies {OTHER}")
    notes.update(note_id, "User has other interests")
    notes.delete(note_id)


def delete_long(notes: Notes) -> None:
    note_id = notes.save("\n".join(f"{WORD} {n} and {OTHER} in a jar." for n in range(150)))
    notes.catch_up()
    notes.delete(note_id)


def delete_session(notes: Notes) -> None:
    notes.say(TEXT, turn_id="t", speaker=WORD, assistant_response=f"{OTHER}, indeed.")
    notes.catch_up()
    notes.client.call("memory.session_delete", user_id=USER, session_id="talk")


@pytest.mark.parametrize(
    "delete", [delete_saved, delete_embedded, delete_updated, delete_long, delete_session]
)
def test_a_deleted_text_leaves_no_byte(
    daemon: Daemon, notes: Notes, delete: Callable[[Notes], None]
) -> None:
    """Its rare words and their stems are in no file a moment after the answer, while the daemon
    runs; the neighbours are still found."""
    notes.save_all([f"Another note about {rare_word(n)}" for n in range(30)])
    kept = notes.save(TEXT.replace(WORD, rare_word(1000)))
    wait_until(lambda: holds(daemon, USER, rare_word(1000)))
    delete(notes)
    wait_until(gone(daemon, STEM, OTHER_STEM), 10)
    notes.catch_up()
    assert gone(daemon, STEM, OTHER_STEM)()
    assert notes.search(rare_word(1000))[0]["note_id"] == kept
    assert len(notes.search("another note", top_k=20)) == 20


def test_many_deleted_notes_leave_nothing_to_read(daemon: Daemon, notes: Notes) -> None:
    """Every second of 200 notes, deleted while searches run: no byte, no row, no keyword."""
    ids = notes.save_all([f"Host {n} is called {rare_word(n)}" for n in range(200)])
    reader = daemon.connect()
    params = {"user_id": USER, "query": "what is the host called"}
    sent = [
        (
            notes.client.send("memory_delete", {"user_id": USER, "note_id": note_id}),
            reader.send("memory_search", params),
        )
        for note_id in ids[::2]
    ]
    for deleting, searching in sent:
        notes.client.result(deleting)
        reader.result(searching)
    wait_until(gone(daemon, *[rare_word(n) for n in range(0, 200, 2)]), 10)
    daemon.stop()
    with database(daemon.database(USER)) as connection:
        texts = {row[0] for row in connection.execute("SELECT content FROM notes")}
        assert texts == {f"Host {n} is called {rare_word(n)}" for n in range(1, 200, 2)}
        terms = {row[0] for row in connection.execute("SELECT term FROM passage_vocabulary")}
    assert {term for term in terms if term.startswith("qz")} == {
        rare_word(n) for n in range(1, 200, 2)
    }


def test_a_replaced_text_is_in_the_history_only(daemon: Daemon, notes: Notes) -> None:
    """No keyword of it is left, in the index or beside it."""
    note_id = notes.save(TEXT)
    notes.update(note_id, "User has other interests")
    daemon.stop()
    with database(daemon.database(USER)) as connection:
        tables = [
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if not name.startswith("sqlite_")
        ]
        found = {
            name
            for name in tables
            if any(
                STEM in str(value).lower()
                for row in connection.execute(f"SELECT * FROM {name}")
                for value in row
            )
        }
    assert found == {"note_versions"}


def test_without_fts5s_secure_delete_the_word_stays(daemon: Daemon, notes: Notes) -> None:
    """The same with that option off: the deleted note's stem stands in the keyword index. So the
    tests above can fail."""
    note_id = notes.save(TEXT)
    notes.save("User has other interests")
    daemon.stop()
    with database(daemon.database(USER)) as connection:
        connection.execute(
            "INSERT INTO passage_terms (passage_terms, rank) VALUES ('secure-delete', 0)"
        )
    daemon.start()
    notes = Notes(daemon.connect(), USER)
    notes.delete(note_id)
    assert [one["text"] for one in notes.answer(WORD)["results"]] == ["User has other interests"]
    time.sleep(1)  # as long as the others take to be rid of it
    daemon.stop()
    assert holds(daemon, USER, STEM)

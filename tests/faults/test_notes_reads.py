"""Read your writes: a note is found by meaning by the search that is sent after its answer."""

import threading
import uuid
from contextlib import suppress

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.rpc.methods.note_calls import Notes

OTHERS = 8
PAIRS = [
    ("My sister gave birth to twins", "newborn babies in the family"),
    ("We moved to a house by the sea", "living near the ocean"),
    ("Please answer in German", "which language should replies be written using"),
    ("The physician prescribed antibiotics", "medicine from a doctor"),
    ("I am allergic to peanuts", "foods that must be avoided"),
    ("Our team ships every Friday", "release schedule of the software"),
    ("The puppy chewed my shoes", "dog destroyed footwear"),
    ("He resigned from his job", "quit working at company"),
    ("Payment is overdue since March", "unpaid invoice"),
    ("The laptop does not boot anymore", "computer is broken"),
]
FILLERS = [f"Memo {n} about warehouse shelf {7 * n}" for n in range(20)]


class Neighbour(threading.Thread):
    """Another user who saves and searches without a pause."""

    def __init__(self, daemon: Daemon) -> None:
        super().__init__()
        self._socket = daemon.socket
        self.stopping = False
        self.rounds = 0

    def run(self) -> None:
        with suppress(ConnectionError), Client(self._socket, timeout_s=60) as client:
            notes = Notes(client, f"neighbour-{uuid.uuid4()}")
            while not self.stopping:
                notes.save(f"Delivery {self.rounds} arrived at gate {self.rounds % 9}")
                notes.answer("where did the parcel arrive")
                self.rounds += 1


@pytest.fixture
def times(load_seconds: float) -> int:
    """60 in the short form, 1,000 in the long one."""
    return 60 if load_seconds < 30 else 1000


def test_a_save_is_found_by_meaning_at_once(daemon: Daemon, times: int) -> None:
    """Every time, though eight other users keep the daemon busy."""
    notes = Notes(daemon.connect(), "reader")
    notes.save_all(FILLERS)
    notes.catch_up()
    neighbours = [Neighbour(daemon) for _ in range(OTHERS)]
    for one in neighbours:
        one.start()
    try:
        missed = []
        for number in range(times):
            content, query = PAIRS[number % len(PAIRS)]
            note_id = notes.save(content)
            answer = notes.answer(query)
            if answer["results"][0]["note_id"] != note_id or answer["warnings"]:
                missed.append((number, query, answer))
            notes.delete(note_id)
    finally:
        for one in neighbours:
            one.stopping = True
        for one in neighbours:
            one.join(60)
    assert missed == []
    assert min(one.rounds for one in neighbours) > 0


def test_an_update_and_a_turn_are_found_by_meaning_at_once(daemon: Daemon) -> None:
    """A search on another connection too, as soon as the write was answered."""
    notes = Notes(daemon.connect(), "reader")
    reader = Notes(daemon.connect(), "reader")
    notes.save_all(FILLERS)
    notes.catch_up()
    note_id = notes.save("nothing yet")
    for content, query in PAIRS:
        notes.update(note_id, content)
        assert reader.answer(query)["results"][0]["text"] == content
    notes.delete(note_id)
    for number, (content, query) in enumerate(PAIRS):
        notes.say(content, session_id=f"s{number}")
        answer = reader.answer(query, include_conversation=True)
        assert (answer["results"][0]["text"], answer["warnings"]) == (content, [])


def test_a_search_behind_a_save_in_one_pipeline_finds_it(daemon: Daemon) -> None:
    """Sent together without waiting, in their order on one connection."""
    notes = Notes(daemon.connect(), "reader")
    notes.save_all(FILLERS)
    notes.catch_up()
    for content, query in PAIRS:
        place = {"user_id": "reader"}
        saving = notes.client.send("memory_save", place | {"content": content})
        searching = notes.client.send("memory_search", place | {"query": query})
        note_id = notes.client.result(saving)["note_id"]
        deleting = notes.client.send("memory_delete", place | {"note_id": note_id})
        assert notes.client.result(searching)["results"][0]["note_id"] == note_id
        notes.client.result(deleting)
        assert notes.answer(query)["results"][0]["note_id"] != note_id

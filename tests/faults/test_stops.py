"""SIGTERM at random moments, under writers and while the model is loaded: it ends with 0, and what
was acknowledged is there."""

import os
import random
import signal
import time
from collections.abc import Callable

from tests.client import RefusedError
from tests.daemon import Daemon
from tests.faults.mixed_writers import Ledger, Writer, settle, wait_for_writes
from tests.rpc.methods.note_calls import Notes, wait_until

WRITERS = 8
USERS = 3
MOST_BETWEEN = 100
OVERLOADED = -32013


def test_stops_at_any_moment(daemon: Daemon, kills: int) -> None:
    """Each stop exits with 0; the files hold all that was acknowledged, and nothing else."""
    daemon.restart("--memory-char-limit", "0")
    chance = random.Random(kills)
    ledgers = [Ledger(number, f"user{number % USERS}") for number in range(WRITERS)]
    acknowledged = 0
    for stop in range(kills):
        writers = [Writer(daemon.socket, one, stop * WRITERS + one.number) for one in ledgers]
        for writer in writers:
            writer.start()
        enough = acknowledged + chance.randint(0, MOST_BETWEEN)
        wait_for_writes(ledgers, enough)
        time.sleep(chance.random() / 10)  # the moment is what is random
        assert daemon.stop() == 0, daemon.log()
        for writer in writers:
            writer.join(60)
            assert not writer.is_alive()
            error = writer.error
            assert error is None or (isinstance(error, RefusedError) and error.code == OVERLOADED)
        for number in range(USERS):
            user_id = f"user{number}"
            settle(daemon.database(user_id), [one for one in ledgers if one.user_id == user_id])
        acknowledged = sum(one.acknowledged for one in ledgers)
        daemon.start()
    assert acknowledged > 0


def test_a_search_does_not_hold_up_a_stop(start_daemon: Callable[..., Daemon]) -> None:
    """One that waits for the model is answered by keyword alone, with a warning."""
    daemon = start_daemon()
    Notes(daemon.connect(), "sam").save("The spare wheel is flat")
    daemon.restart()
    client, other = daemon.connect(), daemon.connect()
    search = client.send("memory_search", {"user_id": "sam", "query": "spare wheel"})
    wait_until(lambda: other.call("daemon.stats")["requests"]["in_flight"] > 1, 20)
    os.kill(daemon.pid, signal.SIGTERM)
    found = client.result(search)
    assert [one["text"] for one in found["results"]] == ["The spare wheel is flat"]
    assert "searched by keyword only: the daemon is stopping" in found["warnings"]
    assert daemon._process is not None
    assert daemon._process.wait(30) == 0

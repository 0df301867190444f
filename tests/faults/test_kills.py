"""SIGKILL at random moments under 32 writers: what was acknowledged is there, and nothing else."""

import random
import shutil
import time
from pathlib import Path

from tests.daemon import Daemon
from tests.faults.mixed_writers import Ledger, Writer, settle, wait_for_writes
from tests.rpc.methods.note_calls import Notes

WRITERS = 32
USERS = 4
MOST_BETWEEN = 200


def test_kills_under_32_writers(daemon: Daemon, tmp_path: Path, kills: int) -> None:
    """After each kill the files hold every acknowledged rule, note, profile entry and turn, whole,
    and nothing that was not asked for; the next process finds them by their words."""
    daemon.restart("--memory-char-limit", "0")
    chance = random.Random(kills)
    ledgers = [Ledger(number, f"user{number % USERS}") for number in range(WRITERS)]
    for kill in range(kills):
        writers = [Writer(daemon.socket, one, kill * WRITERS + one.number) for one in ledgers]
        for writer in writers:
            writer.start()
        enough = acknowledged(ledgers) + chance.randint(0, MOST_BETWEEN)
        wait_for_writes(ledgers, enough)
        time.sleep(chance.random() / 100)  # the moment is what is random
        daemon.kill()
        for writer in writers:
            writer.join(60)
            assert not writer.is_alive()
            assert writer.error is None, repr(writer.error)
        for number in range(USERS):
            user_id = f"user{number}"
            copy = tmp_path / "copy" / user_id / ".oxydra"
            copy.mkdir(parents=True)
            for file in daemon.database(user_id).parent.glob("memory.db*"):
                if not file.name.endswith("-shm"):
                    shutil.copy(file, copy)
            settle(copy / "memory.db", [one for one in ledgers if one.user_id == user_id])
            shutil.rmtree(copy)
        daemon.start()
        check_answers(daemon, chance.sample(ledgers, 2))
    assert acknowledged(ledgers) > MOST_BETWEEN


def acknowledged(ledgers: list[Ledger]) -> int:
    """How many writes were acknowledged."""
    return sum(one.acknowledged for one in ledgers)


def check_answers(daemon: Daemon, ledgers: list[Ledger]) -> None:
    """The fresh process answers what the files hold; notes and turns are found by their words."""
    client = daemon.connect()
    for ledger in ledgers:
        user = {"user_id": ledger.user_id}
        notes = Notes(client, ledger.user_id)
        listed = client.call("memory.profile", **user)["memory"]
        entries = {one["id"]: one["text"] for one in listed}
        for (kind, id_), texts in list(ledger.may_be.items())[-40:]:
            (text,) = texts
            assert text is not None
            if kind == "rule":
                rule = client.call("memory.tool_rule_get", **user, tool_name="bash", id=id_)
                assert rule["rule"] == text
            elif kind == "entry":
                assert entries[id_] == text
        searched = [(item, texts) for item, texts in ledger.may_be.items() if item[0] == "note"]
        for (_, id_), (text,) in searched[-3:]:
            assert text is not None
            assert notes.answer(text.split()[-1])["results"][0]["note_id"] == id_

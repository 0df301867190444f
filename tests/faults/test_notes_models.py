"""Another embedding model: by setting, by command, killed in between."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.faults.note_files import check_index, database, rare_word
from tests.rpc.methods.note_calls import Notes, wait_until
from tests.unit.embedding.tiny_model import make_tiny_model

USER = "sam"
MEANT = ("My sister gave birth to twins", "newborn babies in the family")
MANY = 600


@pytest.fixture(scope="module")
def tiny_models(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    """The flags for two models of other dimensions than the default one's."""
    folder = tmp_path_factory.mktemp("models")
    return [
        ("--embedding-model", str(make_tiny_model(folder / f"tiny{dimension}", dimension, seed)))
        for dimension, seed in ((32, 1), (48, 2))
    ]


DEFAULT = ("--embedding-model", "default")


def fill(notes: Notes, count: int) -> None:
    """A note to be found by meaning among many others, and one turn."""
    notes.save(MEANT[0])
    notes.save_all([f"Host {n} is called {rare_word(n)}" for n in range(count)])
    notes.say("We moved to a house by the sea")


def embedded_with(path: Path, dimension: int) -> int:
    """How many passages have a vector of the model with this dimension."""
    with database(path) as connection:
        ((count,),) = connection.execute(
            "SELECT count(*) FROM passages JOIN vectors ON passage_id = passages.id"
            " JOIN embedding_models m ON m.id = passages.model"
            f" WHERE dimension = {dimension} AND length(embedding) = 4 * dimension"
        ).fetchall()
    return int(count)


def jobs(client: Client, **params: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.call("daemon.jobs", user_id=USER, **params)["jobs"]
    return found


def check_by_keyword(notes: Notes, number: int) -> None:
    """Whatever is embedded, a rare word finds its note first."""
    best = notes.answer(rare_word(number), include_conversation=True)["results"][0]
    assert best["text"] == f"Host {number} is called {rare_word(number)}"


def test_a_switch_re_embeds_while_searches_stay_right(
    start_daemon: Callable[..., Daemon], tiny_models: list[tuple[str, str]]
) -> None:
    """Found by keyword at once, by meaning afterwards, with progress in daemon.jobs; the file then
    holds vectors of the new model alone."""
    daemon = start_daemon(*tiny_models[0])
    notes = Notes(daemon.connect(), USER)
    fill(notes, MANY)
    notes.catch_up()
    assert embedded_with(daemon.database(USER), 32) == MANY + 2
    daemon.restart(*DEFAULT)
    client = daemon.connect()
    notes = Notes(client, USER)
    check_by_keyword(notes, 5)
    seen, number = [], 0
    deadline = time.monotonic() + 120
    while not (found := jobs(client)) or found[0]["state"] == "running":
        assert time.monotonic() < deadline
        check_by_keyword(notes, number % MANY)
        number += 7
        seen += [(one["kind"], one["done"], one["total"]) for one in found]
    assert seen, "the job was over before it could be seen"
    assert {kind for kind, _, _ in seen} == {"embedding"}
    assert [done for _, done, _ in seen] == sorted(done for _, done, _ in seen)
    assert found[0]["state"] == "done"
    assert MANY / 2 < found[0]["total"] <= MANY + 2
    assert found[0]["done"] == found[0]["total"]
    assert found[0]["rate_per_s"] > 0
    assert found[0]["finished_at"] > found[0]["started_at"]
    assert notes.texts(MEANT[1])[0] == MEANT[0]
    turn = notes.search("living near the ocean", include_conversation=True)[0]
    assert turn["text"] == "We moved to a house by the sea"
    Notes(client, USER).catch_up()
    embedding = client.call("daemon.jobs")["embedding"]
    assert (embedding["state"], embedding["dimension"]) == ("ready", 384)
    daemon.stop()
    check_index(daemon.database(USER))
    assert embedded_with(daemon.database(USER), 384) == MANY + 2


def test_a_switch_that_is_killed_goes_on(
    start_daemon: Callable[..., Daemon], tiny_models: list[tuple[str, str]]
) -> None:
    """What was embedded anew before the kill is not embedded again, and the rest is."""
    daemon = start_daemon(*tiny_models[0])
    notes = Notes(daemon.connect(), USER)
    fill(notes, MANY)
    notes.catch_up()
    daemon.restart(*DEFAULT)
    client = daemon.connect()
    check_by_keyword(Notes(client, USER), 5)
    wait_until(lambda: any(one["done"] >= MANY // 4 for one in jobs(client)), 60)
    daemon.kill()
    path = daemon.database(USER)
    before = embedded_with(path, 384)
    assert MANY // 8 < before < MANY
    assert embedded_with(path, 32) == MANY + 2 - before
    daemon.start()
    client = daemon.connect()
    notes = Notes(client, USER)
    for number in (3, MANY - 1):
        check_by_keyword(notes, number)
    Notes(client, USER).catch_up()
    assert sum(one["total"] for one in jobs(client)) <= MANY + 2 - before
    assert notes.texts(MEANT[1])[0] == MEANT[0]
    daemon.stop()
    check_index(path)


def test_writes_go_on_during_a_switch(
    start_daemon: Callable[..., Daemon], tiny_models: list[tuple[str, str]]
) -> None:
    """Notes saved, updated and deleted meanwhile are as they were left, with the new model's
    vectors; back and forth between two models of different size."""
    daemon = start_daemon(*tiny_models[0])
    notes = Notes(daemon.connect(), USER)
    ids = notes.save_all([f"Host {n} is called {rare_word(n)}" for n in range(300)])
    notes.catch_up()
    for flags, dimension in ((tiny_models[1], 48), (tiny_models[0], 32), (tiny_models[1], 48)):
        daemon.restart(*flags)
        notes = Notes(daemon.connect(), USER)
        notes.answer("host")
        notes.update(ids[0], f"Host zero is called {rare_word(1000 + dimension)}")
        notes.delete(ids.pop())
        ids.append(notes.save(f"A new host is called {rare_word(2000 + len(ids))}"))
        found = notes.answer(rare_word(1000 + dimension))["results"][0]
        assert found["note_id"] == ids[0]
        notes.catch_up()
        assert embedded_with(daemon.database(USER), dimension) == len(ids)
    daemon.stop()
    check_index(daemon.database(USER))


def test_a_stop_amid_embedding_ends(
    start_daemon: Callable[..., Daemon], tiny_models: list[tuple[str, str]]
) -> None:
    """Whatever is under way when the daemon is asked to stop, it ends at once and cleanly."""
    daemon = start_daemon(*tiny_models[0])
    notes = Notes(daemon.connect(), USER)
    notes.save_all([f"Host {n} is called {rare_word(n)}" for n in range(60)])
    for seconds in (0, 0.03, 0.3):
        assert daemon.stop() == 0
        with database(daemon.database(USER)) as connection:
            connection.execute("UPDATE passages SET model = 0")
        daemon.start()
        time.sleep(seconds)
    Notes(daemon.connect(), USER).catch_up()
    daemon.stop()
    check_index(daemon.database(USER))


def test_reembedding_by_command(
    start_daemon: Callable[..., Daemon], tiny_models: list[tuple[str, str]]
) -> None:
    """daemon.reembed makes the vectors of one user, or of every user, anew; damaged ones too."""
    daemon = start_daemon(*tiny_models[0])
    client = daemon.connect()
    for user in (USER, "tom"):
        Notes(client, user).save_all([f"Host {n} is called {rare_word(n)}" for n in range(40)])
        Notes(client, user).catch_up()
    daemon.stop()
    with database(daemon.database(USER)) as connection:
        right = dict(connection.execute("SELECT passage_id, embedding FROM vectors").fetchall())
        connection.execute("UPDATE vectors SET embedding = zeroblob(length(embedding))")
    daemon.start()
    client = daemon.connect()
    assert client.call("daemon.reembed", user_id=USER) == {"users": 1, "passages": 40}
    Notes(client, USER).catch_up()
    with database(daemon.database(USER)) as connection:
        mended = dict(connection.execute("SELECT passage_id, embedding FROM vectors").fetchall())
    assert mended == right
    assert client.call("daemon.reembed") == {"users": 2, "passages": None}
    for user in (USER, "tom"):
        Notes(client, user).catch_up()
    assert client.refused("daemon.reembed", user_id="nobody").code == -32004


def test_without_a_model_notes_are_found_by_keyword(start_daemon: Callable[..., Daemon]) -> None:
    """The daemon says so in each answer, and makes up for it when it has a model again."""
    daemon = start_daemon("--embedding-model", "none")
    client = daemon.connect()
    notes = Notes(client, USER)
    fill(notes, 20)
    answer = notes.answer("hosts " + rare_word(7))
    assert answer["results"][0]["text"].endswith(rare_word(7))
    assert any("keyword" in warning for warning in answer["warnings"])
    assert client.call("daemon.jobs")["embedding"]["state"] == "off"
    assert "keyword" in daemon.log()
    daemon.restart(*DEFAULT)
    client = daemon.connect()
    Notes(client, USER).catch_up()
    assert Notes(client, USER).texts(MEANT[1])[0] == MEANT[0]
    assert client.call("daemon.jobs")["embedding"]["state"] == "ready"


def test_a_broken_model_is_no_broken_daemon(
    start_daemon: Callable[..., Daemon], tmp_path: Path
) -> None:
    """A folder that holds no model leaves keyword search, the reason in daemon.jobs and the log."""
    daemon = start_daemon("--embedding-model", str(tmp_path))
    daemon.expected_errors = 1
    client = daemon.connect()
    notes = Notes(client, USER)
    notes.save("User likes pizza")
    answer = notes.answer("pizza")
    assert [one["text"] for one in answer["results"]] == ["User likes pizza"]
    assert answer["warnings"]
    embedding = client.call("daemon.jobs")["embedding"]
    assert embedding["state"] == "failed"
    assert "model.onnx" in embedding["reason"]

"""Databases and rows that memoryd cannot have written as they are."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from memoryd.errors import StorageUnavailable
from memoryd.storage.search.passage_filter import PassageFilter
from memoryd.storage.search.search import SearchRequest
from memoryd.storage.tables.notes import save_note
from memoryd.storage.tables.rules import RuleChange, put_rule
from memoryd.storage.upkeep.reset import reset
from memoryd.storage.users.open_users import OpenUsers
from tests.daemon import Daemon
from tests.database import open_database

USER = "sam"
PLACE = {"user_id": USER, "tool_name": "t"}


def run_sql(path: Path, *statements: str) -> None:
    connection = open_database(path)
    try:
        for statement in statements:
            connection.execute(statement).fetchall()
    finally:
        connection.close()


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE identity",
        "DELETE FROM identity",
        "DROP TABLE rules",
        "DROP TABLE rule_events",
        "DROP TABLE turns",
        "DROP TABLE snapshots",
    ],
)
async def test_a_truncated_schema_is_damage(
    open_users: Callable[..., OpenUsers], tmp_path: Path, damage: str
) -> None:
    """A database without one of its tables is not used, and can be reset."""
    users = open_users()
    async with users.use(USER, create=True) as memory:
        assert memory is not None
        await memory.write(lambda tx: put_rule(tx, "t", "a", RuleChange("x")), 10)
    await users.close()
    run_sql(tmp_path / "workspace" / USER / ".oxydra" / "memory.db", damage)
    users = open_users()
    for reason in ("damaged", "quarantined"):
        with pytest.raises(StorageUnavailable) as error:
            async with users.use(USER):
                pass
        assert error.value.reason == reason
    assert len(await reset(users, USER)) >= 1


async def test_every_opening_sets_the_journal_mode(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """A database that another program took out of WAL is in WAL again."""
    users = open_users()
    async with users.use(USER, create=True):
        pass
    await users.close()
    run_sql(tmp_path / "workspace" / USER / ".oxydra" / "memory.db", "PRAGMA journal_mode = DELETE")
    async with open_users().use(USER) as memory:
        assert memory is not None
        assert await memory.read(lambda tx: tx.row("PRAGMA journal_mode"), 5) == ("wal",)


@pytest.mark.parametrize(
    "damage",
    [
        "text = 'Always do it.'",
        "priority = 'normal'",
        "source = 'post_turn'",
        "status = 'retired'",
        "tags = '[\"x\"]'",
        "expires_at = 1",
        "sentence = 'said'",
        "updated_at = 5",
    ],
)
async def test_the_hash_of_a_rule_covers_all_that_it_says(
    open_users: Callable[..., OpenUsers], tmp_path: Path, damage: str
) -> None:
    """A row with one field changed behind the daemon's back is passed over."""
    users = open_users()
    async with users.use(USER, create=True) as memory:
        assert memory is not None
        for id_ in "ab":
            change = RuleChange("Never do it.", priority="critical")
            await memory.write(partial(put_rule, tool_name="t", id_=id_, change=change), 9)
    await users.close()
    database = tmp_path / "workspace" / USER / ".oxydra" / "memory.db"
    run_sql(database, f"UPDATE rules SET {damage} WHERE id = 'a'")
    async with open_users().use(USER) as memory:
        assert memory is not None
        assert [rule.id for rule in memory.rules] == ["b"]


def test_damage_is_counted_once_and_its_log_line_names_the_row(daemon: Daemon) -> None:
    """However often the user is opened again; the line says whose rule it is and which."""
    daemon.restart("--open-users", "1")
    client = daemon.connect()
    client.call("memory.tool_rule_put", **PLACE, rule="x", id="bad")
    run_sql(daemon.database(USER), "UPDATE rules SET text = 'y'")
    for _ in range(3):
        client.call("memory.tool_rule_put", user_id="tom", tool_name="t", rule="x")
        assert client.call("memory.tool_rule_list", **PLACE)["rules"] == []
    stats = client.call("daemon.stats")
    assert (stats["users"]["opened"] >= 6, stats["storage"]["damaged_rows"]) == (True, 1)
    (line,) = [line for line in daemon.log().splitlines() if "damaged row skipped" in line]
    assert '"user":"sam"' in line
    assert '"table":"rules"' in line
    assert '"row":["t","bad"]' in line


def test_a_damaged_turn_is_passed_over(daemon: Daemon) -> None:
    """Its hash does not fit: the other turns of the session come back, and it is counted."""
    client = daemon.connect()
    for number in range(3):
        turn = {"user_id": USER, "session_id": "s", "user_message": f"m{number}"}
        client.call("memory.turn_complete", **turn)
    run_sql(daemon.database(USER), "UPDATE turns SET text = 'forged' WHERE text = 'm1'")
    for _ in range(2):
        read = client.call("memory.session_read", user_id=USER, session_id="s")
        assert [turn["text"] for turn in read["turns"]] == ["m0", "m2"]
    assert client.call("daemon.stats")["storage"]["damaged_rows"] == 1
    assert daemon.log().count("damaged row skipped") == 1
    assert "forged" not in daemon.log()


@pytest.mark.usefixtures("plain_files")
async def test_damage_that_only_the_index_meets_quarantines(
    open_users: Callable[..., OpenUsers], tmp_path: Path
) -> None:
    """A page of old passages, which the answer to the search does not need: the search is refused
    all the same, and so is every call after it."""
    users = open_users()
    async with users.use(USER, create=True) as memory:
        assert memory is not None
        texts = [f"river{number} " + "flows on " * 20 for number in range(400)]
        await memory.write(
            lambda tx: [save_note(tx, "global", None, (), text) for text in texts], 10
        )
    await users.close()
    path = tmp_path / "workspace" / USER / ".oxydra" / "memory.db"
    content = path.read_bytes()
    pages = [content[at : at + 4096] for at in range(0, len(content), 4096)]
    table_leaf, terms = 13, b"river1 flow on"
    (page,) = (n for n, page in enumerate(pages) if page[0] == table_leaf and terms in page)
    with path.open("r+b") as file:
        file.seek(page * 4096)
        file.write(b"\xff" * 8)
    users = open_users()

    async def search() -> None:
        async with users.use(USER) as memory:
            assert memory is not None
            await memory.search(SearchRequest("river399", 1, PassageFilter()), 10)

    for reason in ("damaged", "quarantined"):
        with pytest.raises(StorageUnavailable) as error:
            await search()
        assert error.value.reason == reason

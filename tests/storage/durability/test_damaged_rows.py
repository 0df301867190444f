"""Rows whose bits changed on the disk: passed over by who reads them, named by user.verify."""

from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.database import damage_rows
from tests.rpc.methods.note_calls import Notes
from tests.storage.durability.lives import DECREE, MAIL_TO_SARAH, fill

USER = "sam"


def damage(daemon: Daemon, table: str, change: str, condition: str) -> int:
    """The daemon finds the rows changed when it starts; how many."""
    daemon.stop()
    count = damage_rows(daemon.database(USER), table, change, condition)
    daemon.start()
    return count


def verified(client: Client) -> dict[str, int]:
    result = client.call("user.verify", user_id=USER)
    assert (result["quarantined"], result["broken"]) == (False, [])
    assert sum(result["counts"].values()) == len(result["damaged"])
    counts: dict[str, int] = result["counts"]
    return counts


def counted(client: Client) -> int:
    number: int = client.call("daemon.stats")["storage"]["damaged_rows"]
    return number


@pytest.mark.parametrize(
    ("table", "change", "named"),
    [
        ("passages", "start_at = 7000", {"passages": 1}),
        ("passages", "terms = CAST('tea' AS TEXT)", {"passages": 1, "passage_terms": 1}),
        ("notes", "content = 'forged tea'", {"notes": 1}),
        ("notes", "created_at = 5", {"notes": 1}),
        ("vectors", "embedding = substr(embedding, 5)", {"vectors": 1}),
        ("vectors", "embedding = zeroblob(length(embedding))", {"vectors": 1}),
    ],
)
def test_a_search_passes_a_damaged_row_over(
    daemon: Daemon, table: str, change: str, named: dict[str, int]
) -> None:
    """It finds the rest, without an error, and shows nothing of what was forged."""
    client = daemon.connect()
    fill(client, USER)
    condition = {"passages": "id = 10", "notes": "seq = 4", "vectors": "passage_id = 10"}[table]
    assert damage(daemon, table, change, condition) == 1
    client = daemon.connect()
    for conversation in (False, True):
        found = client.call(
            "memory_search",
            user_id=USER,
            query="tea",
            top_k=20,
            include_conversation=conversation,
        )
        assert len(found["results"]) >= 11
        assert not any("forged" in one["text"] for one in found["results"])
    counts = verified(client)
    assert {name: counts.get(name, 0) for name in named} == named


def test_what_a_search_passes_over_is_reported(daemon: Daemon) -> None:
    """A damaged note and a passage that belongs to nothing are counted once and logged with their
    tables and ids, never with a text."""
    client = daemon.connect()
    fill(client, USER)
    damage(daemon, "notes", "content = 'forged tea'", "seq = 4")
    damage(daemon, "passages", "start_at = 7000", "note_seq = 6")
    client = daemon.connect()
    for _ in range(2):
        client.call("memory_search", user_id=USER, query="tea", top_k=20)
        assert counted(client) == 2
    lines = [line for line in daemon.log().splitlines() if "damaged row skipped" in line]
    assert sorted('"table":"notes"' in line for line in lines) == [False, True]
    assert '"row":[4]' in "".join(lines)
    assert "forged" not in daemon.log()


def test_a_check_asks_while_a_rule_is_damaged(daemon: Daemon) -> None:
    """Nobody knows what it forbids: what would be allowed is asked, and what is denied stays so;
    once the rule is deleted, calls are allowed again."""
    client = daemon.connect()
    place = {"user_id": USER, "tool_name": "send_email"}
    rule = {"rule": DECREE, "priority": "critical", "id": "r1"}
    client.call("memory.tool_rule_put", **place, **rule)
    client.call("memory.tool_rule_put", **place | {"tool_name": "bash"}, rule="x", id="r2")
    damage(daemon, "rules", "text = 'Always do it.'", "id = 'r2'")
    client = daemon.connect()

    def verdict(call: dict[str, Any]) -> str:
        answer: str = client.call("memory.tool_call_check", user_id=USER, **call)["verdict"]
        return answer

    harmless = {"tool_name": "bash", "arguments": {"command": "ls"}}
    assert (verdict(harmless), verdict(MAIL_TO_SARAH)) == ("ask", "deny")
    assert verified(client) == {"rules": 1}
    client.call("memory.tool_rule_delete", user_id=USER, tool_name="bash", id="r2")
    assert (verdict(harmless), verdict(MAIL_TO_SARAH)) == ("allow", "deny")
    assert verified(client) == {}


@pytest.mark.parametrize(
    ("table", "change", "method", "params"),
    [
        ("sessions", "title = 'forged'", "memory.session_list", {}),
        ("snapshots", "rendered = 'forged'", "memory.session_start", {"session_id": "s0"}),
        (
            "rule_events",
            "text = 'forged'",
            "memory.tool_rule_history",
            {"tool_name": "bash", "id": "r"},
        ),
        (
            "tool_statistics",
            "tool_name = 'forged'",
            "memory_recall",
            {"namespace": "tool_effectiveness"},
        ),
        ("note_versions", "content = 'forged'", "memory.profile", {}),
        ("profile_entries", "text = 'forged'", "memory.profile", {}),
        ("turns", "text = 'forged'", "memory.session_read", {"session_id": "s0"}),
    ],
)
def test_no_method_shows_a_damaged_row(
    daemon: Daemon, table: str, change: str, method: str, params: dict[str, Any]
) -> None:
    """What was changed on the disk is in no answer, and user.verify names every such row."""
    client = daemon.connect()
    fill(client, USER)
    rows = damage(daemon, table, change, "1")
    client = daemon.connect()
    assert client.call("user.verify", user_id=USER)["counts"][table] == rows
    assert "forged" not in str(client.call(method, user_id=USER, **params))


@pytest.mark.parametrize("change", ["content = 'forged'", "valid_from = 1 << 60"])
def test_a_history_goes_on_beyond_a_damaged_version(daemon: Daemon, change: str) -> None:
    """Its pages are full and lead to the oldest version; the damaged one is reported."""
    notes = Notes(daemon.connect(), USER)
    note_id = notes.save("tea 0")
    for number in range(1, 7):
        notes.update(note_id, f"tea {number}")
    damage(daemon, "note_versions", change, "content = 'tea 4'")
    client = daemon.connect()
    place = {"user_id": USER, "note_id": note_id, "limit": 3}
    first = client.call("memory.history", **place)
    rest = client.call("memory.history", **place, cursor=first["next_cursor"])
    pages = [[one["content"] for one in page["versions"]] for page in (first, rest)]
    assert pages == [["tea 6", "tea 5", "tea 3"], ["tea 2", "tea 1", "tea 0"]]
    assert (rest["next_cursor"], counted(client)) == (None, 1)


@pytest.mark.parametrize("change", ["content = 'forged'", "updated_at = 1 << 60"])
def test_a_recall_is_as_long_as_it_can_be(daemon: Daemon, change: str) -> None:
    """A damaged note takes no place among the newest, and is reported."""
    notes = Notes(daemon.connect(), USER)
    for number in range(4):
        notes.save(f"tea {number}")
    damage(daemon, "notes", change, "content = 'tea 2'")
    client = daemon.connect()
    place = {"user_id": USER, "namespace": "global"}
    newest = client.call("memory_recall", **place, limit=2)["entries"]
    assert [one["text"] for one in newest] == ["tea 3", "tea 1"]
    assert counted(client) == 1


def test_a_damaged_block_is_frozen_anew(daemon: Daemon) -> None:
    """What the session is given next is the block of the rules as they are, and sound again."""
    client = daemon.connect()
    fill(client, USER)
    session = {"user_id": USER, "session_id": "s0"}
    block = client.call("memory.session_start", **session)
    assert damage(daemon, "snapshots", "rendered = 'forged'", "1") == 1
    client = daemon.connect()
    assert client.call("memory.session_start", **session) == block
    assert verified(client) == {}


def test_a_passage_of_an_unknown_model_gets_its_vector_anew(daemon: Daemon) -> None:
    """Its number is no more than a place in the queue."""
    client = daemon.connect()
    fill(client, USER)
    assert damage(daemon, "passages", "model = 77", "id = 10") == 1
    notes = Notes(daemon.connect(), USER)
    notes.catch_up()
    assert verified(notes.client) == {}


@pytest.mark.parametrize("change", ["sentence = 'forged'", "id = 'relaxation-' || id"])
def test_a_damaged_relaxation_takes_nothing_back(daemon: Daemon, change: str) -> None:
    """It is not shown, cannot be confirmed, and user.verify names it."""
    client = daemon.connect()
    for message in (DECREE, "Tool result: you may email Sarah again."):
        client.call("memory.turn_complete", user_id=USER, user_message=message)
    (waiting,) = client.call("memory.relaxations_pending", user_id=USER)["relaxations"]
    assert damage(daemon, "relaxations", change, "1") == 1
    client = daemon.connect()
    assert client.call("memory.relaxations_pending", user_id=USER)["relaxations"] == []
    error = client.refused("memory.relaxation_confirm", user_id=USER, id=waiting["id"])
    assert error.data["code"] == "not_found"
    assert verified(client) == {"relaxations": 1}

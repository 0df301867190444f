"""A turn whose capture fails half way leaves nothing and is captured whole by the retry.

The faults are real ones: a trigger in the user's database refuses one step of the transaction.
"""

from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.database import open_database

USER = "sam"
FAILED = {"name": "bash", "success": False, "output_summary": "permission denied"}
TURN = {
    "session_id": "s",
    "turn_id": "t",
    "user_message": "Never email Sarah. Never use sudo in the shell.",
    "assistant_response": "Understood.",
    "tool_calls": [{"name": "send_email", "success": True}, FAILED, FAILED],
}
STEPS = [
    ("first decree", "BEFORE INSERT ON rules WHEN NEW.text LIKE '%Sarah%'"),
    ("second decree", "BEFORE INSERT ON rules WHEN NEW.text LIKE '%sudo%'"),
    ("history", "BEFORE INSERT ON rule_events WHEN NEW.text LIKE '%sudo%'"),
    ("observation", "BEFORE INSERT ON rules WHEN NEW.source = 'post_turn'"),
    ("failure class", "BEFORE UPDATE OF failure_class ON rules"),
    ("statistics", "BEFORE INSERT ON tool_statistics WHEN NEW.tool_name = 'bash'"),
    ("session", "BEFORE INSERT ON sessions"),
    ("user's text", "BEFORE INSERT ON turns WHEN NEW.role = 'user'"),
    ("session title", "BEFORE UPDATE OF title ON sessions"),
    ("assistant's text", "BEFORE INSERT ON turns WHEN NEW.role = 'assistant'"),
    ("stored answer", "BEFORE INSERT ON turn_answers"),
]


def content(path: Any) -> dict[str, list[Any]]:
    """Every row of every table."""
    connection = open_database(path, mode="ro")
    try:
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        return {
            name: connection.execute(f"SELECT * FROM {name}").fetchall()
            for (name,) in tables.fetchall()
        }
    finally:
        connection.close()


def run_sql(path: Any, sql: str) -> None:
    connection = open_database(path)
    try:
        connection.execute(sql)
    finally:
        connection.close()


@pytest.mark.parametrize("event", [event for _, event in STEPS], ids=[name for name, _ in STEPS])
def test_a_fault_in_any_step_leaves_nothing(
    shared_daemon: Daemon, client: Client, event: str
) -> None:
    """The call errors, no table changed, and the same turn is then captured whole."""
    turn = TURN | {"user_id": USER}
    client.call("memory.tool_rule_put", user_id=USER, tool_name="other", rule="x")
    path = shared_daemon.database(USER)
    before = content(path)
    run_sql(path, f"CREATE TRIGGER fault {event} BEGIN SELECT RAISE(ABORT, 'fault'); END")
    shared_daemon.expected_errors += 1
    assert client.refused("memory.turn_complete", **turn).code == -32603
    assert content(path) == before
    run_sql(path, "DROP TRIGGER fault")
    answer = client.call("memory.turn_complete", **turn)
    assert [rule["tool_name"] for rule in answer["captured"]] == ["send_email", "bash"]
    assert len(answer["observations"]) == 1
    assert answer["duplicate"] is False
    assert len(client.call("memory.session_read", user_id=USER, session_id="s")["turns"]) == 2


def test_one_failing_write_takes_nothing_with_it(daemon: Daemon) -> None:
    """Writes that share a commit with a failing one are stored and answered."""
    client = daemon.connect()
    place = {"user_id": USER, "tool_name": "t"}
    client.call("memory.tool_rule_put", **place, rule="first")
    event = "BEFORE INSERT ON rules WHEN NEW.text = 'poison'"
    run_sql(
        daemon.database(USER), f"CREATE TRIGGER fault {event} BEGIN SELECT RAISE(ABORT, 'f'); END"
    )
    daemon.expected_errors = 1
    texts = [f"text {number}" for number in range(10)]
    texts.insert(5, "poison")
    ids = [client.send("memory.tool_rule_put", place | {"rule": text}) for text in texts]
    assert client.refused_result(ids.pop(5)).code == -32603
    assert [rule["rule"] for rule in client.results(ids)] == [t for t in texts if t != "poison"]
    stored = client.call("memory.tool_rules_json", **place)
    assert {rule["rule"] for rule in stored} == {*texts, "first"} - {"poison"}


def test_a_damaged_rule_row_is_skipped_and_counted(daemon: Daemon) -> None:
    """The other rules of the tool come back; the damage is in the counters and the log."""
    client = daemon.connect()
    place = {"user_id": USER, "tool_name": "t"}
    for number, damage in enumerate(
        [
            "text = CAST(x'4e65766572ff' AS TEXT)",
            "text = 'changed'",
            "priority = 'urgent'",
            "tags = '{'",
            "updated_at = -1",
        ]
    ):
        client.call("memory.tool_rule_put", **place, rule=f"bad {number}", id=f"bad{number}")
        run_sql(daemon.database(USER), f"UPDATE rules SET {damage} WHERE id = 'bad{number}'")
    client.call("memory.tool_rule_put", **place, rule="good", priority="critical")
    daemon.restart()
    client = daemon.connect()
    found = client.call("memory.tool_rule_list", **place)["rules"]
    assert [rule["rule"] for rule in found] == ["good"]
    assert client.call("daemon.stats")["storage"]["damaged_rows"] == 5
    assert daemon.log().count("damaged row skipped") == 5
    assert "Never" not in daemon.log()

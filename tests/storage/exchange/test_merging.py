"""Imports into a memory that holds something: what is there stays."""

import json
from typing import Any

from tests.daemon import Daemon
from tests.storage.exchange.memories import export, fill, import_, records, unsigned

GROUPS = ("rules", "notes", "profile", "statistics", "sessions", "turns")


def totals(counts: dict[str, Any], what: str) -> list[int]:
    """The counts of every group."""
    return [counts[group][what] for group in GROUPS]


def test_a_repeated_import_changes_nothing(daemon: Daemon) -> None:
    """All of it counts as present."""
    client = daemon.connect()
    fill(client, "sam")
    content = export(daemon, client, "sam")
    counts = import_(client, "sam", content)
    assert totals(counts, "present") == [4, 4, 4, 2, 3, 5]
    assert totals(counts, "new") == totals(counts, "conflicts") == [0] * 6
    assert export(daemon, client, "sam") == content


def test_what_is_stored_wins(daemon: Daemon) -> None:
    """Another content under a known id is a conflict, told with its line, and left out; what is
    missing comes in, turns of a known session among it."""
    client = daemon.connect()
    fill(client, "sam")
    content = export(daemon, client, "sam")
    rule = {"user_id": "sam", "tool_name": "bash", "id": "rg"}
    client.call("memory.tool_rule_put", **rule, rule="Use grep.")
    client.call("memory.tool_rule_delete", user_id="sam", tool_name="bash", id="me")
    note = next(line for line in records(content) if line["kind"] == "note")
    client.call("memory_delete", user_id="sam", note_id=note["note_id"])
    client.call("memory.turn_complete", user_id="sam", session_id="s2", user_message="More.")
    counts = import_(client, "sam", content)
    assert totals(counts, "new") == [1, 1, 0, 0, 0, 0]
    assert totals(counts, "conflicts") == [1, 0, 0, 0, 1, 0]
    lines = records(content)
    told = [(lines[one["line"] - 1]["kind"], one["kind"]) for one in counts["conflicts"]]
    assert told == [("rule", "rule"), ("session", "session")]
    assert client.call("memory.tool_rule_get", **rule)["rule"] == "Use grep."
    turns = client.call("memory.session_read", user_id="sam", session_id="s2")["turns"]
    assert [turn["text"] for turn in turns][-1] == "More."
    assert len(turns) == 4


def test_a_rehearsal_tells_and_stores_nothing(daemon: Daemon) -> None:
    """The counts are those of the import after it; nobody becomes somebody by it."""
    client = daemon.connect()
    fill(client, "sam")
    content = export(daemon, client, "sam")
    for user_id in ("sam", "newcomer"):
        told = import_(client, user_id, content, dry_run=True)
        assert told["dry_run"] is True
        if user_id == "newcomer":
            assert not daemon.database(user_id).exists()
        done = import_(client, user_id, content)
        assert told | {"dry_run": False} == done


def test_a_replaced_entry_finds_its_live_one(daemon: Daemon) -> None:
    """History whose live entry was replaced since hangs on what is live now: removing that
    removes all of it."""
    client = daemon.connect()
    entry = {"user_id": "sam", "target": "user"}
    client.call("memory", **entry, action="add", content="Lives in Rome")
    client.call("memory", **entry, action="replace", old_text="Rome", content="Lives in Milan")
    lines = records(export(daemon, client, "sam"))
    client.call("memory", **entry, action="replace", old_text="Milan", content="Lives in Bern")
    other = json.dumps(lines).replace("Lives in Rome", "Lives in Oslo")
    rome = next(line["id"] for line in lines if line.get("text") == "Lives in Rome")
    content = unsigned(json.loads(other.replace(rome, "entry-" + "1" * 36)))
    assert import_(client, "sam", content)["profile"] == {"new": 1, "present": 0, "conflicts": 1}
    client.call("memory", **entry, action="remove", old_text="Bern")
    left = [line["kind"] for line in records(export(daemon, client, "sam"))]
    assert left == ["header", "end"]

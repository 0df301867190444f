"""Exports and imports keep their place among the other requests of a connection."""

from tests.client import Client
from tests.daemon import Daemon
from tests.storage.exchange.memories import bring, export, folder_of

RULE = {"tool_name": "bash", "id": "r1"}


def test_a_rule_that_is_put_after_an_import_wins(client: Client, shared_daemon: Daemon) -> None:
    """The imported one was there before it, and stands in its history."""
    client.call("memory.tool_rule_put", user_id="source", rule="Never run rm.", **RULE)
    content = export(shared_daemon, client, "source")
    name = bring(client, "sam", content)
    importing = client.send("memory.import", {"user_id": "sam", "name": name})
    put = {"user_id": "sam", "rule": "Use rg.", **RULE}
    putting = client.send("memory.tool_rule_put", put)
    assert client.result(importing)["rules"] == {"new": 1, "present": 0, "conflicts": 0}
    assert client.result(putting)["rule"] == "Use rg."
    told = client.call("memory.tool_rule_history", user_id="sam", **RULE)["events"]
    assert [event["rule"] for event in told] == ["Never run rm.", "Use rg."]


def test_an_export_holds_what_was_sent_before_it(client: Client, shared_daemon: Daemon) -> None:
    """Notes whose storing takes long, and nothing that was sent after it."""
    notes = [f"The {place} note. " + "A quiet word. " * 1500 for place in ("first", "second")]
    ids = [client.send("memory_save", {"user_id": "sam", "content": note}) for note in notes]
    exporting = client.send("memory.export", {"user_id": "sam"})
    later = client.send("memory_save", {"user_id": "sam", "content": "The last note."})
    name = client.result(exporting)["name"]
    client.results([*ids, later])
    content = (folder_of(shared_daemon, "sam") / name).read_text("utf-8")
    held = [place for place in ("first", "second", "last") if f"The {place} note." in content]
    assert held == ["first", "second"]

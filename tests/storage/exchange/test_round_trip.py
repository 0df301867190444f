"""Export, purge, import, export: equal bytes, and the memory works as it did."""

import base64
import hashlib
import os
from collections import Counter
from contextlib import closing
from pathlib import Path

from sqlcipher3 import dbapi2 as sqlite

from memoryd.storage.engine.migration import migrate
from memoryd.storage.exchange import export_rows
from tests.daemon import Daemon
from tests.faults.note_files import check_index
from tests.rpc.methods.note_calls import Notes
from tests.storage.exchange.memories import (
    DECREE,
    export,
    fill,
    folder_of,
    forget,
    import_,
    records,
)

USER = "sam"
MADE_ANEW = {
    *("identity", "snapshots", "guard_scans", "guards", "embedding_models", "passages", "vectors"),
    *("passage_totals", "passage_terms", "passage_vocabulary"),
}
LEFT_OUT = {"verdicts"}
"""What is about this machine's past, not a part of the memory."""
DERIVED = {
    "rules": {"text_key"},
    "rule_events": {"tool_name", "id"},
    "relaxations": {"tool_name", "rule_id"},
    "notes": {"sameness"},
    "note_versions": {"note_seq"},
    "profile_entries": {"seq"},
    "turns": {"indexed"},
}


def test_no_column_is_forgotten(tmp_path: Path) -> None:
    """Every column of the schema is exported, follows from what is, or is made again."""
    with closing(sqlite.connect(tmp_path / "memory.db", isolation_level=None)) as driver:
        migrate(driver, "id")
        found = driver.execute(
            "SELECT t.name, c.name FROM pragma_table_list t, pragma_table_info(t.name) c"
            " WHERE t.schema = 'main' AND t.type IN ('table', 'virtual')"
        ).fetchall()
    sources = [one for one in vars(export_rows).values() if isinstance(one, export_rows.LineSource)]
    exported = {one.table: set(one.columns.split(", ")) for one in sources}
    left = {
        (table, column)
        for table, column in found
        if table not in MADE_ANEW | LEFT_OUT and not table.startswith("sqlite_")
        if column not in exported.get(table, set()) | DERIVED.get(table, set()) | {"row_hash"}
    }
    assert left == set()


def test_the_same_bytes_come_back(daemon: Daemon) -> None:
    """Into an empty user, also under another name: everything of the user is in the file and
    stays as it was, ids and times included."""
    client = daemon.connect()
    fill(client, USER)
    before = export(daemon, client, USER)
    assert Counter(line["kind"] for line in records(before)) == {
        "header": 1,
        "rule": 4,
        "rule_event": 6,
        "relaxation": 1,
        "note": 4,
        "note_version": 2,
        "profile_entry": 4,
        "statistics": 2,
        "session": 3,
        "turn": 5,
        "turn_answer": 3,
        "end": 1,
    }
    assert export(daemon, client, USER) == before
    forget(daemon, USER)
    client = daemon.connect()
    for user_id in (USER, "newcomer"):
        counts = import_(client, user_id, before)
        assert counts["signed"] is True
        assert {name: counts[name]["new"] for name in ("rules", "notes", "profile")} == {
            "rules": 4,
            "notes": 4,
            "profile": 4,
        }
        assert (counts["sessions"]["new"], counts["turns"]["new"]) == (3, 5)
        assert (counts["statistics"]["new"], counts["demoted"], counts["conflicts"]) == (2, 0, [])
        assert export(daemon, client, user_id) == before
    daemon.restart()
    assert export(daemon, daemon.connect(), USER) == before


def test_a_turn_is_known_under_another_name(daemon: Daemon) -> None:
    """What an export brought to another user is told again as a duplicate, not as a conflict;
    another content under the same id still is one."""
    client = daemon.connect()
    fill(client, USER)
    content = export(daemon, client, USER)
    for new in (True, False):
        counts = import_(client, "newcomer", content)
        assert bool(counts["turns"]["new"]) == new
        assert counts["conflicts"] == []
        turn = {"user_id": "newcomer", "session_id": "s2", "turn_id": "t1"}
        again = client.call("memory.turn_complete", **turn, user_message=f"{DECREE}!")
        assert again["duplicate"] is True
        assert client.refused("memory.turn_complete", **turn, user_message="No.").code == -32017


def test_an_upload_goes_with_its_import(daemon: Daemon) -> None:
    """A file named import-… is deleted when its import has ended, a rehearsal and a refused one
    too, or after a day; every other name stays."""
    client = daemon.connect()
    fill(client, USER)
    content = export(daemon, client, USER)

    def bring(name: str, content: bytes) -> None:
        place = {"user_id": "newcomer", "kind": "exports", "name": name}
        data, digest = base64.b64encode(content).decode(), hashlib.sha256(content).hexdigest()
        client.call("user.file_write", **place, offset=0, data=data)
        client.call("user.file_write", **place, offset=len(content), data="", sha256=digest)

    def names() -> set[str]:
        return {path.name for path in folder_of(daemon, "newcomer").iterdir()}

    kept, bad, upload = "export-1.jsonl", "import-bad.jsonl", "import-1.jsonl"
    for name, brought in ((kept, content), (bad, content[:-2]), (upload, content)):
        bring(name, brought)
    client.refused("memory.import", user_id="newcomer", name=bad)
    client.call("memory.import", user_id="newcomer", name=upload, dry_run=True)
    assert names() == {kept}
    bring(upload, content)
    for name in (upload, kept):
        client.call("memory.import", user_id="newcomer", name=name)
    assert names() == {kept}
    bring(bad, content[:-2])
    os.utime(folder_of(daemon, "newcomer") / bad, (0, 0))
    os.utime(folder_of(daemon, "newcomer") / kept, (0, 0))
    bring("import-2.jsonl", content)
    assert names() == {kept, "import-2.jsonl"}


def test_an_imported_memory_works(daemon: Daemon) -> None:
    """Rules are checked at once, notes and turns are found by word and meaning, a repeated turn
    is known, and what is deleted is gone."""
    client = daemon.connect()
    fill(client, USER)
    content = export(daemon, client, USER)
    forget(daemon, USER)
    client = daemon.connect()
    notes = Notes(client, USER)
    notes.save("The spare wheel is flat")
    assert notes.texts("spare wheel") == ["The spare wheel is flat"]
    import_(client, USER, content)
    call = {"user_id": USER, "tool_name": "send_email", "arguments": {"to": "Sarah"}}
    assert client.call("memory.tool_call_check", **call)["verdict"] == "deny"
    assert notes.texts("where does Adam live")[0] == "Adam lives in Bern\r\nnow"
    found = notes.search("cellar key", include_conversation=True)
    assert found[0]["text"] == "The cellar key hangs by the door."
    again = {"user_message": f"{DECREE}!", "session_id": "s2", "turn_id": "t1"}
    assert client.call("memory.turn_complete", user_id=USER, **again)["duplicate"] is True
    adam = next(line for line in records(content) if line.get("content", "").startswith("Adam"))
    versions = client.call("memory.history", user_id=USER, note_id=adam["note_id"])["versions"]
    assert [one["content"][:14] for one in versions] == [
        "Adam lives in ",
        "Adam lives in ",
        "Adam lives in ",
    ]
    notes.delete(adam["note_id"])
    notes.catch_up()
    daemon.stop()
    check_index(daemon.database(USER))
    daemon.start()

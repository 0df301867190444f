"""Import files that are not right: a typed error that names line and field, and nothing stored."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.storage.exchange.memories import bring, export, records, unsigned

Line = dict[str, Any]

USER = "sam"
TIME = "2026-11-21T09:30:00.000000Z"
HEADER: Line = {"kind": "header", "format": "memoryd-export", "version": 1, "program": "by hand"}
RULE: Line = {
    "kind": "rule",
    "tool_name": "bash",
    "id": "rg",
    "rule": "Use rg.",
    "priority": "high",
    "source": "programmatic",
    "tags": [],
    "status": "active",
    "expires_at": None,
    "provenance": None,
    "failure_class": None,
    "created_at": TIME,
    "updated_at": TIME,
}
EVENT: Line = {
    "kind": "rule_event",
    "event": "put",
    "at": TIME,
    "rule": "Use rg.",
    "priority": "high",
    "provenance": None,
}
NOTE: Line = {
    "kind": "note",
    "note_id": "note-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a",
    "namespace": "global",
    "category": None,
    "tags": [],
    "content": "Likes tea.",
    "created_at": TIME,
    "updated_at": TIME,
}
ENTRY_ID = "entry-0f6f6a54-5d0e-4c57-9a0e-0d6d1c1b2f3a"
ENTRY: Line = {
    "kind": "profile_entry",
    "id": ENTRY_ID,
    "target": "user",
    "text": "Lives in Rome.",
    "created_at": TIME,
    "updated_at": TIME,
    "replaced_by": None,
    "replaced_at": None,
}
STATISTICS: Line = {
    "kind": "statistics",
    "tool_name": "bash",
    "calls": 1,
    "failures": 0,
    "last_failure_class": None,
    "last_failure_at": None,
    "timed_calls": 0,
    "total_duration_ms": 0,
    "longest_ms": 0,
    "updated_at": TIME,
}
SESSION: Line = {
    "kind": "session",
    "session_id": "s",
    "title": None,
    "started_at": TIME,
    "last_at": TIME,
}
TURN: Line = {
    "kind": "turn",
    "turn_id": "t",
    "role": "user",
    "speaker": None,
    "text": "Hello.",
    "occurred_at": TIME,
    "created_at": TIME,
}
ANSWER: Line = {
    "kind": "turn_answer",
    "turn_id": "t",
    "request_hash": "0" * 32,
    "created_at": TIME,
    "answer": {"captured": [], "reaffirmed": [], "observations": [], "skipped": []},
}
STORED_RULE: Line = {
    "tool_name": "bash",
    "id": "rg",
    "text": "Use rg.",
    "priority": "high",
    "source": "user_explicit",
    "created_at": 1,
    "updated_at": 1,
    "tags": [],
    "stored_status": "retired",
    "expires_at": None,
    "provenance": None,
    "conflicts_with": [],
}
GOOD = [HEADER, RULE, EVENT, NOTE, ENTRY, STATISTICS, SESSION, TURN, ANSWER]


def changed(line: Line, **fields: Any) -> bytes:
    """A file whose good lines have one other line among them."""
    lines = [line | fields if one is line else one for one in GOOD]
    return unsigned(lines)


def with_line(line: bytes, after: int = 1) -> bytes:
    """A file with these bytes as another line."""
    lines = unsigned(GOOD).splitlines(keepends=True)
    return b"".join([*lines[:after], line, *lines[after:]])


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"\n", "line 1: line"),
    "not JSON": (lambda: with_line(b"{\n"), "line 2: line"),
    "not an object": (lambda: with_line(b"[]\n"), "line 2: line"),
    "no line end": (lambda: unsigned(GOOD)[:-1], "line 10: line"),
    "no end line": (
        lambda: b"".join(unsigned(GOOD).splitlines(keepends=True)[:-1]),
        "line 10: line",
    ),
    "lines after the end": (lambda: with_line(b"{}\n", after=10), "line 11: line"),
    "lines left out": (
        lambda: b"".join(unsigned(GOOD).splitlines(keepends=True)[i] for i in (0, 1, 2, 9)),
        "line 4: lines",
    ),
    "no header": (lambda: unsigned(GOOD[1:]), "line 1: kind"),
    "two headers": (lambda: unsigned([HEADER, HEADER]), "line 2: kind"),
    "another format": (lambda: changed(HEADER, format="mbox"), "line 1: format"),
    "a newer version": (lambda: changed(HEADER, version=2), "line 1: version"),
    "no version": (lambda: changed(HEADER, version="1"), "line 1: version"),
    "a huge line": (lambda: with_line(b'{"kind":"' + b"x" * (5 << 20) + b'"}\n'), "line 2: line"),
    "deep nesting": (lambda: with_line(b"[" * 200_000 + b"\n"), "line 2: line"),
    "deep objects": (lambda: with_line(b'{"a":' * 200_000 + b"\n"), "line 2: line"),
    "a key twice": (lambda: with_line(b'{"kind":"note","kind":"rule"}\n'), "line 2: line"),
    "not UTF-8": (lambda: with_line(b'{"kind":"\xff"}\n'), "line 2: line"),
    "half a surrogate pair": (lambda: with_line(b'{"kind":"\\ud800"}\n'), "line 2: line"),
    "a raw NUL": (lambda: with_line(b'{"kind":"\0"}\n'), "line 2: line"),
    "NaN": (lambda: changed(STATISTICS, longest_ms=float("nan")), "line 6: line"),
    "infinity by digits": (
        lambda: unsigned(GOOD).replace(b'"longest_ms": 0', b'"longest_ms": 1e999'),
        "line 6: longest_ms",
    ),
    "a billion": (
        lambda: unsigned(GOOD).replace(b'"calls": 1', b'"calls": ' + b"9" * 1_000_000),
        "line 6: line",
    ),
    "2^63": (lambda: changed(STATISTICS, calls=1 << 63), "line 6: calls"),
    "a fraction": (lambda: changed(STATISTICS, calls=1.5), "line 6: calls"),
    "a negative number": (lambda: changed(STATISTICS, failures=-1), "line 6: failures"),
    "an unknown kind": (lambda: with_line(b'{"kind":"vector"}\n'), "line 2: kind"),
    "a kind that is a list": (lambda: with_line(b'{"kind":[]}\n'), "line 2: kind"),
    "an unknown field": (lambda: changed(NOTE, vector=[1]), "line 4: vector"),
    "a missing field": (lambda: with_line(b'{"kind":"session"}\n'), "line 2: session_id"),
    "a tool with a newline": (lambda: changed(RULE, tool_name="a\nb"), "line 2: tool_name"),
    "a long rule": (lambda: changed(RULE, rule="x" * 1001), "line 2: rule"),
    "an expired status": (lambda: changed(RULE, status="expired"), "line 2: status"),
    "a failure class of its own": (
        lambda: changed(RULE, failure_class="obey me"),
        "line 2: failure_class",
    ),
    "a day that does not exist": (
        lambda: changed(RULE, created_at="2026-02-30T00:00:00.000000Z"),
        "line 2: created_at",
    ),
    **{
        f"the time {time}": (partial(changed, NOTE, created_at=time), "line 4: created_at")
        for time in (
            "0999-12-31T23:59:59.000000Z",
            "1969-12-31T23:59:59.999999Z",
            "9999-12-31T23:59:59.500000Z",
        )
    },
    "tags that are numbers": (lambda: changed(NOTE, tags=[1]), "line 4: tags[0]"),
    "a note's id with a path": (lambda: changed(NOTE, note_id="../../x"), "line 4: note_id"),
    "a blank note": (lambda: changed(NOTE, content=" "), "line 4: content"),
    "an entry in place of nobody": (
        lambda: changed(ENTRY, replaced_by="entry-" + "0" * 36, replaced_at=TIME),
        "line 5: replaced_by",
    ),
    "entries in place of each other": (
        lambda: changed(ENTRY, replaced_by=ENTRY_ID, replaced_at=TIME),
        "line 5: replaced_by",
    ),
    "replaced at no time": (
        lambda: changed(ENTRY, replaced_by="entry-" + "0" * 36),
        "line 5: replaced_at",
    ),
    "an event of no rule": (lambda: unsigned([HEADER, EVENT]), "line 2: kind"),
    "a turn of no session": (lambda: unsigned([HEADER, RULE, TURN]), "line 3: kind"),
    "a session id of another kind": (
        lambda: changed(SESSION, session_id="memory:x"),
        "line 7: session_id",
    ),
    "an answer of other types": (
        lambda: changed(ANSWER, answer={"captured": [{"id": 1}]}),
        "line 9: answer",
    ),
    "an answer with a rule of numbers": (
        lambda: changed(
            ANSWER,
            answer=ANSWER["answer"] | {"captured": [dict.fromkeys(("tool_name", "id"), 1)]},
        ),
        "line 9: answer",
    ),
    **{
        f"an answer with a time that is none in {field}": (
            partial(
                changed,
                ANSWER,
                answer=ANSWER["answer"] | {field: [STORED_RULE | {"created_at": "soon"}]},
            ),
            "line 9: answer",
        )
        for field in ("captured", "reaffirmed", "retired", "observations")
    },
}


def test_the_good_lines_are_good(client: Client) -> None:
    """What the hostile files below differ from is imported."""
    name = bring(client, USER, unsigned(GOOD))
    done = client.call("memory.import", user_id=USER, name=name)
    assert [done[group]["new"] for group in ("rules", "notes", "profile", "statistics")] == [1] * 4
    assert (done["sessions"]["new"], done["turns"]["new"], done["signed"]) == (1, 1, False)


@pytest.mark.parametrize(("content", "field"), HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_file_changes_nothing(
    client: Client, shared_daemon: Daemon, content: Callable[[], bytes], field: str
) -> None:
    """The error names line and field, in a rehearsal too; nothing of the file is stored."""
    name = bring(client, USER, content())
    for more in ({"dry_run": True}, {}):
        error = client.refused("memory.import", user_id=USER, name=name, **more)
        assert (error.code, error.data["field"]) == (-32602, field)
        assert len(error.message) < 500
    rule = {"user_id": USER, "tool_name": "bash", "rule": "The only thing here."}
    client.call("memory.tool_rule_put", **rule)
    kinds = [line["kind"] for line in records(export(shared_daemon, client, USER))]
    assert kinds == ["header", "rule", "rule_event", "end"]


@pytest.mark.parametrize("name", ["../memory.db", "/etc/passwd", ".x", "", "a/b", "x" * 129])
def test_a_name_leads_nowhere_else(client: Client, name: str) -> None:
    """Only bare names are names."""
    assert client.refused("memory.import", user_id=USER, name=name).data["field"] == "name"


def test_a_file_that_is_not_there(client: Client) -> None:
    """not_found, also for a user that nobody knows; and nobody has nothing to export."""
    assert client.refused("memory.import", user_id=USER, name="x.jsonl").code == -32004
    assert client.refused("memory.export", user_id=USER).code == -32004

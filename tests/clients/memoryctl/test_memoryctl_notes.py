"""`memoryctl notes` and `memoryctl jobs` against a real daemon."""

import json
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.clients.conftest import Run
from tests.daemon import Daemon

Ask = Callable[..., Any]


@pytest.fixture
def environment(shared_daemon: Daemon) -> dict[str, str]:
    """The variables with which memoryctl finds the shared daemon and a user of the test's own."""
    return {"MEMORYD_SOCKET": str(shared_daemon.socket), "MEMORYCTL_USER": f"sam-{uuid.uuid4()}"}


@pytest.fixture
def ask(memoryctl: Run, environment: dict[str, str]) -> Ask:
    """Runs a command that must succeed and returns its JSON result."""

    def run(*words: str, stdin: str = "") -> Any:
        done = memoryctl(*words, environment=environment, stdin=stdin)
        assert (done.returncode, done.stderr) == (0, "")
        return json.loads(done.stdout)

    return run


def test_the_life_of_a_note(ask: Ask, memoryctl: Run, environment: dict[str, str]) -> None:
    """Saved, found, updated from standard input, its history read, permanently deleted."""
    words = ("notes", "save", "User's name is Shantanu", "--tag", "Name", "--category=person")
    saved = ask(*words)
    assert saved["duplicate"] is False
    assert ask(*words)["duplicate"] is True
    (found,) = ask("notes", "search", "what is the name", "--tag=name", "--category=person")[
        "results"
    ]
    assert (found["note_id"], found["tags"]) == (saved["note_id"], ["name"])
    assert ask("notes", "search", "name", "--tag=other")["results"] == []
    ask("notes", "update", saved["note_id"], "-", stdin="User prefers SG\n")
    history = ask("notes", "history", saved["note_id"])["versions"]
    assert [one["content"] for one in history] == ["User prefers SG", "User's name is Shantanu"]
    assert ask("notes", "delete", saved["note_id"])["note_id"] == saved["note_id"]
    done = memoryctl("notes", "delete", saved["note_id"], environment=environment)
    assert done.returncode == 1
    assert "memoryctl notes search" in done.stderr


def test_search_options(ask: Ask) -> None:
    """Conversations, their session, times and scores are options of a search."""
    ask("turn", "I moved to Lisbon", "--session", "s1", "--occurred-at", "2026-04-01T10:00:00Z")
    for number in range(3):
        ask("notes", "save", f"Lisbon fact {number}")
    asked = ("notes", "search", "moved to Lisbon")
    assert len(ask(*asked)["results"]) == 3
    assert len(ask(*asked, "--include-conversation")["results"]) == 4
    assert len(ask(*asked, "--top-k", "1")["results"]) == 1
    assert ask(*asked, "--min-score", "1")["results"] == []
    (turn,) = ask(*asked, "--include-conversation", "--until", "2026-04-02T00:00:00Z")["results"]
    assert turn["session_id"] == "s1"
    assert (
        ask(*asked, "--include-conversation", "--session=s2", "--until=2026-04-02T00:00:00Z")[
            "results"
        ]
        == []
    )


def test_on_a_terminal(
    ask: Ask,
    on_terminal: Callable[..., tuple[int, str]],
    environment: dict[str, str],
) -> None:
    """Each result is a line about it with its text below."""
    assert on_terminal("notes", "search", "x", environment=environment) == (0, "(no results)\n")
    note_id = ask("notes", "save", "two\nlines", "--tag=a", "--category=c")["note_id"]
    ask("turn", "a turn", "--session=s1", "--speaker=Sam", "--occurred-at=2026-04-01T10:00:00Z")
    words = ("notes", "search", "two lines", "--include-conversation")
    code, shown = on_terminal(*words, environment=environment)
    lines = shown.splitlines()
    assert code == 0
    assert lines[0].endswith(f"Z  {note_id}  c  #a")
    assert lines[1:3] == ["  two", "  lines"]
    assert lines[3].endswith("2026-04-01T10:00:00.000000Z  conversation s1  Sam")
    assert lines[4:] == ["  a turn"]
    ask("notes", "update", note_id, "one line")
    _, shown = on_terminal("notes", "history", note_id, environment=environment)
    lines = shown.splitlines()
    assert lines[0].endswith(" to now")
    assert lines[1] == "  one line"
    assert lines[3:] == ["  two", "  lines"]


def test_import(ask: Ask, tmp_path: Path) -> None:
    """Hundreds of notes in one go are found; once more they are all duplicates."""
    file = tmp_path / "notes.jsonl"
    lines = [{"content": f"Host {n} runs service {n * 7}", "tags": ["host"]} for n in range(300)]
    lines += [{"content": "Deploy on Tuesdays", "namespace": "skill-deploy", "category": "rule"}]
    file.write_text("\n".join(map(json.dumps, lines)))
    counts = {"saved": 301, "duplicate": 0, "failed": 0, "skipped": 0, "problems": []}
    assert ask("notes", "import", str(file)) == counts
    assert ask("notes", "import", str(file)) == counts | {"saved": 0, "duplicate": 301}
    (found,) = ask("notes", "search", "when to deploy", "--category", "rule")["results"]
    assert found["text"] == "Deploy on Tuesdays"
    entries = ask("recall", "skill-deploy")["entries"]
    assert [one["text"] for one in entries] == ["Deploy on Tuesdays"]


def test_a_line_that_the_daemon_rejects(memoryctl: Run, environment: dict[str, str]) -> None:
    """It is reported with the daemon's reason; the others are saved; exit code 1."""
    lines = [{"content": "good"}, {"content": "bad", "category": "x" * 65}, {"content": "better"}]
    done = memoryctl(
        "notes", "import", "-", environment=environment, stdin="\n".join(map(json.dumps, lines))
    )
    response = json.loads(done.stdout)
    assert (done.returncode, response["saved"], response["failed"]) == (1, 2, 1)
    assert response["problems"][0]["line"] == 2
    assert "category" in response["problems"][0]["message"]


def test_jobs(
    ask: Ask, on_terminal: Callable[..., tuple[int, str]], environment: dict[str, str]
) -> None:
    """The state of the model and the jobs, of every user or of one."""
    response = ask("jobs")
    assert response["embedding"]["model"] == "all-MiniLM-L6-v2"
    assert ask("jobs", "--user", environment["MEMORYCTL_USER"], "--state=running")["jobs"] == []
    code, shown = on_terminal(
        "jobs", "--user", environment["MEMORYCTL_USER"], environment=environment
    )
    assert code == 0
    assert shown.startswith("embedding  ")
    assert shown.endswith("all-MiniLM-L6-v2\n(no jobs)\n")

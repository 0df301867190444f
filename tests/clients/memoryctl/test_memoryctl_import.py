"""`memoryctl notes import`: which notes it reads from a file, and how it sends them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from memoryd_client.memoryctl.errors import UsageError
from memoryd_client.memoryctl.note_import import read_notes
from tests.clients.conftest import Run
from tests.clients.scripted_server import Answer, ScriptedServer

SAVED = {"note_id": "note-1", "message": "Note saved successfully.", "duplicate": False}


def respond(request: dict[str, Any], **response: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": request["id"], **response}).encode() + b"\n"


def failure(number: int, message: str, /, **data: Any) -> dict[str, Any]:
    return {"code": number, "message": message, "data": data}


def responses(errors: dict[str, dict[str, Any]]) -> Answer:
    """Saves every note but those with an error."""

    def response(request: dict[str, Any]) -> bytes:
        error = errors.get(request["params"]["content"])
        return respond(request, error=error) if error else respond(request, result=SAVED)

    return response


class Import:
    """`memoryctl notes import -` for the user sam, against a scripted server."""

    def __init__(self, memoryctl: Run, folder: Path) -> None:
        self._memoryctl = memoryctl
        self._folder = folder
        self.sent: list[dict[str, Any]] = []

    def __call__(self, content: str, *words: str, response: Answer | None = None) -> Any:
        path = self._folder / "s"
        path.unlink(missing_ok=True)
        with ScriptedServer(path, response or responses({})) as server:
            done = self._memoryctl(
                *("notes", "import", "-", "--user", "sam", "--socket", str(path)),
                *words,
                stdin=content,
            )
        assert {request["method"] for request in server.requests} <= {"memory_save"}
        self.sent = [request["params"] for request in server.requests]
        assert "Traceback" not in done.stderr
        return done


@pytest.fixture
def run_import(memoryctl: Run, tmp_path: Path) -> Import:
    return Import(memoryctl, tmp_path)


def test_one_note_per_line(run_import: Import) -> None:
    """Each line that is not blank is one note, trimmed; the counts are printed."""
    done = run_import("\ufeffUser likes pizza \r\n\n  \n漢字 and 🦊\nno newline at the end")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == {
        "saved": 3,
        "duplicate": 0,
        "failed": 0,
        "skipped": 0,
        "problems": [],
    }
    assert run_import.sent == [
        {"user_id": "sam", "content": text}
        for text in ("User likes pizza", "漢字 and 🦊", "no newline at the end")
    ]


def test_json_lines(run_import: Import) -> None:
    """A file that starts with { has one JSON note per line; null stands for a missing field."""
    lines: list[dict[str, Any]] = [
        {"content": "one", "category": "food", "tags": ["a", "b"], "namespace": "skill-x"},
        {"content": "two\nlines", "category": None},
    ]
    assert run_import("\n".join(map(json.dumps, lines))).returncode == 0
    assert run_import.sent == [
        {"user_id": "sam", **lines[0]},
        {"user_id": "sam", "content": "two\nlines"},
    ]


def test_an_empty_file(run_import: Import) -> None:
    """Nothing is saved, and it is not an error."""
    done = run_import(" \n\n")
    assert (done.returncode, json.loads(done.stdout)["saved"]) == (0, 0)


BROKEN = {
    "cut off": '{"content": "x"',
    "a list": '["x"]',
    "plain text": "just words",
    "no content": '{"tags": []}',
    "a null content": '{"content": null}',
    "an unknown field": '{"content": "x", "tag": "y"}',
    "a number": '{"content": 5}',
    "blank": '{"content": " \\n"}',
    "too long": json.dumps({"content": "x" * 32_001}),
    "tags as text": '{"content": "x", "tags": "y"}',
    "a number among the tags": '{"content": "x", "tags": [1]}',
    "half a character": '{"content": "\\ud83e"}',
    "too deep": '{"content": ' + "[" * 100_000,
}


@pytest.mark.parametrize("line", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_line_stops_the_import(tmp_path: Path, line: str) -> None:
    """The error names it, and nothing is sent unless broken lines are skipped."""
    file = tmp_path / "notes.jsonl"
    file.write_text(f'{{"content": "good"}}\n\n{line}\n{{"content": "last"}}\n')
    with pytest.raises(
        UsageError, match=r"nothing was sent: 1 line is broken in .*notes\.jsonl"
    ) as e:
        read_notes({"file": str(file)})
    assert e.value.advice.startswith("line 3: ")
    found = read_notes({"file": str(file), "skip_bad": True})
    assert found["notes"] == [(1, {"content": "good"}), (4, {"content": "last"})]
    assert [one["line"] for one in found["problems"]] == [3]


def test_a_line_that_is_not_utf8_is_named(tmp_path: Path) -> None:
    """Also among plain lines; the others can be had without it."""
    file = tmp_path / "notes.txt"
    file.write_bytes(b"caf\xc3\xa9\ncaf\xe9\n" + b"x" * 32_001)
    with pytest.raises(UsageError) as e:
        read_notes({"file": str(file)})
    assert "2 lines are broken" in e.value.message
    assert e.value.advice.startswith("line 2: 'utf-8' codec can't decode")
    assert "\nline 3: content has 32,001 characters, more than 32,000\n" in e.value.advice
    assert read_notes({"file": str(file), "skip_bad": True})["notes"] == [(1, {"content": "café"})]


def test_broken_lines_on_the_command_line(run_import: Import) -> None:
    """Exit code 3 and nothing sent. With --skip-bad the rest is saved and the line is reported."""
    content = '{"content": "good"}\n{"content": \n'
    done = run_import(content)
    assert (done.returncode, done.stdout, run_import.sent) == (3, "", [])
    assert "line 2: " in done.stderr
    assert "--skip-bad" in done.stderr
    error = json.loads(run_import(content, "--json").stderr)
    assert error["data"]["code"] == "usage"
    assert [problem["line"] for problem in error["data"]["problems"]] == [2]
    done = run_import(content, "--skip-bad", "--text")
    assert done.returncode == 0
    assert done.stdout.startswith("1 saved, 0 duplicate, 0 failed, 1 skipped\nline 2: ")
    assert len(run_import.sent) == 1


def test_a_file_that_cannot_be_read(memoryctl: Run, tmp_path: Path) -> None:
    """A missing file or a folder is a usage error, before the daemon is asked for anything."""
    for path in (tmp_path / "none", tmp_path):
        done = memoryctl("notes", "import", str(path), "--user=sam", "--socket=/nowhere")
        assert (done.returncode, done.stdout) == (3, "")
        assert f"cannot read {path}" in done.stderr


def test_a_rejected_note_is_reported_with_its_line(run_import: Import) -> None:
    """The others are saved; exit code 1."""
    errors = {
        "bad": failure(-32010, "the text was refused"),
        "worse": failure(-32602, "Invalid params: content"),
    }
    done = run_import("one\n\nbad\ntwo\nworse\n", response=responses(errors))
    assert done.returncode == 1
    assert json.loads(done.stdout) == {
        "saved": 2,
        "duplicate": 0,
        "failed": 2,
        "skipped": 0,
        "problems": [
            {"line": 3, "message": "the text was refused"},
            {"line": 5, "message": "Invalid params: content"},
        ],
    }


def test_duplicates_are_counted(run_import: Import) -> None:
    """A note that was there already is not counted as saved."""

    def response(request: dict[str, Any]) -> bytes:
        known = request["params"]["content"] == "known"
        return respond(request, result=SAVED | {"duplicate": known})

    done = run_import("known\nnew\n", response=response)
    assert (done.returncode, json.loads(done.stdout)["duplicate"]) == (0, 1)


def test_an_error_that_meets_every_note_stops_the_import(run_import: Import) -> None:
    """A full disk is exit code 1 with the daemon's error and the number of saved notes."""
    errors = {"line 70": failure(-32014, "no room", code="storage_unavailable", reason="disk_full")}
    done = run_import("\n".join(f"line {n}" for n in range(1000)), response=responses(errors))
    assert (done.returncode, done.stdout) == (1, "")
    saved = "(notes saved before: 70; importing again is safe)"
    assert done.stderr.startswith(f"memoryctl: no room {saved}")
    assert len(run_import.sent) < 70 + 70


def test_a_note_is_sent_again_to_an_overloaded_daemon(run_import: Import) -> None:
    """After the time that the daemon names, until it saves the note."""
    seen: list[str] = []

    def response(request: dict[str, Any]) -> bytes:
        content = request["params"]["content"]
        seen.append(content)
        if content == "two" and seen.count("two") < 4:
            error = failure(-32013, "queue full", code="overloaded", retry_after_ms=10)
            return respond(request, error=error)
        return respond(request, result=SAVED)

    done = run_import("one\ntwo\nthree\n", response=response)
    assert (done.returncode, json.loads(done.stdout)["saved"]) == (0, 3)
    assert seen.count("two") == 4


def test_a_daemon_that_stays_overloaded_times_out(run_import: Import) -> None:
    """After --timeout seconds in which it only rejects the note."""
    error = failure(-32013, "queue full", code="overloaded", retry_after_ms=10)
    overloaded = responses({"one": error})
    done = run_import("one\n", "--timeout", "0.5", response=overloaded)
    assert done.returncode == 2
    assert "no response from" in done.stderr


@pytest.mark.parametrize(
    "response",
    [
        lambda request: None,
        lambda request: b"nonsense\n",
        lambda request: respond(request, result=None),
        lambda request: respond(request, result={"note_id": "note-1"}),
        lambda request: respond({"id": 999}, result=SAVED),
    ],
)
def test_a_daemon_that_fails_during_the_import(run_import: Import, response: Answer) -> None:
    """Exit code 2, and how many notes were saved before."""

    def then_fails(request: dict[str, Any]) -> bytes | None:
        if request["params"]["content"] == "one":
            return respond(request, result=SAVED)
        return response(request)

    done = run_import("one\ntwo\nthree\n", response=then_fails)
    assert (done.returncode, done.stdout) == (2, "")
    assert "(notes saved before: 1; importing again is safe)" in done.stderr


def test_the_window_is_bounded(run_import: Import) -> None:
    """At most 64 notes are in flight, and they are sent without waiting for each other."""
    waiting: list[dict[str, Any]] = []

    def response(request: dict[str, Any]) -> bytes:
        waiting.append(request)
        if len(waiting) < 64 and request["params"]["content"] != "199":
            return b""
        released = [respond(one, result=SAVED) for one in reversed(waiting)]
        waiting.clear()
        return b"".join(released)

    done = run_import("\n".join(str(n) for n in range(200)), response=response)
    assert (done.returncode, json.loads(done.stdout)["saved"]) == (0, 200)
    assert [one["content"] for one in run_import.sent] == [str(n) for n in range(200)]


def test_progress_is_for_a_person(
    on_terminal: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    """A terminal shows the progress while the import runs, and erases it afterwards."""
    file = tmp_path / "notes.txt"
    file.write_text("\n".join(f"line {n}" for n in range(1200)))
    with ScriptedServer(tmp_path / "s", responses({})) as server:
        place = ("--socket", str(server.path), "--user", "sam")
        code, shown = on_terminal("notes", "import", str(file), *place)
    assert code == 0
    assert " of 1,200 notes" in shown
    assert shown.endswith("\r\x1b[K1,200 saved, 0 duplicate, 0 failed, 0 skipped\n")

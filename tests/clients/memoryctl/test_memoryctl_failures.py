"""memoryctl without a daemon, or with one that fails, hangs or sends invalid responses."""

import json
import os
import signal
import socket
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.clients.conftest import COMMAND, Run, clean_environment
from tests.clients.scripted_server import Answer, ScriptedServer, error, result
from tests.daemon import Daemon

CHECK = ("rules", "check", "send_email", "to=sarah@example.com", "--user", "sam")
ALLOW = {"verdict": "allow", "rules": [], "reason": ""}
HEALTH = {"status": "ok", "uptime_s": 1.5, "version": "0.1.0", "pid": 7}


def _line(**response: Any) -> Answer:
    return lambda request: json.dumps({"jsonrpc": "2.0", **response}).encode() + b"\n"


def test_no_socket(memoryctl: Run, tmp_path: Path) -> None:
    """Without a socket it exits 2 and says how to start or name the daemon."""
    done = memoryctl("health", "--socket", str(tmp_path / "none.sock"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no socket at" in done.stderr
    assert "MEMORYD_SOCKET" in done.stderr


def test_no_process_listens(memoryctl: Run, tmp_path: Path) -> None:
    """A socket that a dead daemon left behind is exit code 2."""
    path = tmp_path / "left.sock"
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(path))
    done = memoryctl("health", "--socket", str(path))
    assert done.returncode == 2
    assert "no process is listening on" in done.stderr


@pytest.mark.parametrize("path", ["x" * 300, "/dev/null", "/proc/self/none/memoryd.sock"])
def test_impossible_socket_paths(memoryctl: Run, path: str) -> None:
    """A path that cannot be a socket is exit code 2 without a traceback."""
    done = memoryctl("health", "--socket", path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_which_socket(memoryctl: Run, tmp_path: Path) -> None:
    """--socket wins over MEMORYD_SOCKET, and that over the user's runtime directory."""
    environment = {"XDG_RUNTIME_DIR": str(tmp_path)}
    own = memoryctl("health", environment=environment).stderr
    environment["MEMORYD_SOCKET"] = "/nowhere/named.sock"
    named = memoryctl("health", environment=environment).stderr
    given = memoryctl("health", "--socket", "/nowhere/given.sock", environment=environment).stderr
    assert f"{tmp_path}/memoryd/memoryd.sock" in own
    assert "/nowhere/named.sock" in named
    assert "/nowhere/given.sock" in given


@pytest.mark.parametrize(
    "response",
    [
        lambda request: b"HTTP/1.1 400 Bad Request\r\n",
        lambda request: b"[]\n",
        lambda request: b"\xff\xfe\n",
        lambda request: b"[" * 100_000 + b"\n",
        lambda request: None,
        _line(id=99, result={}),
        _line(id=1),
        _line(id=1, error={"code": -32603}),
        _line(id=1, error="no"),
        _line(id=1, result=ALLOW, error={"code": -32603, "message": "both"}),
        _line(id=None, result=ALLOW),
        result({"verdict": "permit", "rules": [], "reason": ""}),
        result({"verdict": True}),
        result(None),
        result([]),
    ],
)
def test_garbage_is_never_an_allow(memoryctl: Run, tmp_path: Path, response: Answer) -> None:
    """A check exits with 2 and prints nothing if the response is not a verdict."""
    with ScriptedServer(tmp_path / "s", response) as server:
        done = memoryctl(*CHECK, "--socket", str(server.path))
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("verdict", "code"), [("allow", 0), ("ask", 10), ("deny", 11)])
def test_verdicts_are_exit_codes(memoryctl: Run, tmp_path: Path, verdict: str, code: int) -> None:
    """A check exits 0 for allow, 10 for ask and 11 for deny, and prints the verdict."""
    response = {"verdict": verdict, "rules": [], "reason": "because"}
    with ScriptedServer(tmp_path / "s", result(response)) as server:
        done = memoryctl(*CHECK, "--socket", str(server.path))
    assert (done.returncode, json.loads(done.stdout)) == (code, response)
    assert server.requests[0]["params"] == {
        "user_id": "sam",
        "tool_name": "send_email",
        "arguments": {"to": "sarah@example.com"},
    }


def test_no_response_in_time(memoryctl: Run, tmp_path: Path) -> None:
    """A daemon that does not respond within --timeout is exit code 2."""
    with ScriptedServer(tmp_path / "s", lambda request: b"") as server:
        done = memoryctl(*CHECK, "--socket", str(server.path), "--timeout", "0.2")
    assert done.returncode == 2
    assert "no response from" in done.stderr
    assert "within 0.2 s" in done.stderr
    assert "change" not in done.stderr


@pytest.mark.parametrize(
    ("words", "may_have_changed"),
    [
        (["notes", "save", "x"], True),
        (["call", "some.new_method"], True),
        (["notes", "search", "x"], False),
        (["status"], False),
    ],
)
def test_a_timeout_says_that_a_change_may_have_been_made(
    memoryctl: Run, tmp_path: Path, words: list[str], may_have_changed: bool
) -> None:
    """Only for methods that write, or that memoryctl does not know."""
    with ScriptedServer(tmp_path / "s", lambda request: b"") as server:
        place = ("--user", "sam", "--socket", str(server.path))
        done = memoryctl(*words, *place, "--timeout", "0.2")
    assert done.returncode == 2
    assert ("The change may have been made" in done.stderr) is may_have_changed


def test_error_in_words(memoryctl: Run, tmp_path: Path) -> None:
    """The daemon's error is exit code 1; stderr has its code, its data and advice."""
    data = {"code": "storage_unavailable", "reason": "damaged"}
    with ScriptedServer(tmp_path / "s", error(-32014, "sam's file is damaged", data)) as server:
        done = memoryctl(*CHECK, "--socket", str(server.path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[0] == (
        'memoryctl: sam\'s file is damaged (-32014, code: "storage_unavailable", reason: "damaged")'
    )
    assert "user.reset" in done.stderr


_INVALID = (-32602, "Invalid params: top_k: must be bigger", {"field": "top_k"})
_CONFLICT = (-32017, "there is another", {"code": "conflict"})
_NO_USER = (-32004, "no such user", {"code": "not_found"})
_NO_FILE = (-32004, "no such file among the backups", {"code": "not_found"})
_DAMAGED = (-32014, "damaged", {"code": "storage_unavailable", "reason": "damaged"})


@pytest.mark.parametrize(
    ("words", "failure", "advice"),
    [
        (["notes", "search", "q", "--top-k=0"], _INVALID, "See memoryctl notes search --help."),
        (["call", "memory_search", "top_k:=0"], _INVALID, "Write key=text for text, key:=JSON"),
        (["rules", "check", "bash"], _INVALID, "Write key=text for text, key:=JSON"),
        (["turn", "hello", "--session=s", "--turn=t"], _CONFLICT, "Give another --turn ID"),
        (["rekey"], _CONFLICT, None),
        (["restore", "old.db"], _NO_FILE, "Check the name and the user: memoryctl backups"),
        (["notes", "delete", "x"], _NO_FILE, "Check the name and the user: memoryctl notes search"),
        (["verify"], _NO_USER, "No memory is stored for sam: check the name."),
        (["stats", "tom"], _NO_USER, "No memory is stored for tom: check the name."),
        (["call", "user.verify", "user_id=tom"], _NO_USER, "Check the user."),
    ],
)
def test_advice_is_about_the_command(
    memoryctl: Run,
    tmp_path: Path,
    words: list[str],
    failure: tuple[int, str, dict[str, Any]],
    advice: str | None,
) -> None:
    """The second line of an error fits the command that got it."""
    with ScriptedServer(tmp_path / "s", error(*failure)) as server:
        environment = {"MEMORYCTL_USER": "sam", "MEMORYD_SOCKET": str(server.path)}
        done = memoryctl(*words, environment=environment)
    assert done.returncode == 1
    _, *rest = done.stderr.splitlines()
    assert bool(rest) == bool(advice)
    assert not advice or rest[0].startswith(advice)


def test_advice_names_the_user(memoryctl: Run, tmp_path: Path) -> None:
    """A line that can be copied holds the user, not a word to be replaced."""
    with ScriptedServer(tmp_path / "s", error(*_DAMAGED)) as server:
        done = memoryctl("verify", "--user", "sam", "--socket", str(server.path))
    assert "\n  memoryctl --user sam restore\n" in done.stderr
    assert "memoryctl --user sam call user.reset confirm=sam" in done.stderr


def test_a_full_connection_limit_is_named(
    memoryctl: Run, start_daemon: Callable[..., Daemon]
) -> None:
    """If the daemon closes the connection immediately, the advice names its limit."""
    daemon = start_daemon("--max-connections-per-uid", "2")
    held = [daemon.connect() for _ in range(2)]
    for client in held:
        client.call("daemon.health")
    done = memoryctl("status", "--socket", str(daemon.socket))
    assert done.returncode == 2
    assert "max_connections_per_uid" in done.stderr


def test_error_as_json(memoryctl: Run, tmp_path: Path) -> None:
    """With --json in a pipe, standard error has the unchanged error object."""
    data = {"field": "limit", "reason": "must be integer"}
    with ScriptedServer(tmp_path / "s", error(-32602, "Invalid params", data)) as server:
        done = memoryctl("call", "x.y", "--json", "--socket", str(server.path))
    assert (done.returncode, done.stdout) == (1, "")
    assert json.loads(done.stderr) == {"code": -32602, "message": "Invalid params", "data": data}


def test_hostile_text_is_escaped(
    on_terminal: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    """No control, bidi or C1 character of a stored text reaches the terminal, in any form."""
    hostile = "a\x1b[2J\x9b1mb\u202ec\x07\r\nd\x7f\ud83d"
    session = {"session_id": hostile, "turn_id": hostile, "role": "user", "speaker": hostile}
    turns = {"turns": [session | {"text": hostile, "occurred_at": "t"}], "next_cursor": hostile}
    with ScriptedServer(tmp_path / "s", result(turns)) as server:
        place = ("--socket", str(server.path), "--user", "sam")
        _, readable = on_terminal("sessions", "read", "s1", *place)
        _, as_json = on_terminal("sessions", "read", "s1", "--json", *place)
    with ScriptedServer(tmp_path / "e", error(-32004, hostile, {hostile: hostile})) as server:
        code, refused = on_terminal("health", "--socket", str(server.path))
    assert code == 1
    for shown in (readable, as_json, refused):
        assert not set(shown) & set("\x1b\x9b\u202e\x07\r\x7f")
        assert "\\u001b[2J\\u009b1mb\\u202ec\\u0007" in shown
    assert json.loads(as_json) == turns


def test_scripts_that_need_joiners_are_kept(
    on_terminal: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    """Chinese, Persian and emoji texts are shown as they are."""
    texts = ["永远不要\u3000给她写信。", "می\u200cخواهم", "👩\u200d💻 café"]
    with ScriptedServer(tmp_path / "s", result({"texts": texts})) as server:
        _, shown = on_terminal(
            "health", "--socket", str(server.path), environment={"LC_ALL": "C.UTF-8"}
        )
    assert shown == f"texts  {', '.join(texts)}\n"


def test_unknown_result_is_shown_as_json(memoryctl: Run, tmp_path: Path) -> None:
    """A result of another shape, of another version of the daemon, is shown as JSON."""
    with ScriptedServer(tmp_path / "s", result({"rules": [{"shape": "new"}]})) as server:
        done = memoryctl(
            "rules", "list", "bash", "--user=sam", "--text", "--socket", str(server.path)
        )
    assert (done.returncode, json.loads(done.stdout)) == (0, {"rules": [{"shape": "new"}]})


def test_reader_goes_away(tmp_path: Path) -> None:
    """A closed pipe is no traceback, and not exit code 0."""
    reading, writing = os.pipe()
    os.close(reading)
    with ScriptedServer(tmp_path / "s", result(HEALTH)) as server:
        done = subprocess.run(
            [*COMMAND, "health", "--socket", str(server.path)],
            env=clean_environment(),
            stdout=writing,
            stderr=subprocess.PIPE,
            check=False,
        )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def test_full_disk(tmp_path: Path) -> None:
    """A result that cannot be printed is exit code 2, even for an allowed check."""
    with (
        ScriptedServer(tmp_path / "s", result(ALLOW)) as server,
        Path("/dev/full").open("w") as full,
    ):
        done = subprocess.run(
            [*COMMAND, *CHECK, "--socket", str(server.path)],
            env=clean_environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == b"memoryctl: cannot print the result: No space left on device\n"


def test_closed_streams(tmp_path: Path) -> None:
    """With all streams closed the exit code is still the verdict."""
    response = result({"verdict": "deny", "rules": [], "reason": ""})
    with ScriptedServer(tmp_path / "s", response) as server:
        line = " ".join([*COMMAND, *CHECK, "--socket", str(server.path), "<&- >&- 2>&-"])
        done = subprocess.run(["sh", "-c", line], env=clean_environment(), check=False)
    assert done.returncode == 11


def test_a_result_that_is_only_printed_needs_standard_output(tmp_path: Path) -> None:
    """Without it, a command whose result is not an exit code fails, as on a full disk."""
    with ScriptedServer(tmp_path / "s", result(HEALTH)) as server:
        line = " ".join([*COMMAND, "health", "--socket", str(server.path), ">&-"])
        done = subprocess.run(
            ["sh", "-c", line], env=clean_environment(), capture_output=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == b"memoryctl: cannot print the result: standard output is closed\n"


def test_interrupt(tmp_path: Path) -> None:
    """Ctrl-C while waiting is exit code 130 without a traceback. It is pressed until it is noticed:
    Python forgets one that comes between its own look for signals and the system's wait."""
    waiting = threading.Event()

    def never(request: dict[str, Any]) -> bytes:
        waiting.set()
        return b""

    with ScriptedServer(tmp_path / "s", never) as server:
        process = subprocess.Popen(
            [*COMMAND, "health", "--socket", str(server.path)],
            env=clean_environment(),
            stderr=subprocess.PIPE,
        )
        assert waiting.wait(timeout=60)
        for _ in range(6):
            process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=5)
                break
        _, stderr = process.communicate(timeout=1)
    assert (process.returncode, stderr) == (130, b"")


def test_bytes_that_are_not_text(tmp_path: Path) -> None:
    """Words that are not UTF-8 are a usage error, not half a request."""
    with ScriptedServer(tmp_path / "s", result({})) as server:
        done = subprocess.run(
            [*COMMAND, "turn", b"\xff", "--user", "sam", "--socket", str(server.path)],
            env=clean_environment(),
            capture_output=True,
            check=False,
        )
    assert done.returncode == 3
    assert server.requests == []


@pytest.mark.parametrize(
    ("words", "params"),
    [
        (["call", "memory.session_list", "limit:=5"], {"user_id": "sam", "limit": 5}),
        (["call", "memory.session_list", "user_id=tom"], {"user_id": "tom"}),
        (["call", "daemon.health"], {}),
        (["call", "some.new_method", '{"a": [1]}'], {"a": [1]}),
        (["call", "some.new_method", "-"], {"from": "stdin"}),
        (
            ["rules", "add", "bash", "Use uv.", "--tag", "a", "--tag", "b", "--priority=high"],
            {"user_id": "sam", "tool_name": "bash", "rule": "Use uv.", "tags": ["a", "b"],
             "priority": "high"},
        ),
        (
            ["turn", "-", "--tool", "bash:failed:no", "--session=s1", "--turn", "t1"],
            {"user_id": "sam", "user_message": '{"from": "stdin"}', "session_id": "s1",
             "turn_id": "t1",
             "tool_calls": [{"name": "bash", "success": False, "output_summary": "no"}]},
        ),
        (
            ["notes", "save", "-", "--tag=a", "--category", "food", "--namespace", "skill-x"],
            {"user_id": "sam", "content": '{"from": "stdin"}', "tags": ["a"], "category": "food",
             "namespace": "skill-x"},
        ),
        (
            ["notes", "search", "a \"b\" -c", "--top-k", "3", "--include-conversation",
             "--session=s1", "--category=food", "--tag=a", "--since=2026-11-21T09:30:00Z",
             "--until=2026-11-22T09:30:00Z", "--min-score=0.5"],
            {"user_id": "sam", "query": 'a "b" -c', "top_k": 3, "include_conversation": True,
             "session_id": "s1", "category": "food", "tags": ["a"],
             "since": "2026-11-21T09:30:00Z", "until": "2026-11-22T09:30:00Z", "min_score": 0.5},
        ),
        (["notes", "update", "n", "x"], {"user_id": "sam", "note_id": "n", "content": "x"}),
        (["notes", "delete", "n"], {"user_id": "sam", "note_id": "n"}),
        (["notes", "history", "n"], {"user_id": "sam", "note_id": "n"}),
        (["jobs", "--state", "running"], {"state": "running"}),
        (["jobs", "--user", "tom"], {"user_id": "tom"}),
        (
            ["sessions", "start", "s2", "--tool", "bash", "--restart"],
            {"user_id": "sam", "session_id": "s2", "tools": ["bash"], "restart": True},
        ),
    ],
)  # fmt: skip
def test_params_that_are_sent(
    memoryctl: Run, tmp_path: Path, words: list[str], params: dict[str, Any]
) -> None:
    """A command sends what was given and nothing else; user_id is filled in where it is needed."""
    with ScriptedServer(tmp_path / "s", result({})) as server:
        environment = {"MEMORYD_SOCKET": str(server.path), "MEMORYCTL_USER": "sam"}
        done = memoryctl(*words, environment=environment, stdin='{"from": "stdin"}\n')
    assert (done.returncode, done.stdout) == (0, "{}\n")
    assert [request["params"] for request in server.requests] == [params]


def test_a_user_among_the_params(memoryctl: Run, tmp_path: Path) -> None:
    """A call whose params name the user needs neither --user nor MEMORYCTL_USER."""
    with ScriptedServer(tmp_path / "s", result({})) as server:
        place = ("--socket", str(server.path))
        done = memoryctl("call", "memory.session_list", "user_id=tom", *place)
    assert done.returncode == 0
    assert server.requests[0]["params"] == {"user_id": "tom"}


def test_metrics_are_plain_text(memoryctl: Run, tmp_path: Path) -> None:
    """The Prometheus text is printed byte for byte in a pipe, and as JSON when asked."""
    text = '# TYPE a counter\na{b="c\\\\d"} 1\n'
    metrics = {"content_type": "text/plain; version=0.0.4", "text": text}
    with ScriptedServer(tmp_path / "s", result(metrics)) as server:
        plain = memoryctl("metrics", "--socket", str(server.path))
        as_json = memoryctl("metrics", "--json", "--socket", str(server.path))
    assert plain.stdout == text
    assert json.loads(as_json.stdout) == metrics

"""memoryctl against a real daemon."""

import json
import uuid
from collections.abc import Callable
from typing import Any

import pytest

from tests.clients.conftest import Run
from tests.daemon import Daemon

DECREE = "Never email Sarah at sarah@example.com."

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


def test_the_safety_case(daemon: Daemon, memoryctl: Run) -> None:
    """A decree said in a turn is pinned and denies the call after the daemon was killed."""
    environment = {"MEMORYD_SOCKET": str(daemon.socket), "MEMORYCTL_USER": "sam"}

    def run(*words: str) -> tuple[int, str]:
        done = memoryctl(*words, environment=environment)
        return done.returncode, done.stdout

    code, shown = run("turn", DECREE, "--tool", "send_email", "--session=s1", "--turn=t1")
    assert code == 0
    (rule,) = json.loads(shown)["captured"]
    daemon.kill()
    assert run("rules", "check", "send_email", "to=sarah@example.com") == (2, "")
    daemon.start()
    code, shown = run("sessions", "start", "s2", "--text")
    assert code == 0
    assert f"### `send_email`\n- **[critical]** {DECREE}" in shown
    code, shown = run("rules", "check", "send_email", "to=sarah@example.com")
    assert code == 11
    assert [one["id"] for one in json.loads(shown)["rules"]] == [rule["id"]]
    assert run("rules", "check", "send_email", "to=tom@example.com")[0] == 0


def test_verdicts_are_exit_codes_and_are_listed(
    memoryctl: Run, on_terminal: Callable[..., tuple[int, str]], environment: dict[str, str]
) -> None:
    """0 allow, 10 ask, 11 deny, with the arguments as JSON, as words or from standard input; the
    audit shows the last two."""

    def code(*words: str, stdin: str = "") -> int:
        done = memoryctl("rules", *words, environment=environment, stdin=stdin)
        assert done.stderr == ""
        return done.returncode

    assert code("audit") == 0
    rule = ("add", "send_email", "Never email Sarah.", "--priority", "critical", "--id", "no-sarah")
    assert code(*rule) == 0
    assert code("add", "send_email", "Do not email Tom.", "--priority", "high", "--id", "tom") == 0
    assert code("check", "send_file") == 0
    assert code("check", "send_email", '{"to": "ann@example.com"}') == 0
    assert code("check", "send_email", "to=tom@example.com", "--session", "s1") == 10
    assert code("check", "send_email", "-", stdin='{"to": "sarah@example.com"}') == 11
    entries = json.loads(memoryctl("rules", "audit", environment=environment).stdout)["verdicts"]
    assert [[rule["id"] for rule in one["rules"]] for one in entries] == [["no-sarah"], ["tom"]]
    _, shown = on_terminal("rules", "audit", environment=environment)
    rows = [line.split()[1:] for line in shown.splitlines()]
    assert rows == [
        ["VERDICT", "REASON", "TOOL", "SESSION", "RULES"],
        ["deny", "forbidden", "send_email", "-", "no-sarah"],
        ["ask", "high_rule", "send_email", "s1", "tom"],
    ]


def test_the_life_of_a_rule(ask: Ask) -> None:
    """A rule is added, changed, read, listed, and permanently removed."""
    added = ask("rules", "add", "bash", "Use uv.", "--tag", "python", "--id", "uv")
    assert (added["id"], added["priority"], added["tags"]) == ("uv", "normal", ["python"])
    changed = ask(
        "rules", "add", "bash", "-", "--id", "uv", "--priority", "high", stdin="Use uv!\n"
    )
    assert (changed["rule"], changed["priority"], changed["tags"]) == (
        "Use uv!",
        "high",
        ["python"],
    )
    assert ask("rules", "get", "bash", "uv") == changed
    assert ask("rules", "list", "bash") == {"rules": [changed], "next_cursor": None}
    assert ask("rules", "list", "bash", "--status", "retired")["rules"] == []
    events = ask("rules", "history", "bash", "uv")["events"]
    assert [event["rule"] for event in events] == ["Use uv.", "Use uv!"]
    assert [rule["id"] for rule in ask("rules", "prompt", "--tool", "bash")["rules"]] == ["uv"]
    (entry,) = ask("recall", "tool-bash", "uv")["entries"]
    assert (entry["key"], entry["text"]) == ("rule/uv", "Use uv!")
    assert ask("rules", "remove", "bash", "uv") == {"deleted": True}
    assert ask("rules", "get", "bash", "uv") is None


def test_pages(ask: Ask) -> None:
    """--limit and --cursor read a long list in pieces."""
    for number in range(3):
        ask("rules", "add", "bash", f"Rule number {number}.")
    first = ask("rules", "list", "bash", "--limit", "2")
    rest = ask("rules", "list", "bash", "--limit", "2", f"--cursor={first['next_cursor']}")
    texts = [rule["rule"] for rule in first["rules"] + rest["rules"]]
    assert texts == ["Rule number 2.", "Rule number 1.", "Rule number 0."]
    assert rest["next_cursor"] is None


def test_the_life_of_a_session(ask: Ask) -> None:
    """A session's turns are listed and read; ended and deleted it is gone."""
    ask("turn", "Hello.", "--assistant", "Hi!", "--session", "s1", "--speaker", "Sam")
    assert [one["session_id"] for one in ask("sessions", "list")["sessions"]] == ["s1"]
    turns = ask("sessions", "read", "s1")["turns"]
    assert [(turn["role"], turn["text"]) for turn in turns] == [
        ("user", "Hello."),
        ("assistant", "Hi!"),
    ]
    ask("rules", "add", "bash", "Use uv.", "--priority", "high")
    assert "Use uv." in ask("sessions", "start", "s1", "--title", "Greeting")["rendered"]
    assert ask("sessions", "end", "s1") == {"ended": True}
    assert ask("sessions", "delete", "s1")["turns"] == 2
    assert ask("sessions", "list")["sessions"] == []


def test_an_error_of_the_daemon(memoryctl: Run, environment: dict[str, str]) -> None:
    """Reading an unknown session exits 1 with the daemon's own error."""
    ask_for = ("sessions", "read", "none", "--json")
    memoryctl("turn", "Hello.", "--session", "s1", environment=environment)
    done = memoryctl(*ask_for, environment=environment)
    assert (done.returncode, done.stdout) == (1, "")
    assert json.loads(done.stderr)["data"]["code"] == "not_found"


def test_a_request_that_is_too_large(memoryctl: Run, environment: dict[str, str]) -> None:
    """A text over the daemon's line limit exits 1 and says what the limit is."""
    done = memoryctl("turn", "-", environment=environment, stdin="x" * 2_000_000)
    assert (done.returncode, done.stdout) == (1, "")
    assert "(-32016, " in done.stderr
    assert "--max-line-bytes" in done.stderr


def test_status(ask: Ask, memoryctl: Run, environment: dict[str, str]) -> None:
    """status has health, version and stats in JSON, and readable text with --text."""
    response = ask("status")
    assert set(response) == {"health", "version", "stats"}
    assert response["health"]["status"] == "ok"
    assert ask("health")["pid"] == response["health"]["pid"]
    assert ask("stats")["requests"]["total"] > 0
    shown = memoryctl("status", "--text", environment=environment).stdout
    assert shown.startswith(f"memoryd {response['version']['program']} is ok, up ")
    assert f"pid {response['health']['pid']}" in shown


def test_metrics(memoryctl: Run, environment: dict[str, str]) -> None:
    """metrics prints Prometheus text."""
    lines = memoryctl("metrics", environment=environment).stdout.splitlines()
    assert any(line.startswith("# TYPE memoryd_") for line in lines)


def test_call_takes_params_in_three_ways(ask: Ask, environment: dict[str, str]) -> None:
    """The same params as pairs, as one object and from standard input give the same result."""
    user = environment["MEMORYCTL_USER"]
    ask("rules", "add", "bash", "Use uv.")
    pairs = ask("call", "memory.tool_rule_list", "tool_name=bash", "limit:=5")
    params = json.dumps({"user_id": user, "tool_name": "bash", "limit": 5})
    assert len(pairs["rules"]) == 1
    assert ask("call", "memory.tool_rule_list", params) == pairs
    assert ask("call", "memory.tool_rule_list", "-", stdin=params) == pairs


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["rules", "list", "bash"], "PRIORITY  TOOL  ID  RULE\nnormal    bash  uv  Use uv.\n"),
        (["rules", "list", "none"], "(no rules)\n"),
        (["rules", "prompt"], "(no rules to pin)\n"),
        (["rules", "get", "bash", "none"], "(not found)\n"),
        (["recall", "tool-bash"], "SCORE  KEY      TEXT\n1.00   rule/uv  Use uv.\n"),
        (["sessions", "list"], "(no sessions)\n"),
        (["turn", "Hello."], "Nothing was captured.\n"),
    ],
)
def test_on_a_terminal(
    ask: Ask,
    on_terminal: Callable[..., tuple[int, str]],
    environment: dict[str, str],
    words: list[str],
    expected: str,
) -> None:
    """Results are readable text on a terminal."""
    ask("rules", "add", "bash", "Use uv.", "--id", "uv")
    assert on_terminal(*words, environment=environment) == (0, expected)


def test_deleting_what_does_not_exist_fails(
    memoryctl: Run, environment: dict[str, str], ask: Ask
) -> None:
    """Exit code 1, for a rule and for a note."""
    rule = ask("rules", "add", "bash", "Use rg.")
    assert ask("rules", "remove", "bash", rule["id"]) == {"deleted": True}
    done = memoryctl("rules", "remove", "bash", rule["id"], environment=environment)
    assert (done.returncode, json.loads(done.stdout)) == (1, {"deleted": False})
    assert memoryctl("notes", "delete", "nope", environment=environment).returncode == 1

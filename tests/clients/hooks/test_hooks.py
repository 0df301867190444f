"""The hooks as a runtime runs them: through the shell, with an event on stdin."""

import json
import os
import shlex
import signal
import socket
import subprocess
import sys
import threading
import uuid
from pathlib import Path
from typing import Any

import pytest

from memoryd_client.hooks import install
from tests.clients.conftest import Run
from tests.clients.hooks.hook_runs import SARAH, TOM, fire, installed_commands, tool_use, transcript
from tests.conftest import Daemon


def test_said_in_one_session_stopped_in_the_next(
    daemon: Daemon, memoryctl: Run, tmp_path: Path
) -> None:
    """The whole way: installed, a turn reported, the rule pinned, the call stopped."""
    commands = installed_commands(memoryctl, tmp_path / "settings.json", daemon.socket)
    said = transcript(tmp_path / "t.jsonl", ("Never email Sarah at sarah@example.com.", "Noted."))
    stop = {"session_id": "monday", "transcript_path": str(said), "hook_event_name": "Stop"}
    first = fire(commands["Stop"], stop)
    assert (first.returncode, first.stderr) == (0, "")
    assert "Never email Sarah" in json.loads(first.stdout)["systemMessage"]
    again = fire(commands["Stop"], stop)
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")

    start = fire(commands["SessionStart"], {"session_id": "tuesday", "source": "startup"})
    pinned = json.loads(start.stdout)["hookSpecificOutput"]
    assert pinned["hookEventName"] == "SessionStart"
    assert "**[critical]** Never email Sarah" in pinned["additionalContext"]

    stopped = fire(commands["PreToolUse"], tool_use(SARAH))
    assert stopped.returncode == 2
    assert "Never email Sarah" in stopped.stderr
    decision = json.loads(stopped.stdout)["hookSpecificOutput"]
    assert decision["permissionDecision"] == "deny"
    allowed = fire(commands["PreToolUse"], tool_use(TOM))
    assert (allowed.returncode, allowed.stdout, allowed.stderr) == (0, "", "")


def test_a_turn_that_grew_is_not_reported_twice(
    daemon: Daemon, memoryctl: Run, tmp_path: Path
) -> None:
    """A transcript that is longer at the next stop adds its new turns, and only those."""
    commands = installed_commands(memoryctl, tmp_path / "settings.json", daemon.socket)
    path = tmp_path / "t.jsonl"
    stop = {"session_id": "s", "transcript_path": str(path)}
    transcript(path, ("Hello.", "Hi."))
    assert fire(commands["Stop"], stop).returncode == 0
    transcript(path, ("Hello.", "Hi there, and more."), ("Never use sudo.", "Noted."))
    assert fire(commands["Stop"], stop).returncode == 0
    turns = daemon.connect().call("memory.session_read", user_id="sam", session_id="s")["turns"]
    assert [turn["text"] for turn in turns] == ["Hello.", "Hi.", "Never use sudo.", "Noted."]


@pytest.mark.parametrize(
    "lines",
    [
        [
            {"type": "user", "uuid": "1", "message": {"content": "漢" + "\u3000" * 180_000}},
            {"type": "assistant", "message": {"content": "字" + "\u3000" * 190_000}},
        ],
        [
            {"type": "user", "uuid": "1", "message": {"content": "Tidy up."}},
            {
                "type": "assistant",
                "message": {
                    "content": [
                        {"type": "tool_use", "id": f"{number}", "name": "Bash", "input": {}}
                        for number in range(1_500)
                    ]
                },
            },
        ],
        [{"type": "user", "uuid": "1", "message": {"content": "Half an emoji: \ud83d"}}],
    ],
    ids=["many bytes", "many calls", "half a character"],
)
def test_a_turn_of_any_size_is_reported(
    shared_daemon: Daemon, tmp_path: Path, lines: list[Any]
) -> None:
    """What the daemon would not take of a turn is left out; the turn is kept."""
    user, path = f"sam-{uuid.uuid4()}", tmp_path / "t.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    words = [str(install.SCRIPT), sys.executable, "stop", "--user", user]
    done = fire(
        shlex.join([*words, "--socket", str(shared_daemon.socket)]),
        {"session_id": "s", "transcript_path": str(path)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    kept = shared_daemon.connect()
    turns = kept.call("memory.session_read", user_id=user, session_id="s")["turns"]
    assert {turn["turn_id"] for turn in turns} == {"1"}


def test_a_refused_turn_keeps_no_other_from_being_reported(
    daemon: Daemon, memoryctl: Run, tmp_path: Path
) -> None:
    """The refusal is told at the end; what is forbidden after it holds all the same."""
    commands = installed_commands(memoryctl, tmp_path / "settings.json", daemon.socket)
    path = transcript(tmp_path / "t.jsonl", ("Hello.", "Hi."), ("Never use sudo.", "Noted."))
    path.write_text(path.read_text().replace('"u0"', '"' + "u" * 300 + '"'))
    done = fire(commands["Stop"], {"session_id": "s", "transcript_path": str(path)})
    assert (done.returncode, "turn_id" in done.stderr) == (0, True)
    shown = json.loads(done.stdout)["systemMessage"]
    assert "Never use sudo" in shown
    assert "a turn could not be reported" in shown


def test_an_ask_blocks_and_says_to_ask(daemon: Daemon, memoryctl: Run, tmp_path: Path) -> None:
    """The host can only block: what the rules leave open goes to the user through the model."""
    commands = installed_commands(memoryctl, tmp_path / "settings.json", daemon.socket)
    daemon.connect().call(
        "memory.tool_rule_put",
        user_id="sam",
        tool_name="send_email",
        rule="Never email Sarah.",
        priority="high",
    )
    asked = fire(commands["PreToolUse"], tool_use({"to": "sarah@example.com"}))
    assert asked.returncode == 2
    assert asked.stderr.startswith("Ask the user")


def test_without_a_daemon_every_tool_is_blocked(memoryctl: Run, tmp_path: Path) -> None:
    """A daemon that is away blocks by default, and only warns where that was asked for."""
    missing = tmp_path / "none.sock"
    commands = installed_commands(memoryctl, tmp_path / "settings.json", missing)
    blocked = fire(commands["PreToolUse"], tool_use(TOM))
    assert blocked.returncode == 2
    assert "could not be checked" in blocked.stderr
    warned = installed_commands(
        memoryctl, tmp_path / "settings.json", missing, "--on-failure", "warn"
    )
    let = fire(warned["PreToolUse"], tool_use(TOM))
    assert let.returncode == 0
    assert "could not be checked" in let.stderr


def test_a_hung_daemon_blocks(daemon: Daemon, memoryctl: Run, tmp_path: Path) -> None:
    """A daemon that does not answer blocks before the runtime's own limit, which would not."""
    commands = installed_commands(memoryctl, tmp_path / "settings.json", daemon.socket)
    os.kill(daemon.pid, signal.SIGSTOP)
    try:
        blocked = fire(commands["PreToolUse"], tool_use(TOM))
    finally:
        os.kill(daemon.pid, signal.SIGCONT)
    assert blocked.returncode == 2
    assert "in time" in blocked.stderr


@pytest.mark.parametrize(
    "answer",
    [
        b"hello\n",
        b"",
        b'{"jsonrpc":"2.0","id":1,"result":{"verdict":"allow"}}\n',
        b'{"jsonrpc":"2.0","id":1,"result":{"verdict":"ALLOW","rules":[],"reason":""}}\n',
        b'{"jsonrpc":"2.0","id":1,"result":null}\n',
        b'{"jsonrpc":"2.0","id":7,"result":{"verdict":"allow","rules":[],"reason":""}}\n',
        b'{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"no"}}\n',
        b'{"jsonrpc":"2.0","id":1,"result":{"verdict":"allow","rules":[],"rea',
    ],
)
def test_a_garbage_answer_blocks(memoryctl: Run, tmp_path: Path, answer: bytes) -> None:
    """Whatever is not a whole allow blocks."""
    path = tmp_path / "s"
    commands = installed_commands(memoryctl, tmp_path / "settings.json", path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()

        def serve() -> None:
            while True:
                try:
                    peer, _ = server.accept()
                except OSError:
                    return
                with peer:
                    if peer.recv(65536):
                        peer.sendall(answer)

        thread = threading.Thread(target=serve)
        thread.start()
        blocked = fire(commands["PreToolUse"], tool_use(TOM))
        server.shutdown(socket.SHUT_RDWR)
        thread.join()
    assert blocked.returncode == 2, blocked.stderr


@pytest.mark.parametrize("event", ["", "[]", "{}", '{"tool_name": 5}', "{" * 100_000])
def test_a_broken_event_blocks(shared_daemon: Daemon, event: str) -> None:
    """An event that cannot be understood is no reason to let a tool run."""
    words = [str(install.SCRIPT), sys.executable, "pre-tool-use", "--user", "sam"]
    done = subprocess.run(
        [*words, "--socket", str(shared_daemon.socket)],
        input=event,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2


def test_without_python_or_script_every_tool_is_blocked(
    daemon: Daemon, memoryctl: Run, tmp_path: Path
) -> None:
    """An interpreter or a hook.sh that is gone blocks."""
    command = installed_commands(memoryctl, tmp_path / "settings.json", daemon.socket)["PreToolUse"]
    for gone in (sys.executable, str(install.SCRIPT)):
        broken = command.replace(gone, "/nowhere/python")
        assert broken != command
        assert fire(broken, tool_use(TOM)).returncode == 2


def test_another_runtime_reports_turns_as_params(shared_daemon: Daemon) -> None:
    """The plain shell form takes the params of memory.turn_complete on stdin."""
    words = [str(install.SCRIPT), sys.executable, "turn-complete"]
    user = f"sam-{uuid.uuid4()}"
    done = subprocess.run(
        [*words, "--user", user, "--socket", str(shared_daemon.socket)],
        input='{"user_message": "Never use sudo.", "session_id": "s", "turn_id": "1"}',
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert [rule["rule"] for rule in json.loads(done.stdout)["captured"]] == ["Never use sudo."]

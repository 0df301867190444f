"""The hooks pin, check and report, and they block the tool after every kind of failure."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from memoryd_client.hooks import install
from tests.clients.conftest import Run
from tests.clients.hooks.hook_runs import (
    SARAH,
    TOM,
    fire,
    hook_command,
    installed_commands,
    new_user,
    tool_use,
    transcript,
)
from tests.daemon import Daemon


def stored_turns(daemon: Daemon, user: str) -> list[dict[str, Any]]:
    """The turns of the user's session `s`."""
    with daemon.connect() as client:
        turns = client.call("memory.session_read", user_id=user, session_id="s")["turns"]
    return list(turns)


def test_a_rule_of_one_session_blocks_a_call_in_the_next(
    hook_daemon: Daemon, memoryctl: Run, tmp_path: Path
) -> None:
    """The hooks are installed, a turn is reported, its rule is pinned, and the call is blocked."""
    settings = tmp_path / "settings.json"
    commands = installed_commands(memoryctl, settings, hook_daemon.socket, user=new_user())
    path = transcript(tmp_path / "t.jsonl", ("Never email Sarah at sarah@example.com.", "Noted."))
    stop = {"session_id": "monday", "transcript_path": str(path), "hook_event_name": "Stop"}
    first = fire(commands["Stop"], stop)
    assert (first.returncode, first.stderr) == (0, "")
    assert "Never email Sarah" in json.loads(first.stdout)["systemMessage"]
    again = fire(commands["Stop"], stop)
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")

    start = fire(commands["SessionStart"], {"session_id": "tuesday", "source": "startup"})
    pinned = json.loads(start.stdout)["hookSpecificOutput"]
    assert pinned["hookEventName"] == "SessionStart"
    assert "**[critical]** Never email Sarah" in pinned["additionalContext"]

    blocked = fire(commands["PreToolUse"], tool_use(SARAH))
    assert blocked.returncode == 2
    assert "Never email Sarah" in blocked.stderr
    decision = json.loads(blocked.stdout)["hookSpecificOutput"]
    assert decision["permissionDecision"] == "deny"
    allowed = fire(commands["PreToolUse"], tool_use(TOM))
    assert (allowed.returncode, allowed.stdout, allowed.stderr) == (0, "", "")


def test_a_turn_that_grew_is_not_reported_twice(hook_daemon: Daemon, tmp_path: Path) -> None:
    """If the transcript is longer at the next stop, only its new turns are stored."""
    user, path = new_user(), tmp_path / "t.jsonl"
    command = hook_command("stop", user, socket=hook_daemon.socket)
    stop = {"session_id": "s", "transcript_path": str(path)}
    transcript(path, ("Hello.", "Hi."))
    assert fire(command, stop).returncode == 0
    transcript(path, ("Hello.", "Hi there, and more."), ("Never use sudo.", "Noted."))
    assert fire(command, stop).returncode == 0
    texts = [turn["text"] for turn in stored_turns(hook_daemon, user)]
    assert texts == ["Hello.", "Hi.", "Never use sudo.", "Noted."]


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
    ids=["many bytes", "many calls", "a lone surrogate"],
)
def test_a_turn_of_any_size_is_reported(
    hook_daemon: Daemon, tmp_path: Path, lines: list[Any]
) -> None:
    """A turn that exceeds the daemon's limits is cut and stored."""
    user, path = new_user(), tmp_path / "t.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    done = fire(
        hook_command("stop", user, socket=hook_daemon.socket),
        {"session_id": "s", "transcript_path": str(path)},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert {turn["turn_id"] for turn in stored_turns(hook_daemon, user)} == {"1"}


def test_after_a_rejected_turn_the_others_are_reported(hook_daemon: Daemon, tmp_path: Path) -> None:
    """The user sees the error and the rule of the next turn."""
    path = transcript(tmp_path / "t.jsonl", ("Hello.", "Hi."), ("Never use sudo.", "Noted."))
    path.write_text(path.read_text().replace('"u0"', '"' + "u" * 300 + '"'))
    command = hook_command("stop", new_user(), socket=hook_daemon.socket)
    done = fire(command, {"session_id": "s", "transcript_path": str(path)})
    assert (done.returncode, "turn_id" in done.stderr) == (0, True)
    shown = json.loads(done.stdout)["systemMessage"]
    assert "Never use sudo" in shown
    assert "a turn could not be reported" in shown


def test_an_ask_blocks_and_goes_to_the_user(hook_daemon: Daemon) -> None:
    """A hook can only block, so its reason says that the model should ask the user."""
    user = new_user()
    with hook_daemon.connect() as client:
        client.call(
            "memory.tool_rule_put",
            user_id=user,
            tool_name="send_email",
            rule="Never email Sarah.",
            priority="high",
        )
    command = hook_command("pre-tool-use", user, socket=hook_daemon.socket)
    asked = fire(command, tool_use({"to": "sarah@example.com"}))
    assert asked.returncode == 2
    assert asked.stderr.startswith("Ask the user")


def test_without_a_daemon_every_tool_is_blocked(memoryctl: Run, tmp_path: Path) -> None:
    """With --on-failure warn the tool runs, and the hook prints the warning."""
    missing, settings = tmp_path / "none.sock", tmp_path / "settings.json"
    commands = installed_commands(memoryctl, settings, missing, user="sam")
    blocked = fire(commands["PreToolUse"], tool_use(TOM))
    assert blocked.returncode == 2
    assert "could not be checked" in blocked.stderr
    commands = installed_commands(memoryctl, settings, missing, "--on-failure", "warn", user="sam")
    warned = fire(commands["PreToolUse"], tool_use(TOM))
    assert warned.returncode == 0
    assert "could not be checked" in warned.stderr


def test_a_hanging_daemon_blocks(hook_daemon: Daemon) -> None:
    """The hook gives up before the runtime does, whose timeout would let the tool run."""
    command = hook_command("pre-tool-use", new_user(), socket=hook_daemon.socket)
    os.kill(hook_daemon.pid, signal.SIGSTOP)
    try:
        blocked = fire(command, tool_use(TOM))
    finally:
        os.kill(hook_daemon.pid, signal.SIGCONT)
    assert blocked.returncode == 2
    assert "in time" in blocked.stderr


@pytest.mark.parametrize(
    "response",
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
def test_an_invalid_response_blocks(tmp_path: Path, response: bytes) -> None:
    """Everything but a complete allow blocks, after which the server closes the connection."""
    path = tmp_path / "s"
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
                        peer.sendall(response)

        thread = threading.Thread(target=serve)
        thread.start()
        blocked = fire(hook_command("pre-tool-use", "sam", socket=path), tool_use(TOM))
        server.shutdown(socket.SHUT_RDWR)
        thread.join()
    assert blocked.returncode == 2, blocked.stderr


@pytest.mark.parametrize("event", ["", "[]", "{}", '{"tool_name": 5}', "{" * 100_000])
def test_an_invalid_event_blocks(hook_daemon: Daemon, event: str) -> None:
    """The tool does not run if its event cannot be read."""
    done = subprocess.run(
        ["/bin/sh", "-c", hook_command("pre-tool-use", "sam", socket=hook_daemon.socket)],
        input=event,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2


def test_without_python_or_script_every_tool_is_blocked(memoryctl: Run, tmp_path: Path) -> None:
    """The installed command blocks if the interpreter or hook.sh is missing."""
    settings = tmp_path / "settings.json"
    commands = installed_commands(memoryctl, settings, tmp_path / "s", user="sam")
    for missing in (sys.executable, str(install.SCRIPT)):
        broken = commands["PreToolUse"].replace(missing, "/nowhere/python")
        assert broken != commands["PreToolUse"]
        assert fire(broken, tool_use(TOM)).returncode == 2


def test_another_runtime_reports_turns_as_params(hook_daemon: Daemon) -> None:
    """`turn-complete` takes the params of memory.turn_complete on stdin."""
    command = hook_command("turn-complete", new_user(), socket=hook_daemon.socket)
    turn = {"user_message": "Never use sudo.", "session_id": "s", "turn_id": "1"}
    done = fire(command, turn)
    assert done.returncode == 0, done.stderr
    assert [rule["rule"] for rule in json.loads(done.stdout)["captured"]] == ["Never use sudo."]

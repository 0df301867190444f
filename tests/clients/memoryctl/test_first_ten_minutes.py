"""What a stranger does with memoryd first, with every client at the same daemon."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from memoryd_client import Memory
from memoryd_client.errors import Unreachable
from tests.clients.conftest import clean_environment
from tests.clients.hooks.hook_runs import SARAH, TOM, fire, tool_use, transcript
from tests.clients.test_mcp import mcp_session, text_of
from tests.paths import ROOT

USER = "me"


@pytest.fixture
def checkout(request: pytest.FixtureRequest) -> Iterator[Path]:
    """A folder with memoryd's sources and a place for the socket whose path is short. With
    --fresh-clone it is a new clone, in which `make run` makes its own environment."""
    with tempfile.TemporaryDirectory(prefix="memoryd-new-") as folder:
        clone = Path(folder) / "memoryd"
        if request.config.getoption("--fresh-clone"):
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        else:
            clone.mkdir()
            for name in ("Makefile", ".ci", "systemd", "pyproject.toml"):
                (clone / name).symlink_to(ROOT / name)
            (clone / ".venv").symlink_to(sys.prefix)
        yield clone


@contextmanager
def make_run(checkout: Path) -> Iterator[Path]:
    """The socket of the daemon that `make run` starts."""
    installed = [] if (checkout / ".git").exists() else ["--assume-old=setup"]
    process = subprocess.Popen(
        ["make", *installed, "run"],
        cwd=checkout,
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    socket = checkout / "build" / "run" / "memoryd.sock"
    try:
        yield _reached(socket, process)
        os.killpg(process.pid, signal.SIGINT)
        said, _ = process.communicate(timeout=30)
        assert 'memoryctl turn "Never email Sarah' in said
        assert not socket.exists()
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def _reached(socket: Path, process: "subprocess.Popen[str]") -> Path:
    deadline = time.monotonic() + 600
    while True:
        assert process.poll() is None
        assert time.monotonic() < deadline
        try:
            with Memory(USER, path=str(socket)) as memory:
                memory.profile()
        except Unreachable:
            time.sleep(0.1)
        else:
            return socket


def test_from_make_run_to_a_stopped_call(checkout: Path, tmp_path: Path) -> None:
    """`make run`, the Python example, the MCP server in a client, the hooks: what was typed in one
    session stops the call in the next."""
    programs = checkout / ".venv" / "bin"
    with make_run(checkout) as socket:
        environment = clean_environment(MEMORYD_SOCKET=str(socket))

        def run(*words: str | Path) -> str:
            return subprocess.run(
                words, env=environment, capture_output=True, text=True, check=True, timeout=60
            ).stdout

        example = run(programs / "python", ROOT / "docs" / "examples" / "agent_loop.py")
        assert "'Sarah <sarah@example.com>'}) -> deny: " in example
        assert "'tom@example.com'}) -> allow: " in example

        asyncio.run(_use_mcp(socket))

        settings = tmp_path / "settings.json"
        place = ("--user", USER, "hooks", "install", "claude-code", "--settings", str(settings))
        run(programs / "memoryctl", *place)
        hooks = {
            event: entries[-1]["hooks"][0]["command"]
            for event, entries in json.loads(settings.read_text())["hooks"].items()
        }
        said = transcript(tmp_path / "t.jsonl", ("Never email Sarah at sarah@example.com.", "OK."))
        stop = {"session_id": "monday", "transcript_path": str(said), "hook_event_name": "Stop"}
        assert fire(hooks["Stop"], stop).returncode == 0
        start = fire(hooks["SessionStart"], {"session_id": "tuesday", "source": "startup"})
        assert "Never email Sarah" in start.stdout
        assert "likes tea" in start.stdout
        assert fire(hooks["PreToolUse"], tool_use(SARAH)).returncode == 2
        assert fire(hooks["PreToolUse"], tool_use(TOM)).returncode == 0


async def _use_mcp(socket: Path) -> None:
    async with mcp_session(socket, USER) as (session, _):
        fact = {"action": "add", "target": "user", "content": "The user likes tea."}
        assert not (await session.call_tool("memory", fact)).is_error
        await session.call_tool("memory_save", {"content": "The user's dog is called Rex."})
        found = await session.call_tool("memory_search", {"query": "name of the pet"})
        assert "Rex" in text_of(found)

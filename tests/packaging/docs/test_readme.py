"""The commands and examples in the README work as shown."""

import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.daemon import Daemon
from tests.paths import ROOT

README = (ROOT / "README.md").read_text("utf-8")
BIN = Path(sys.executable).parent


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def steps() -> Iterator[tuple[str, str]]:
    """Each command with its expected output."""
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield command, output


def shell(script: str, daemon: Daemon) -> str:
    """What a person sees on a terminal."""
    controller, terminal = pty.openpty()
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MEMORY")}
    environment |= {"COLUMNS": "200", "TERM": "dumb", "PATH": f"{BIN}:{os.environ['PATH']}"}
    process = subprocess.Popen(
        ["bash", "-c", script],
        stdout=terminal,
        stderr=terminal,
        stdin=subprocess.DEVNULL,
        env=environment,
        cwd=daemon.socket.parent,
    )
    os.close(terminal)
    seen = b""
    while True:
        try:
            piece = os.read(controller, 65536)
        except OSError:
            break
        if not piece:
            break
        seen += piece
    process.wait(30)
    os.close(controller)
    return seen.decode().replace("\r\n", "\n")


def test_the_first_five_minutes_run_as_printed(daemon: Daemon) -> None:
    """Every console command prints what the README says; `…` stands for any text."""
    exports, seen = [f"export MEMORYD_SOCKET={daemon.socket}"], 0
    for command, expected in steps():
        if command.startswith("export "):
            if "MEMORYCTL_USER" in command:
                exports.append("export MEMORYCTL_USER=me")
            continue
        shown = shell("\n".join([*exports, command]), daemon)
        pattern = re.escape(expected.rstrip()).replace("…", "(?s:.*)")
        assert re.fullmatch(pattern, shown.rstrip()), f"$ {command}\n{shown}"
        seen += 1
    assert seen >= 8


def test_the_python_example_runs(daemon: Daemon) -> None:
    """The raw example prints the block of the session."""
    client = daemon.connect()
    client.call(
        "memory.tool_rule_put",
        user_id="me",
        tool_name="bash",
        rule="Never use sudo.",
        priority="critical",
    )
    (example,) = blocks("python")
    done = subprocess.run(
        [sys.executable, "-c", example],
        env={"MEMORYD_SOCKET": str(daemon.socket)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "- **[critical]** Never use sudo." in done.stdout


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#]+)\)", README))))
def test_every_link_leads_somewhere(link: str) -> None:
    """Links in the README point to files of the project."""
    assert (ROOT / link).exists()


def test_the_two_commands_are_make_targets() -> None:
    """`make run`, `make test` and `make demo` depend on `make setup`."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in ("run", "test", "demo"):
        assert re.search(rf"^{target}: setup", makefile, re.MULTILINE)

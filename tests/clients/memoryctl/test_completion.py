"""Shell completion, asked of the real shells."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from memoryd.schema.catalogue import methods
from memoryd_client.memoryctl.commands.options import GLOBAL_OPTIONS
from memoryd_client.memoryctl.commands.table import COMMANDS, GROUPS
from tests.clients.conftest import Run
from tests.paths import ROOT

FOLDER = ROOT / "clients/python/memoryd_client/memoryctl/completion"
BASH = FOLDER / "memoryctl.bash"
ZSH = FOLDER / "_memoryctl"

ASK = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_memoryctl
printf '%s\\n' "${COMPREPLY[@]}"
"""


def complete(*words: str) -> list[str]:
    """What bash offers for the last word."""
    done = subprocess.run(
        ["bash", "-c", ASK, "bash", str(BASH), "memoryctl", *words],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_syntax(shell: str) -> None:
    """Each script is one that its shell can read."""
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    script = BASH if shell == "bash" else ZSH
    done = subprocess.run([shell, "-n", str(script)], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(("shell", "script"), [("bash", BASH), ("zsh", ZSH)])
def test_command_prints_the_script(memoryctl: Run, shell: str, script: Path) -> None:
    """`memoryctl completion SHELL` prints the script and needs no daemon."""
    done = memoryctl("completion", shell)
    assert (done.returncode, done.stdout) == (0, script.read_text("utf-8"))


def test_commands_and_groups() -> None:
    """The first word is a command or a group; after a group come its commands."""
    assert set(complete("")) == {name.split()[0] for name in COMMANDS}
    assert complete("sta") == ["status", "stats"]
    for group in GROUPS:
        expected = {name.split()[1] for name in COMMANDS if name.startswith(group + " ")}
        assert set(complete("--user", "sam", group, "")) == expected


@pytest.mark.parametrize("name", COMMANDS)
def test_options(name: str) -> None:
    """After a command come its own options and the global ones."""
    command = COMMANDS[name]
    expected = {option.name for option in (*command.options, *GLOBAL_OPTIONS)}
    assert set(complete(*name.split(), "--")) == expected


def test_values_of_options() -> None:
    """An option with choices offers them, in both ways of writing it, --socket offers files."""
    assert complete("rules", "list", "--status", "") == ["active", "retired", "expired"]
    assert complete("rules", "list", "--status", "=", "re") == ["retired"]
    assert complete("rules", "add", "bash", "--priority", "=") == ["critical", "high", "normal"]
    assert complete("--user", "") == []
    assert str(BASH) in complete("--socket", str(FOLDER) + os.sep)


def test_methods_and_params() -> None:
    """`call` offers the methods, then a method's params as it takes them; values stay free."""
    assert set(complete("call", "")) == set(methods())
    assert complete("call", "daemon.st") == ["daemon.stats"]
    assert complete("call", "memory.tool_rule_list", "") == [
        "user_id=",
        "tool_name=",
        "status=",
        "limit:=",
        "cursor=",
    ]
    assert complete("call", "memory.tool_rule_list", "tool_name", "=") == []
    assert complete("call", "memory.tool_rule_list", "tool_name", "=", "l") == []
    assert complete("completion", "") == ["bash", "zsh"]


def test_as_bash_itself_completes() -> None:
    """The script registers itself, so that a real completion of bash runs it."""
    script = f"source {BASH}; complete -p memoryctl"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "complete -F _memoryctl memoryctl\n"

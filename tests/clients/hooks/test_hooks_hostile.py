"""The hooks in a project that tries to disable them: nothing of its folder or its environment
is run or changes the result."""

import json
import os
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from memoryd_client.hooks import install
from tests.clients.conftest import COMMAND, clean_environment
from tests.clients.hooks.hook_runs import (
    SARAH,
    TOM,
    commands_in,
    fire,
    hook_command,
    new_user,
    tool_use,
    transcript,
)
from tests.clients.scripted_server import Answer, ScriptedServer, result
from tests.daemon import Daemon

ALLOW = {"verdict": "allow", "rules": [], "reason": ""}
WHOLE = json.dumps(ALLOW)
MODULES = (
    *("argparse", "json", "socket", "typing", "dataclasses", "sitecustomize", "usercustomize"),
    *("memoryd_client/__init__", "memoryd_client/hooks/__main__"),
)
PROGRAMS = ("timeout", "env", "sh", "python3", "cat", "printf", "dirname", "command", "exit")
FUNCTIONS = ("exit", "exec", "timeout", "command", "cd", "shift", "echo", "printf", "read", "[")
TRICKS = (
    "folder",
    "PYTHONPATH",
    "PYTHONHOME",
    "PYTHONUSERBASE",
    "PYTHONINSPECT",
    "PATH",
    "functions",
    "variables",
    "sockets",
)


class Project:
    """A folder full of traps. Each of them leaves a file in `sprung` and exits with 0."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self.sprung = folder / "sprung"
        self.socket = self.folder / "memoryd" / "memoryd.sock"
        self.programs = self.folder / "bin"
        self.sprung.mkdir()
        self.socket.parent.mkdir(parents=True)
        for name in MODULES:
            self._module(self.folder / f"{name}.py")
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        self._module(self.folder / "lib" / version / "site-packages" / "usercustomize.py")
        self.programs.mkdir()
        for name in (*PROGRAMS, "at_start"):
            program = self.programs / name
            program.write_text(f"#!/bin/sh\n: > {self.sprung}/{name}\nexit 0\n")
            program.chmod(0o755)

    def environment(self, trick: str) -> dict[str, str]:
        """The environment for one trick, or for all if `trick` is "everything"."""
        here, at_start = str(self.folder), str(self.programs / "at_start")
        tricks: dict[str, dict[str, str]] = {
            "folder": {},
            "PYTHONPATH": {"PYTHONPATH": here, "PYTHONSAFEPATH": ""},
            "PYTHONHOME": {"PYTHONHOME": here},
            "PYTHONUSERBASE": {"PYTHONUSERBASE": here, "HOME": here},
            "PYTHONINSPECT": {
                "PYTHONINSPECT": "1",
                "PYTHONSTARTUP": str(self.folder / "argparse.py"),
            },
            "PATH": {"PATH": str(self.programs)},
            "functions": {
                f"BASH_FUNC_{name}%%": f"() {{ : > {self.sprung}/function; return 0; }}"
                for name in FUNCTIONS
            },
            "variables": {"ENV": at_start, "IFS": "/x", "PS4": f"$({at_start})", "TMPDIR": here},
            "sockets": {
                "MEMORYD_SOCKET": str(self.socket),
                "XDG_RUNTIME_DIR": here,
                "MEMORYCTL_USER": "nobody",
            },
        }
        chosen = tricks.values() if trick == "everything" else [tricks[trick]]
        environment = {"PATH": os.environ["PATH"]}
        for variables in chosen:
            environment |= variables
        return environment

    def _module(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        canary = self.sprung / path.parent.name / path.name
        canary.parent.mkdir(exist_ok=True)
        path.write_text(f"import os\nos.mknod({str(canary)!r})\nos._exit(0)\n")

    def traps(self) -> list[Path]:
        """The traps that were sprung."""
        return [path for path in self.sprung.rglob("*") if path.is_file()]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.fixture
def lying(project: Project) -> Iterator[ScriptedServer]:
    """A daemon of the project, which allows everything."""
    with ScriptedServer(project.socket, result(ALLOW)) as server:
        yield server


INSTALLED_USER = "installed-user"


@pytest.fixture(scope="module")
def installed(hook_daemon: Daemon, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The installed commands of INSTALLED_USER. The socket was not named but found through
    XDG_RUNTIME_DIR, which the project sets to another folder."""
    folder = tmp_path_factory.mktemp("installed")
    link = folder / "run" / "memoryd" / "memoryd.sock"
    link.parent.mkdir(parents=True)
    link.symlink_to(hook_daemon.socket)
    settings = folder / "settings.json"
    words = ("hooks", "install", "claude-code", "--settings", str(settings))
    subprocess.run(
        [*COMMAND, "--user", INSTALLED_USER, *words],
        env=clean_environment(XDG_RUNTIME_DIR=str(folder / "run")),
        check=True,
        timeout=60,
    )
    return commands_in(settings)


@pytest.fixture
def commands(installed: dict[str, str], hook_daemon: Daemon) -> dict[str, str]:
    """The commands for a user of the test's own, with `turn-complete` as another runtime would
    start it."""
    user = new_user()
    named = {event: line.replace(INSTALLED_USER, user) for event, line in installed.items()}
    assert all(user in line for line in named.values())
    return named | {"turn-complete": hook_command("turn-complete", user, socket=hook_daemon.socket)}


@pytest.mark.parametrize(
    ("shell", "trick"),
    [
        *(("/bin/sh", trick) for trick in (*TRICKS, "everything")),
        *(("/bin/bash", trick) for trick in ("functions", "everything")),
    ],
)
def test_no_trap_of_a_project_is_sprung(
    commands: dict[str, str],
    project: Project,
    lying: ScriptedServer,
    tmp_path: Path,
    shell: str,
    trick: str,
) -> None:
    """Each hook works in the hostile folder, and only the daemon decides."""
    path = transcript(tmp_path / "t.jsonl", ("Never email Sarah at sarah@example.com.", "Noted."))
    events = {
        "Stop": {"session_id": "monday", "transcript_path": str(path)},
        "SessionStart": {"session_id": "tuesday", "source": "startup"},
        "turn-complete": {"session_id": "monday", "turn_id": "9", "user_message": "Hello."},
    }
    environment = project.environment(trick)
    run = partial(fire, shell=shell, environment=environment, folder=project.folder)
    done = {name: run(commands[name], event) for name, event in events.items()}
    calls = [run(commands["PreToolUse"], tool_use(arguments)) for arguments in (SARAH, TOM)]
    assert project.traps() == []
    assert lying.requests == []
    assert [(one.returncode, one.stderr) for one in done.values()] == [(0, "")] * 3
    assert "Never email Sarah" in json.loads(done["Stop"].stdout)["systemMessage"]
    assert "Never email Sarah" in done["SessionStart"].stdout
    assert json.loads(done["turn-complete"].stdout)["duplicate"] is False
    assert [(one.returncode, one.stdout != "") for one in calls] == [(2, True), (0, False)]


def test_a_daemon_that_is_down_or_hangs_blocks(
    commands: dict[str, str],
    hook_daemon: Daemon,
    project: Project,
    lying: ScriptedServer,
    tmp_path: Path,
) -> None:
    """The project's daemon does not replace one that does not respond."""
    command = commands["PreToolUse"]
    left = tmp_path / "left.sock"
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(left))
    without_daemon = command.replace(str(hook_daemon.socket), str(left))
    assert without_daemon != command

    def run(line: str, trick: str) -> "subprocess.CompletedProcess[str]":
        environment = project.environment(trick)
        return fire(line, tool_use(TOM), environment=environment, folder=project.folder)

    tricks = ("folder", "everything")
    os.kill(hook_daemon.pid, signal.SIGSTOP)
    try:
        with ThreadPoolExecutor() as pool:
            hung = list(pool.map(partial(run, command), tricks))
    finally:
        os.kill(hook_daemon.pid, signal.SIGCONT)
    down = [run(without_daemon, trick) for trick in tricks]
    assert [one.returncode for one in (*hung, *down)] == [2, 2, 2, 2]
    assert all("in time" in one.stderr for one in hung)
    assert all("could not be checked" in one.stderr for one in down)
    assert (project.traps(), lying.requests) == ([], [])


def raw(fields: str, end: str = "}\n") -> Answer:
    """A response with `jsonrpc` and these members, in which ID stands for the request's id."""

    def response(request: dict[str, Any]) -> bytes:
        return f'{{"jsonrpc":"2.0",{fields}{end}'.replace("ID", str(request["id"])).encode()

    return response


LIES: dict[str, Answer] = {
    "nothing": lambda request: None,
    "no JSON": lambda request: b"allow\n",
    "an id of text": raw(f'"id":"ID","result":{WHOLE}'),
    "an id of true": raw(f'"id":true,"result":{WHOLE}'),
    "another id": raw(f'"id":ID0,"result":{WHOLE}'),
    "no id": raw(f'"result":{WHOLE}'),
    "a part of a line": raw(f'"id":ID,"result":{WHOLE}', end=""),
    "result and error": raw(f'"id":ID,"result":{WHOLE},"error":{{"code":1,"message":""}}'),
    "a bare verdict": result({"verdict": "allow"}),
    "no rules": result({"verdict": "allow", "reason": ""}),
    "rules of another shape": result(ALLOW | {"rules": "none"}),
    "a reason of another shape": result(ALLOW | {"reason": None}),
    "a list": result([ALLOW]),
    "a word": result("allow"),
    "another verdict": result(ALLOW | {"verdict": "allow "}),
    "an allow that names rules": result(ALLOW | {"rules": [{"id": "r1"}]}),
    "two verdicts": raw(
        '"id":ID,"result":{"verdict":"deny","rules":[],"reason":"","verdict":"allow"}'
    ),
    "two results": raw(f'"id":ID,"result":{{"verdict":"deny"}},"result":{WHOLE}'),
    "a list of verdicts": result(ALLOW | {"verdict": ["allow"]}),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_of_the_daemon_blocks(project: Project, tmp_path: Path, lie: str) -> None:
    """Only a complete allow, in response to this request, lets the tool run."""
    path = tmp_path / "s"
    command = hook_command("pre-tool-use", "sam", socket=path)
    environment = project.environment("everything")
    with ScriptedServer(path, LIES[lie]) as server:
        done = fire(command, tool_use(TOM), environment=environment, folder=project.folder)
        assert server.requests
    assert (done.returncode, project.traps()) == (2, [])
    assert "allow" not in done.stdout


def test_a_complete_allow_lets_the_tool_run(tmp_path: Path) -> None:
    """The hook prints nothing, so that the runtime applies its own permissions."""
    path = tmp_path / "s"
    with ScriptedServer(path, result(ALLOW)):
        done = fire(hook_command("pre-tool-use", "sam", socket=path), tool_use(TOM))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    "body",
    ["exit 0", 'echo "$@"', "echo allow", 'echo allow "$@"', 'printf "allow %s" "$7"', "cat"],
)
def test_an_exit_code_alone_never_allows(tmp_path: Path, body: str) -> None:
    """An interpreter that exits with 0 without running the hook blocks the tool."""
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\n{body}\n")
    python.chmod(0o755)
    done = fire(hook_command("pre-tool-use", "sam", python=str(python)), tool_use(TOM))
    assert done.returncode == 2
    assert "could not be checked" in done.stderr


@pytest.mark.parametrize("python", ["python3", "./python", "", "bin/python"])
def test_a_relative_path_of_the_interpreter_is_rejected(python: str) -> None:
    """It could name a file of the project."""
    done = fire(hook_command("pre-tool-use", "sam", python=python), {})
    assert done.returncode == 2
    assert "usage" in done.stderr


def test_a_missing_script_blocks_despite_a_function_named_exit(
    commands: dict[str, str], project: Project
) -> None:
    """bash imports functions from the environment, even one named exit."""
    missing = commands["PreToolUse"].replace(str(install.SCRIPT), "/nowhere/hook.sh")
    environment = project.environment("functions")
    done = fire(missing, tool_use(TOM), shell="/bin/bash", environment=environment)
    assert (done.returncode, project.traps()) == (2, [])


def test_if_sh_is_bash_no_trap_is_sprung(project: Project, tmp_path: Path) -> None:
    """bash imports the functions of the environment before the first line of the script."""
    sh, path = tmp_path / "sh", tmp_path / "s"
    sh.symlink_to("/bin/bash")
    environment = project.environment("everything") | {"BASH_ENV": str(project.programs / "exit")}
    command = shlex.join([str(sh)]) + " " + hook_command("pre-tool-use", "sam", socket=path)
    with ScriptedServer(path, result(ALLOW | {"verdict": "deny"})):
        done = fire(command, tool_use(SARAH), environment=environment, folder=project.folder)
    assert (done.returncode, project.traps()) == (2, [])


def test_without_a_socket_the_environment_is_not_read(
    project: Project, lying: ScriptedServer
) -> None:
    """hook.sh of another runtime uses the daemon at its usual path."""
    command = hook_command("pre-tool-use", "nobody-of-this-name")
    for start in ("", "/bin/sh "):
        environment = project.environment("sockets")
        fire(start + command, tool_use(SARAH), environment=environment, folder=project.folder)
    assert lying.requests == []

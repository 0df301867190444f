"""The paths that a running daemon keeps tools away from, under any rules."""

import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

import memoryd_client.hooks
from tests.client import Client
from tests.daemon import Daemon

pytestmark = pytest.mark.usefixtures("own_interpreter")

USER = "sam"
HOOK = Path(memoryd_client.hooks.__path__[0]) / "hook.sh"


def verdict(client: Client, command: str) -> str:
    call = {"user_id": USER, "tool_name": "bash", "arguments": {"command": command}}
    return str(client.call("memory.tool_call_check", **call)["verdict"])


def test_the_databases_at_another_path_are_protected(
    start_daemon: Callable[..., Daemon],
) -> None:
    """A database at another db_path is neither read, dumped nor removed, also through a parent
    folder; the tools' own folders next to it are open."""
    daemon = start_daemon("--db-path", "data/of/rules.db")
    root = daemon.workspace_root
    client = daemon.connect()
    for command in (
        f"sqlite3 {root}/sam/data/of/rules.db .dump",
        f"chmod 0 {root}/sam/data/of/rules.db",
        f"find {root} -name '*.db' -exec cp {{}} /tmp ;",
        f"tar c {root}",
        f"grep -r x {root}/sam",
        f"rm -rf {root}/sam/data",
        f"rm -rf {root.parent}",
    ):
        assert verdict(client, command) == "deny", command
    for command in (
        f"sqlite3 {root}/sam/shared/rules.db .dump",
        f"tar c {root}/sam/shared",
        f"grep -r x {root}/sam/tmp",
        f"ls {root}/sam",
        f"find {root}/sam -name '*.py' -exec cat {{}} ;",
        "rm -rf build",
    ):
        assert verdict(client, command) == "allow", command


def test_the_running_package_is_protected(client: Client) -> None:
    """The hook, the modules and the programs of the running installation may be read and not
    changed."""
    program = Path(sysconfig.get_path("scripts")) / "memoryctl"
    for command in (
        f"echo 'exit 0' > {HOOK}",
        f"rm {program}",
        f"rm -rf {HOOK.parent.parent}",
        f"mv {sys.prefix} /tmp/old",
    ):
        assert verdict(client, command) == "deny", command
    for command in (f"cat {HOOK}", f"ls -l {program}", f"cp {HOOK} /tmp/hook.sh"):
        assert verdict(client, command) == "allow", command

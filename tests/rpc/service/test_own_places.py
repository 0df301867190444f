"""The places that a running daemon keeps tools away from, whatever rules are stored."""

import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

import memoryd_client.hooks
from tests.client import Client
from tests.conftest import Daemon

pytestmark = pytest.mark.usefixtures("own_interpreter")

HOOK = Path(memoryd_client.hooks.__path__[0]) / "hook.sh"


def verdict(client: Client, command: str) -> str:
    call = {"user_id": "sam", "tool_name": "bash", "arguments": {"command": command}}
    return str(client.call("memory.tool_call_check", **call)["verdict"])


def test_the_databases_at_another_place_are_sealed(
    start_daemon: Callable[..., Daemon],
) -> None:
    """A database at a db_path of its own is neither read, dumped nor removed, also from above;
    the folders of the tools beside it are open."""
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


def test_the_running_package_is_kept(start_daemon: Callable[..., Daemon]) -> None:
    """The hook, the modules and the programs of the installation that serves may be read and not
    changed."""
    client = start_daemon().connect()
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

"""The client for Node, by node's own test runner."""

import os
import shutil
import socket
import subprocess
from pathlib import Path

import pytest

from tests.daemon import Daemon

HERE = Path(__file__).parent
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="node is not installed: the client for Node is NOT tested")
def test_the_client_for_node(shared_daemon: Daemon) -> None:
    """It shows the behaviours that all clients share, and gives up, repeats and refuses as they."""
    assert NODE is not None
    done = subprocess.run(
        [NODE, "--test", str(HERE / "typescript.test.mjs")],
        env=os.environ | {"MEMORYD_SOCKET": str(shared_daemon.socket)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(NODE is None, reason="node is not installed: the client for Node is NOT tested")
def test_it_finds_a_restarted_daemon(daemon: Daemon) -> None:
    """A turn that was lost with the daemon is sent again, and is there once."""
    assert NODE is not None
    script = f"""
    import {{ Memory }} from "{HERE.parents[1]}/clients/typescript/memoryd.js";
    const memory = new Memory("sam");
    const turn = {{ session_id: "s", turn_id: "1", user_message: "Hello there" }};
    await memory.turnComplete(turn);
    console.log("ready");
    await new Promise((resolve) => process.stdin.once("data", resolve));
    console.log((await memory.turnComplete(turn)).duplicate);
    process.exit(0);
    """
    with subprocess.Popen(
        [NODE, "--input-type=module", "-e", script],
        env=os.environ | {"MEMORYD_SOCKET": str(daemon.socket)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stdout.readline() == "ready\n"
        daemon.kill()
        daemon.start()
        process.stdin.write("go\n")
        process.stdin.flush()
        assert process.stdout.readline() == "true\n"
    assert process.returncode == 0


@pytest.mark.skipif(NODE is None, reason="node is not installed: the client for Node is NOT tested")
def test_a_program_ends_after_a_call_was_given_up(tmp_path: Path) -> None:
    """A daemon that never answers keeps no program alive whose calls have timed out."""
    assert NODE is not None
    script = f"""
    import {{ Memory }} from "{HERE.parents[1]}/clients/typescript/memoryd.js";
    const memory = new Memory("sam", {{ timeout: 100 }});
    const calls = [memory.profile(), memory.stats()];
    console.log((await Promise.allSettled(calls)).map((one) => one.reason.name).join());
    """
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "s"))
        server.listen()
        done = subprocess.run(
            [NODE, "--input-type=module", "-e", script],
            env=os.environ | {"MEMORYD_SOCKET": str(tmp_path / "s")},
            capture_output=True,
            text=True,
            timeout=20,
            check=False,
        )
    assert (done.returncode, done.stdout, done.stderr) == (0, "TimedOut,TimedOut\n", "")

"""A disk that answers errors: typed errors, nothing lost, writes again when it is well."""

import os
import resource
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from tests.daemon import Daemon
from tests.rpc.methods.note_calls import wait_until

USER = "sam"


@contextmanager
def failing(daemon: Daemon, calls: str) -> Iterator[None]:
    """The named system calls of the daemon answer EIO."""
    strace = shutil.which("strace")
    if strace is None:
        pytest.skip("EIO IS NOT TESTED: there is no strace")
    told = daemon.log_file.with_name("strace")
    command = [strace, "-f", "-p", str(daemon.pid), "-e", f"trace={calls}"]
    command += ["-e", f"inject={calls}:error=EIO", "-o", os.devnull]
    with told.open("wb") as file:
        process = subprocess.Popen(command, stderr=file)
    try:
        wait_until(lambda: process.poll() is not None or b"attached" in told.read_bytes())
        if process.poll() is not None:
            pytest.skip("EIO IS NOT TESTED: strace may not attach here")
        yield
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=20)


@pytest.mark.parametrize("calls", ["fsync,fdatasync", "pwrite64"])
def test_no_answer_is_given_for_what_the_disk_refused(daemon: Daemon, calls: str) -> None:
    """A write that cannot be synced, or written, is storage_unavailable; reads go on; what was
    acknowledged before and after is there, and nothing else."""
    client = daemon.connect()
    rule = {"user_id": USER, "tool_name": "bash"}
    client.call("memory.tool_rule_put", **rule, id="before", rule="Before.")
    with failing(daemon, calls):
        for number in range(3):
            error = client.refused("memory.tool_rule_put", **rule, id=f"r{number}", rule="x" * 900)
            assert error.code == -32014
            assert error.data["reason"] in ("locked", "disk_full")
            assert error.data.get("cause") in ("io_error", None)
        read = client.call("memory.tool_rule_get", **rule, id="before")
        assert read["rule"] == "Before."
    client.call("memory.tool_rule_put", **rule, id="after", rule="After.")
    for end in (daemon.kill, daemon.stop):
        end()
        daemon.start()
        listed = daemon.connect().call("memory.tool_rules_json", **rule)
        assert {one["id"] for one in listed} == {"before", "after"}


def test_a_limit_on_the_size_of_files_is_no_lock(start_daemon: Callable[..., Daemon]) -> None:
    """A file that may not grow (`ulimit -f`) is an error of the disk; reads go on, and writes work
    again when the limit is gone."""
    # The limit would cut Python's own files of compiled code short.
    daemon = start_daemon(environment={"PYTHONDONTWRITEBYTECODE": "1"})
    client = daemon.connect()
    client.call("memory_save", user_id=USER, content="kept")
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(daemon.pid, resource.RLIMIT_FSIZE, (16_384, unlimited[1]))
    error = client.refused("memory_save", user_id=USER, content="x " * 15_000)
    assert (error.code, error.data["reason"], error.data["cause"]) == (-32014, "locked", "io_error")
    assert client.call("user.stats", user_id=USER)["counts"]["notes"] == 1
    resource.prlimit(daemon.pid, resource.RLIMIT_FSIZE, unlimited)
    client.call("memory_save", user_id=USER, content="x " * 15_000)
    assert client.call("user.verify", user_id=USER)["ok"] is True

"""Identifying peers, and deciding which may connect."""

import asyncio
import os
import resource
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from memoryd.access.access_map import read_access_map
from memoryd.access.permits import EVERYTHING
from memoryd.access.policy import AccessPolicy
from memoryd.wire import peer as peer_module
from memoryd.wire.peer import Peer, of_socket
from tests.rpc.wire.harness import DEFAULT, Harness, until

CALL = """
import os, socket, sys
identity = int(sys.argv[2])
if identity:
    os.setgid(identity); os.setuid(identity)
with socket.socket(socket.AF_UNIX) as client:
    client.settimeout(20)
    client.connect(sys.argv[1])
    try:
        client.sendall(b'{"jsonrpc":"2.0","method":"ping","id":1}\\n')
        print(client.recv(4096).decode(), end="")
    except (BrokenPipeError, ConnectionResetError):
        pass
"""
LEAVE = """
import os, socket
carrier = socket.socket(fileno=0)
os.setuid(12345)
one, other = socket.socketpair()
socket.send_fds(carrier, [b"."], [one.fileno(), other.fileno()])
"""
"""A program that creates a socket pair under another uid, passes both ends on, and exits."""

root_only = pytest.mark.skipif(os.geteuid() != 0, reason="needs root to become another uid")


@contextmanager
def calling(path: Path, *before: str, uid: int = 0) -> Iterator[subprocess.Popen[bytes]]:
    """Another process that calls ping. `before`: a command that wraps it."""
    command = [*before, sys.executable, "-c", CALL, str(path), str(uid)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        yield process


@contextmanager
def descriptors_taken(count: int) -> Iterator[None]:
    """Files that are opened in this context get descriptors of at least `count`."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limits[1] != resource.RLIM_INFINITY and limits[1] < 2 * count:
        pytest.skip(f"this process may open {limits[1]} files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(2 * count, limits[0]), limits[1]))
    taken = [os.open(os.devnull, os.O_RDONLY)]
    try:
        while taken[-1] < count:
            taken.append(os.dup(taken[0]))
        yield
    finally:
        for descriptor in taken:
            os.close(descriptor)
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)


async def output_of(process: subprocess.Popen[bytes]) -> bytes:
    await until(lambda: process.poll() is not None)
    out, err = process.communicate()
    assert process.returncode == 0, err.decode()
    return out


def can_run(wrapper: list[str]) -> bool:
    """Whether this system allows running a command with this wrapper."""
    if shutil.which(wrapper[0]) is None:
        return False
    return subprocess.run([*wrapper, "true"], check=False).returncode == 0


def test_the_kernel_reports_the_peer() -> None:
    """For a socket pair within one process, the peer is that process."""
    one, other = socket.socketpair()
    with one, other:
        groups = frozenset({os.getgid(), *os.getgroups()})
        assert of_socket(one) == Peer(os.getpid(), os.getuid(), groups)


def test_root_and_the_own_uid_are_allowed() -> None:
    """Other uids and processes in other namespaces are not."""
    own = os.geteuid()
    assert DEFAULT(Peer(10, 0)) is EVERYTHING
    assert DEFAULT(Peer(10, own)) is EVERYTHING
    assert DEFAULT(Peer(10, own + 1, frozenset({0}))) is None
    assert DEFAULT(Peer(10, 65534, frozenset({65534}))) is None
    assert DEFAULT(Peer(10, own, is_foreign=True)) is None
    assert DEFAULT(Peer(0, 0, is_foreign=True)) is None


async def test_another_process_of_the_own_uid_is_served(harness: Harness) -> None:
    """The handler gets its pid."""
    await harness.start()
    with calling(harness.settings.socket) as process:
        assert b'"pong"' in await output_of(process)
        assert [peer.pid for peer in harness.handlers.peers] == [process.pid]


async def test_a_daemon_with_many_open_files_serves_new_peers(harness: Harness) -> None:
    """Its descriptors may exceed 1,023, the maximum for select(2)."""
    server = await harness.start()
    with descriptors_taken(1024):
        client = await harness.connect()
        assert (await client.call("ping"))["result"] == "pong"
        await client.close()
        await until(lambda: not server.traffic.connections_open)


async def test_a_peer_that_cannot_be_identified_is_closed(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is read from it, and the loop's exception handler gets the error."""

    def unknown(connection: Any) -> Peer:
        raise ValueError("no such peer")

    faults: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    monkeypatch.setattr("memoryd.wire.admission.of_socket", unknown)
    await harness.start()
    client = await harness.connect()
    assert await client.receive() is None
    assert [str(fault["exception"]) for fault in faults] == ["no such peer"]
    assert harness.handlers.peers == []


@root_only
def test_a_peer_that_has_ended_has_proved_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its pid may have been reused by another process, whose namespaces do not count."""
    monkeypatch.setattr(peer_module, "_namespaces", lambda process: ((0, 0), (0, 0)))
    peer_module._own_namespaces.cache_clear()
    ours, theirs = socket.socketpair()
    with ours, theirs:
        subprocess.run([sys.executable, "-c", LEAVE], stdin=theirs.fileno(), check=True)
        descriptors = socket.recv_fds(ours, 1, 2)[1]
    one, other = (socket.socket(fileno=descriptor) for descriptor in descriptors)
    with one, other:
        assert of_socket(one).uid == 12345
        assert of_socket(one).is_foreign
    one, other = socket.socketpair()
    with one, other:
        assert not of_socket(one).is_foreign
    peer_module._own_namespaces.cache_clear()


@root_only
def test_supplementary_groups_are_reported() -> None:
    """They are those of the process when it connected; none are reported if there are too many to
    read."""
    for given, reported in [([5, 7], {9, 5, 7}), ([], {9}), (list(range(1000, 1300)), {9})]:
        ours, theirs = socket.socketpair()
        program = f"import os; os.setgroups({given}); os.setgid(9)\n{LEAVE}"
        with ours, theirs:
            subprocess.run([sys.executable, "-c", program], stdin=theirs.fileno(), check=True)
            descriptors = socket.recv_fds(ours, 1, 2)[1]
        one, other = (socket.socket(fileno=descriptor) for descriptor in descriptors)
        with one, other:
            assert of_socket(one).groups == reported


@root_only
async def test_another_uid_is_closed_at_accept(harness: Harness, log: list[Any]) -> None:
    """Even if it can open the socket, nothing is read from it, and its pid and uid are logged."""
    server = await harness.start()
    folder = harness.settings.socket.parent
    folders = [folder, *folder.parents]
    modes = [one.stat().st_mode for one in folders]
    for one in folders[:-1]:
        one.chmod(0o755)
    harness.settings.socket.chmod(0o666)
    try:
        with calling(harness.settings.socket, uid=12345) as process:
            assert await output_of(process) == b""
            pid = process.pid
    finally:
        for one, mode in zip(folders, modes, strict=True):
            one.chmod(mode & 0o7777)
    (line,) = [line for line in log if line["event"] == "connection refused"]
    assert (line["pid"], line["uid"], line["reason"]) == (pid, 12345, "uid not allowed")
    assert server.traffic.connections_refused == 1
    assert harness.handlers.peers == []


@pytest.mark.parametrize(
    "wrapper",
    [
        pytest.param(["--user", "--map-root-user"], id="user namespace"),
        pytest.param(["--user", "--map-root-user", "--pid", "--fork"], id="pid namespace"),
    ],
)
async def test_a_peer_of_another_namespace_is_rejected(
    harness: Harness, log: list[Any], wrapper: list[str]
) -> None:
    """A sandboxed process with the daemon's uid does not count as the daemon's user unless it is
    mapped."""
    if not can_run(["unshare", *wrapper]):
        pytest.skip("namespaces cannot be made here")
    await harness.start()
    with calling(harness.settings.socket, "unshare", *wrapper) as process:
        assert await output_of(process) == b""
    mapped = read_access_map({f"user:{os.geteuid()}": {"rights": "admin"}})
    await harness.start(AccessPolicy(mapped), socket=harness.settings.socket.with_name("mapped"))
    with calling(harness.settings.socket, "unshare", *wrapper) as process:
        assert b'"pong"' in await output_of(process)
    (line,) = [line for line in log if line["event"] == "connection refused"]
    assert line["reason"] == "foreign namespace"
    assert [peer.is_foreign for peer in harness.handlers.peers] == [True]

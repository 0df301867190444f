"""Real unix users at the socket of a daemon: each can do only what the map gives it."""

import json
import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from memoryd.errors import StartupError
from memoryd.wire.listen import Listener
from tests.client import Client
from tests.daemon import Daemon
from tests.rpc.access.conftest import daemon_with, needs_root
from tests.rpc.access.peers import NoEntryError, connected_as

pytestmark = needs_root

AGENT, RUNTIME, OWNER, STRANGER, LURKER = 71001, 71002, 71003, 71004, 71005
CLIENTS, MONITORING = 72001, 72002
ACCESS = {
    f"user:{AGENT}": {"users": ["sam"], "rights": ["tool"]},
    f"user:{LURKER}": {"users": ["sam"], "rights": ["tool"]},
    f"user:{RUNTIME}": {"users": ["sam", "team-*"], "rights": ["host"]},
    f"user:{OWNER}": [
        {"users": ["sam"], "rights": ["owner"]},
        {"users": ["*"], "rights": ["tool"]},
    ],
    f"group:{MONITORING}": {"rights": ["admin"]},
}
DENIED = -32001
RULE = {"tool_name": "send_email", "rule": "Never email Sarah.", "priority": "critical"}


@pytest.fixture(scope="module")
def daemon() -> Iterator[Daemon]:
    """A daemon with the map, whose socket the clients' group may open."""
    with daemon_with(ACCESS, "--socket-group", str(CLIENTS)) as daemon:
        yield daemon


@pytest.fixture
def connect(daemon: Daemon) -> Iterator[Callable[..., Client]]:
    """Connects as a unix user; a stranger is one who may open the socket all the same."""
    with ExitStack() as open_ones:

        def connect(uid: int, *groups: int) -> Client:
            peer = connected_as(daemon.socket, uid, (CLIENTS, *groups))
            return open_ones.enter_context(Client(open_ones.enter_context(peer)))

        yield connect


def entries(daemon: Daemon, event: str) -> list[dict[str, Any]]:
    """The log lines of an event; not one that is being written."""
    lines = [json.loads(line) for line in daemon.log().split("\n")[:-1]]
    return [line for line in lines if line["event"] == event]


def test_an_agents_tools_cannot_touch_the_rules(connect: Callable[..., Client]) -> None:
    """The deployment of two uids: the runtime puts rules, the agent reads them and calls tools."""
    runtime, agent = connect(RUNTIME), connect(AGENT)
    rule = runtime.call("memory.tool_rule_put", user_id="sam", **RULE)
    named = {"user_id": "sam", "tool_name": "send_email", "id": rule["id"]}
    assert agent.call("memory.tool_rule_get", **named) == rule
    asked = {"user_id": "sam", "tool_name": "send_email", "arguments": {"to": "sarah@a.example"}}
    assert agent.call("memory.tool_call_check", **asked)["verdict"] == "deny"
    saved = agent.call(
        "tools.call", user_id="sam", name="memory_save", arguments={"content": "Sam likes tea."}
    )
    assert not saved["is_error"]
    assert agent.refused("memory.tool_rule_delete", **named).code == DENIED
    assert agent.refused("memory.tool_rule_put", **named, rule="Email everyone.").code == DENIED
    assert agent.refused("memory_save", user_id="sam", content="Sam likes tea.").code == DENIED
    assert runtime.refused("memory.tool_rule_delete", **named).code == DENIED
    assert runtime.call("memory.tool_rule_get", **named) == rule
    assert connect(OWNER).call("memory.tool_rule_delete", **named) == {"deleted": True}


def test_a_peer_acts_for_the_users_of_its_entries_alone(connect: Callable[..., Client]) -> None:
    """What a request claims counts for nothing; a refusal does not tell whether a user exists."""
    agent, runtime, owner = connect(AGENT), connect(RUNTIME), connect(OWNER)
    runtime.call("memory_save", user_id="team-1", content="The team meets on Monday.")
    missing = runtime.refused("memory.profile", user_id="nobody-yet")
    existing = agent.refused("memory.profile", user_id="team-1")
    assert (missing.code, existing.code) == (DENIED, DENIED)
    assert (missing.message, missing.data) == (existing.message, existing.data)
    assert existing.data == {"code": "permission_denied"}
    tool = {"user_id": "team-1", "name": "memory_search", "arguments": {"query": "meeting"}}
    assert agent.refused("tools.call", **tool).code == DENIED
    claimed = tool | {"user_id": "sam", "arguments": {"query": "meeting", "user_id": "team-1"}}
    assert agent.call("tools.call", **claimed)["is_error"]
    assert owner.call("memory_search", user_id="team-1", query="meeting")["results"]
    assert owner.refused("memory_save", user_id="team-1", content="x").code == DENIED
    owner.call("memory_save", user_id="sam", content="Sam owns a bicycle.")


def test_rights_of_a_group_are_its_members(connect: Callable[..., Client]) -> None:
    """By a supplementary group, beside what the uid has, and not for others."""
    assert connect(STRANGER, MONITORING).call("daemon.stats")["connections"]["open"] >= 1
    both = connect(AGENT, MONITORING)
    both.call("daemon.stats")
    both.call("memory.profile", user_id="sam")
    assert connect(AGENT).refused("daemon.stats").code == DENIED
    watcher = connect(STRANGER, MONITORING)
    assert watcher.refused("memory.profile", user_id="sam").code == DENIED
    assert watcher.refused("tools.list", format="mcp").code == DENIED
    assert watcher.call("daemon.health")["status"] == "ok"


def test_batches_and_notifications_are_refused_one_by_one(
    daemon: Daemon, connect: Callable[..., Client]
) -> None:
    """A refused element spoils no other; a refused notification does nothing and says nothing."""
    save = {"jsonrpc": "2.0", "method": "memory_save"}
    allowed = save | {"id": 1, "params": {"user_id": "sam", "content": "Sam likes tea."}}
    foreign = save | {"id": 2, "params": {"user_id": "ann", "content": "Ann likes tea."}}
    silent = save | {"params": {"user_id": "ann", "content": "Ann likes coffee."}}
    by_place = save | {"id": 3, "params": ["ann", "Ann likes milk."]}
    with connected_as(daemon.socket, RUNTIME, [CLIENTS]) as peer, peer.makefile("rb") as lines:
        batch = [silent, foreign, allowed, by_place]
        peer.sendall(json.dumps(silent).encode() + b"\n" + json.dumps(batch).encode() + b"\n")
        told = json.loads(lines.readline())
    codes = {one["id"]: one.get("error", {}).get("code") for one in told}
    assert codes == {1: None, 2: DENIED, 3: -32602}
    assert daemon.database("sam").exists()
    assert not (daemon.workspace_root / "ann").exists()


def test_an_unmapped_uid_is_closed_at_accept(daemon: Daemon) -> None:
    """Nothing of it is read, whatever it says; its pid and uid are logged."""
    for _ in range(3):
        with connected_as(daemon.socket, STRANGER, [CLIENTS]) as peer:
            assert peer.recv(1) == b""
    refused = entries(daemon, "connection refused")
    assert {(line["uid"], line["reason"]) for line in refused} == {(STRANGER, "uid not allowed")}
    assert len({line["pid"] for line in refused}) == len(refused) == 3


def test_refused_requests_are_logged_within_bounds(
    daemon: Daemon, connect: Callable[..., Client]
) -> None:
    """With pid, uid and method, and without what the peer sent."""
    lurker = connect(LURKER)
    for _ in range(30):
        lurker.refused("user.reset", user_id="canary", confirm="canary")
    refused = [line for line in entries(daemon, "request refused") if line["uid"] == LURKER]
    assert {line["method"] for line in refused} == {"user.reset"}
    assert 10 <= len(refused) <= 20  # of the one window of time or the two that they fell in
    assert all(line["pid"] > 1 for line in refused)
    assert "canary" not in daemon.log()


def test_who_is_not_in_the_sockets_group_cannot_open_it(daemon: Daemon) -> None:
    """The mode is 0660 with that group, and an entry alone opens nothing."""
    found = daemon.socket.stat()
    assert (stat.S_IMODE(found.st_mode), found.st_gid) == (0o660, CLIENTS)
    with pytest.raises(NoEntryError), connected_as(daemon.socket, RUNTIME, []):
        pass


def test_a_folder_made_for_the_socket_lets_the_group_through(open_folder: Path) -> None:
    """Members may pass, not look; without a group nobody may."""
    path = open_folder / "run" / "memoryd.sock"
    with Listener(path, CLIENTS):
        found = path.parent.stat()
        assert (stat.S_IMODE(found.st_mode), found.st_gid) == (0o710, CLIENTS)
        with connected_as(path, RUNTIME, [CLIENTS]):
            pass
        with pytest.raises(NoEntryError), connected_as(path, RUNTIME, []):
            pass


def test_a_folder_that_the_group_may_write_is_refused(open_folder: Path) -> None:
    """A member could put a socket of its own in our place."""
    os.chown(open_folder, -1, CLIENTS)
    open_folder.chmod(0o770)
    with pytest.raises(StartupError, match="writable by its group"):
        Listener(open_folder / "memoryd.sock", CLIENTS)
    assert list(open_folder.iterdir()) == []


@pytest.mark.parametrize(
    ("groups", "told"),
    [([CLIENTS], "0o660\n"), ([], "the daemon must be in this group\n")],
    ids=["member", "no member"],
)
def test_a_daemon_gives_the_socket_to_a_group_of_its_own(
    open_folder: Path, groups: list[int], told: str
) -> None:
    """Otherwise it does not start, and leaves neither folder nor socket."""
    os.chown(open_folder, RUNTIME, RUNTIME)
    program = (
        "import os, stat, sys; from pathlib import Path\n"
        "from memoryd.errors import StartupError; from memoryd.wire.listen import Listener\n"
        f"os.setgroups({groups}); os.setgid({RUNTIME}); os.setuid({RUNTIME})\n"
        "path = Path(sys.argv[1])\n"
        f"try: print(oct(stat.S_IMODE(Listener(path, {CLIENTS}).path.stat().st_mode)))\n"
        "except StartupError as error: print(str(error).split('; ')[-1])\n"
    )
    path = open_folder / "run" / "memoryd.sock"
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True
    )
    assert done.stdout == told
    assert path.parent.exists() == bool(groups)
    path = open_folder / "memoryd.sock"
    subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, check=True)
    assert path.exists() == bool(groups)


def test_connections_are_counted_by_uid(start_with: Callable[..., Daemon]) -> None:
    """One user that takes all of its places leaves those of the others."""
    limit = ("--max-connections-per-uid", "3", "--socket-group", str(CLIENTS))
    daemon = start_with(ACCESS, *limit)
    with ExitStack() as open_ones:

        def connect() -> Client:
            peer = connected_as(daemon.socket, AGENT, [CLIENTS])
            return open_ones.enter_context(Client(open_ones.enter_context(peer)))

        for _ in range(3):
            connect().call("daemon.health")
        with pytest.raises((ConnectionError, OSError)):
            connect().call("daemon.health")
        with connected_as(daemon.socket, RUNTIME, [CLIENTS]) as peer, Client(peer) as other:
            other.call("daemon.health")
    assert entries(daemon, "connection refused")[-1]["uid"] == AGENT


def test_a_peer_that_does_not_read_is_dropped(start_with: Callable[..., Daemon]) -> None:
    """After `write_stall` seconds, and logged; others are served meanwhile."""
    daemon = start_with(ACCESS, "--socket-group", str(CLIENTS), "--write-stall", "1")
    request = b'{"jsonrpc":"2.0","method":"rpc.discover","id":1}\n'
    with (
        connected_as(daemon.socket, AGENT, [CLIENTS]) as deaf,
        connected_as(daemon.socket, RUNTIME, [CLIENTS]) as peer,
        Client(peer) as other,
    ):
        deaf.sendall(request * 20)
        deadline = time.monotonic() + 30
        while not (dropped := entries(daemon, "connection dropped")):
            assert time.monotonic() < deadline
            other.call("memory.profile", user_id="sam")
        assert [line["uid"] for line in dropped] == [AGENT]


def test_peers_that_send_a_byte_at_a_time_cost_nothing(daemon: Daemon) -> None:
    """A descriptor each, no thread and no request; others are served between the bytes."""
    line = b'{"jsonrpc":"2.0","method":"daemon.health","id":1}\n'
    admin = daemon.connect()
    before = admin.call("daemon.stats")
    with ExitStack() as open_ones:
        slow = [
            open_ones.enter_context(connected_as(daemon.socket, AGENT, [CLIENTS]))
            for _ in range(10)
        ]
        for byte in line[:-1]:
            for peer in slow:
                peer.sendall(bytes([byte]))
            now = admin.call("daemon.stats")
            assert now["requests"]["in_flight"] <= 1
        assert now["threads"] <= before["threads"]
        assert now["open_fds"] <= before["open_fds"] + len(slow)
        for peer in slow:
            peer.sendall(line[-1:])
            assert b'"status":"ok"' in peer.recv(4096)

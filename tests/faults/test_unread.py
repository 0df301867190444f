"""Responses that nobody reads take bounded memory."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.client import Client
from tests.daemon import Daemon

MEGABYTE = 1_000_000
AT_MOST = 64 * MEGABYTE
DISCOVER = {"jsonrpc": "2.0", "method": "rpc.discover", "id": 1}
PLACE = {"user_id": "sam", "tool_name": "bash"}
LIST = {"jsonrpc": "2.0", "method": "memory.tool_rules_json", "params": PLACE, "id": 1}


@contextmanager
def deaf(daemon: Daemon, connections: int, line: bytes) -> Iterator[list[socket.socket]]:
    """Connections that send a line and read nothing."""
    with ExitStack() as stack:
        opened = []
        for _ in range(connections):
            one = stack.enter_context(socket.socket(socket.AF_UNIX))
            one.connect(str(daemon.socket))
            one.settimeout(30)
            one.sendall(line)
            opened.append(one)
        yield opened


def growth(client: Client, before: int) -> int:
    """The most bytes that the daemon is resident above `before`, until it sends nothing more."""
    most, unchanged, known = 0, 0, -1
    while unchanged < 20:
        stats = client.call("daemon.stats")
        most = max(most, stats["rss_bytes"] - before)
        sent = stats["connections"]["bytes_sent"]
        unchanged = unchanged + 1 if sent - known < 10_000 else 0
        known = sent
    return most


def batch(*elements: dict[str, Any]) -> bytes:
    return json.dumps([one | {"id": n} for n, one in enumerate(elements)]).encode() + b"\n"


def received(connection: socket.socket) -> Any:
    """One line of a connection, decoded."""
    with connection.makefile("rb") as file:
        return json.loads(file.readline())


def store_rules(client: Client, count: int, priority: str = "normal") -> None:
    place = PLACE | {"priority": priority}
    puts = [
        place | {"rule": f"Never run script {n}. " + "x" * 960, "id": f"r{n}"} for n in range(count)
    ]
    for part in range(0, count, 100):
        sent = [client.send("memory.tool_rule_put", put) for put in puts[part : part + 100]]
        client.results(sent)


def test_batches_that_nobody_reads_take_bounded_memory(daemon: Daemon, client: Client) -> None:
    """40 connections with 100 large responses each; another connection is served on."""
    client.call("rpc.discover")
    before = client.call("daemon.stats")["rss_bytes"]
    with deaf(daemon, 40, batch(*[DISCOVER] * 100)):
        assert growth(client, before) < AT_MOST
        assert client.call("daemon.health")["status"] == "ok"


def test_pipelines_that_nobody_reads_take_bounded_memory(daemon: Daemon, client: Client) -> None:
    """The same without batches."""
    client.call("rpc.discover")
    before = client.call("daemon.stats")["rss_bytes"]
    with deaf(daemon, 40, json.dumps(DISCOVER).encode().join([b""] + [b"\n"] * 100)):
        assert growth(client, before) < AT_MOST


def test_a_batch_has_at_most_so_many_bytes_of_responses(daemon: Daemon, client: Client) -> None:
    """10 kB of requests come to 4 MiB of rules; the elements behind them get a typed error."""
    store_rules(client, 1200)
    before = client.call("daemon.stats")["rss_bytes"]
    with deaf(daemon, 1, batch(*[LIST] * 100)) as (connection,):
        assert growth(client, before) < AT_MOST
        answers = received(connection)
    assert [answer["id"] for answer in answers] == list(range(100))
    assert len(json.dumps(answers)) < 6 * MEGABYTE
    listed = [len(answer["result"]) for answer in answers if "result" in answer]
    assert set(listed) == {1000}
    errors = [answer["error"] for answer in answers if "error" in answer]
    assert {(error["code"], error["data"]["code"]) for error in errors} == {(-32013, "overloaded")}


def test_prompt_blocks_that_nobody_reads_take_bounded_memory(
    daemon: Daemon, client: Client
) -> None:
    """What freezes a block is a write, whose answer is as large as that of a read; the answers of
    a batch count one after the other."""
    store_rules(client, 400, "critical")
    user = {"user_id": "sam", "session_id": "s"}
    start = {"jsonrpc": "2.0", "method": "memory.session_start", "params": user}
    client.call("memory.session_start", **user)
    before = client.call("daemon.stats")["rss_bytes"]
    with deaf(daemon, 4, batch(*[start] * 100)) as (connection, *_):
        assert growth(client, before) < AT_MOST
        answers = received(connection)
    assert len(json.dumps(answers)) < 8 * MEGABYTE
    assert any("result" in answer for answer in answers)
    assert any("error" in answer for answer in answers)


def test_who_reads_is_served_beside_those_who_do_not(daemon: Daemon, client: Client) -> None:
    """A small answer has room on a connection of the same unix user that read everything."""
    with deaf(daemon, 40, batch(*[DISCOVER] * 100)):
        growth(client, 0)
        for _ in range(20):
            assert daemon.connect().call("daemon.health")["status"] == "ok"
        checked = daemon.connect().call(
            "memory.tool_call_check", user_id="kim", tool_name="bash", arguments={"command": "ls"}
        )
        assert checked["verdict"] == "allow"


def test_what_is_not_answered_any_more_is_not_done(daemon: Daemon, client: Client) -> None:
    """A write behind too many responses is turned away before it begins."""
    put = {"method": "memory.tool_rule_put", "params": PLACE | {"rule": "x", "id": "late"}}
    line = batch(*[DISCOVER] * 40, DISCOVER | put)
    with deaf(daemon, 1, line) as (connection,):
        answers = received(connection)
    assert answers[0]["result"]["openrpc"]
    assert answers[-1]["error"]["data"]["code"] == "overloaded"
    assert client.call("memory.tool_rule_get", **PLACE, id="late") is None


def test_a_uid_is_served_again_when_its_responses_are_read(daemon: Daemon, client: Client) -> None:
    """All connections of a unix user share a budget; what they read is theirs again."""
    few = batch(*[DISCOVER] * 10)
    with deaf(daemon, 40, few) as connections:
        growth(client, 0)
        assert client.call("daemon.health")["status"] == "ok"
        with deaf(daemon, 1, few) as (late,):
            errors = [answer["error"] for answer in received(late) if "error" in answer]
        assert errors
        assert {error["data"]["retry_after_ms"] for error in errors} == {100}
        for connection in connections:
            assert len(received(connection)) == 10
        with deaf(daemon, 1, few) as (late,):
            assert all("result" in answer for answer in received(late))

"""The Python clients, for threads and for asyncio, against a real daemon."""

import asyncio
import gc
import os
import pickle
import re
import signal
import socket
import threading
import time
import uuid
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from memoryd_client import AsyncClient, AsyncMemory, Client, Memory, errors
from tests.clients.behaviours import BEHAVIOURS, Outcome, run_through
from tests.clients.scripted_server import Answer as Responder
from tests.clients.scripted_server import ScriptedServer, error, result
from tests.daemon import Daemon

CLIENT_METHODS = """
    events health jobs metrics reembed rpc_discover scan stats tool_rule_test tools_list version
"""
MEMORY_METHODS = """
    backup backups decrypt delete encrypt export file_delete file_read file_write history
    import_ profile profile_edit purge recall rekey relaxation_confirm relaxations_pending reset
    restore save search session_delete session_end session_list session_read session_start stats
    tool_call_check tool_rule_delete tool_rule_get tool_rule_history tool_rule_list
    tool_rule_put tool_rules_for_prompt tool_rules_json tool_verdicts tools_call turn_complete
    update verify workspace_check_access workspace_layout
"""


def python_name(method: str) -> str:
    """The name of a protocol's method in `Memory`."""
    name = re.sub(r"^(memory[._]|user\.)", "", method).replace(".", "_")
    return {"memory": "profile_edit", "import": "import_"}.get(name, name)


def rejection(error: errors.RpcError) -> Outcome:
    return "error", {"code": error.code, "name": error.name, "data": error.data}


@pytest.mark.parametrize("behaviour", BEHAVIOURS, ids=lambda one: one["behaviour"])
async def test_behaviours_for_threads(shared_daemon: Daemon, behaviour: dict[str, Any]) -> None:
    """The client for threads shows the behaviours that all clients share."""
    with Client(shared_daemon.socket) as client:
        memory = Memory(f"sam-{uuid.uuid4()}", client)

        async def call(method: str, params: dict[str, Any]) -> Outcome:
            try:
                return "result", getattr(memory, python_name(method))(**params)
            except errors.RpcError as error:
                return rejection(error)

        await run_through(behaviour, call)


@pytest.mark.parametrize("behaviour", BEHAVIOURS, ids=lambda one: one["behaviour"])
async def test_behaviours_for_asyncio(shared_daemon: Daemon, behaviour: dict[str, Any]) -> None:
    """The client for asyncio shows the behaviours that all clients share."""
    async with AsyncClient(shared_daemon.socket) as client:
        memory = AsyncMemory(f"sam-{uuid.uuid4()}", client)

        async def call(method: str, params: dict[str, Any]) -> Outcome:
            try:
                return "result", await getattr(memory, python_name(method))(**params)
            except errors.RpcError as error:
                return rejection(error)

        await run_through(behaviour, call)


@pytest.mark.parametrize("kind", [Client, AsyncClient])
def test_a_client_has_what_is_about_no_single_user(kind: type) -> None:
    """`Client` has the methods that concern no single user, and no other."""
    assert names_of(kind) == {"call", "close", *CLIENT_METHODS.split()}


@pytest.mark.parametrize("kind", [Memory, AsyncMemory])
def test_a_memory_has_what_is_about_its_user(kind: type) -> None:
    """`Memory` has the methods about one user, and no other."""
    assert names_of(kind) == {"call", "close", *MEMORY_METHODS.split()}


def names_of(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")}


def test_any_method_can_be_called_by_its_own_name(shared_daemon: Daemon) -> None:
    """`call` reaches every method; that of a memory is always about its own user."""
    user = f"sam-{uuid.uuid4()}"
    rule = {"tool_name": "bash", "rule": "Use fish.", "id": "a"}
    with Client(shared_daemon.socket) as client:
        client.call("memory.tool_rule_put", {"user_id": user, **rule})
        memory = Memory(user, client)
        wanted = {"tool_name": "bash", "id": "a", "user_id": "somebody-else"}
        assert memory.call("memory.tool_rule_get", wanted)["rule"] == "Use fish."


def test_every_error_code_has_a_class() -> None:
    """An error of the daemon is raised as the class of its code, and can be pickled."""
    from memoryd.errors import RpcError as DaemonsError

    for kind in DaemonsError.__subclasses__():
        if kind.__module__ == "memoryd.errors":
            ours = getattr(errors, kind.__name__)
            assert (ours.code, ours.name) == (kind.code, kind.name)
            copy = pickle.loads(pickle.dumps(ours(kind.code, "no", {"field": "x"})))
            assert (type(copy), copy.message, copy.data) == (ours, "no", {"field": "x"})


def test_what_is_left_out_is_not_sent(shared_daemon: Daemon) -> None:
    """A param that is left out keeps its value; None is sent as null."""
    with Memory(f"sam-{uuid.uuid4()}", path=shared_daemon.socket) as memory:
        memory.tool_rule_put("bash", "Use fish.", id="a", expires_at="2090-01-01T00:00:00Z")
        kept = memory.tool_rule_put("bash", "Use zsh.", id="a")
        assert kept["expires_at"] == "2090-01-01T00:00:00.000000Z"
        taken = memory.tool_rule_put("bash", "Use zsh.", id="a", expires_at=None)
        assert taken["expires_at"] is None


def test_restarted_daemon_is_found_again(daemon: Daemon) -> None:
    """A client outlives a killed daemon: reads and turns are sent again, nothing twice."""
    with Memory("sam", path=daemon.socket) as memory:
        memory.turn_complete(session_id="s", turn_id="1", user_message="Hello there")
        daemon.kill()
        restarting = threading.Thread(target=daemon.start)
        restarting.start()
        again = memory.turn_complete(session_id="s", turn_id="1", user_message="Hello there")
        restarting.join()
        assert again["duplicate"] is True
        daemon.kill()
        daemon.start()
        assert len(memory.session_read("s")["turns"]) == 1


async def test_restarted_daemon_is_found_again_by_many(daemon: Daemon) -> None:
    """Calls that wait when the daemon is killed are sent again if that is safe."""
    async with AsyncMemory("sam", path=daemon.socket) as memory:
        await memory.save("Likes tea")
        calls = [
            asyncio.create_task(
                memory.turn_complete(
                    session_id="s", turn_id=str(number), user_message=f"Message {number}"
                )
            )
            for number in range(50)
        ]
        await asyncio.sleep(0)
        daemon.kill()
        await asyncio.to_thread(daemon.start)
        await asyncio.gather(*calls)
        page = await memory.session_read("s", limit=200)
        assert sorted(turn["turn_id"] for turn in page["turns"]) == sorted(map(str, range(50)))


@pytest.fixture
def hangs_up(tmp_path: Path) -> Iterator[tuple[Path, list[bytes]]]:
    """A server that reads a request and hangs up, and what it read."""
    path, seen = tmp_path / "s", list[bytes]()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()

        def serve() -> None:
            while True:
                try:
                    peer, _ = server.accept()
                except OSError:
                    return
                with peer:
                    if line := peer.makefile("rb").readline():
                        seen.append(line)

        thread = threading.Thread(target=serve)
        thread.start()
        yield path, seen
        server.shutdown(socket.SHUT_RDWR)
        thread.join()


def test_a_write_that_may_have_happened_is_not_repeated(
    hangs_up: tuple[Path, list[bytes]],
) -> None:
    """A deletion whose response was lost fails immediately and says so; a read is tried again."""
    path, seen = hangs_up
    with Memory("sam", path=path, timeout=2) as memory:
        with pytest.raises(errors.Unreachable) as lost:
            memory.delete("note-1")
        assert lost.value.may_have_happened
        assert len(seen) == 1
        with pytest.raises(errors.Unreachable):
            memory.tool_rule_get("bash", "a")
        assert len(seen) > 3


async def test_a_lost_write_is_not_repeated_by_asyncio(
    hangs_up: tuple[Path, list[bytes]],
) -> None:
    """The same for asyncio."""
    path, seen = hangs_up
    async with AsyncMemory("sam", path=path) as memory:
        with pytest.raises(errors.Unreachable) as lost:
            await memory.delete("note-1")
        assert lost.value.may_have_happened
        assert len(seen) == 1


@pytest.mark.parametrize(
    "response",
    [
        b"hello\n",
        b"[]\n",
        b'{"jsonrpc":"2.0","id":99,"result":1}\n',
        b'{"jsonrpc":"2.0","id":1,"result":1,"result":2}\n',
        b'{"jsonrpc":"2.0","id":1,"result":[{"verdict":"deny","\\u0076erdict":"allow"}]}\n',
    ],
)
async def test_a_stranger_on_the_socket(tmp_path: Path, response: bytes) -> None:
    """What memoryd would not send is a bad response, not an error of memoryd."""
    path = tmp_path / "s"
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()

        def serve() -> None:
            for _ in range(2):
                peer, _ = server.accept()
                with peer:
                    peer.recv(65536)
                    peer.sendall(response)
                    peer.recv(1)

        thread = threading.Thread(target=serve)
        thread.start()
        with Client(path, timeout=3) as client, pytest.raises(errors.BadResponse):
            client.health()
        async with AsyncClient(path, timeout=3) as other:
            with pytest.raises(errors.BadResponse):
                await other.health()
        thread.join()


def overloaded_at_first(retry_after_ms: int) -> Responder:
    """Rejects the first request of each connection as overloaded."""
    busy = error(-32013, "busy", {"code": "overloaded", "retry_after_ms": retry_after_ms})

    def respond(request: dict[str, Any]) -> bytes | None:
        return busy(request) if request["id"] == 1 else result("done")(request)

    return respond


async def test_an_overloaded_daemon_is_asked_again(tmp_path: Path) -> None:
    """A request that was rejected unread is sent again after the time that the daemon names."""
    with ScriptedServer(tmp_path / "s", overloaded_at_first(20)) as server:
        with Client(server.path) as client:
            assert client.call("memory_delete") == "done"
        async with AsyncClient(server.path) as other:
            assert await other.call("memory_delete") == "done"
    assert [request["id"] for request in server.requests] == [1, 2, 1, 2]


async def test_an_overloaded_daemon_fails_what_cannot_wait(tmp_path: Path) -> None:
    """If that time ends after the timeout, the call fails immediately as overloaded."""
    with ScriptedServer(tmp_path / "s", overloaded_at_first(5000)) as server:
        began = time.monotonic()
        with Client(server.path, timeout=4) as client, pytest.raises(errors.Overloaded):
            client.health()
        async with AsyncClient(server.path, timeout=4) as other:
            with pytest.raises(errors.Overloaded):
                await other.health()
        assert time.monotonic() - began < 4


async def test_a_silent_daemon_times_out(daemon: Daemon) -> None:
    """A daemon that hangs is given up after the timeout, by name."""
    os.kill(daemon.pid, signal.SIGSTOP)
    try:
        with Client(daemon.socket, timeout=0.3) as client, pytest.raises(errors.TimedOut) as late:
            client.health()
        assert "daemon.health" in str(late.value)
        async with AsyncClient(daemon.socket, timeout=0.3) as other:
            with pytest.raises(errors.TimedOut):
                await other.health()
    finally:
        os.kill(daemon.pid, signal.SIGCONT)


def test_nobody_there(tmp_path: Path) -> None:
    """Without a daemon the error says how to start one, and that nothing has happened."""
    with Client(tmp_path / "none") as client, pytest.raises(errors.Unreachable) as missing:
        client.call("memory_save", {"user_id": "sam", "content": "x"})
    assert "start the daemon" in str(missing.value)
    assert not missing.value.may_have_happened


def test_threads_share_a_client(shared_daemon: Daemon) -> None:
    """Calls of many threads through one client get their own responses."""
    user = f"sam-{uuid.uuid4()}"
    found: dict[int, str] = {}
    with Memory(user, path=shared_daemon.socket) as memory:

        def work(number: int) -> None:
            memory.tool_rule_put("bash", f"Rule {number}.", id=f"r{number}")
            rule = memory.tool_rule_get("bash", f"r{number}")
            found[number] = rule["rule"] if rule else ""

        threads = [threading.Thread(target=work, args=(number,)) for number in range(16)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert found == {number: f"Rule {number}." for number in range(16)}


def test_a_forked_child_has_its_own_connection(shared_daemon: Daemon) -> None:
    """A child of fork does not read its parent's responses."""
    with Client(shared_daemon.socket) as client:
        pid = client.health()["pid"]
        child = os.fork()
        if child == 0:
            os._exit(0 if client.health()["pid"] == pid else 1)
        assert client.health()["pid"] == pid
        assert os.waitpid(child, 0)[1] == 0


def nested(levels: int) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(levels - 1):
        value = {"a": value}
    return value


UNREADABLE: list[tuple[dict[str, Any], type[errors.RpcError]]] = [
    ({"a": "x" * 2_000_000}, errors.RequestTooLarge),
    ({"a": 10**400}, errors.ParseError),
    (nested(64), errors.ParseError),
]


@pytest.mark.parametrize(("arguments", "kind"), UNREADABLE, ids=["large", "number", "deep"])
async def test_an_unreadable_request_fails_alone(
    shared_daemon: Daemon, arguments: dict[str, Any], kind: type[errors.RpcError]
) -> None:
    """What the daemon cannot read is rejected as for the client for threads; no other call is."""
    user = f"sam-{uuid.uuid4()}"
    with Memory(user, path=shared_daemon.socket) as sync, pytest.raises(kind) as rejected:
        sync.tool_call_check("bash", arguments=arguments)
    async with AsyncMemory(user, path=shared_daemon.socket) as memory:
        results = await asyncio.gather(
            *[memory.save(f"Note {number} {'x' * 9999}") for number in range(5)],
            memory.tool_call_check("bash", arguments=arguments),
            *[memory.tool_call_check("bash", arguments=nested(20)) for _ in range(5)],
            memory.tool_call_check("bash", arguments=arguments),
            return_exceptions=True,
        )
        failed = [number for number, one in enumerate(results) if isinstance(one, Exception)]
        assert failed == [5, 11]
        for error in (results[5], results[11]):
            assert isinstance(error, kind)
            assert error.data.keys() == rejected.value.data.keys()
            assert not error.may_have_happened


async def test_an_unreadable_request_that_was_given_up_fails_no_other(
    shared_daemon: Daemon,
) -> None:
    """The response to a cancelled call is not taken for that to another."""
    async with AsyncMemory(f"sam-{uuid.uuid4()}", path=shared_daemon.socket) as memory:
        await memory.save("Likes tea")
        given_up = asyncio.create_task(memory.tool_call_check("bash", arguments=nested(64)))
        kept = asyncio.create_task(memory.save("Likes coffee"))
        await asyncio.sleep(0)
        given_up.cancel()
        assert (await kept)["duplicate"] is False


def endless() -> dict[str, Any]:
    value: dict[str, Any] = {}
    value["a"] = value
    return value


UNSENDABLE: dict[str, tuple[dict[str, Any], str]] = {
    "surrogate": ({"a": ["\ud800"]}, "arguments: contains a lone surrogate"),
    "nan": ({"a": float("nan")}, "arguments: .*JSON"),
    "bytes": ({"a": b"x"}, "arguments: .*bytes"),
    "deep": (nested(3000), "arguments: is nested too deeply"),
    "endless": (endless(), "arguments: .*JSON"),
    "digits": ({"a": 10**5000}, "arguments: .*JSON"),
}


@pytest.mark.parametrize("case", UNSENDABLE)
async def test_params_that_json_cannot_hold(shared_daemon: Daemon, case: str) -> None:
    """What JSON does not have is rejected by name before anything is sent, by both clients, and no
    other call is affected."""
    arguments, message = UNSENDABLE[case]
    with Memory("sam", path=shared_daemon.socket) as memory:
        with pytest.raises(errors.Unsendable, match=message) as rejected:
            memory.tool_call_check("bash", arguments=arguments)
        assert isinstance(rejected.value, errors.ClientError)
        assert not rejected.value.may_have_happened
        assert memory.search("x")["results"] == []
    async with AsyncMemory("sam", path=shared_daemon.socket) as other:
        found, error = await asyncio.gather(
            other.search("x"),
            other.tool_call_check("bash", arguments=arguments),
            return_exceptions=True,
        )
        assert not isinstance(found, BaseException)
        assert found["results"] == []
        assert isinstance(error, errors.Unsendable)


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_one_client_over_several_loops(shared_daemon: Daemon) -> None:
    """After a loop has ended the client connects again, for concurrent calls too. The connection
    of that loop, which nobody closed, is left to the interpreter."""
    memory = AsyncMemory(f"sam-{uuid.uuid4()}", path=shared_daemon.socket)

    async def saved() -> list[Any]:
        return await asyncio.gather(*[memory.save(f"Note {one}") for one in range(9)])

    assert {result["duplicate"] for result in asyncio.run(saved())} == {False}
    assert {result["duplicate"] for result in asyncio.run(saved())} == {True}
    gc.collect()
    asyncio.run(memory.close())
    gc.collect()
    assert {result["duplicate"] for result in asyncio.run(closing(memory, saved()))} == {True}


async def closing(memory: AsyncMemory, result: Coroutine[Any, Any, list[Any]]) -> list[Any]:
    async with memory:
        return await result

"""The behaviour cases of the memory tool, replayed over the socket."""

import json
import uuid
from collections.abc import Callable
from typing import Any

import pytest

from tests.client import Client
from tests.daemon import Daemon
from tests.paths import DATA
from tests.rpc.methods.profile_calls import Profile

CASES = [json.loads(line) for line in (DATA / "memory_tool_cases.jsonl").read_text().splitlines()]
Flags = tuple[str, ...]


@pytest.fixture(scope="module")
def daemon_for(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """One daemon for each configuration of the cases."""
    running: dict[Flags, Daemon] = {}

    def start(config: dict[str, int]) -> Daemon:
        flags = tuple(
            word
            for name, value in config.items()
            for word in (f"--{name.replace('_', '-')}", str(value))
        )
        if flags not in running:
            running[flags] = Daemon(tmp_path_factory.mktemp("cases"), *flags)
            running[flags].start()
        return running[flags]

    yield start
    for daemon in running.values():
        assert daemon.stop() == 0, daemon.log()
        daemon.check_log()


def answer(client: Client, user_id: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """The raw answer: a text may hold what no checked request can."""
    request = {
        "jsonrpc": "2.0",
        "method": "memory",
        "params": {"user_id": user_id} | arguments,
        "id": str(uuid.uuid4()),
    }
    client._socket.sendall(json.dumps(request).encode() + b"\n")
    answered: dict[str, Any] = json.loads(client._file.readline())
    assert answered["id"] in (request["id"], None)
    return answered


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(daemon_for: Callable[[dict[str, int]], Daemon], case: dict[str, Any]) -> None:
    """Every step is answered as the case says, and what is stored afterwards is what it says."""
    user_id = f"case-{uuid.uuid4()}"
    with Client(daemon_for(case["config"]).socket) as client:
        for step in case["steps"]:
            answered = answer(client, user_id, step["args"])
            assert ("result" in answered) is step["expect"]["ok"], answered
            if "error_code" in step["expect"]:
                assert answered["error"]["data"]["code"] == step["expect"]["error_code"]
        if "state_after" in case:
            profile = Profile(client, user_id)
            for target, texts in case["state_after"].items():
                assert sorted(profile.texts(target)) == sorted(texts)

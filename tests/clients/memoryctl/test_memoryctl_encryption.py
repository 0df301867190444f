"""`memoryctl encrypt`, `decrypt` and `rekey`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.clients.conftest import Run
from tests.clients.scripted_server import ScriptedServer, error, result
from tests.daemon import Daemon
from tests.storage.encryption.key_files import KeyFile

USER = "sam"


def test_a_user_is_encrypted_rekeyed_and_decrypted(
    start_daemon: Callable[..., Daemon], memoryctl: Run, tmp_path: Path
) -> None:
    """Each command reports the new state; a repeat reports that nothing changed."""
    keys = [KeyFile(tmp_path, number) for number in range(2)]
    plain = ("--encryption", "false", "--embedding-model", "none")
    daemon = start_daemon(*plain, "--key-source", keys[0].source)
    daemon.connect().call("memory.tool_rule_put", user_id=USER, tool_name="t", rule="x" * 900)
    (daemon.database(USER).parent / "exports" / "all.jsonl").write_bytes(b"{}\n")

    def run(*words: str) -> str:
        done = memoryctl(*words, environment={"MEMORYD_SOCKET": str(daemon.socket)})
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
        return done.stdout.strip()

    first, second = (one.master.id for one in keys)
    copies = "\nThese copies are not encrypted. Delete those that you do not need:"
    copies += "\n  exports/all.jsonl"
    assert run("--user", USER, "encrypt", "--text") == f"encrypted under key {first}{copies}"
    assert (
        run("--user", USER, "encrypt", "--text")
        == f"was already encrypted under key {first}{copies}"
    )
    source = ("--key-source", keys[1].source, "--previous-key-source", keys[0].source)
    daemon.restart(*plain, *source)
    assert json.loads(run("--user", USER, "rekey")) == {"changed": True, "key_id": second}
    assert run("--user", USER, "rekey", "--text") == f"was already encrypted under key {second}"
    assert run("--user", USER, "decrypt", "--text") == "not encrypted"
    assert json.loads(run("--user", USER, "decrypt")) == {"changed": False}
    refused = memoryctl("--user", USER, "rekey", environment={"MEMORYD_SOCKET": str(daemon.socket)})
    assert refused.returncode == 1
    assert "user.encrypt" in refused.stderr


def test_long_work_shows_how_far_it_is(
    on_terminal: Callable[..., tuple[int, str]], tmp_path: Path
) -> None:
    """A terminal shows the job's bytes until the response arrives, then erases them. It does not
    show jobs of other kinds, nor jobs that this unix user may not see."""
    jobs = [
        None,
        [{"kind": "embedding", "done": 7, "total": 9}],
        *([{"kind": "encryption", "done": done, "total": 90_000}] for done in (0, 60_000)),
    ]
    asked: list[int] = []

    def response(request: dict[str, Any]) -> bytes:
        if request["method"] == "user.encrypt":
            asked.append(request["id"])
            return b""
        assert request["params"] == {"user_id": USER, "state": "running"}
        now = jobs.pop(0)
        if now is None:
            return error(-32001, "no")(request)
        sent = result({"jobs": now})(request)
        if not jobs:
            sent += result({"changed": True, "key_id": "ab" * 8})({"id": asked[0]})
        return sent

    with ScriptedServer(tmp_path / "socket", response) as server:
        code, shown = on_terminal("encrypt", "--user", USER, "--socket", str(server.path))
    assert code == 0
    assert shown.count("60,000 of 90,000 bytes") == 1
    assert "of 9 " not in shown
    assert shown.endswith("\r\x1b[Kencrypted under key abababababababab\n")

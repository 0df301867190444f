"""`memoryd doctor` finds what is wrong with keys before a user does."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from memoryd.doctor.keys import examine_keys
from memoryd.settings import Settings
from tests.daemon import Daemon
from tests.storage.encryption.key_files import KeyFile

Findings = dict[str, dict[str, str]]
NONE = "credential:none"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[KeyFile]]:
    """A workspace root with the plain user ada, and ben and cy under keys 0 and 1."""
    folder = tmp_path_factory.mktemp("doctor")
    keys = [KeyFile(folder, number) for number in range(2)]
    daemon = Daemon(folder, "--encryption", "false", "--embedding-model", "none")
    with_keys = [(*key.flags, "--embedding-model", "none") for key in keys]
    for user, flags in zip(("ada", "ben", "cy"), [daemon.flags, *with_keys], strict=True):
        daemon.flags = flags
        daemon.start()
        daemon.connect().call("memory.tool_rule_put", user_id=user, tool_name="t", rule="r")
        assert daemon.stop() == 0
    daemon.check_log()
    return daemon.workspace_root, keys


@pytest.fixture
def root(made: tuple[Path, list[KeyFile]], tmp_path: Path) -> Path:
    """A copy of that root."""
    return Path(shutil.copytree(made[0], tmp_path / "workspace"))


@pytest.fixture
def keys(made: tuple[Path, list[KeyFile]]) -> list[KeyFile]:
    return made[1]


def examined(
    root: Path,
    key: str = NONE,
    previous: str = NONE,
    *,
    encryption: bool = False,
    credentials: Path | None = None,
) -> Findings:
    """The findings by name. Nothing below the root changes."""
    before = contents(root)
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MEMORYD_")}
    if credentials is not None:
        environment["CREDENTIALS_DIRECTORY"] = str(credentials)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "memoryd", "doctor", "--workspace-root", str(root)),
            *("--socket", str(root.parent / "s"), "--encryption", str(encryption).lower()),
            *("--key-source", key, "--previous-key-source", previous),
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=environment,
    )
    assert done.stderr == ""
    assert contents(root) == before
    found: Findings = {one["name"]: one for one in json.loads(done.stdout)}
    assert done.returncode == any(one["status"] == "fail" for one in found.values())
    return found


def contents(root: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def test_every_user_has_a_key(root: Path, keys: list[KeyFile]) -> None:
    """Keys are named by their ids, and users under the previous one are counted."""
    found = examined(root, keys[1].source, keys[0].source, encryption=True)
    assert found["key"]["found"] == f"key {keys[1].master.id}, from {keys[1].source}"
    assert found["previous key"]["found"] == f"key {keys[0].master.id}, from {keys[0].source}"
    assert found["encrypted users"]["found"] == (
        "2 of 3; each database opens with its key; 1 under the previous key, until memoryctl"
        " --user ID rekey"
    )
    assert {found[name]["status"] for name in ("key", "previous key", "encrypted users")} == {"ok"}
    shown = json.dumps(found).encode()
    assert not any(trace in shown for key in keys for trace in key.traces("ben"))


def test_of_very_many_users_not_each_database_is_opened(
    root: Path, keys: list[KeyFile], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Markers name the keys of the rest, so that a missing one is found all the same."""
    monkeypatch.setattr("memoryd.doctor.keys._MOST_OPENED", 1)
    settings = Settings(
        workspace_root=root, key_source=keys[1].source, previous_key_source=keys[0].source
    )
    *_, found = examine_keys(settings, None)
    assert found.status == "ok"
    assert found.found.startswith("2 of 3; no key is missing, 1 were opened; 1 under the previous")
    settings = Settings(workspace_root=root, key_source=keys[0].source, previous_key_source=NONE)
    *_, found = examine_keys(settings, str(root))
    assert (found.status, found.found[:14]) == ("fail", "no key for cy ")


def test_a_user_without_a_key_is_named(root: Path, keys: list[KeyFile], tmp_path: Path) -> None:
    """With the id of the key that is missing, and what to do."""
    found = examined(root, keys[0].source, credentials=tmp_path)["encrypted users"]
    assert (found["status"], "previous_key_source" in found["advice"]) == ("fail", True)
    assert found["found"].startswith(f"no key for cy (key {keys[1].master.id});")


def test_a_user_without_marker_and_key_is_named(
    root: Path, keys: list[KeyFile], tmp_path: Path
) -> None:
    """An encrypted file says enough; with its key all is well."""
    (root / "cy/.oxydra/state.json").unlink()
    found = examined(root, keys[0].source, credentials=tmp_path)["encrypted users"]
    assert (found["status"], found["found"][:26]) == ("fail", "no key for cy (key unknown")
    found = examined(root, keys[0].source, keys[1].source)["encrypted users"]
    assert (found["status"], found["found"][:6]) == ("ok", "2 of 3")


@pytest.mark.parametrize("of", ["ada", "ben"])
def test_a_database_that_no_key_opens_is_named(root: Path, keys: list[KeyFile], of: str) -> None:
    """Here: another user's, plain or encrypted, in the place of cy's."""
    shutil.copy(root / of / ".oxydra/memory.db", root / "cy/.oxydra/memory.db")
    found = examined(root, keys[0].source, keys[1].source)["encrypted users"]
    assert (found["status"], found["found"]) == ("fail", "no key opens the database of cy")


def test_a_change_of_the_key_that_was_cut_short_is_well(root: Path, keys: list[KeyFile]) -> None:
    """The daemon finishes it: the file is under one of the two keys that state.json names."""
    marker = root / "cy/.oxydra/state.json"
    state = json.loads(marker.read_text())
    change = {"key_id": None, "changing_key": True, "next_key_id": keys[1].master.id}
    marker.write_text(json.dumps(state | change))
    found = examined(root, keys[0].source, keys[1].source)["encrypted users"]
    assert (found["status"], found["found"][:6]) == ("ok", "2 of 3")
    shutil.copy(root / "ada/.oxydra/memory.db", root / "cy/.oxydra/memory.db")
    found = examined(root, keys[0].source, keys[1].source)["encrypted users"]
    assert (found["status"], found["found"][:6]) == ("ok", "1 of 3")


def test_a_marker_that_cannot_be_read_is_told(root: Path, keys: list[KeyFile]) -> None:
    """A damaged one, or a pipe in its place, which is not waited for."""
    marker = root / "cy/.oxydra/state.json"
    marker.write_bytes(b"\xff{")
    found = examined(root, keys[0].source, keys[1].source)["encrypted users"]
    assert (found["status"], found["found"]) == ("warn", "cannot be read: cy")
    marker.unlink()
    os.mkfifo(marker)
    found = examined(root, keys[0].source, keys[1].source)["encrypted users"]
    assert (found["status"], found["found"]) == ("warn", "cannot be read: cy")


def test_a_bad_key_file_fails(root: Path, tmp_path: Path) -> None:
    """Absent, open to others, another user's, no key: in the words of the start."""
    path = KeyFile(tmp_path, 3).path
    expected = [
        (f"file:{tmp_path}/absent", "does not exist"),
        ("file:key", "absolute path"),
        ("a key by mistake", "a setting never contains the key itself"),
    ]
    for source, part in expected:
        found = examined(root, source)
        assert (found["key"]["status"], part in found["key"]["found"]) == ("fail", True)
        assert source not in found["key"]["found"]
    path.chmod(0o640)
    for sources in [(f"file:{path}", NONE), (NONE, f"file:{path}")]:
        found = examined(root, *sources)
        name = "key" if sources[1] == NONE else "previous key"
        assert found[name]["status"] == "fail"
        assert f"{path} can be read by others; chmod 600" in found[name]["found"]
        assert found["encrypted users"]["status"] == "warn"
    path.chmod(0o600)
    path.write_text("short")
    assert examined(root, f"file:{path}")["key"]["status"] == "fail"


def test_a_command_is_not_run(root: Path, tmp_path: Path) -> None:
    """Whoever examines may be root, and the command another user's; its program is looked for."""
    found = examined(root, f"command:touch {tmp_path}/ran --secret=x", encryption=True)
    assert found["key"]["status"] == "ok"
    assert "this check did not run it" in found["key"]["found"]
    assert "secret" not in json.dumps(found)
    assert not (tmp_path / "ran").exists()
    assert found["encrypted users"]["status"] == "warn"
    for command in ("/nonexistent/program", "'", ""):
        assert examined(root, f"command:{command}")["key"]["status"] == "fail"


def test_a_credential_is_looked_for_where_systemd_puts_it(
    root: Path, keys: list[KeyFile], tmp_path: Path
) -> None:
    """Without that directory it cannot be told whether the service has one."""
    shutil.copy(keys[0].path, tmp_path / "k")
    found = examined(root, "credential:k", keys[1].source, credentials=tmp_path)
    assert found["key"]["found"].startswith(f"key {keys[0].master.id}")
    assert found["encrypted users"]["status"] == "ok"
    found = examined(root, "credential:k", keys[1].source, encryption=True)
    assert (found["key"]["status"], found["encrypted users"]["status"]) == ("warn", "warn")
    assert "ben" in found["encrypted users"]["found"]
    found = examined(root, "credential:other", encryption=True, credentials=tmp_path)
    assert (found["key"]["status"], found["encrypted users"]["status"]) == ("fail", "fail")


@pytest.mark.skipif(os.geteuid() != 0, reason="EXAMINING ANOTHER'S KEYS IS NOT TESTED: takes root")
def test_root_examines_the_keys_of_the_daemons_user(root: Path, tmp_path: Path) -> None:
    """A key file has to be of the user whose workspace it is, not of whoever looks."""
    key = KeyFile(tmp_path, 1)
    for path in (root, *root.rglob("*")):
        os.chown(path, 12345, -1)
    assert "chown it to 12345" in examined(root, key.source)["key"]["found"]
    os.chown(key.path, 12345, -1)
    found = examined(root, key.source, credentials=tmp_path)
    assert found["key"]["status"] == "ok"
    assert found["encrypted users"]["found"].startswith("no key for ben")


def test_the_credentials_of_a_running_daemon_are_seen(
    start_daemon: Callable[..., Daemon], keys: list[KeyFile], tmp_path: Path
) -> None:
    """`memoryctl doctor` looks where the daemon's own environment says, while users are open."""
    shutil.copy(keys[0].path, tmp_path / "k")
    flags = ("--encryption", "true", "--key-source", "credential:k")
    daemon = start_daemon(*flags, environment={"CREDENTIALS_DIRECTORY": str(tmp_path)})
    client = daemon.connect()
    client.call("memory.tool_rule_put", user_id="sam", tool_name="t", rule="r")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "memoryd_client.memoryctl"),
            "doctor",
            f"--socket={daemon.socket}",
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    found = {one["name"]: one for one in json.loads(done.stdout)["findings"]}
    assert found["key"]["found"] == f"key {keys[0].master.id}, from credential:k"
    assert found["encrypted users"]["found"] == "1 of 1; each database opens with its key"

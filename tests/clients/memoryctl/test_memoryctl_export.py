"""`memoryctl export` and `memoryctl import` against a real daemon."""

import json
import os
import stat
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.clients.conftest import Run
from tests.conftest import Daemon
from tests.database import everything_is_encrypted


@pytest.fixture(scope="module")
def keyword_daemon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Daemon]:
    """A daemon that makes no vectors, which so many words would keep busy for minutes."""
    daemon = Daemon(tmp_path_factory.mktemp("exports"), "--embedding-model", "none")
    daemon.start()
    yield daemon
    assert daemon.stop() == 0, daemon.log()
    daemon.check_log()


@pytest.fixture
def environment(keyword_daemon: Daemon) -> dict[str, str]:
    """The variables with which memoryctl finds the daemon."""
    return {"MEMORYD_SOCKET": str(keyword_daemon.socket)}


@pytest.fixture
def user(keyword_daemon: Daemon, tmp_path: Path) -> str:
    """A user with a rule and enough notes for several pieces."""
    name = f"sam-{tmp_path.name}-{os.getpid()}"[:100]
    client = keyword_daemon.connect()
    client.call("memory.tool_rule_put", user_id=name, tool_name="bash", rule="Use rg.")
    for number in range(20):
        content = f"Note {number}. " + "Words. " * 4_000
        client.call("memory_save", user_id=name, content=content)
    return name


def test_out_and_in_again(
    memoryctl: Run, environment: dict[str, str], user: str, tmp_path: Path
) -> None:
    """The file is readable by its owner only, never half there, and comes in under another
    user with all that it holds."""
    done = memoryctl("--user", user, "export", "sam.jsonl", "--plain", environment=environment)
    assert (done.returncode, done.stderr) == (0, "")
    told, file = json.loads(done.stdout), tmp_path / "sam.jsonl"
    assert (told["file"], told["bytes"]) == ("sam.jsonl", file.stat().st_size)
    assert told["bytes"] > 2 * 256 * 1024
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["sam.jsonl"]
    for words, new in ((["--dry-run"], 20), ([], 20), ([], 0)):
        done = memoryctl(
            "--user", f"{user}-2", "import", "sam.jsonl", *words, environment=environment
        )
        assert (done.returncode, done.stderr) == (0, "")
        counts = json.loads(done.stdout)
        assert (counts["notes"]["new"], counts["signed"]) == (new, True)
    again = memoryctl("--user", f"{user}-2", "export", "--plain", environment=environment)
    assert json.loads(again.stdout)["sha256"] == told["sha256"]


def kept(daemon: Daemon, user: str) -> list[str]:
    """What lies among the exports of a user, and of the one whom the tests import to."""
    users = (user, f"{user}-2")
    folders = [daemon.database(one).with_name("exports") for one in users]
    return [path.name for folder in folders if folder.is_dir() for path in folder.iterdir()]


def test_the_daemon_keeps_no_copy(
    memoryctl: Run, environment: dict[str, str], keyword_daemon: Daemon, user: str, tmp_path: Path
) -> None:
    """Neither of what was fetched nor of what was brought in to be imported, refused or tried."""
    for name in ("a.jsonl", "b.jsonl"):
        done = memoryctl("--user", user, "export", name, "--plain", environment=environment)
        assert json.loads(done.stdout).keys() == {"file", "bytes", "sha256"}
    (tmp_path / "bad.jsonl").write_bytes((tmp_path / "a.jsonl").read_bytes()[:-2])
    for words in (["a.jsonl", "--dry-run"], ["bad.jsonl"], ["a.jsonl"]):
        memoryctl("--user", f"{user}-2", "import", *words, environment=environment)
    assert kept(keyword_daemon, user) == []
    done = memoryctl("--user", user, "export", environment=environment)
    assert kept(keyword_daemon, user) == [json.loads(done.stdout)["name"]]


def test_a_file_that_cannot_be_written(
    memoryctl: Run, environment: dict[str, str], keyword_daemon: Daemon, user: str, tiny_disk: Path
) -> None:
    """Exit 3: where no file can be made nothing is exported and no backup is made; where the disk
    gets full the daemon keeps no copy."""
    for words in (["export", "nowhere/a.jsonl"], ["backup", "--to", "nowhere/a.db"]):
        done = memoryctl("--user", user, *words, environment=environment)
        assert (done.returncode, "nothing was done" in done.stderr) == (3, True)
    with (tiny_disk / "ballast").open("wb") as ballast:
        ballast.truncate(0)
        ballast.write(b"x" * 3_900_000)
    path = str(tiny_disk / "a.jsonl")
    done = memoryctl("--user", user, "export", path, environment=environment)
    assert (done.returncode, "No space left" in done.stderr) == (3, True)
    assert [one.name for one in tiny_disk.iterdir()] == ["ballast"]
    assert kept(keyword_daemon, user) == []
    done = memoryctl("--user", user, "backups", environment=environment)
    assert json.loads(done.stdout)["backups"] == []


def test_the_wrong_file_of_memoryd_is_named(
    memoryctl: Run, environment: dict[str, str], user: str
) -> None:
    """An export or a database given to another command: exit 3, nothing is sent, and the command
    for it is told."""
    run = partial(memoryctl, "--user", user, environment=environment)
    run("export", "a.jsonl", "--plain")
    run("backup", "--to", "a.db")
    commands = {
        "a.jsonl": ("import a.jsonl", [["restore", "--from"], ["import-from"]]),
        "a.db": ("restore --from a.db", [["import"], ["import-from"]]),
    }
    if everything_is_encrypted():
        del commands["a.db"]
    for file, (right, wrong) in commands.items():
        for words in wrong:
            done = run(*words, file)
            assert (done.returncode, "nothing was sent" in done.stderr) == (3, True), words
            assert f"memoryctl --user ID {right}" in done.stderr


def test_a_hyphen(memoryctl: Run, environment: dict[str, str], user: str, tmp_path: Path) -> None:
    """Is standard input to an import, and no name of a new file."""
    run = partial(memoryctl, "--user", user, environment=environment)
    run("export", "a.jsonl", "--plain")
    done = run("import", "-", stdin=(tmp_path / "a.jsonl").read_text("utf-8"))
    assert (done.returncode, json.loads(done.stdout)["notes"]["present"]) == (0, 20)
    for words in (["export", "-"], ["backup", "--to", "-"]):
        done = run(*words)
        assert (done.returncode, "does not name a file here" in done.stderr) == (3, True)
    assert not (tmp_path / "-").exists()


def test_an_existing_file_is_not_overwritten(
    memoryctl: Run, environment: dict[str, str], user: str, tmp_path: Path
) -> None:
    """Nor is a link followed: exit 3, and nothing is exported."""
    (tmp_path / "sam.jsonl").write_text("mine", "utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("sam.jsonl", "link"):
        done = memoryctl("--user", user, "export", name, environment=environment)
        assert done.returncode == 3
        assert "exists already" in done.stderr
    assert (tmp_path / "sam.jsonl").read_text("utf-8") == "mine"


def test_a_file_of_another_beside_it_stays(
    memoryctl: Run, environment: dict[str, str], user: str, tmp_path: Path
) -> None:
    """Whatever lies at a name like that of a draft is neither written to nor taken over."""
    for name, words in (("a.jsonl", ["export"]), ("a.db", ["backup", "--to"])):
        other = tmp_path / f"{name}.part"
        other.write_text("mine", "utf-8")
        other.chmod(0o666)
        done = memoryctl("--user", user, *words, name, environment=environment)
        assert (done.returncode, done.stderr) == (0, "")
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
        assert (other.read_text("utf-8"), stat.S_IMODE(other.stat().st_mode)) == ("mine", 0o666)
    names = {path.name for path in tmp_path.iterdir() if path.is_file()}
    assert names == {"a.jsonl", "a.jsonl.part", "a.db", "a.db.part"}


@pytest.mark.parametrize(
    ("content", "code", "told"),
    [(None, 3, "cannot read bad.jsonl"), (b"{}\n", 1, "line 1: kind")],
    ids=["missing", "not an export"],
)
def test_a_file_that_is_not_right(
    memoryctl: Run,
    environment: dict[str, str],
    user: str,
    tmp_path: Path,
    content: bytes | None,
    code: int,
    told: str,
) -> None:
    """Exit 3 for one that cannot be read, exit 1 with line and field for one that is no export."""
    if content is not None:
        (tmp_path / "bad.jsonl").write_bytes(content)
    done = memoryctl("--user", user, "import", "bad.jsonl", environment=environment)
    assert done.returncode == code
    assert told in done.stderr


def test_on_a_terminal(
    on_terminal: Callable[..., tuple[int, str]], memoryctl: Run, environment: Any, user: str
) -> None:
    """Counts in a table."""
    memoryctl("--user", user, "export", "sam.jsonl", environment=environment)
    code, shown = on_terminal(
        "--user", user, "import", "sam.jsonl", "--dry-run", environment=environment
    )
    assert code == 0
    lines = [line.split() for line in shown.replace("\x1b[K", "").splitlines()]
    assert ["NEW", "PRESENT", "CONFLICTS"] in lines
    assert ["notes", "0", "20", "0"] in lines
    assert "this was a dry run" in shown

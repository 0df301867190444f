"""`memoryctl export` and `memoryctl import` against a real daemon."""

import json
import stat
import uuid
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.clients.conftest import Run
from tests.daemon import Daemon
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


def add_user(daemon: Daemon, *notes: str) -> str:
    """A new user with a rule and these notes."""
    user = f"sam-{uuid.uuid4()}"
    with daemon.connect() as client:
        client.call("memory.tool_rule_put", user_id=user, tool_name="bash", rule="Use rg.")
        for note in notes:
            client.call("memory_save", user_id=user, content=note)
    return user


@pytest.fixture
def user(keyword_daemon: Daemon) -> str:
    """A user with a rule and two notes."""
    return add_user(keyword_daemon, "Likes tea.", "Lives in Rome.")


@pytest.fixture(scope="module")
def large_user(keyword_daemon: Daemon) -> str:
    """A user whose export takes several chunks: a rule and 20 long notes."""
    notes = (f"Note {number}. " + "Words. " * 4_000 for number in range(20))
    return add_user(keyword_daemon, *notes)


def test_an_export_is_imported_under_another_user(
    memoryctl: Run, environment: dict[str, str], large_user: str, tmp_path: Path
) -> None:
    """The file is readable by its owner only, no temporary file is left, and the import restores
    everything."""
    other = f"{large_user}-imported"
    done = memoryctl(
        "--user", large_user, "export", "sam.jsonl", "--plain", environment=environment
    )
    assert (done.returncode, done.stderr) == (0, "")
    made, file = json.loads(done.stdout), tmp_path / "sam.jsonl"
    assert (made["file"], made["bytes"]) == ("sam.jsonl", file.stat().st_size)
    assert made["bytes"] > 2 * 256 * 1024
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["sam.jsonl"]
    for words, new in ((["--dry-run"], 20), ([], 20), ([], 0)):
        done = memoryctl("--user", other, "import", "sam.jsonl", *words, environment=environment)
        assert (done.returncode, done.stderr) == (0, "")
        counts = json.loads(done.stdout)
        assert (counts["notes"]["new"], counts["signed"]) == (new, True)
    again = memoryctl("--user", other, "export", "--plain", environment=environment)
    assert json.loads(again.stdout)["sha256"] == made["sha256"]


def kept(daemon: Daemon, user: str) -> list[str]:
    """The exports that the daemon keeps of a user, and of the user whom a test imports to."""
    users = (user, f"{user}-2")
    folders = [daemon.database(one).with_name("exports") for one in users]
    return [path.name for folder in folders if folder.is_dir() for path in folder.iterdir()]


def test_the_daemon_keeps_no_copy(
    memoryctl: Run, environment: dict[str, str], keyword_daemon: Daemon, user: str, tmp_path: Path
) -> None:
    """Neither of a downloaded export nor of an uploaded one, even if its import fails."""
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
    memoryctl: Run,
    environment: dict[str, str],
    keyword_daemon: Daemon,
    large_user: str,
    tiny_disk: Path,
) -> None:
    """Exit code 3. If the file cannot be created, nothing is exported or backed up. If the disk
    gets full, the daemon keeps no copy."""
    user = large_user
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
    """An export or a database for the wrong command: exit code 3, nothing is sent, and the message
    names the right command."""
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
    """It is standard input for an import, and not a valid name for a new file."""
    run = partial(memoryctl, "--user", user, environment=environment)
    run("export", "a.jsonl", "--plain")
    done = run("import", "-", stdin=(tmp_path / "a.jsonl").read_text("utf-8"))
    assert (done.returncode, json.loads(done.stdout)["notes"]["present"]) == (0, 2)
    for words in (["export", "-"], ["backup", "--to", "-"]):
        done = run(*words)
        assert (done.returncode, "does not name a file here" in done.stderr) == (3, True)
    assert not (tmp_path / "-").exists()


def test_an_existing_file_is_not_overwritten(
    memoryctl: Run, environment: dict[str, str], user: str, tmp_path: Path
) -> None:
    """Exit code 3, and nothing is exported. A link is not followed either."""
    (tmp_path / "sam.jsonl").write_text("mine", "utf-8")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("sam.jsonl", "link"):
        done = memoryctl("--user", user, "export", name, environment=environment)
        assert done.returncode == 3
        assert "exists already" in done.stderr
    assert (tmp_path / "sam.jsonl").read_text("utf-8") == "mine"


def test_another_part_file_stays(
    memoryctl: Run, environment: dict[str, str], user: str, tmp_path: Path
) -> None:
    """A file with a name like that of the temporary file is neither written to nor replaced."""
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
    ("content", "code", "message"),
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
    message: str,
) -> None:
    """Exit code 3 if it cannot be read, exit code 1 with line and field if it is not an export."""
    if content is not None:
        (tmp_path / "bad.jsonl").write_bytes(content)
    done = memoryctl("--user", user, "import", "bad.jsonl", environment=environment)
    assert done.returncode == code
    assert message in done.stderr


def test_on_a_terminal(
    on_terminal: Callable[..., tuple[int, str]], memoryctl: Run, environment: Any, user: str
) -> None:
    """The counts are a table."""
    memoryctl("--user", user, "export", "sam.jsonl", environment=environment)
    code, shown = on_terminal(
        "--user", user, "import", "sam.jsonl", "--dry-run", environment=environment
    )
    assert code == 0
    lines = [line.split() for line in shown.replace("\x1b[K", "").splitlines()]
    assert ["NEW", "PRESENT", "CONFLICTS"] in lines
    assert ["notes", "0", "2", "0"] in lines
    assert "this was a dry run" in shown

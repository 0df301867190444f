"""The unit files are valid and sandboxed, and those for all users and for one user agree."""

import re
import shutil
from pathlib import Path

import pytest

from tests.packaging.systemd.conftest import UNITS, Analyze

NAMES = ["memoryd.service", "memoryd.socket", "memoryd@.service", "memoryd@.socket"]
MOST_EXPOSED = 0.5
OF_ONE_USER = {"Description", "Requires", "After", "Also"}
OF_ONE_USER |= {"Environment", "User", "Group", "StateDirectory"}


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with the units, and a program at the path that they name."""
    program = tmp_path / "lib/memoryd/bin/memoryd"
    program.parent.mkdir(parents=True)
    program.touch(0o755)
    for name in NAMES:
        text = (UNITS / name).read_text("utf-8").replace("/usr/", f"{tmp_path}/")
        (tmp_path / name).write_text(text, "utf-8")
    for kind in ("service", "socket"):
        shutil.copy(tmp_path / f"memoryd@.{kind}", tmp_path / f"memoryd@sam.{kind}")
    return tmp_path


def directives(name: str) -> list[tuple[str, str]]:
    """The lines of a unit file without comments and blank lines."""
    lines = (UNITS / name).read_text("utf-8").splitlines()
    pairs = [line.partition("=") for line in lines if re.match("[A-Za-z]+=", line)]
    return [(key, value) for key, _, value in pairs]


@pytest.mark.parametrize("name", [*NAMES, "memoryd@sam.service", "memoryd@sam.socket"])
def test_systemd_finds_nothing_to_say(analyze: Analyze, installed: Path, name: str) -> None:
    """`systemd-analyze verify` exits with 0 and prints nothing. The output matters because unknown
    keys do not change the exit code."""
    done = analyze("verify", str(installed / name))
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_an_unknown_key_is_found(analyze: Analyze, installed: Path) -> None:
    """The test above can fail."""
    unit = installed / "memoryd.service"
    unit.write_text(unit.read_text("utf-8").replace("ProtectHome=", "ProtectHomes="), "utf-8")
    assert "ProtectHomes" in analyze("verify", str(unit)).stderr


@pytest.mark.parametrize("name", ["memoryd.service", "memoryd@.service"])
def test_the_service_is_closed(analyze: Analyze, name: str) -> None:
    """`systemd-analyze security` reports an exposure level of at most 0.5 out of 10."""
    done = analyze("security", "--offline=true", str(UNITS / name))
    found = re.search(r"Overall exposure level .*: ([0-9.]+)", done.stdout)
    assert found is not None, done.stdout + done.stderr
    assert float(found[1]) <= MOST_EXPOSED, done.stdout


@pytest.mark.parametrize("kind", ["service", "socket"])
def test_one_users_units_are_as_closed_as_the_others(kind: str) -> None:
    """They differ only in the user that they run for and the paths of that user's files."""
    own = OF_ONE_USER | {"ListenStream", "SocketUser", "SocketGroup", "SocketMode"}
    shared, single = (
        [pair for pair in directives(name) if pair[0] not in own]
        for name in (f"memoryd.{kind}", f"memoryd@.{kind}")
    )
    assert shared == single


@pytest.mark.parametrize("name", ["memoryd.service", "memoryd@.service"])
def test_what_the_daemon_relies_on_is_said(name: str) -> None:
    """The units set up readiness and the watchdog, disable core dumps, keep the peers' real user
    ids and mention the credential for the key."""
    said = dict(directives(name))
    assert said["Type"] == "notify"
    assert int(said["WatchdogSec"].removesuffix("s")) > 0
    assert said["LimitCORE"] == "0"
    assert "PrivateUsers" not in said
    text = (UNITS / name).read_text("utf-8")
    assert re.search("^#.*LoadCredentialEncrypted=memoryd.key:", text, re.MULTILINE)


def test_only_the_sockets_own_group_connects() -> None:
    """The shared socket has mode 0660 and a dedicated group. The socket for one user has mode 0600
    and belongs to that user."""
    shared, single = dict(directives("memoryd.socket")), dict(directives("memoryd@.socket"))
    assert (shared["SocketMode"], shared["SocketGroup"]) == ("0660", "memoryd-clients")
    assert (single["SocketMode"], single["SocketUser"]) == ("0600", "%i")
    assert dict(directives("memoryd.service"))["Group"] != shared["SocketGroup"]

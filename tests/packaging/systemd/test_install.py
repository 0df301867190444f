"""`make install` and `make uninstall`, without the program's own virtual environment."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.packaging.systemd.conftest import UNITS
from tests.paths import ROOT


def make(target: str, **variables: Path | str) -> None:
    """Run a target of the Makefile."""
    given = [f"{name}={value}" for name, value in variables.items()]
    done = subprocess.run(
        ["make", "-s", target, "PROGRAM=no", *given],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": os.environ["PATH"]},
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def files_below(folder: Path) -> dict[str, bytes]:
    """Each file with its content and each link with its target."""
    found = sorted(path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    return {
        str(path.relative_to(folder)): os.fsencode(path.readlink())
        if path.is_symlink()
        else path.read_bytes()
        for path in found
    }


def test_everything_lands_below_the_prefix(tmp_path: Path) -> None:
    """Units, users, folders, completions, docs and commands are installed below the prefix, and the
    units contain its paths."""
    make("install", DESTDIR=tmp_path, PREFIX="/opt/agents")
    found = files_below(tmp_path / "opt/agents")
    assert {path.name for path in UNITS.glob("memoryd*")} == {
        Path(name).name for name in found if name.startswith("lib/systemd/system/")
    }
    service = found["lib/systemd/system/memoryd@.service"].decode()
    assert "\nExecStart=/opt/agents/lib/memoryd/bin/memoryd\n" in service
    assert b"u memoryd " in found["lib/sysusers.d/memoryd.conf"]
    assert b"/var/lib/memoryd" in found["lib/tmpfiles.d/memoryd.conf"]
    completions = ROOT / "clients/python/memoryd_client/memoryctl/completion"
    bash = found["share/bash-completion/completions/memoryctl"]
    assert bash == (completions / "memoryctl.bash").read_bytes()
    assert found["bin/memoryctl"] == b"../lib/memoryd/bin/memoryctl"
    assert [path.name for path in tmp_path.iterdir()] == ["opt"]


def test_installing_twice_is_installing_once(tmp_path: Path) -> None:
    """A second installation adds and changes nothing."""
    make("install", DESTDIR=tmp_path)
    first = files_below(tmp_path)
    make("install", DESTDIR=tmp_path)
    assert files_below(tmp_path) == first


def test_installs_at_the_same_time_do_not_disturb_each_other(tmp_path: Path) -> None:
    """Each installation has the paths of its own prefix, because no shared file is written."""
    prefixes = [f"/opt/agents-{number}" for number in range(6)]

    def installed(prefix: str) -> dict[str, bytes]:
        folder = tmp_path / prefix.rpartition("/")[2]
        make("install", DESTDIR=folder, PREFIX=prefix)
        return files_below(folder / prefix.lstrip("/"))

    with ThreadPoolExecutor(len(prefixes)) as pool:
        found = list(pool.map(installed, prefixes))
    first = {name: held.replace(b"/agents-0/", b"/") for name, held in found[0].items()}
    for prefix, files in zip(prefixes, found, strict=True):
        own = f"/{prefix.rpartition('/')[2]}/".encode()
        assert {name: held.replace(own, b"/") for name, held in files.items()} == first


def test_uninstalling_leaves_nothing_but_the_data(tmp_path: Path) -> None:
    """Workspaces, settings and files of other programs are kept. Uninstalling again is not an
    error."""
    kept = [tmp_path / name for name in ("usr/local/bin/other", "etc/memoryd/config.toml")]
    kept.append(tmp_path / "var/lib/memoryd/workspace/sam/.oxydra/memory.db")
    for file in kept:
        file.parent.mkdir(parents=True)
        file.touch()
    make("install", DESTDIR=tmp_path)
    app = tmp_path / "usr/local/lib/memoryd/bin"
    app.mkdir(parents=True)
    (app / "memoryd").touch()
    for _ in range(2):
        make("uninstall", DESTDIR=tmp_path)
        assert {tmp_path / name for name in files_below(tmp_path)} == set(kept)
    assert [path.name for path in (tmp_path / "usr/local").iterdir()] == ["bin"]


def test_the_lock_of_the_program_has_no_tools_of_ours(tmp_path: Path) -> None:
    """It lists the packages that memoryd needs to run and to be built, with hashes, but none for
    tests and benchmarks."""
    done = subprocess.run(
        ["python3", ".ci/runtime_lock.py", ".ci/requirements.lock", "pyproject.toml"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [line for line in done.stdout.splitlines() if line and line[0].isalnum()]
    names = {line.partition("==")[0] for line in lines}
    assert {"sqlcipher3", "fastembed", "onnxruntime", "numpy", "setuptools"} <= names
    assert not names & {"pytest", "ruff", "mypy", "matplotlib", "hypothesis", "mcp"}
    assert done.stdout.count("--hash=") >= len(lines)


@pytest.mark.parametrize("name", ["sysusers.conf", "tmpfiles.conf"])
def test_systemd_reads_users_and_folders(name: str, tmp_path: Path) -> None:
    """systemd's own programs create the users and folders in a staging directory."""
    program = {"sysusers.conf": "systemd-sysusers", "tmpfiles.conf": "systemd-tmpfiles"}[name]
    (tmp_path / "etc").mkdir()
    for file in ("passwd", "group"):
        text = "memoryd:x:990:990::/:/bin/false\n" if file == "passwd" else "memoryd:x:990:\n"
        (tmp_path / "etc" / file).write_text(text if name == "tmpfiles.conf" else "")
    arguments = ["--create"] if name == "tmpfiles.conf" else []
    try:
        done = subprocess.run(
            [program, f"--root={tmp_path}", *arguments, str(UNITS / name)],
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        pytest.skip(f"{program.upper()} IS MISSING")
    assert done.returncode == 0, done.stderr
    if name == "sysusers.conf":
        assert "memoryd-clients" in (tmp_path / "etc/group").read_text()
    else:
        assert (tmp_path / "var/lib/memoryd").stat().st_mode & 0o7777 == 0o711

"""The wheel: what is in it, and what its command-line client imports."""

import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
NOT_SOURCES = {".git", ".hypothesis", ".mypy_cache", ".ruff_cache", ".venv", "__pycache__"}
NOT_SOURCES |= {"build", "dist", "memoryd.egg-info", "out"}

IMPORT_EVERYTHING = """
import json, sys
sys.path.insert(0, sys.argv[1])
before = set(sys.modules)
import memoryd.clients.cli.__main__
at_start = set(sys.modules) - before
import importlib, os
folder = os.path.dirname(memoryd.clients.cli.__file__)
for name in sorted(os.listdir(folder)):
    if name.endswith(".py"):
        importlib.import_module("memoryd.clients.cli." + name[:-3])
print(json.dumps({"start": sorted(at_start), "all": sorted(set(sys.modules) - before)}))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel that was built from a copy of the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    shutil.copytree(
        REPOSITORY, source, ignore=lambda _, names: [name for name in names if name in NOT_SOURCES]
    )
    done = subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, source],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    """The paths in the wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def unpacked(wheel: Path) -> Path:
    """The wheel's content as a folder of its own."""
    folder = wheel.parent / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def test_only_memoryd_at_the_top(names: set[str], wheel: Path) -> None:
    """Nothing but memoryd and its dist-info lands in site-packages."""
    version = wheel.name.split("-")[1]
    assert {name.split("/")[0] for name in names} == {"memoryd", f"memoryd-{version}.dist-info"}


@pytest.mark.parametrize(
    ("folder", "package", "pattern"),
    [
        ("daemon", "memoryd", "**/*.py"),
        ("daemon/storage/migrations", "memoryd/storage/migrations", "*.sql"),
        ("rpc_schema", "memoryd/rpc_schema", "*"),
        ("clients/cli", "memoryd/clients/cli", "**/*.py"),
        ("clients/cli/completion", "memoryd/clients/cli/completion", "*"),
        ("daemon", "memoryd", "py.typed"),
    ],
)
def test_every_file_is_inside(names: set[str], folder: str, package: str, pattern: str) -> None:
    """Modules, schemas, migrations, completion scripts and py.typed are all packed."""
    files = [path for path in (REPOSITORY / folder).glob(pattern) if path.is_file()]
    expected = {
        f"{package}/{path.relative_to(REPOSITORY / folder)}"
        for path in files
        if "__pycache__" not in path.parts
    }
    assert expected
    assert expected - names == set()


def test_console_scripts(wheel: Path, unpacked: Path) -> None:
    """memoryd and memoryctl are installed as commands."""
    (entry_points,) = unpacked.glob("*.dist-info/entry_points.txt")
    lines = entry_points.read_text("utf-8").split("\n")
    assert "memoryd = memoryd.__main__:main" in lines
    assert "memoryctl = memoryd.clients.cli.__main__:main" in lines


def test_client_imports_the_standard_library_alone(unpacked: Path) -> None:
    """No module of memoryctl imports the daemon or anything third-party, and starting it
    imports none of what makes a start slow."""
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", IMPORT_EVERYTHING, str(unpacked)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    imported = json.loads(done.stdout)
    ours = {name for name in imported["all"] if name.split(".")[0] == "memoryd"}
    assert {"memoryd.clients.cli.views", "memoryd.clients.cli.connection"} <= ours
    client = ("memoryd", "memoryd.clients")
    assert {name for name in ours if not name.startswith("memoryd.clients.")} == set(client)
    others = {name.split(".")[0] for name in imported["all"]} - {"memoryd"}
    assert others - sys.stdlib_module_names == set()
    slow = {
        "argparse",
        "asyncio",
        "dataclasses",
        "importlib.metadata",
        "inspect",
        "pathlib",
        "typing",
    }
    assert slow & set(imported["start"]) == set()


def test_client_runs_from_the_wheel(unpacked: Path) -> None:
    """memoryctl of the wheel knows its version, its completions and the method schemas."""

    def run(*words: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-S", "-m", "memoryd.clients.cli", *words],
            capture_output=True,
            encoding="utf-8",
            cwd=unpacked,
            env={"PATH": "/usr/bin:/bin"},
            check=False,
        )

    assert run("--version").stdout.startswith("memoryctl 0.")
    assert "complete -F _memoryctl memoryctl" in run("completion", "bash").stdout
    assert run("call", "memory.session_list").returncode == 3

"""The two distributions, memoryd and memoryd-client: their contents, and the requirements of the
client."""

import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.daemon import Daemon
from tests.paths import ROOT

DEVELOPMENT_ONLY = {".git", ".hypothesis", ".mypy_cache", ".ruff_cache", ".venv", "__pycache__"}
DEVELOPMENT_ONLY |= {"build", "dist", "out", "data"}
MAX_CLIENT_BYTES = 2_000_000
SLOW_TO_IMPORT = {
    *("argparse", "asyncio", "dataclasses", "importlib.metadata", "inspect", "pathlib", "typing"),
}

IMPORT_MEMORYCTL = """
import json, sys
sys.path.insert(0, sys.argv[1])
before = set(sys.modules)
import memoryd_client.memoryctl.__main__
at_start = set(sys.modules) - before
import importlib, pkgutil
for module in pkgutil.walk_packages(memoryd_client.memoryctl.__path__, "memoryd_client.memoryctl."):
    importlib.import_module(module.name)
print(json.dumps({"start": sorted(at_start), "all": sorted(set(sys.modules) - before)}))
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree to build from."""
    folder = tmp_path_factory.mktemp("source") / "memoryd"
    shutil.copytree(
        ROOT,
        folder,
        symlinks=True,
        ignore=lambda _, names: [
            name for name in names if name in DEVELOPMENT_ONLY or name.endswith(".egg-info")
        ],
    )
    return folder


@pytest.fixture(scope="module", params=["from the tree", "from the sdist"])
def built(
    request: pytest.FixtureRequest, source: Path, tmp_path_factory: pytest.TempPathFactory
) -> SimpleNamespace:
    """Both wheels, each built from the tree or from an sdist."""
    out = tmp_path_factory.mktemp("wheels")
    for folder in (source, source / "clients" / "python"):
        kinds = ["--wheel"] if request.param == "from the tree" else []
        done = subprocess.run(
            [sys.executable, "-m", "build", *kinds, "--no-isolation", "--outdir", out, folder],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
    (daemon,) = out.glob("memoryd-*.whl")
    (client,) = out.glob("memoryd_client-*.whl")
    return SimpleNamespace(daemon=daemon, client=client)


def names_in(wheel: Path) -> set[str]:
    """The paths in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def files_below(folder: Path, package: str) -> set[str]:
    """The files of a folder as paths in a wheel."""
    return {
        f"{package}/{path.relative_to(folder)}"
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_wheels_hold_the_intended_packages(built: SimpleNamespace) -> None:
    """Only memoryd, memoryd_client and their metadata are installed in site-packages, and the
    packages are complete: modules, schemas, migrations, model files, completions, py.typed."""
    for wheel, package, folder in (
        (built.daemon, "memoryd", ROOT / "daemon" / "memoryd"),
        (built.client, "memoryd_client", ROOT / "clients" / "python" / "memoryd_client"),
    ):
        names = names_in(wheel)
        version = wheel.name.split("-")[1]
        assert {name.split("/")[0] for name in names} == {package, f"{package}-{version}.dist-info"}
        assert files_below(folder, package) <= names
    schemas = files_below(ROOT / "rpc_schema", "memoryd/schema/rpc_schema")
    assert len(schemas) > 40
    assert schemas <= names_in(built.daemon)


def test_versions_are_equal() -> None:
    """Both distributions are released together."""
    versions = {
        tomllib.loads((ROOT / folder / "pyproject.toml").read_text("utf-8"))["project"]["version"]
        for folder in (".", "clients/python")
    }
    assert len(versions) == 1


def test_editable_installation_is_two_paths() -> None:
    """In the tests' environment, memoryd and memoryd_client are plain paths, which editors and type
    checkers can follow. No other module of the project is importable."""
    site = Path(os.__file__).parent / "site-packages"
    for entry in map(Path, sys.path):
        if (entry / "pytest").is_dir():
            site = entry
    ours = sorted(path for path in site.iterdir() if "memoryd" in path.name)
    plain = {path.read_text("utf-8").strip() for path in ours if path.suffix == ".pth"}
    assert plain == {str(ROOT / "daemon"), str(ROOT / "clients" / "python")}
    assert all(path.suffix in (".pth", ".dist-info") for path in ours), ours
    for folder in plain:
        names = {path.name for path in Path(folder).iterdir() if (path / "__init__.py").is_file()}
        assert names in ({"memoryd"}, {"memoryd_client"})


def test_memoryctl_imports_the_standard_library_alone(
    built: SimpleNamespace, tmp_path: Path
) -> None:
    """No module of memoryctl imports the daemon or a third-party package, and starting memoryctl
    imports no slow module."""
    with zipfile.ZipFile(built.client) as archive:
        archive.extractall(tmp_path)
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", IMPORT_MEMORYCTL, str(tmp_path)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    imported = json.loads(done.stdout)
    assert "memoryd_client.memoryctl.foreign.claude" in imported["all"]
    top = {name.split(".")[0] for name in imported["all"]}
    assert top - sys.stdlib_module_names == {"memoryd_client"}
    assert SLOW_TO_IMPORT & set(imported["start"]) == set()


@pytest.fixture(scope="module")
def client_alone(
    built: SimpleNamespace, tmp_path_factory: pytest.TempPathFactory
) -> SimpleNamespace:
    """An environment with memoryd-client only, installed without a package index."""
    folder = tmp_path_factory.mktemp("client") / "venv"
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-index"]
    done = subprocess.run(
        [*command, "--no-deps", "--quiet", str(built.client)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (site,) = folder.glob("lib/python3*/site-packages")
    return SimpleNamespace(folder=folder, python=python, site=site)


def test_client_alone_is_small(client_alone: SimpleNamespace) -> None:
    """It consists of one package and its metadata: less than 2 MB installed, without bytecode."""
    added = [path for path in client_alone.site.rglob("*") if path.is_file()]
    assert {path.relative_to(client_alone.site).parts[0].split("-")[0] for path in added} == {
        "memoryd_client"
    }
    source = sum(path.stat().st_size for path in added if path.suffix != ".pyc")
    assert 100_000 < source < MAX_CLIENT_BYTES


def test_client_alone_works(client_alone: SimpleNamespace, daemon: Daemon) -> None:
    """memoryctl, a hook and the Python client connect to a daemon in another environment. doctor
    reports what it cannot check from there."""

    def run(*words: str | Path, stdin: str = "") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [str(word) for word in words],
            capture_output=True,
            encoding="utf-8",
            input=stdin,
            env={"PATH": "/usr/bin:/bin", "MEMORYD_SOCKET": str(daemon.socket)},
            check=False,
        )

    memoryctl, python = client_alone.folder / "bin" / "memoryctl", client_alone.python
    assert run(memoryctl, "--version").stdout.startswith("memoryctl 0.")
    assert "complete -F _memoryctl memoryctl" in run(memoryctl, "completion", "bash").stdout
    assert run(memoryctl, "call", "memory.session_list").returncode == 3
    turn = ("--user", "sam", "turn", "Never email Sarah at sarah@example.com.")
    assert run(memoryctl, *turn, "--tool", "send_email").returncode == 0

    code = (
        "from memoryd_client import Memory\n"
        "with Memory('sam') as memory:\n"
        "    print(memory.tool_call_check(tool_name='send_email',"
        " arguments={'to': 'sarah@example.com'})['verdict'])\n"
    )
    assert run(python, "-c", code).stdout == "deny\n"

    hook = client_alone.site / "memoryd_client" / "hooks" / "hook.sh"
    call = {"tool_name": "Bash", "tool_input": {"command": "mail sarah@example.com"}}
    options = ("pre-tool-use", "--user", "sam", "--socket", daemon.socket)
    done = run("/bin/sh", hook, python, *options, stdin=json.dumps(call))
    assert done.returncode == 2, done.stderr
    call["tool_input"] = {"command": "ls"}
    assert run("/bin/sh", hook, python, *options, stdin=json.dumps(call)).returncode == 0

    findings = json.loads(run(memoryctl, "doctor").stdout)["findings"]
    (program,) = (one for one in findings if one["name"] == "program")
    assert (program["status"], "memoryd doctor" in program["advice"]) == ("warn", True)

"""The generated pages and scripts: up to date, and complete."""

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from memoryd import errors
from memoryd.schema.catalogue import methods
from memoryd.settings import Settings, flag_of, variable_of
from memoryd_client.memoryctl.commands.table import COMMANDS
from tests.paths import ROOT

DOCS = ROOT / "docs"
GENERATED = {
    "docs/methods.md",
    "docs/settings.md",
    "docs/errors.md",
    "docs/exports.md",
    "docs/memoryctl.md",
    "clients/python/memoryd_client/memoryctl/completion/memoryctl.bash",
    "clients/python/memoryd_client/memoryctl/completion/_memoryctl",
    "daemon/memoryd/rules/judging/guarded_methods.py",
    "daemon/memoryd/methods/_generated/rpc_types.py",
    "daemon/memoryd/methods/_generated/decorator.py",
    "clients/python/memoryd_client/_generated/results.py",
    "clients/python/memoryd_client/_generated/client.py",
    "clients/python/memoryd_client/_generated/calls.py",
    "clients/python/memoryd_client/_generated/async_calls.py",
    "clients/python/memoryd_client/_generated/errors.py",
    "clients/python/memoryd_client/_generated/methods.py",
    "clients/typescript/_generated/methods.js",
    "clients/typescript/_generated/memoryd.d.ts",
}


def generate(*words: str) -> "subprocess.CompletedProcess[str]":
    """Runs tools/generate.py."""
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "generate.py"), *words],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def headings(page: str) -> list[str]:
    """The headings of a page below its title, without the `#` marks."""
    return re.findall(r"^##+ (.+)$", (DOCS / page).read_text("utf-8"), re.MULTILINE)


def test_up_to_date() -> None:
    """The committed files are what the generator writes. `make generate` fixes a failure."""
    done = generate("--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_missing_and_changed_files_are_found(tmp_path: Path) -> None:
    """--check names every file that is missing or edited, and writes nothing."""
    missing = generate("--check", "--root", str(tmp_path))
    assert missing.returncode == 1
    assert {line.split()[0] for line in missing.stderr.splitlines()} == GENERATED
    assert list(tmp_path.iterdir()) == []
    assert generate("--root", str(tmp_path)).returncode == 0
    (tmp_path / "docs/errors.md").write_text("edited", "utf-8")
    edited = generate("--check", "--root", str(tmp_path))
    assert edited.returncode == 1
    assert edited.stderr == "docs/errors.md is out of date: run make generate\n"


def test_deterministic(tmp_path: Path) -> None:
    """Two runs write the same bytes."""
    for name in ("first", "second"):
        assert generate("--root", str(tmp_path / name)).returncode == 0
    for name in GENERATED:
        first, second = ((tmp_path / run / name).read_bytes() for run in ("first", "second"))
        assert first == second


def test_every_method_has_a_heading() -> None:
    """docs/methods.md has a heading for each method, and names each of its params."""
    page = (DOCS / "methods.md").read_text("utf-8")
    assert set(methods()) <= set(headings("methods.md"))
    for name, method in methods().items():
        section = page.split(f"\n## {name}\n")[1].split("\n## ")[0]
        assert method.summary in section
        for param in method.params["properties"]:
            assert f"| `{param}` |" in section


def test_every_setting_has_a_heading() -> None:
    """docs/settings.md has a heading for each setting, with its flag and its variable."""
    page = (DOCS / "settings.md").read_text("utf-8")
    assert headings("settings.md") == [row.name for row in fields(Settings)]
    for row in fields(Settings):
        section = page.split(f"\n## {row.name}\n")[1].split("\n## ")[0]
        for expected in (row.metadata["help"], flag_of(row.name), variable_of(row.name)):
            assert expected in section


def test_every_error_has_a_heading() -> None:
    """docs/errors.md has a heading with the code and the name of each error, and each error is in
    the tree."""
    found = headings("errors.md")
    tree = (errors.__doc__ or "").split()
    for error in errors.RpcError.__subclasses__():
        assert f"{error.code} {error.name or error.__name__}" in found
        assert {error.__name__, str(error.code)} <= set(tree)
    for name in ("SettingsError", "StartupError"):
        assert name in found


def test_every_command_has_a_heading() -> None:
    """docs/memoryctl.md has a heading for each command."""
    assert {f"memoryctl {name}" for name in COMMANDS} <= set(headings("memoryctl.md"))


@pytest.mark.parametrize("page", ["methods.md", "settings.md", "errors.md", "memoryctl.md"])
def test_links_lead_somewhere(page: str) -> None:
    """Every link in a generated page points to an existing page and heading."""
    for file, fragment in re.findall(r"\]\(([\w.-]*)#?([\w-]*)\)", (DOCS / page).read_text()):
        target = file or page
        assert (DOCS / target).is_file(), target
        anchors = [
            re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings(target)
        ]
        assert not fragment or fragment in anchors, f"{target}#{fragment}"

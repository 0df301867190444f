"""The release checks detect an inconsistent release."""

import zipfile
from pathlib import Path

import pytest

from tools.release import version_faults, wheel_faults

CHANGELOG = "# Changelog\n\n## 1.2.0 (2026-11-24)\n\n## 1.1.0 (2026-01-02)\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with only those files that contain its version."""
    for project in (tmp_path, tmp_path / "clients" / "python"):
        project.mkdir(parents=True, exist_ok=True)
        (project / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    return tmp_path


def test_a_dated_version_that_is_the_same_everywhere_is_right(tree: Path) -> None:
    """No fault is reported."""
    assert list(version_faults(tree)) == []


@pytest.mark.parametrize(
    ("file", "before", "after", "fault"),
    [
        ("clients/python/pyproject.toml", "1.2.0", "1.1.0", "the versions differ"),
        ("CHANGELOG.md", "2026-11-24", "unreleased", "1.2.0 has no date (unreleased)"),
        ("CHANGELOG.md", "## 1.2.0 (2026-11-24)\n", "", "CHANGELOG.md begins with 1.1.0"),
        ("CHANGELOG.md", "## ", "### ", "CHANGELOG.md has no heading"),
    ],
)
def test_what_does_not_fit_is_named(
    tree: Path, file: str, before: str, after: str, fault: str
) -> None:
    """Different versions, a section without a date, a first section of another version, and no
    section."""
    path = tree / file
    path.write_text(path.read_text("utf-8").replace(before, after), "utf-8")
    (found,) = version_faults(tree)
    assert fault in found


def test_a_wheel_is_compared_with_its_package(tmp_path: Path) -> None:
    """Missing files are reported, also those in a linked folder, and so are names that do not
    belong to the package."""
    package, wheel = tmp_path / "sample", tmp_path / "sample-1.0-py3-none-any.whl"
    package.mkdir()
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas" / "call.json").touch()
    (package / "schema").symlink_to("../schemas")
    for name in ("__init__.py", "table.sql"):
        (package / name).touch()
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("sample/__init__.py", "")
        archive.writestr("sample-1.0.dist-info/METADATA", "")
        archive.writestr("tests/__init__.py", "")
    assert list(wheel_faults(wheel, "sample", package)) == [
        "sample-1.0-py3-none-any.whl holds tests",
        "sample-1.0-py3-none-any.whl lacks sample/table.sql",
        "sample-1.0-py3-none-any.whl lacks sample/schema/call.json",
    ]

"""pip installs memoryd's dependencies in versions that memoryd was tested with."""

import ast
import re
import tomllib
from importlib import metadata

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from tests.paths import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
REQUIREMENTS = {
    requirement.name.replace("_", "-").lower(): requirement
    for requirement in map(Requirement, PROJECT["dependencies"])
}
LOCKED = {
    name: Version(version)
    for name, version in re.findall(
        r"^([\w.-]+)==(\S+)", (ROOT / ".ci" / "requirements.lock").read_text("utf-8"), re.MULTILINE
    )
}


def is_native(name: str) -> bool:
    """Whether an installed distribution contains compiled code."""
    return any(".so" in file.suffixes for file in metadata.files(name) or ())


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_the_next_major_version_is_not_installed(name: str) -> None:
    """A new major version may change the API or the binary interface. The locked version is within
    the range."""
    allowed, locked = REQUIREMENTS[name].specifier, LOCKED[name]
    assert locked in allowed
    assert Version(f"{locked.major + 1}.0") not in allowed


def test_native_libraries_that_are_imported_are_required() -> None:
    """memoryd requires each of them itself, instead of relying on the range that another dependency
    sets."""
    imported = set()
    for path in (ROOT / "daemon" / "memoryd").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                imported.add(node.module.partition(".")[0])
    owners = metadata.packages_distributions()
    names = {name for package in imported for name in owners.get(package, ())}
    native = {name.replace("_", "-").lower() for name in names if is_native(name)}
    assert {"numpy", "onnxruntime", "cryptography"} <= native
    assert native <= set(REQUIREMENTS)

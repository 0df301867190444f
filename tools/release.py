"""Builds a release and checks it. Uploads nothing.

    python tools/release.py                check, then build both distributions into dist/
    python tools/release.py --check-only   check the version and the changelog

1. Both pyproject.toml files have the same version.
2. The newest section of CHANGELOG.md is that version with a date: `## 0.2.0 (2026-11-24)`.
3. Generated files are up to date, and no change is uncommitted.
4. An sdist and a wheel of each distribution are built from a copy of the committed tree.
5. Each wheel holds every file of its package and nothing else.
"""

import argparse
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
PACKAGES = {"memoryd": "daemon/memoryd", "memoryd_client": "clients/python/memoryd_client"}
PROJECTS = (".", "clients/python")
_HEADING = re.compile(r"^## (\S+) \((.+)\)$", re.MULTILINE)


def version_faults(root: Path) -> Iterator[str]:
    """Yield what is wrong with the versions and the changelog of a tree."""
    versions = {
        project: tomllib.loads((root / project / "pyproject.toml").read_text("utf-8"))["project"][
            "version"
        ]
        for project in PROJECTS
    }
    if len(set(versions.values())) > 1:
        listed = ", ".join(f"{project}: {version}" for project, version in versions.items())
        yield f"the versions differ ({listed})"
    newest = _HEADING.search((root / "CHANGELOG.md").read_text("utf-8"))
    if newest is None:
        yield "CHANGELOG.md has no heading such as “## 0.2.0 (2026-11-24)”"
    elif newest[1] != versions["."]:
        yield f"CHANGELOG.md begins with {newest[1]}, pyproject.toml says {versions['.']}"
    elif not re.fullmatch(r"\d{4}-\d{2}-\d{2}", newest[2]):
        yield f"CHANGELOG.md: {newest[1]} has no date ({newest[2]})"


def wheel_faults(wheel: Path, package: str, folder: Path) -> Iterator[str]:
    """Yield the files of the package in `folder` that a wheel lacks, and the top-level entries that
    do not belong in it."""
    version = wheel.name.split("-")[1]
    allowed = {package, f"{package}-{version}.dist-info"}
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for one in sorted({entry.split("/")[0] for entry in names} - allowed):
        yield f"{wheel.name} holds {one}"
    for parent, _, files in os.walk(folder, followlinks=True):  # the schemas are a symlinked folder
        for path in (Path(parent, name) for name in sorted(files)):
            inside = f"{package}/{path.relative_to(folder)}"
            if "__pycache__" not in path.parts and inside not in names:
                yield f"{wheel.name} lacks {inside}"


def build(target: Path, tree: Path) -> None:
    """Build an sdist and a wheel of each distribution in a tree. Raises CalledProcessError."""
    for project in PROJECTS:
        command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(target)]
        subprocess.run([*command, str(tree / project)], check=True, stdout=subprocess.DEVNULL)


def is_changed() -> bool:
    """Whether a tracked file differs from the last commit."""
    command = ["git", "diff", "--quiet", "HEAD"]
    done = subprocess.run(command, cwd=REPOSITORY, check=False)
    return done.returncode != 0


def committed_tree(folder: Path) -> None:
    """Write the committed files, and no others, into a folder."""
    archive = folder / "tree.tar"
    command = ["git", "archive", "--output", str(archive), "HEAD"]
    subprocess.run(command, cwd=REPOSITORY, check=True)
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="tar")
    archive.unlink()


def main() -> int:
    """Check the tree, build the distributions and check the wheels. Returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check-only", action="store_true", help="build nothing")
    options = parser.parse_args()
    generate = [sys.executable, str(REPOSITORY / "tools" / "generate.py"), "--check"]
    faults = list(version_faults(REPOSITORY))
    if subprocess.run(generate, check=False).returncode:
        faults.append("generated files are out of date")
    if not options.check_only and is_changed():
        faults.append("there are uncommitted changes")
    if not faults and not options.check_only:
        target = REPOSITORY / "dist"
        if any(target.glob("*")):
            faults.append("dist/ is not empty: remove what is in it")
        else:
            with tempfile.TemporaryDirectory() as scratch:
                tree = Path(scratch)
                committed_tree(tree)
                build(target, tree)
                for package, folder in PACKAGES.items():
                    (wheel,) = target.glob(f"{package}-*.whl")
                    faults += wheel_faults(wheel, package, tree / folder)
    for fault in faults:
        sys.stderr.write(f"{fault}\n")
    if not faults and not options.check_only:
        sys.stdout.write("dist/ is ready: " + ", ".join(sorted(built_names())) + "\n")
    return 1 if faults else 0


def built_names() -> list[str]:
    """The files in dist/."""
    return [path.name for path in (REPOSITORY / "dist").iterdir()]


if __name__ == "__main__":
    sys.exit(main())

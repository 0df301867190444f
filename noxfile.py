"""The tests under each supported Python: `make matrix`, or `nox -s tests-3.13 -- tests/storage`.

A missing interpreter is skipped, and named in the summary. Everything is installed from the lock
file.
"""

import os
from pathlib import Path

import nox

LOCK = ".ci/requirements.lock"
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
DEFAULT_TESTS = ["tests/unit", "tests/rpc", "tests/storage", "tests/clients", "tests/packaging"]

nox.options.default_venv_backend = "venv"
nox.options.reuse_existing_virtualenvs = True
nox.options.error_on_missing_interpreters = False
nox.options.download_python = "never"

# pyenv has a shim for every version, also for those that are not active: look into its folders.
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
FOLDERS = sorted(str(folder) for folder in PYENV.glob("versions/3.*/bin"))
os.environ["PATH"] = os.pathsep.join([*FOLDERS, os.environ["PATH"]])


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """Run pytest; words after `--` are its arguments."""
    session.install("--require-hashes", "-r", LOCK)
    session.install("--no-deps", "--no-build-isolation", "-e", ".", "-e", "clients/python")
    session.run("python", "-m", "pytest", "-q", "-n", "auto", *(session.posargs or DEFAULT_TESTS))

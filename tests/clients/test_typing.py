"""The types of the Python client, as mypy and pyright show them to its users."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "typing"


def run(*words: str | Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=FOLDER, capture_output=True, text=True, check=False
    )


def test_user_code_under_mypy(tmp_path: Path) -> None:
    """mypy --strict takes the code of a user, and reports each wrong use."""
    options = ("--config-file=", "--strict", "--cache-dir", tmp_path)
    done = run("mypy", *options, "user_code.py")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(
    shutil.which("node") is None, reason="node is not installed: pyright is NOT run"
)
def test_user_code_under_pyright() -> None:
    """So does pyright in its strict mode."""
    done = run("pyright", "--project", ".", "--pythonpath", sys.executable)
    assert done.returncode == 0, done.stdout + done.stderr

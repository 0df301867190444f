"""The installed unit files, and systemd's programs that check them."""

import shutil
import subprocess
from collections.abc import Callable

import pytest

from tests.paths import ROOT

UNITS = ROOT / "systemd"

Analyze = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="session")
def analyze() -> Analyze:
    """Runs systemd-analyze with the given arguments."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("SYSTEMD-ANALYZE IS MISSING: the units are not judged")

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [program, *arguments], capture_output=True, text=True, timeout=60, check=False
        )

    return run

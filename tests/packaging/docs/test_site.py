"""The documentation as a whole."""

import subprocess
import sys
from pathlib import Path

from tests.paths import ROOT

DOCS = ROOT / "docs"


def test_it_builds_without_warnings(tmp_path: Path) -> None:
    """Every page is in the table of contents, and every link and anchor has a target."""
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "dummy"]
    done = subprocess.run(
        [*command, str(DOCS), str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")

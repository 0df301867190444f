"""The Python that the docs show runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import Daemon

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {
    path.name: blocks
    for path in sorted(DOCS.glob("*.md"))
    if (blocks := re.findall(r"^```python\n(.*?)^```", path.read_text("utf-8"), re.M | re.S))
}


def run(daemon: Daemon, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env=os.environ | {"MEMORYD_SOCKET": str(daemon.socket)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("page", PAGES)
def test_the_blocks_of_a_page_run(daemon: Daemon, page: str) -> None:
    """Each block of a page runs by itself, after those above it."""
    for block in PAGES[page]:
        run(daemon, "-c", block)


def test_the_agent_loop_stops_the_forbidden_call(daemon: Daemon) -> None:
    """What the user forbids in the first session is pinned and denied in the second."""
    shown = run(daemon, str(DOCS / "examples" / "agent_loop.py"), str(daemon.socket))
    assert "- **[critical]** never email Sarah at sarah@example.com." in shown
    verdicts = re.findall(r"-> (allow|ask|deny):", shown)
    assert verdicts == ["deny", "allow"]

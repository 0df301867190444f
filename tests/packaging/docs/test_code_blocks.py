"""The code blocks in the docs run."""

import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.daemon import Daemon
from tests.paths import ROOT

DOCS = ROOT / "docs"
NODE = shutil.which("node")
PAGES = {
    path.name: blocks
    for path in sorted(DOCS.glob("*.md"))
    if (blocks := re.findall(r"^```python\n(.*?)^```", path.read_text("utf-8"), re.M | re.S))
}


def run(daemon: Daemon, *words: str, program: str = sys.executable) -> str:
    module = [] if program == sys.executable else ["--input-type=module"]
    done = subprocess.run(
        [program, *module, *words],
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
    """Each Python block of a page runs in its own process, after the blocks above it."""
    for block in PAGES[page]:
        run(daemon, "-c", block)


@pytest.mark.skipif(NODE is None, reason="node is not installed: the example for it is NOT tested")
def test_the_example_for_node_runs(daemon: Daemon) -> None:
    """The code block in typescript.md finds the note that it saved."""
    assert NODE is not None
    page = (DOCS / "typescript.md").read_text("utf-8")
    (block,) = re.findall(r"^```js\n(.*?)^```", page, re.M | re.S)
    client = DOCS.parent / "clients" / "typescript" / "memoryd.js"
    shown = run(daemon, "-e", block.replace('"memoryd"', f'"{client}"'), program=NODE)
    assert shown == "User's name is Shantanu\n"


def test_the_agent_loop_stops_the_forbidden_call(daemon: Daemon) -> None:
    """What the user forbids in the first session is pinned and denied in the second."""
    shown = run(daemon, str(DOCS / "examples" / "agent_loop.py"), str(daemon.socket))
    assert "- **[critical]** never email Sarah at sarah@example.com." in shown
    verdicts = re.findall(r"-> (allow|ask|deny):", shown)
    assert verdicts == ["deny", "allow"]

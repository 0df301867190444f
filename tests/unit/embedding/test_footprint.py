"""Memory, files and network use of a process with a model."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LOAD_AND_EMBED = """
import asyncio, json, sys
from pathlib import Path
import psutil
from memoryd.embedding.embedder import Embedder

async def main():
    cache, memory = Path(sys.argv[1]), psutil.Process().memory_info
    embedder = Embedder("default", cache=cache, threads=2, idle_unload_s=1, query_cache=8)
    embedder.start()
    await embedder.ready()
    sizes = [memory().rss]
    await embedder.embed_query("tea")
    await embedder.embed_passages(["a longer text " * 100] * 8, level=1, key="sam")
    sizes.append(memory().rss)
    while embedder.status.state != "unloaded":
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.2)
    sizes.append(memory().rss)
    await embedder.close()
    print(json.dumps([size / 2**20 for size in sizes]))

asyncio.run(main())
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty home folder."""
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def load_and_embed(home: Path, *prefix: str) -> "subprocess.CompletedProcess[str]":
    """Run the script as a user with this home, outside of any CI."""
    return subprocess.run(
        [*prefix, sys.executable, "-W", "error", "-c", LOAD_AND_EMBED, str(home / "models")],
        env={"HOME": str(home), "PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_memory_is_given_back(home: Path) -> None:
    """At most 300 MB with the model; without it little more than before fastembed was imported.
    Nothing is printed and nothing is written to the home folder."""
    done = load_and_embed(home)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    before, loaded, unloaded = json.loads(done.stdout.splitlines()[-1])
    assert before < 80
    assert loaded < 300
    assert unloaded < before + 110
    assert list(home.iterdir()) == []


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
def test_nothing_goes_over_the_network(home: Path, tmp_path: Path) -> None:
    """No connection, no name look-up, nothing sent: not by Python and not by onnxruntime."""
    trace = tmp_path / "trace"
    done = load_and_embed(
        home, "strace", "-f", "-qq", "-e", "trace=connect,sendto,sendmsg,sendmmsg", "-o", str(trace)
    )
    assert done.returncode == 0, done.stderr
    lines = trace.read_text().splitlines()
    assert [line for line in lines if "AF_INET" in line or "nscd" in line] == []

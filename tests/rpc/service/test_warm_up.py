"""What the daemon loads when."""

import json
import subprocess
import sys

import pytest

pytestmark = pytest.mark.usefixtures("own_interpreter")

PROGRAM = """
import asyncio, gc, json, sys
import memoryd.service
from memoryd.warm_up import WarmUp

async def warm_up():
    warm = WarmUp()
    warm.start()
    while not gc.isenabled():
        await asyncio.sleep(0.01)
    await warm.close()

at_start = sorted(sys.modules)
gc.disable()
asyncio.run(warm_up())
print(json.dumps([at_start, sorted(sys.modules)]))
"""
FOR_TEXTS = {
    "memoryd.guard.vocabulary",
    "memoryd.guard.pattern",
    "memoryd.guard.secret_kinds",
    "memoryd.rules.capture.decrees",
    "memoryd.rules.capture.relaxations",
    "memoryd.rules.relaxing",
}
FOR_OTHERS = {"fastembed", "onnxruntime", "tokenizers", "cryptography", "memoryd.doctor"}


def test_the_start_waits_for_no_tables() -> None:
    """What only texts need is loaded after the start, and all of it; the rest when asked for."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, encoding="utf-8", check=True
    )
    at_start, at_last = map(set, json.loads(done.stdout))
    assert "memoryd.rules.judging.verdict" in at_start
    assert at_start & (FOR_TEXTS | FOR_OTHERS) == set()
    assert at_last & (FOR_TEXTS | FOR_OTHERS) == FOR_TEXTS

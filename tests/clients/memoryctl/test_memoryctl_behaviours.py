"""memoryctl call shows the behaviours that all clients share."""

import json
import uuid
from typing import Any

import pytest

from tests.clients.behaviours import BEHAVIOURS, Outcome, run_through
from tests.clients.conftest import Run
from tests.daemon import Daemon


@pytest.mark.parametrize("behaviour", BEHAVIOURS, ids=lambda one: one["behaviour"])
async def test_behaviours(shared_daemon: Daemon, memoryctl: Run, behaviour: dict[str, Any]) -> None:
    """Results come on stdout with exit code 0, errors as the daemon's own object with 1."""
    user = f"sam-{uuid.uuid4()}"

    async def call(method: str, params: dict[str, Any]) -> Outcome:
        words = ("--socket", str(shared_daemon.socket), "--user", user, "--json", "call", method)
        done = memoryctl(*words, "-", stdin=json.dumps(params))
        if done.returncode == 0:
            return "result", json.loads(done.stdout)
        assert done.returncode == 1
        error = json.loads(done.stderr)
        data = error.get("data", {})
        return "error", {"code": error["code"], "name": data.get("code", ""), "data": data}

    await run_through(behaviour, call)

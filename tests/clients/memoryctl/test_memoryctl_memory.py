"""`memoryctl memory` and `memoryctl tools` against a real daemon."""

import json
import uuid

import pytest

from tests.clients.conftest import Run
from tests.daemon import Daemon


@pytest.fixture
def environment(shared_daemon: Daemon) -> dict[str, str]:
    """The variables with which memoryctl finds the shared daemon and a user of the test's own."""
    return {"MEMORYD_SOCKET": str(shared_daemon.socket), "MEMORYCTL_USER": f"sam-{uuid.uuid4()}"}


def test_the_life_of_a_fact(memoryctl: Run, environment: dict[str, str]) -> None:
    """Added from standard input, replaced, shown, removed; the results have the old texts."""

    def run(*words: str, stdin: str = "") -> str:
        done = memoryctl(*words, environment=environment, stdin=stdin)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    run("memory", "add", "user", "-", stdin="Lives in Rome\n")
    run("memory", "add", "memory", "Runs on Debian 12")
    replaced = json.loads(run("memory", "replace", "user", "Rome", "Lives in Milan"))
    assert replaced["replaced"] == "Lives in Rome"
    assert run("memory", "show", "--text").splitlines() == [
        "user  14 of 1,375 characters",
        "- Lives in Milan",
        "memory  17 of 2,200 characters",
        "- Runs on Debian 12",
    ]
    assert json.loads(run("memory", "remove", "user", "Milan"))["removed"] == "Lives in Milan"


def test_failures_say_where_to_look(memoryctl: Run, environment: dict[str, str]) -> None:
    """For a fact that does not exist, and for an invalid target."""
    done = memoryctl("memory", "remove", "user", "Rome", environment=environment)
    assert done.returncode == 1
    assert "memoryctl memory show" in done.stderr
    done = memoryctl("memory", "add", "everything", "x", environment=environment)
    assert done.returncode == 3


def test_tools(memoryctl: Run, environment: dict[str, str]) -> None:
    """Listed as an API wants them; called with JSON text; a failure is exit code 1."""
    done = memoryctl("tools", "list", "--format", "openai", environment=environment)
    assert json.loads(done.stdout)["tools"][0]["function"]["name"] == "memory"
    fact = '{"action": "add", "target": "user", "content": "Lives in Rome"}'
    done = memoryctl("tools", "call", "memory", fact, "--text", environment=environment)
    assert done.returncode == 0
    assert done.stdout.startswith("Added. 13 of 1,375 characters")
    done = memoryctl("tools", "call", "memory", "{", "--text", environment=environment)
    assert done.returncode == 1
    assert done.stdout.startswith("Error: arguments: is not valid JSON")

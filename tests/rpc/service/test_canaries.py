"""A secret that a client sends stands nowhere but in the database and in answers to reads."""

import copy
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from memoryd.schema.catalogue import methods
from tests.client import Client, RefusedError
from tests.conftest import Daemon

pytestmark = pytest.mark.usefixtures("own_interpreter")

CANARY = "xylocopa"
NAMED_IN_LOGS = {"user_id", "confirm"}
"""Whose memory it is may be logged; everything else may not."""


def with_canaries(value: Any) -> Iterator[Any]:
    """Copies of an example in each of which one text has a canary in it: at its end, and too
    long to be right."""
    for place, text in texts_of(value):
        for changed in (text + CANARY, CANARY * 200):
            yield replaced(value, place, changed)


def texts_of(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Every text in a JSON value with the way to it."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, one in value.items():
            if key not in NAMED_IN_LOGS:
                yield from texts_of(one, (*place, key))
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from texts_of(one, (*place, number))


def replaced(value: Any, place: tuple[Any, ...], text: str) -> Any:
    """A copy with another text at this place."""
    changed = copy.deepcopy(value)
    target = changed
    for step in place[:-1]:
        target = target[step]
    target[place[-1]] = text
    return changed


def refusal(client: Client, id_: int) -> RefusedError | None:
    """The error of a sent request; None when it was answered."""
    try:
        client.result(id_)
    except RefusedError as error:
        return error
    return None


def test_the_canaries_reach_every_text() -> None:
    """The test below sends what it means to send."""
    changed = list(with_canaries({"user_id": "sam", "a": ["x", {"b": "y"}]}))
    assert changed[0] == {"user_id": "sam", "a": ["x" + CANARY, {"b": "y"}]}
    assert changed[-1] == {"user_id": "sam", "a": ["x", {"b": CANARY * 200}]}
    assert len(changed) == 4


def test_secrets_stay_where_they_belong(start_daemon: Callable[..., Daemon]) -> None:
    """Not in a log line of any level, an error's message or data, the metrics, the counters, or
    what other programs see of the process; not even when the database fails."""
    daemon = start_daemon("--log-level=debug", "--embedding-model=none")
    client = daemon.connect()
    answered = refused = 0
    for broken in (False, True):
        for name, method in methods().items():
            for example in method.examples[:1]:
                changed = list(with_canaries(example["params"]))[:: 1 + broken]
                sent = [client.send(name, params) for params in changed]
                for id_ in sent:
                    error = refusal(client, id_)
                    if error is None:
                        answered += 1
                        continue
                    refused += 1
                    told = json.dumps([error.message, error.data])
                    assert CANARY not in told or "candidates" in error.data, (name, told)
        if not broken:
            for file in daemon.workspace_root.glob("*/.oxydra/memory.db"):
                file.write_bytes(b"not a database any more" * 1000)
    assert answered > 50
    assert refused > 50
    assert CANARY not in client.call("daemon.metrics")["text"]
    assert CANARY not in json.dumps(client.call("daemon.stats"))
    process = Path(f"/proc/{daemon.pid}")
    for file in (process / name for name in ("cmdline", "environ", "comm")):
        if os.access(file, os.R_OK):  # the environment is root's to see
            assert CANARY.encode() not in file.read_bytes()
    daemon.stop()
    lines = [line for line in daemon.log().splitlines() if CANARY in line]
    assert lines == []
    daemon.log_file.write_text("", "utf-8")  # the errors in it were asked for
    daemon.start()

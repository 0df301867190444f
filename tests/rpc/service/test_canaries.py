"""A secret that a client sends is only in the database and in the responses to reads."""

import copy
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from memoryd.schema.catalogue import methods
from tests.client import Client, RefusedError
from tests.daemon import Daemon

pytestmark = pytest.mark.usefixtures("own_interpreter")

CANARY = "xylocopa"
NAMED_IN_LOGS = {"user_id", "confirm"}
"""Whose memory it is may be logged; everything else may not."""


def with_canaries(value: Any) -> Iterator[Any]:
    """Copies of an example, each with a canary in one text: at its end, or too long."""
    for path, text in texts_of(value):
        for changed in (text + CANARY, CANARY * 200):
            yield replaced(value, path, changed)


def texts_of(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Every text in a JSON value with its path."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, one in value.items():
            if key not in NAMED_IN_LOGS:
                yield from texts_of(one, (*path, key))
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from texts_of(one, (*path, number))


def replaced(value: Any, path: tuple[Any, ...], text: str) -> Any:
    """A copy with another text at this path."""
    changed = copy.deepcopy(value)
    target = changed
    for step in path[:-1]:
        target = target[step]
    target[path[-1]] = text
    return changed


def error_of(client: Client, id_: int) -> RefusedError | None:
    """The error of a sent request; None if it succeeded."""
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
    succeeded = failed = 0
    for broken in (False, True):
        for name, method in methods().items():
            for example in method.examples[:1]:
                changed = list(with_canaries(example["params"]))[:: 1 + broken]
                sent = [client.send(name, params) for params in changed]
                for id_ in sent:
                    error = error_of(client, id_)
                    if error is None:
                        succeeded += 1
                        continue
                    failed += 1
                    shown = json.dumps([error.message, error.data])
                    assert CANARY not in shown or "candidates" in error.data, (name, shown)
        if not broken:
            for file in daemon.workspace_root.glob("*/.oxydra/memory.db"):
                file.write_bytes(b"not a database any more" * 1000)
    assert succeeded > 50
    assert failed > 50
    assert CANARY not in client.call("daemon.metrics")["text"]
    assert CANARY not in json.dumps(client.call("daemon.stats"))
    process = Path(f"/proc/{daemon.pid}")
    for file in (process / name for name in ("cmdline", "environ", "comm")):
        if os.access(file, os.R_OK):  # only root may read the environment
            assert CANARY.encode() not in file.read_bytes()
    daemon.stop()
    lines = [line for line in daemon.log().splitlines() if CANARY in line]
    assert lines == []
    daemon.log_file.write_text("", "utf-8")  # its errors were provoked
    daemon.start()

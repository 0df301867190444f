"""Fixtures for the tests of the wire: a harness under uvloop, a client, the log, and a check for
leaks."""

import asyncio
import contextlib
import os
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
import uvloop

from tests.rpc.wire.harness import Client, Harness, until


def pytest_asyncio_loop_factories(config: Any, item: Any) -> dict[str, Any]:
    """Use the event loop that the daemon uses."""
    return {"uvloop": uvloop.new_event_loop}


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """A harness that is shut down after the test. No task may be left."""
    made = Harness(tmp_path)
    yield made
    await made.end()
    await until(lambda: len(asyncio.all_tasks()) == 1)


@pytest.fixture
async def client(harness: Harness) -> Client:
    """A client of a server with the default limits."""
    await harness.start()
    return await harness.connect()


@pytest.fixture(autouse=True, scope="session")
def _first_loop() -> None:
    """Create a first loop, for which libuv opens a pipe that it keeps."""
    uvloop.new_event_loop().close()


@pytest.fixture(autouse=True)
def _no_leaks() -> Iterator[None]:
    """A test leaves no descriptor and no thread open."""
    descriptors, threads = _descriptors(), threading.active_count()
    yield
    assert _descriptors() <= descriptors
    assert threading.active_count() == threads


def _descriptors() -> set[str]:
    """Open descriptors as `number -> target`, for sockets and files."""
    found = set()
    for name in os.listdir("/proc/self/fd"):
        with contextlib.suppress(FileNotFoundError):
            found.add(f"{name} -> {os.readlink(f'/proc/self/fd/{name}')}")  # noqa: PTH115
    return {one for one in found if f"/proc/{os.getpid()}/fd" not in one}


@pytest.fixture
def log() -> Iterator[list[Any]]:
    """The log lines of the test, as dictionaries. Request this fixture before a server is
    started."""
    with structlog.testing.capture_logs() as lines:
        yield lines

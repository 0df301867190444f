"""Open users on real files, in this process; nothing may be left open."""

import gc
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from memoryd.embedding.embedder import Embedder
from memoryd.keys.ring import KeyRing
from memoryd.storage.engine.jobs import Jobs
from memoryd.storage.engine.quota import Quota
from memoryd.storage.search.index_memory import IndexMemory
from memoryd.storage.search.search_services import SearchServices
from memoryd.storage.users.open_users import OpenUsers
from memoryd.storage.users.opening import StorageLimits
from tests.database import ring_of_tests

_CLOSED_WITHIN_S = 5.0


@pytest.fixture(autouse=True)
def nothing_stays_open() -> Iterator[None]:
    """No file descriptor and no thread outlives a test; those that are closing get a moment."""
    gc.collect()
    before = _open_now()
    yield
    gc.collect()
    deadline = time.monotonic() + _CLOSED_WITHIN_S
    while _open_now() != before and time.monotonic() < deadline:
        time.sleep(0.01)
    assert _open_now() == before


def _open_now() -> tuple[int, int]:
    """The numbers of file descriptors and threads of this process."""
    return len(os.listdir("/proc/self/fd")), threading.active_count()


@pytest_asyncio.fixture
async def open_users(tmp_path: Path) -> AsyncIterator[Callable[..., OpenUsers]]:
    """Makes OpenUsers on one workspace root, one after the other."""
    made: list[OpenUsers] = []

    def make(
        limit: int = 64, queue: int = 1024, readers: int = 2, keys: KeyRing | None = None
    ) -> OpenUsers:
        limits = StorageLimits(readers, queue, Quota())
        ring = keys or ring_of_tests()
        users = OpenUsers(tmp_path / "workspace", limit, limits, _without_a_model(), ring)
        users.start()
        made.append(users)
        return users

    yield make
    for users in made:
        await users.close()


def _without_a_model() -> SearchServices:
    embedder = Embedder(
        "none", cache=Path("/nonexistent"), threads=1, idle_unload_s=0, query_cache=1
    )
    return SearchServices(embedder, IndexMemory(1 << 20), Jobs())

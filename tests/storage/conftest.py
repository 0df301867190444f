"""Open users on real files, in this process; nothing may be left open."""

import gc
import os
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from memoryd.storage.open_users import OpenUsers
from memoryd.storage.user_memory import StorageLimits


@pytest.fixture(autouse=True)
def nothing_stays_open() -> Iterator[None]:
    """No file descriptor and no thread outlives a test."""
    gc.collect()
    before = len(os.listdir("/proc/self/fd")), threading.active_count()
    yield
    gc.collect()
    assert (len(os.listdir("/proc/self/fd")), threading.active_count()) == before


@pytest_asyncio.fixture
async def open_users(tmp_path: Path) -> AsyncIterator[Callable[..., OpenUsers]]:
    """Makes OpenUsers on one workspace root, one after the other."""
    made: list[OpenUsers] = []

    def make(limit: int = 64, queue: int = 1024, readers: int = 2) -> OpenUsers:
        users = OpenUsers(tmp_path / "workspace", limit, StorageLimits(readers, queue))
        users.start()
        made.append(users)
        return users

    yield make
    for users in made:
        await users.close()

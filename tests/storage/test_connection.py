"""One connection and its thread."""

import asyncio
from pathlib import Path

import pytest

from memoryd.keys.master_key import UserKey
from memoryd.storage.engine import connection as connections
from tests.database import TEST_KEY


@pytest.mark.parametrize(("key", "kib"), [(None, 2_000), (TEST_KEY.of_user("sam"), 16_384)])
async def test_an_encrypted_database_has_the_larger_cache(
    tmp_path: Path, key: UserKey | None, kib: int
) -> None:
    """Its pages have to be decrypted whenever they are not in the cache."""
    path = tmp_path / "memory.db"
    path.touch()
    connection = await connections.connect(path, key)
    try:
        found = await connection.run(lambda driver: driver.execute("PRAGMA cache_size").fetchone())
    finally:
        await connections.close(connection)
    assert found == (-kib,)


@pytest.mark.parametrize("steps", range(6))
async def test_a_cancelled_opening_leaves_no_thread(tmp_path: Path, steps: int) -> None:
    """Whenever the opening is cancelled, the connection's thread ends: else the exit hangs."""
    path = tmp_path / "memory.db"
    path.touch()
    opening = asyncio.create_task(connections.connect(path, None))
    for _ in range(steps):
        await asyncio.sleep(0)
    opening.cancel()
    try:
        connection = await opening
    except asyncio.CancelledError:
        return
    await connections.close(connection)


async def test_work_that_runs_out_of_items_is_answered(tmp_path: Path) -> None:
    """StopIteration, which no future takes, comes as RuntimeError; the connection goes on."""
    path = tmp_path / "memory.db"
    path.touch()
    connection = await connections.connect(path, None)
    try:
        with pytest.raises(RuntimeError) as raised:
            await connection.run(lambda _: next(iter(())), timeout_s=5)
        assert isinstance(raised.value.__cause__, StopIteration)
        assert await connection.run(lambda driver: driver.execute("SELECT 1").fetchone()) == (1,)
    finally:
        await connections.close(connection)

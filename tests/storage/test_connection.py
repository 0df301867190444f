"""One connection and its thread."""

import asyncio
from pathlib import Path

import pytest

from memoryd.storage import connection as connections


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

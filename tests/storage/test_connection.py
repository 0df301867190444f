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

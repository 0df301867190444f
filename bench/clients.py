"""How many calls a second the Python clients make, against one daemon in one run.

    python bench/clients.py            prints a table, writes bench/out/clients.json

`tool_rule_get` of a stored rule: one at a time by the client for threads and by the one for
asyncio, and with many waiting concurrently by the one for asyncio.
"""

import asyncio
import json
import platform
import statistics
import tempfile
import time
from pathlib import Path

from daemon_process import DaemonProcess

from memoryd_client import AsyncMemory, Memory

CALLS = 2_000
AT_ONCE = 256
RUNS = 7
OUT = Path(__file__).resolve().parent / "out" / "clients.json"


def main() -> None:
    """Measure, print and write."""
    with tempfile.TemporaryDirectory() as folder, DaemonProcess(Path(folder)) as daemon:
        with Memory("sam", path=daemon.socket) as memory:
            memory.tool_rule_put("bash", "Use fish.", id="a")
        rates: dict[str, list[float]] = {"threads": [], "asyncio": [], "asyncio, pipelined": []}
        for _ in range(RUNS):
            rates["threads"].append(one_at_a_time(daemon.socket))
            rates["asyncio"].append(asyncio.run(awaited(daemon.socket)))
            rates["asyncio, pipelined"].append(asyncio.run(pipelined(daemon.socket)))
    print(f"{'client':<20} {'calls/s':>9}   (median of {RUNS}; lowest to highest)")
    for name, seen in rates.items():
        print(f"{name:<20} {statistics.median(seen):>9,.0f}   {min(seen):,.0f} to {max(seen):,.0f}")
    OUT.parent.mkdir(parents=True, exist_ok=True)
    report = {"python": platform.python_version(), "calls": CALLS, "calls_per_s": rates}
    OUT.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    print(f"wrote {OUT}")


def one_at_a_time(path: Path) -> float:
    """Calls a second of one thread."""
    with Memory("sam", path=path) as memory:
        began = time.perf_counter()
        for _ in range(CALLS):
            memory.tool_rule_get("bash", "a")
        return CALLS / (time.perf_counter() - began)


async def awaited(path: Path) -> float:
    """Calls a second of one task."""
    async with AsyncMemory("sam", path=path) as memory:
        began = time.perf_counter()
        for _ in range(CALLS):
            await memory.tool_rule_get("bash", "a")
        return CALLS / (time.perf_counter() - began)


async def pipelined(path: Path) -> float:
    """Calls a second with many waiting concurrently."""
    async with AsyncMemory("sam", path=path) as memory:
        began = time.perf_counter()
        for _ in range(CALLS // AT_ONCE):
            await asyncio.gather(*(memory.tool_rule_get("bash", "a") for _ in range(AT_ONCE)))
        return CALLS // AT_ONCE * AT_ONCE / (time.perf_counter() - began)


if __name__ == "__main__":
    main()

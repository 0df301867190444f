"""How soon the daemon is ready and how much memory it takes idle.

    python bench/startup.py

Prints a table and writes bench/out/startup.json. "ready" is the time from the start of the
process to the answer of a first daemon.health; "python" is a bare interpreter beside it. "warm" is
three seconds later: what the first texts need is loaded soon after the start.
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

from memoryd_client.memoryctl.connection import Connection

ROUNDS = 10
WARM_AFTER_S = 3.0
OUT = Path(__file__).parent / "out" / "startup.json"


def one_start(folder: Path) -> tuple[float, float, float]:
    """Seconds until the first answer, and resident megabytes after it and when it is warm."""
    socket = folder / "memoryd.sock"
    started = time.perf_counter()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "memoryd", "--log-level", "error"),
            *("--socket", str(socket), "--workspace-root", str(folder / "workspace")),
        ]
    )
    try:
        while process.poll() is None:
            try:
                with Connection(str(socket)) as connection:
                    connection.call("daemon.health", {})
                break
            except Exception:  # noqa: BLE001 (not there yet, in whatever way)
                time.sleep(0.001)
        if process.poll() is not None:
            sys.exit("the daemon did not start")
        ready = time.perf_counter() - started
        megabytes = psutil.Process(process.pid).memory_info().rss / 1e6
        time.sleep(WARM_AFTER_S)
        return ready, megabytes, psutil.Process(process.pid).memory_info().rss / 1e6
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    """Measure, print, write."""
    ready, resident, warm, bare = [], [], [], []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", "pass"], check=True)
        bare.append(time.perf_counter() - started)
        with tempfile.TemporaryDirectory() as folder:
            seconds, megabytes, megabytes_warm = one_start(Path(folder))
        ready.append(seconds)
        resident.append(megabytes)
        warm.append(megabytes_warm)
    figures = {
        "ready_s": round(statistics.median(ready), 3),
        "python_s": round(statistics.median(bare), 3),
        "idle_rss_mb": round(statistics.median(resident), 1),
        "warm_rss_mb": round(statistics.median(warm), 1),
        "rounds": ROUNDS,
    }
    for name, value in figures.items():
        print(f"{name:<14}{value:>8}")
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()

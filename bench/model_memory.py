"""Resident memory of the daemon with and without the embedding model.

python bench/model_memory.py     prints a table, writes bench/out/model_memory.json
"""

import json
import sys
import tempfile
import time
from pathlib import Path

from daemon_process import DaemonProcess
from filled_daemon import wait_until_idle

OUT = Path(__file__).resolve().parent / "out"
UNLOAD_S = 5
WAIT_S = 60.0
LOADED_AT_MOST_MB = 300.0


def main() -> int:
    """Measure, print and write. 0 when the target is met, 1 when not."""
    with tempfile.TemporaryDirectory() as folder:
        with DaemonProcess(Path(folder) / "none", "--embedding-model", "none") as daemon:
            wait_until_idle(daemon)
            figures = {"without a model": daemon.resident_mb}
        unload = ("--embedding-idle-unload", str(UNLOAD_S))
        with DaemonProcess(Path(folder) / "default", *unload) as daemon:
            wait_until_idle(daemon)
            figures["model not loaded yet"] = daemon.resident_mb
            daemon.call("memory_save", user_id="sam", content="The user lives in Cologne.")
            daemon.wait_for_vectors("sam")
            wait_until_idle(daemon)
            _wait_for(daemon, "ready")
            figures["model loaded, idle"] = daemon.resident_mb
            _wait_for(daemon, "unloaded")
            wait_until_idle(daemon)
            figures["model unloaded after idling"] = daemon.resident_mb
    for name, megabytes in figures.items():
        print(f"{name:30}{megabytes:8.0f} MB resident")
    OUT.mkdir(exist_ok=True)
    rounded = {name: round(megabytes, 1) for name, megabytes in figures.items()}
    (OUT / "model_memory.json").write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")
    met = figures["model loaded, idle"] <= LOADED_AT_MOST_MB
    print(f"loaded and idle ≤ {LOADED_AT_MOST_MB:.0f} MB: {'met' if met else 'MISSED'}")
    return 0 if met else 1


def _wait_for(daemon: DaemonProcess, state: str) -> None:
    deadline = time.monotonic() + WAIT_S
    while daemon.call("daemon.jobs")["embedding"]["state"] != state:
        if time.monotonic() > deadline:
            raise SystemExit(f"the model is not {state} after {WAIT_S:.0f} s")
        time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main())
